//! The engine against the naive implementation of docs/rules/ace.md and docs/rules/policies.md.

use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::policy::EvictionOrder;
use bufferpool_ace::policy::registry::{PolicyEntry, find};
use bufferpool_ace::report::final_state;
use bufferpool_test_support::holds::assert_holds;

use crate::naive::Naive;
use crate::naive::tally::Tally;
use crate::support::cases::Case;
use crate::support::{VARIANTS, Variant, for_every_lane, for_every_long_run, lane, step};

pub(super) fn assert_counters_agree(lane: &dyn AnyLane, tally: &Tally) {
    let counters = lane.counters();
    for name in Tally::COUNTERS {
        let (found, expected) =
            (counters.by_name(name).expect("every counter of the page"), tally.value(name));
        let tolerance = if name.ends_with("_us") { 1e-6 } else { 0.0 };
        assert!((found - expected).abs() <= tolerance, "{name}: {found} instead of {expected}");
    }
}

/// The expected event; what an engine's event may tell besides is taken from the one that was found, with the pages passed
/// over where docs/rules/policies.md keeps no counter of them.
#[allow(clippy::needless_update, reason = "at present the oracle knows every field")]
pub(super) fn fields_of_the_page(expected: &Event, found: &Event, policy: &PolicyEntry) -> Event {
    let (expected, found) = (expected.clone(), found.clone());
    let told = if policy.spec.counts_second_chances { expected.clone() } else { found.clone() };
    Event {
        t: expected.t,
        write: expected.write,
        page: expected.page,
        client: expected.client,
        held: expected.held,
        kept_by_pins: expected.kept_by_pins,
        pinned_looked_at: expected.pinned_looked_at,
        hit: expected.hit,
        victim: expected.victim,
        victim_dirty: expected.victim_dirty,
        batch: expected.batch,
        batch_frames: expected.batch_frames,
        evicted: expected.evicted,
        evicted_frames: expected.evicted_frames,
        prefetched: expected.prefetched,
        prefetched_frames: expected.prefetched_frames,
        second_chances: told.second_chances,
        second_chances_in_search: told.second_chances_in_search,
        second_chance_dirty: told.second_chance_dirty,
        passed_over: told.passed_over,
        looked_at: expected.looked_at,
        used_prefetched: expected.used_prefetched,
        stream: expected.stream,
        frame: expected.frame,
        ..found
    }
}

#[test]
fn the_oracle_knows_the_policies_of_the_page() {
    for id in ["lru", "clock", "cflru", "lru-wsr"] {
        assert!(find(id).is_ok(), "{id} is the golden files' name");
    }
}

/// Engine and oracle in the case's start state; none of a policy that the oracle does not know, which the other laws hold
/// alone.
fn pair(case: &Case, policy: &PolicyEntry, variant: Variant) -> Option<(Box<dyn AnyLane>, Naive)> {
    let mut naive = Naive::new(&case.json(policy, variant), &case.asked())?;
    if let Some(start) = case.start(policy) {
        naive.set_up(&start);
    }
    Some((lane(case, policy, &case.config(policy, variant)), naive))
}

pub(super) fn assert_order_agrees(lane: &dyn AnyLane, naive: &Naive) {
    let frames = |pages: Vec<u32>| -> Vec<u32> {
        pages.into_iter().map(|page| naive.frame_of(page).expect("resident") as u32).collect()
    };
    let entry = lane.config().policy_entry().expect("registered");
    assert_eq!(lane.next_victims(usize::MAX), frames(naive.next_victims()), "of {}", entry.spec.id);
    if entry.eviction_order == EvictionOrder::Bookkeeping {
        assert_eq!(lane.order(), frames(naive.eviction_order()), "eviction order of {}", entry.spec.id);
    }
}

#[test]
fn engine_and_naive_implementation_agree_on_events_counters_and_states() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let Some((mut lane, mut naive)) = pair(case, policy, variant) else { return };
        let mut tally = Tally::new(naive.settings());
        for (&(page, write), request) in case.requests.iter().zip(case.packed()) {
            let expected = naive.request(page, write);
            tally.count(&expected);
            let found = step(lane.as_mut(), request);
            assert_eq!(found, fields_of_the_page(&expected, &found, policy));
            assert_order_agrees(lane.as_ref(), &naive);
            assert_counters_agree(lane.as_ref(), &tally);
        }
        let place = format!("{} {variant:?}", policy.spec.id);
        assert_holds(&final_state(lane.as_ref()), &naive.final_state(), &place);
    });
}

#[test]
fn they_agree_over_thousands_of_requests_and_past_keyframes() {
    for_every_long_run(|case, policy, variant| {
        let Some((mut lane, mut naive)) = pair(case, policy, variant) else { return };
        let mut tally = Tally::new(naive.settings());
        let keyframes_at = case.positions();
        for (at, (&(page, write), request)) in case.requests.iter().zip(case.packed()).enumerate() {
            if keyframes_at.contains(&at) {
                // The present state, but in a copy: copies of the lists are laid out in another way.
                let keyframe = lane.keyframe();
                lane.restore(&keyframe);
            }
            let expected = naive.request(page, write);
            tally.count(&expected);
            let found = step(lane.as_mut(), request);
            assert_eq!(found, fields_of_the_page(&expected, &found, policy));
            if at % 101 == 0 {
                assert_order_agrees(lane.as_ref(), &naive);
            }
        }
        assert_counters_agree(lane.as_ref(), &tally);
        let place = format!("{} {variant:?}", policy.spec.id);
        assert_holds(&final_state(lane.as_ref()), &naive.final_state(), &place);
    });
}
