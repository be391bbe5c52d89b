//! Every golden file: counters, events and final states, as an independent implementation computed them.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_ace::report::final_state;
use bufferpool_core::trace::{Trace, pack};
use serde_json::Value;

/// Of the ACE paper's policies, and of the further ones and the Readers.
fn folders() -> [PathBuf; 2] {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    [golden.join("policies"), golden]
}

fn trace(name: &str, pages: u32) -> Trace {
    let text = folders().iter().find_map(|folder| fs::read_to_string(folder.join(name)).ok()).unwrap();
    let requests = text.lines().skip(1).map(|line| {
        let (op, page) = line.split_once(',').unwrap();
        pack(page.parse().unwrap(), op == "W")
    });
    Trace::new(requests.collect(), pages).unwrap()
}

fn cases() -> Vec<(String, Value)> {
    let mut cases: Vec<_> = folders()
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let case: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            (path.file_stem().unwrap().to_string_lossy().into_owned(), case)
        })
        .collect();
    cases.sort_by(|left, right| left.0.cmp(&right.0));
    cases
}

fn run(case: &Value) -> (Box<dyn AnyLane>, Vec<Value>) {
    let config = LaneConfig::from_json(case["config"].as_object().unwrap()).unwrap();
    let mut events = Vec::new();
    let trace = trace(case["trace"].as_str().unwrap(), config.pages);
    let mut lane = lane_over(&config, &trace.requests).unwrap();
    lane.observe(&trace.requests, &mut |event| {
        events.push(serde_json::to_value(event.golden()).unwrap());
        false
    });
    (lane, events)
}

#[test]
fn every_case_is_there() {
    assert_eq!(cases().len(), 31 + 54);
}

#[test]
fn counters_are_those_of_the_golden_files() {
    for (name, case) in cases() {
        let (lane, _) = run(&case);
        let counters = serde_json::to_value(lane.counters()).unwrap();
        for (key, expected) in case["expect"]["counters"].as_object().unwrap() {
            let found = &counters[key];
            if key.ends_with("_us") {
                let difference = (found.as_f64().unwrap() - expected.as_f64().unwrap()).abs();
                assert!(difference <= 0.000_001, "{name}: {key}: {found} instead of {expected}");
            } else {
                assert_eq!(found, expected, "{name}: {key}");
            }
        }
        assert!(lane.identities().iter().all(|identity| identity.holds), "{name}");
    }
}

#[test]
fn events_are_those_of_the_golden_files() {
    for (name, case) in cases() {
        let Some(expected) = case["expect"]["events"].as_array() else { continue };
        let (_, events) = run(&case);
        assert_eq!(events.len(), expected.len(), "{name}");
        for (found, expected) in events.iter().zip(expected) {
            assert_eq!(found, expected, "{name}");
        }
    }
}

/// What the golden file holds is what was found; there may be more beside it, such as a flag that the picture shows.
fn assert_holds(found: &Value, expected: &Value, place: &str) {
    match expected {
        Value::Object(fields) => {
            for (key, expected) in fields {
                assert_holds(&found[key], expected, &format!("{place}.{key}"));
            }
        }
        Value::Array(entries) if expected[0].is_object() => {
            assert_eq!(found.as_array().unwrap().len(), entries.len(), "{place}");
            for (at, expected) in entries.iter().enumerate() {
                assert_holds(&found[at], expected, &format!("{place}[{at}]"));
            }
        }
        _ => assert_eq!(found, expected, "{place}"),
    }
}

#[test]
fn final_states_are_those_of_the_golden_files() {
    for (name, case) in cases() {
        let Some(expected) = case["expect"].get("final") else { continue };
        let (lane, _) = run(&case);
        assert_holds(&final_state(lane.as_ref()), expected, &name);
    }
}

#[test]
fn the_fast_path_counts_what_the_recording_path_counts() {
    for (name, case) in cases() {
        let (recorded, _) = run(&case);
        let trace = trace(case["trace"].as_str().unwrap(), recorded.config().pages);
        let mut fast = lane_over(recorded.config(), &trace.requests).unwrap();
        fast.advance(&trace.requests);
        assert_eq!(fast.counts(), recorded.counts(), "{name}");
        assert_eq!(final_state(fast.as_ref()), final_state(recorded.as_ref()), "{name}");
    }
}
