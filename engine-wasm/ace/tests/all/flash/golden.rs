//! Every golden file: counters, hashes, derived numbers, final states and events, as independent simulators gave them.

use std::fs;
use std::path::Path;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::derived::Derived;
use bufferpool_ace::flash::hashes::Hashes;
use bufferpool_ace::flash::report::{FinalState, Recording};
use bufferpool_ace::lane::lane_over;
use bufferpool_core::trace::pack;
use serde_json::{Value, json};

use super::{batches, chip, config, run_before};
use crate::golden_files;

fn cases() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/flash");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| fs::read_to_string(path).unwrap());
    let cases = texts.map(|text| serde_json::from_str::<Value>(&text).unwrap());
    cases.filter(|case| case["name"] != "errors").collect()
}

fn new_drive(case: &Value) -> Drive {
    Drive::new(&config(&case["config"]).unwrap()).unwrap()
}

/// What a drive has come to, in the shape of a file's `expect`.
fn found(case: &Value, drive: &Drive) -> Value {
    let totals = drive.totals();
    assert!(totals.identities().iter().all(|identity| identity.holds), "{:?}", totals.identities());
    json!({
        "counters": totals.counters(),
        "derived": Derived::of(&totals, drive.config(), &chip(case.get("chip")).unwrap()),
        "hashes": Hashes::of(drive),
        "final": FinalState::of(drive),
    })
}

fn assert_is_expected(case: &Value, drive: &Drive) {
    let (name, found) = (&case["name"], found(case, drive));
    for (part, expected) in case["expect"].as_object().unwrap() {
        match part.as_str() {
            "events" => {}
            "derived" => {
                for (key, expected) in expected.as_object().unwrap() {
                    let (found, expected) = (found[part][key].as_f64(), expected.as_f64());
                    let near = |(found, expected): (f64, f64)| (found - expected).abs() <= 0.000_001;
                    let holds = found.zip(expected).map_or(found == expected, near);
                    assert!(holds, "{name}: {key}: {found:?} instead of {expected:?}");
                }
            }
            // A window that is not complete is no counter yet, and null in the file.
            "counters" => {
                for (key, expected) in expected.as_object().unwrap() {
                    assert_eq!(&found[part][key], expected, "{name}: {key}");
                }
            }
            _ => assert_eq!(&found[part], expected, "{name}: {part}"),
        }
    }
}

#[test]
fn every_case_is_there() {
    assert_eq!(cases().len(), 36 + 3 + 7);
}

#[test]
fn every_case_gives_what_its_file_expects() {
    for case in cases() {
        let mut drive = new_drive(&case);
        batches(&case["writes"]).iter().for_each(|batch| drive.written(batch).unwrap());
        assert_is_expected(&case, &drive);
    }
}

#[test]
fn events_are_those_of_the_files() {
    let mut compared = 0;
    for case in cases() {
        let Some(expected) = case["expect"].get("events") else { continue };
        let mut drive = new_drive(&case);
        let events = batches(&case["writes"]).into_iter().map(|batch| {
            let mut recording = Recording::default();
            drive.written_watched(&batch, &mut recording).unwrap();
            recording.events
        });
        let events: Vec<_> = events.collect();
        for (number, (found, expected)) in events.iter().zip(expected.as_array().unwrap()).enumerate() {
            assert_eq!(&json!(found), expected, "{}: batch {number}", case["name"]);
        }
        assert_eq!(events.len(), expected.as_array().unwrap().len());
        assert_is_expected(&case, &drive);
        compared += 1;
    }
    assert_eq!(compared, 36 + 3);
}

#[test]
fn a_lane_with_a_drive_behind_it_writes_what_the_files_have() {
    let mut compared = 0;
    for case in cases() {
        let Some(path) = case.get("lane").and_then(Value::as_str) else { continue };
        let name = Path::new(path).file_stem().unwrap().to_str().unwrap();
        let lanes = ["golden", "golden/policies", "golden/policies2"].map(golden_files::cases);
        let lane_case = lanes.iter().flatten().find(|lane| lane.name == name).unwrap();
        let requests: Vec<_> = lane_case.requests.iter().map(|&(page, write)| pack(page, write)).collect();
        let mut lane = lane_over(&LaneConfig::from_json(&lane_case.config).unwrap(), &requests).unwrap();
        let mut drive = new_drive(&case);
        assert_eq!(run_before(lane.as_mut(), &requests, &mut drive), batches(&case["writes"]), "{name}");
        assert_is_expected(&case, &drive);
        assert_eq!(drive.totals().host_writes, lane.counts().pages_written, "{name}");
        compared += 1;
    }
    assert_eq!(compared, 3);
}

/// An addition would be no part of the rules.
#[test]
fn numbers_are_those_of_the_rules_and_no_others() {
    let case = cases().into_iter().find(|case| case["name"] == "small-slides-abcd").unwrap();
    let mut drive = new_drive(&case);
    batches(&case["writes"]).iter().for_each(|batch| drive.written(batch).unwrap());
    let names = |part: &Value| {
        let mut names: Vec<_> = part.as_object().unwrap().keys().cloned().collect();
        names.sort();
        names
    };
    for part in ["counters", "derived", "hashes", "final"] {
        assert_eq!(names(&found(&case, &drive)[part]), names(&case["expect"][part]), "{part}");
    }
}
