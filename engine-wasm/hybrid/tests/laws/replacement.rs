//! Replacements that come to the same.

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::placement::PLACEMENTS;
use bufferpool_hybrid::replacement::REPLACEMENTS;

use super::support::cases::Case;
use super::support::{Pair, events, for_every_case, lane};

/// Every event, and the queues at the end.
fn outcome(case: &Case, pair: Pair) -> (Vec<Event>, Vec<(&'static str, Vec<u32>)>) {
    let mut lane = lane(case, pair);
    let events = events(lane.as_mut(), &case.packed());
    (events, lane.queues())
}

#[test]
fn without_a_cost_segment_every_replacement_is_lru_event_by_event() {
    let fixed = || REPLACEMENTS.iter().filter(|entry| !entry.is_lru && !entry.adapts);
    assert_ne!(fixed().count(), 0);
    for_every_case(|case| {
        // The second lambda is above 0 and still gives no frame.
        for lambda in [0, 999 / case.frames] {
            let case = Case { lambda, ..case.clone() };
            for placement in PLACEMENTS.iter().filter(|entry| !entry.spec.by_lru_only) {
                let lru = Pair { placement, ..Pair::of("hybrid", "lru") };
                for replacement in fixed() {
                    let pair = Pair { placement, replacement };
                    assert_eq!(outcome(&case, pair), outcome(&case, lru), "{}", pair.name());
                }
            }
        }
    });
}

#[test]
fn with_lru_placement_changes_neither_hits_nor_victims() {
    for_every_case(|case| {
        let pages = |pair| {
            let (events, _) = outcome(case, pair);
            let left =
                |event: &Event| event.evictions.iter().map(|entry| (entry.page, entry.dirty)).collect::<Vec<_>>();
            events.iter().map(|event| (event.hit, left(event))).collect::<Vec<_>>()
        };
        let magnetic = pages(Pair::of("magnetic", "lru"));
        for placement in PLACEMENTS {
            let pair = Pair { placement, ..Pair::of("hybrid", "lru") };
            assert_eq!(pages(pair), magnetic, "{}", pair.name());
        }
    });
}
