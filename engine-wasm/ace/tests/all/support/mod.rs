//! What the laws share: random cases, and how a law is tried on each of them.

pub(crate) mod cases;
pub(crate) mod pinned;
pub(crate) mod sessions;
pub(crate) mod starts;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_ace::policy::Policy;
use bufferpool_ace::policy::registry::{PAPER, POLICIES, PolicyEntry, PolicyVisitor, visit_all};
use bufferpool_test_support::runner::{by_day_or_all, case_count, share, tried, try_in_turn, try_on};
use cases::Case;
use pinned::Pinned;
use proptest::sample::select;
use proptest::strategy::Strategy;

/// The three ways to run a policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Variant {
    Baseline,
    Ace,
    AceWithReader,
}

pub(crate) const VARIANTS: [Variant; 3] = [Variant::Baseline, Variant::Ace, Variant::AceWithReader];

/// Tries a law on random cases.
pub(crate) fn for_every_case(law: impl Fn(&Case)) {
    try_on(cases::cases(), case_count(), law);
}

/// Tries a law on every registered policy in some variants.
pub(crate) fn for_every_lane(variants: &[Variant], law: impl Fn(&Case, &PolicyEntry, Variant)) {
    for_every_lane_of(case_count(), variants, law);
}

/// As [`for_every_lane`] where one case is long to serve or to look at: a quarter of the cases.
pub(crate) fn for_every_dear_lane(variants: &[Variant], law: impl Fn(&Case, &PolicyEntry, Variant)) {
    for_every_lane_of(quarter(), variants, law);
}

/// Tries a law on so many cases.
pub(crate) fn for_every_lane_of(
    count: u32,
    variants: &[Variant],
    law: impl Fn(&Case, &PolicyEntry, Variant),
) {
    try_in_turn(cases::cases(), count, |case, turn| {
        on_every_lane(turn, variants, &|policy, variant| law(case, policy, variant))
    });
}

/// Tries a law on every registered policy in all variants, on a few long runs.
pub(crate) fn for_every_long_run(law: impl Fn(&Case, &PolicyEntry, Variant)) {
    try_in_turn(cases::long_cases(long()), few(), |case, turn| {
        on_every_lane(turn, &VARIANTS, &|policy, variant| law(case, policy, variant))
    });
}

/// As [`for_every_lane`], on cases with pins.
pub(crate) fn for_every_pinned_lane(law: impl Fn(&Pinned, &PolicyEntry, Variant)) {
    try_in_turn(pinned::pinned_cases(), quarter(), |pinned, turn| {
        on_every_lane(turn, &VARIANTS, &|policy, variant| law(pinned, policy, variant))
    });
}

/// As [`for_every_case`], on cases with pins: fewer, for what is not about pins is tried without them.
pub(crate) fn for_every_pinned_case(law: impl Fn(&Pinned)) {
    try_on(pinned::pinned_cases(), quarter(), law);
}

/// As [`for_every_long_run`], on cases with pins.
pub(crate) fn for_every_long_pinned_run(law: impl Fn(&Pinned, &PolicyEntry, Variant)) {
    try_in_turn(pinned::long_pinned_cases(long()), few(), |pinned, turn| {
        on_every_lane(turn, &VARIANTS, &|policy, variant| law(pinned, policy, variant))
    });
}

/// Cases of a law that is tried on fewer of them: so many at least that each policy has its turn.
fn quarter() -> u32 {
    share(64).max(TURNS)
}

/// As [`quarter`], of long runs.
fn few() -> u32 {
    share(16).max(TURNS)
}

/// Requests of a long run at most: by day so many that a list's tape runs full, in all past two keyframes.
fn long() -> usize {
    by_day_or_all(4_000, 9_000)
}

/// Whether a policy is tried: all are, or those that the environment names, with commas between.
pub(crate) fn is_tried(id: &str) -> bool {
    std::env::var("POLICIES").map_or(true, |ids| ids.split(',').any(|tried| tried == id))
}

/// Shows a visitor each form of each policy that is tried.
pub(crate) fn visit_tried(visitor: &mut impl PolicyVisitor) {
    visit_all(&mut Named(visitor));
}

struct Named<'a, V>(&'a mut V);

impl<V: PolicyVisitor> PolicyVisitor for Named<'_, V> {
    fn visit<P: Policy>(&mut self) {
        if is_tried(P::SPEC.id) {
            tried(P::SPEC.id, || self.0.visit::<P>());
        }
    }
}

/// Any registered policy by its id, which a failure then names.
pub(crate) fn policies() -> impl Strategy<Value = &'static str> {
    select(POLICIES.iter().map(|policy| policy.spec.id).collect::<Vec<_>>())
}

/// Tries a law on every registered policy once.
pub(crate) fn on_every_policy(mut law: impl FnMut(&'static PolicyEntry)) {
    POLICIES.iter().for_each(|policy| tried(policy.spec.id, || law(policy)));
}

/// Cases in which every policy is tried on one at least.
const TURNS: u32 = 4;

/// Whether the policy of a place in the registry is tried on the case that has this turn: the paper's policies are on
/// every case, of the further ones a quarter; all where they are named.
pub(crate) fn is_in_turn(place: usize, turn: usize) -> bool {
    let its_turn = || (place + turn).is_multiple_of(TURNS as usize) || std::env::var("POLICIES").is_ok();
    place < PAPER.len() || its_turn()
}

fn on_every_lane(turn: usize, variants: &[Variant], law: &impl Fn(&PolicyEntry, Variant)) {
    for (place, policy) in POLICIES.iter().enumerate().filter(|(_, policy)| is_tried(policy.spec.id)) {
        if !is_in_turn(place, turn) {
            continue;
        }
        for &variant in variants {
            tried(format_args!("{} {variant:?}", policy.spec.id), || law(policy, variant));
        }
    }
}

/// A lane for a config, in the case's start state.
pub(crate) fn lane(case: &Case, policy: &PolicyEntry, config: &LaneConfig) -> Box<dyn AnyLane> {
    let mut lane = lane_over(config, &case.packed()).expect("a legal config");
    if let Some(start) = case.start(policy) {
        lane.set_up(&start);
    }
    lane
}

/// Runs all requests and returns the events.
pub(crate) fn events(lane: &mut dyn AnyLane, requests: &[u32]) -> Vec<Event> {
    let mut events = Vec::new();
    lane.observe(requests, &mut |event| {
        events.push(event.clone());
        false
    });
    events
}

/// Serves one request and returns its event.
pub(crate) fn step(lane: &mut dyn AnyLane, request: u32) -> Event {
    events(lane, &[request]).remove(0)
}

/// Every resident page with its frame.
pub(crate) fn resident(lane: &dyn AnyLane) -> Vec<(u32, u32)> {
    let (pool, config) = (lane.pool(), lane.config());
    let held = (0..config.frames).map(|frame| (pool.page_in(frame), frame));
    held.filter(|held| held.0 != bufferpool_core::NONE).collect()
}
