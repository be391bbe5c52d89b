//! Every golden file of the flash + magnetic lab: counters, sets, events and final states, as an independent
//! implementation computed them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bufferpool_core::trace::operation::{EMPTY_POOL, hybrid_page_of, pack_new};
use bufferpool_core::trace::{Trace, pack};
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::counters::{Counts, Totals, golden};
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::{TraceFacts, open};
use bufferpool_hybrid::step::final_state;
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn requests(name: &str) -> Vec<u32> {
    let text = fs::read_to_string(folder().join(name)).unwrap();
    let request = |line: &str| {
        let (op, page) = line.split_once(',').unwrap();
        match op {
            "F" => EMPTY_POOL,
            "N" => pack_new(page.parse().unwrap()),
            _ => pack(page.parse().unwrap(), op == "W"),
        }
    };
    text.lines().skip(1).map(request).collect()
}

fn cases() -> Vec<(String, Value)> {
    let mut cases = BTreeMap::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let case: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            cases.insert(path.file_stem().unwrap().to_string_lossy().into_owned(), case);
        }
    }
    cases.into_iter().collect()
}

struct Run {
    lane: Box<dyn AnyLane>,
    events: Vec<Value>,
    sets: Vec<Counts>,
    /// Pages that the trace names.
    used: Vec<u32>,
}

fn lane(case: &Value, requests: &[u32]) -> Box<dyn AnyLane> {
    let config = HybridConfig::from_json(case["config"].as_object().unwrap()).unwrap();
    let largest = requests
        .iter()
        .filter(|&&request| request != EMPTY_POOL)
        .map(|&request| hybrid_page_of(request))
        .max();
    let pages = config.pages.max(largest.map_or(0, |page| page + 1));
    let trace = Trace { requests: requests.to_vec(), pages, ..Trace::default() };
    open(&config, &TraceFacts::of(&config, &trace).unwrap()).unwrap()
}

fn run(case: &Value) -> Run {
    let requests = requests(case["trace"].as_str().unwrap());
    let mut lane = lane(case, &requests);
    let (mut events, mut sets, mut before) = (Vec::new(), Vec::new(), Counts::default());
    for part in requests.split_inclusive(|&request| request == EMPTY_POOL) {
        lane.observe(part, &mut |event| {
            events.extend(event.golden().iter().map(|event| json!(event)));
            false
        });
        sets.push(lane.pool().counts().after(&before));
        before = *lane.pool().counts();
    }
    let pages = requests.iter().filter(|&&request| request != EMPTY_POOL);
    let mut used: Vec<_> = pages.map(|&request| hybrid_page_of(request)).collect();
    used.sort_unstable();
    used.dedup();
    Run { lane, events, sets, used }
}

fn assert_counters(name: &str, lane: &dyn AnyLane, counts: &Counts, expected: &Value) {
    let totals = Totals { counts: *counts, ..lane.totals() };
    let found = json!(golden(totals.counters()));
    for (key, expected) in expected.as_object().unwrap() {
        let (found, expected) = (found[key].as_f64().unwrap(), expected.as_f64().unwrap());
        let tolerance = if name.contains("decimal-prices") { 1e-9 * expected.abs() } else { 0.0 };
        assert!((found - expected).abs() <= tolerance, "{name}: {key}: {found} instead of {expected}");
    }
}

#[test]
fn every_case_is_there() {
    assert_eq!(cases().len(), 33);
}

#[test]
fn counters_and_sets_are_those_of_the_golden_files() {
    for (name, case) in cases() {
        let run = run(&case);
        assert_counters(&name, run.lane.as_ref(), run.lane.pool().counts(), &case["expect"]["counters"]);
        let expected = case["expect"]["sets"].as_array().unwrap();
        assert_eq!(run.sets.len(), expected.len(), "{name}");
        for (set, expected) in run.sets.iter().zip(expected) {
            assert_counters(&name, run.lane.as_ref(), set, expected);
        }
        assert!(run.lane.identities().iter().all(|identity| identity.holds), "{name}");
    }
}

#[test]
fn events_are_those_of_the_golden_files() {
    let mut compared = 0;
    for (name, case) in cases() {
        let Some(expected) = case["expect"]["events"].as_array() else { continue };
        let Run { events, .. } = run(&case);
        assert_eq!(events.len(), expected.len(), "{name}");
        for (found, expected) in events.iter().zip(expected) {
            assert_eq!(found, expected, "{name}");
        }
        compared += 1;
    }
    assert_eq!(compared, 27);
}

#[test]
fn final_states_are_those_of_the_golden_files() {
    for (name, case) in cases() {
        let expect = &case["expect"];
        if expect.get("pool").is_none() {
            continue;
        }
        let Run { lane, used, .. } = run(&case);
        let found = final_state(lane.as_ref(), &used);
        let lru = case["config"]["replacement"] == "lru";
        for (key, expected) in expect["pool"].as_object().unwrap() {
            assert_eq!(&found["pool"][key], expected, "{name}: {key}");
        }
        assert!(!lru || expect["pool"].as_object().unwrap().len() == 1);
        assert_eq!(found["final"], expect["final"], "{name}");
        assert_eq!(found["dirty"], expect["dirty"], "{name}");
    }
}

#[test]
fn the_fast_path_counts_what_the_recording_path_counts() {
    for (name, case) in cases() {
        let Run { lane: recorded, used, .. } = run(&case);
        let requests = requests(case["trace"].as_str().unwrap());
        let mut fast = lane(&case, &requests);
        fast.advance(&requests);
        assert_eq!(fast.pool().counts(), recorded.pool().counts(), "{name}");
        assert_eq!(final_state(fast.as_ref(), &used), final_state(recorded.as_ref(), &used), "{name}");
    }
}
