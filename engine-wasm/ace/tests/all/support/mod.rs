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
use bufferpool_test_support::runner::{case_count, tried, try_on};
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

/// Tries a law on random cases, 256 or PROPTEST_CASES.
pub(crate) fn for_every_case(law: impl Fn(&Case)) {
    try_on(cases::cases(), case_count(), law);
}

/// Tries a law on every registered policy in some variants.
pub(crate) fn for_every_lane(variants: &[Variant], law: impl Fn(&Case, &PolicyEntry, Variant)) {
    for_every_case(|case| on_every_lane(case, variants, &|policy, variant| law(case, policy, variant)));
}

/// Tries a law on every registered policy in all variants, on a few long runs.
pub(crate) fn for_every_long_run(law: impl Fn(&Case, &PolicyEntry, Variant)) {
    let count = (case_count() / 16).max(1);
    try_on(cases::long_cases(), count, |case| {
        on_every_lane(case, &VARIANTS, &|policy, variant| law(case, policy, variant))
    });
}

/// As [`for_every_lane`], on cases with pins.
pub(crate) fn for_every_pinned_lane(law: impl Fn(&Pinned, &PolicyEntry, Variant)) {
    for_every_pinned_case(|pinned| {
        on_every_lane(&pinned.case, &VARIANTS, &|policy, variant| law(pinned, policy, variant))
    });
}

/// As [`for_every_case`], on cases with pins: fewer, for what is not about pins is tried without them.
pub(crate) fn for_every_pinned_case(law: impl Fn(&Pinned)) {
    try_on(pinned::pinned_cases(), (case_count() / 4).max(1), law);
}

/// As [`for_every_long_run`], on cases with pins.
pub(crate) fn for_every_long_pinned_run(law: impl Fn(&Pinned, &PolicyEntry, Variant)) {
    let count = (case_count() / 16).max(1);
    try_on(pinned::long_pinned_cases(), count, |pinned| {
        on_every_lane(&pinned.case, &VARIANTS, &|policy, variant| law(pinned, policy, variant))
    });
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

/// Whether the policy of a place in the registry is tried on a case of so many requests: the paper's policies are on every
/// case, of the further ones a quarter, in turn; all where they are named.
pub(crate) fn is_in_turn(place: usize, requests: usize) -> bool {
    let its_turn = || (place + requests).is_multiple_of(4) || std::env::var("POLICIES").is_ok();
    place < PAPER.len() || its_turn()
}

fn on_every_lane(case: &Case, variants: &[Variant], law: &impl Fn(&PolicyEntry, Variant)) {
    for (place, policy) in POLICIES.iter().enumerate().filter(|(_, policy)| is_tried(policy.spec.id)) {
        if !is_in_turn(place, case.requests.len()) {
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
