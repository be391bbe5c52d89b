//! Every golden file: counters, series, requests, I/Os, final states and errors, as independent simulators gave them.

use std::fs;
use std::path::Path;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::server::with_numbers;
use bufferpool_ace::server::recording::{FinalPool, Recording};
use bufferpool_ace::server::run::{End, Goal};
use bufferpool_test_support::holds::assert_holds;
use serde_json::{Value, json};

use super::{read, server};

fn cases() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/server");
    let mut paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    paths.iter().map(|path| serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()).collect()
}

/// What comes out of a case, in the shape of its `expect`.
fn found(case: &Value) -> Value {
    let config = LaneConfig::from_json(&with_numbers(case["config"].as_object().unwrap())).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/server");
    let csv = fs::read(folder.join(case["trace"].as_str().unwrap())).unwrap();
    let mut server = server(&config, &read(&csv, config.pages));
    let mut recording = Recording::new(&server);
    server.go(Goal::END, &mut recording);
    if let Some(End::NoUnpinnedBuffers { row }) = server.end() {
        return json!({ "error": { "request": row } });
    }
    assert_eq!(server.end(), Some(End::Done));
    assert!(server.identities().iter().all(|identity| identity.holds), "{:?}", server.identities());
    json!({
        "counters": server.counters(),
        "series": server.series(),
        "final": FinalPool(&server),
        "requests": recording.requests,
        "ios": recording.ios,
    })
}

#[test]
fn every_case_gives_what_its_file_expects() {
    let cases = cases();
    assert_eq!(cases.len(), 50);
    for case in cases {
        let name = case["name"].as_str().unwrap();
        let found = found(&case);
        for (key, expected) in case["expect"].as_object().unwrap() {
            match (key.as_str(), &found[key], expected) {
                ("requests" | "ios", Value::Array(found), Value::Array(expected)) => {
                    let both = found.iter().zip(expected);
                    let first = both.clone().find(|(found, expected)| found != expected);
                    assert!(first.is_none(), "{name}: {key}: {first:?}");
                    assert_eq!(found.len(), expected.len(), "{name}: {key}");
                }
                (_, found, expected) => assert_holds(found, expected, &format!("{name}: {key}")),
            }
        }
    }
}

/// The names of the files' counters are all that there are: an addition would be no part of the rules.
#[test]
fn counters_are_those_of_the_rules_and_no_others() {
    let case = cases().into_iter().find(|case| case["expect"].get("counters").is_some()).unwrap();
    let names = |counters: &Value| counters.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&found(&case)["counters"]), names(&case["expect"]["counters"]));
}
