//! `bpsim run --case` over every golden file.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::{bpsim, file, golden, gzip, held, text, with_input};

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

/// Of the server model, which a key of it in the config or a column `client` in the trace switches on.
#[test]
fn every_case_of_the_server_model_gives_what_its_file_expects() {
    let mut paths: Vec<_> =
        fs::read_dir(golden().join("server")).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    assert_eq!(paths.len(), 50);
    for path in paths {
        let case: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        // Those of one client name nothing of it.
        let switch = if path.to_str().unwrap().contains("small-one-client") { "--server" } else { "" };
        let output = bpsim(&format!("run --case {} --json --events --final {switch}", path.display()));
        let mut found: Value = serde_json::from_slice(&output.stdout).unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let ends = case["expect"].get("error").is_some();
        assert_eq!(ends, said.contains("no unpinned buffers available"), "{}: {said}", path.display());
        found.as_object_mut().unwrap().retain(|key, _| case["expect"].get(key).is_some());
        assert_eq!(found, case["expect"], "{}", path.display());
    }
    let plain = golden().join("small-lru-ace.json");
    let with_all_defaults = run(&plain, &["--server"]);
    assert_eq!(keys(&with_all_defaults), ["counters", "series"]);
    let today = run(&plain, &[]);
    assert_eq!(with_all_defaults["counters"]["sweep_steps"], today["counters"]["sweep_steps"]);
    assert_eq!(with_all_defaults["counters"]["hits"], today["counters"]["hits"]);
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
