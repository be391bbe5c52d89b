//! Every golden file: counters, events and final states.

use bufferpool_ace::event::Event;
use bufferpool_test_support::runner::by_day_or_all;

use crate::golden_files::{Case, cases};
use crate::naive::Naive;
use crate::naive::tally::Tally;

fn all_cases() -> Vec<Case> {
    ["golden", "golden/policies", "golden/policies2"].into_iter().flat_map(cases).collect()
}

fn run(case: &Case) -> (Naive, Vec<Event>) {
    let trace: Vec<u32> = case.requests.iter().map(|request| request.0).collect();
    let mut naive = Naive::new(&case.config, &trace).expect("a policy of the pages");
    let events = case.requests.iter().map(|&(page, write)| naive.request(page, write)).collect();
    (naive, events)
}

#[test]
fn every_case_is_there() {
    assert_eq!(["golden", "golden/policies", "golden/policies2"].map(|of| cases(of).len()), [31, 54, 47]);
}

/// One run of each case. Some take thousands of requests, which are linear walks here, a second each: by day the engine is
/// held against these (`golden.rs`), and against this implementation on random cases (`laws::oracle`).
#[test]
fn counters_events_and_final_states_are_those_of_the_golden_files() {
    let most_requests = by_day_or_all(1_000, usize::MAX);
    let cases: Vec<Case> =
        all_cases().into_iter().filter(|case| case.requests.len() <= most_requests).collect();
    assert!(cases.len() >= 91, "{} cases", cases.len());
    for case in cases {
        let (naive, events) = run(&case);
        let mut tally = Tally::new(naive.settings());
        events.iter().for_each(|event| tally.count(event));
        for (key, expected) in case.expect["counters"].as_object().unwrap() {
            let (found, expected) = (tally.value(key), expected.as_f64().unwrap());
            let tolerance = if key.ends_with("_us") { 1e-6 } else { 0.0 };
            assert!((found - expected).abs() <= tolerance, "{}: {key}: {found}, not {expected}", case.name);
        }
        if let Some(expected) = case.expect["events"].as_array() {
            assert_eq!(events.len(), expected.len(), "{}", case.name);
            for (found, expected) in events.iter().zip(expected) {
                assert_eq!(&serde_json::to_value(found.golden()).unwrap(), expected, "{}", case.name);
            }
        }
        if let Some(expected) = case.expect.get("final") {
            assert_eq!(&naive.final_state(), expected, "{}", case.name);
        }
    }
}
