//! `bpsim run --case` over every golden file.

#![allow(clippy::unwrap_used)]

mod support;

use std::fs;
use std::path::Path;

use serde_json::Value;
use support::{file, golden, gzip, held, text, with_input};

fn run(case: &Path, more: &[&str]) -> Value {
    let arguments = ["run", "--case", case.to_str().unwrap(), "--json"];
    serde_json::from_str(&text(&with_input(arguments.iter().chain(more), b""))).unwrap()
}

fn keys(value: &Value) -> Vec<&String> {
    value.as_object().unwrap().keys().collect()
}

#[test]
fn every_case_gives_what_its_file_expects() {
    let mut paths: Vec<_> = fs::read_dir(golden()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    assert_eq!(paths.len(), 31);
    for path in paths {
        let case: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let expected = &case["expect"];
        let asked = [("--events", "events"), ("--final", "final")];
        let asked = asked.into_iter().filter(|(_, key)| expected.get(key).is_some());
        let flags: Vec<&str> = asked.map(|(flag, _)| flag).collect();
        let found = run(&path, &flags);
        // Equal as JSON, times too: they are rounded to 6 decimals in both.
        assert_eq!(&held(found, expected), expected, "{}", path.display());
        if !flags.is_empty() {
            assert_eq!(keys(&run(&path, &[])), ["counters"]);
        }
    }
}

#[test]
fn a_case_may_name_a_compressed_trace() {
    let name = "small-lru-ace-reader";
    let mut case: Value =
        serde_json::from_slice(&fs::read(golden().join(format!("{name}.json"))).unwrap()).unwrap();
    let trace = fs::read(golden().join(case["trace"].as_str().unwrap())).unwrap();
    file("case-trace.csv.gz", &gzip(&trace));
    case["trace"] = "case-trace.csv.gz".into();
    let path = file("case-gz.json", case.to_string().as_bytes());
    assert_eq!(held(run(&path, &["--events", "--final"]), &case["expect"]), case["expect"]);
}
