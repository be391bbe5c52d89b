//! Every golden file: counters, events and final states, as an independent implementation computed them.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_ace::report::final_state;
use bufferpool_core::trace::{Trace, pack};
use bufferpool_test_support::holds::assert_holds;

use crate::golden_files::{self, Case};

/// Of the ACE paper's policies, and of the further ones and the Readers.
fn cases() -> Vec<Case> {
    ["golden", "golden/policies", "golden/policies2"].into_iter().flat_map(golden_files::cases).collect()
}

fn trace(case: &Case, pages: u32) -> Trace {
    Trace::new(case.requests.iter().map(|&(page, write)| pack(page, write)).collect(), pages).unwrap()
}

fn run(case: &Case) -> (Box<dyn AnyLane>, Vec<Event>) {
    let config = LaneConfig::from_json(&case.config).unwrap();
    let trace = trace(case, config.pages);
    let mut lane = lane_over(&config, &trace.requests).unwrap();
    let mut events = Vec::new();
    lane.observe(&trace.requests, &mut |event| {
        events.push(event.clone());
        false
    });
    (lane, events)
}

#[test]
fn every_case_is_there() {
    assert_eq!(cases().len(), 31 + 54 + 47);
}

/// One run of each case, some of thousands of requests.
#[test]
fn counters_events_and_final_states_are_those_of_the_golden_files() {
    for case in cases() {
        let name = &case.name;
        let (lane, events) = run(&case);
        let counters = serde_json::to_value(lane.counters()).unwrap();
        for (key, expected) in case.expect["counters"].as_object().unwrap() {
            let found = &counters[key];
            if key.ends_with("_us") {
                let difference = (found.as_f64().unwrap() - expected.as_f64().unwrap()).abs();
                assert!(difference <= 0.000_001, "{name}: {key}: {found} instead of {expected}");
            } else {
                assert_eq!(found, expected, "{name}: {key}");
            }
        }
        assert!(lane.identities().iter().all(|identity| identity.holds), "{name}");
        if let Some(expected) = case.expect["events"].as_array() {
            assert_eq!(events.len(), expected.len(), "{name}");
            for (found, expected) in events.iter().zip(expected) {
                assert_eq!(&serde_json::to_value(found.golden()).unwrap(), expected, "{name}");
            }
        }
        if let Some(expected) = case.expect.get("final") {
            assert_holds(&final_state(lane.as_ref()), expected, name);
        }
    }
}

/// By day `laws::replay` has this of random cases: slices of any size are single steps.
#[test]
#[ignore = "test:all"]
fn the_fast_path_counts_what_the_recording_path_counts() {
    for case in cases() {
        let name = &case.name;
        let (recorded, _) = run(&case);
        let trace = trace(&case, recorded.config().pages);
        let mut fast = lane_over(recorded.config(), &trace.requests).unwrap();
        fast.advance(&trace.requests);
        assert_eq!(fast.counts(), recorded.counts(), "{name}");
        assert_eq!(final_state(fast.as_ref()), final_state(recorded.as_ref()), "{name}");
    }
}
