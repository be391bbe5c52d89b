//! The engine against the naive implementation of spec/ace.md.

use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::policy::find;
use bufferpool_sim::report::final_state;
use serde_json::{Value, to_value};

use crate::naive::Naive;
use crate::naive::tally::Tally;
use crate::support::{VARIANTS, for_every_lane, lane, step};

fn assert_counters_agree(lane: &dyn AnyLane, tally: &Tally) {
    let Value::Object(counters) = to_value(lane.counters()).expect("numbers") else { unreachable!() };
    assert_eq!(counters.len(), 19, "every counter of the page");
    for (name, value) in counters {
        let (found, expected) = (value.as_f64().expect("a number"), tally.value(&name));
        let tolerance = if name.ends_with("_us") { 1e-6 } else { 0.0 };
        assert!((found - expected).abs() <= tolerance, "{name}: {found} instead of {expected}");
    }
}

#[test]
fn the_oracle_knows_the_policies_of_the_page() {
    for id in ["lru", "clock", "cflru", "lru-wsr"] {
        assert!(find(id).is_ok(), "{id} is the golden files' name");
    }
}

#[test]
fn engine_and_naive_implementation_agree_on_events_counters_and_states() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let json = case.json(policy, variant);
        // The page describes four policies; a further one has its own golden files.
        let Some(mut naive) = Naive::new(&json) else { return };
        let mut lane = lane(case, policy, &case.config(policy, variant));
        if let Some(start) = case.start(policy) {
            naive.set_up(&start);
        }
        let mut tally = Tally::new(&naive.settings);
        for (&(page, write), request) in case.requests.iter().zip(case.packed()) {
            let expected = naive.request(page, write);
            tally.count(&expected);
            assert_eq!(step(lane.as_mut(), request), expected, "{json:?}");
            let order =
                naive.eviction_order().into_iter().map(|page| naive.frame_of(page).expect("resident") as u32);
            assert_eq!(lane.peek(usize::MAX), order.collect::<Vec<_>>(), "eviction order after {expected:?}");
            assert_counters_agree(lane.as_ref(), &tally);
        }
        assert_eq!(final_state(lane.as_ref()), naive.final_state(), "{json:?}");
    });
}
