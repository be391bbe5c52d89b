//! What the laws share: random cases, and how a law is tried on each of them.

pub(crate) mod cases;

use bufferpool_core::NONE;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::{self, PLACEMENTS, PlacementEntry, TraceFacts, open};
use bufferpool_hybrid::replacement::{self, REPLACEMENTS, ReplacementSpec};
use bufferpool_test_support::runner::{case_count, tried, try_on};
use cases::Case;

/// A placement with a replacement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pair {
    pub(crate) placement: &'static PlacementEntry,
    pub(crate) replacement: &'static ReplacementSpec,
}

impl Pair {
    /// The pair of two ids.
    pub(crate) fn of(placement: &str, replacement: &str) -> Self {
        Self {
            placement: placement::find(placement).expect("registered"),
            replacement: replacement::find(replacement).expect("registered"),
        }
    }

    /// Every pair of the registries that a lane may have.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let pairs = PLACEMENTS.iter().flat_map(|placement| {
            REPLACEMENTS.iter().map(move |replacement| Self { placement, replacement })
        });
        pairs.filter(|pair| pair.replacement.is_lru || !pair.placement.spec.by_lru_only)
    }

    /// Both ids, to say which pair broke a law.
    pub(crate) fn name(&self) -> String {
        format!("{} with {}", self.placement.spec.id, self.replacement.id)
    }
}

/// Tries a law on random cases.
pub(crate) fn for_every_case(law: impl Fn(&Case)) {
    try_on(cases::cases(), case_count(), law);
}

/// Tries a law on every registered pair.
pub(crate) fn for_every_lane(law: impl Fn(&Case, Pair)) {
    for_every_case(|case| on_every_lane(case, &law));
}

/// Tries a law on every registered pair, on a few long runs.
pub(crate) fn for_every_long_run(law: impl Fn(&Case, Pair)) {
    let count = (case_count() / 32).max(1);
    try_on(cases::long_cases(), count, |case| on_every_lane(case, &law));
}

fn on_every_lane(case: &Case, law: &impl Fn(&Case, Pair)) {
    Pair::all().for_each(|pair| tried(pair.name(), || law(case, pair)));
}

/// A lane of a config over the case's trace, with an empty pool.
pub(crate) fn lane_of(case: &Case, config: &HybridConfig) -> Box<dyn AnyLane> {
    let facts = TraceFacts::of(config, &case.trace()).expect("a small trace");
    open(config, &facts).expect("a small lane")
}

/// A lane of a pair over the case's trace, with an empty pool.
pub(crate) fn lane(case: &Case, pair: Pair) -> Box<dyn AnyLane> {
    lane_of(case, &case.config(pair))
}

/// Serves requests and returns their events.
pub(crate) fn events(lane: &mut dyn AnyLane, requests: &[u32]) -> Vec<Event> {
    let mut events = Vec::new();
    let served = lane.observe(requests, &mut |event| {
        events.push(event.clone());
        false
    });
    assert_eq!(served, requests.len());
    events
}

/// Serves one request and returns its event.
pub(crate) fn step(lane: &mut dyn AnyLane, request: u32) -> Event {
    events(lane, &[request]).remove(0)
}

/// Every resident page with its frame, by frame.
pub(crate) fn resident(lane: &dyn AnyLane) -> Vec<(u32, u32)> {
    let held = (0..lane.config().frames).map(|frame| (lane.pool().page_in(frame), frame));
    held.filter(|&(page, _)| page != NONE).collect()
}

/// What a lane has paid, in the scaled whole numbers in which it counts.
pub(crate) fn cost(lane: &dyn AnyLane) -> i128 {
    lane.pool().counts().cost(&lane.config().prices)
}
