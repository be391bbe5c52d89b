//! `bpsim hybrid`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json as value};

use crate::support::{bpsim, file, gzip, held, json, text, with_input};

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../hybrid/tests/golden")
}

fn case(name: &str) -> Value {
    serde_json::from_slice(&fs::read(golden().join(name)).unwrap()).unwrap()
}

fn run(case: &Path, more: &[&str]) -> Value {
    let arguments = ["hybrid", "--case", case.to_str().unwrap(), "--json"];
    serde_json::from_str(&text(&with_input(arguments.iter().chain(more), b""))).unwrap()
}

fn keys(value: &Value) -> Vec<&String> {
    value.as_object().unwrap().keys().collect()
}

/// Equal as JSON, but for numbers that differ by 1e-9 of their value.
fn assert_close(found: &Value, expected: &Value) {
    match (found, expected) {
        (Value::Number(found), Value::Number(expected)) => {
            let (found, expected) = (found.as_f64().unwrap(), expected.as_f64().unwrap());
            assert!((found - expected).abs() <= 1e-9 * expected.abs(), "{found} instead of {expected}");
        }
        (Value::Object(found), Value::Object(expected)) => {
            assert!(found.keys().eq(expected.keys()));
            found.iter().for_each(|(key, value)| assert_close(value, &expected[key]));
        }
        (Value::Array(found), Value::Array(expected)) => {
            assert_eq!(found.len(), expected.len());
            found.iter().zip(expected).for_each(|(found, expected)| assert_close(found, expected));
        }
        _ => assert_eq!(found, expected),
    }
}

#[test]
fn every_case_gives_what_its_file_expects() {
    let mut paths: Vec<_> = fs::read_dir(golden()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    assert_eq!(paths.len(), 33);
    for path in paths {
        let case = case(path.file_name().unwrap().to_str().unwrap());
        let expected = &case["expect"];
        let asked = [("--events", "events"), ("--final", "final")];
        let asked = asked.into_iter().filter(|(_, key)| expected.get(key).is_some());
        let flags: Vec<&str> = asked.map(|(flag, _)| flag).collect();
        let found = held(run(&path, &flags), expected);
        if path.to_str().unwrap().contains("decimal-prices") {
            assert_close(&found, expected);
        } else {
            // Whole costs too: they are written without a fraction.
            assert_eq!(&found, expected, "{}", path.display());
        }
        if !flags.is_empty() {
            assert_eq!(keys(&run(&path, &[])), ["counters", "sets"]);
        }
    }
}

/// A case's config as flags.
fn flags(case: &Value) -> Vec<String> {
    let config = case["config"].as_object().unwrap();
    let flag = |(key, value): (&String, &Value)| match value {
        Value::Bool(value) => format!("--{key}={value}"),
        Value::String(value) => format!("--{key}={value}"),
        value => format!("--{key}={value}"),
    };
    config.iter().map(flag).collect()
}

#[test]
fn flags_and_an_own_trace_with_new_pages_and_sets_give_what_the_case_gives() {
    for name in
        ["small-hybrid-cost-0.5.json", "small-conservative-floor-lru-new.json", "small-optimal-lru-new.json"]
    {
        let case = case(name);
        let trace = fs::read(golden().join(case["trace"].as_str().unwrap())).unwrap();
        let (plain, packed) = (file("hybrid.csv", &trace), file("hybrid.csv.gz", &gzip(&trace)));
        for (path, input) in
            [(plain.to_str().unwrap(), &b""[..]), (packed.to_str().unwrap(), b""), ("-", &trace)]
        {
            let arguments = ["hybrid", "--trace", path, "--json", "--events", "--final"].map(str::to_owned);
            let output = with_input(arguments.into_iter().chain(flags(&case)), input);
            let mut found: Value = serde_json::from_str(&text(&output)).unwrap();
            assert_eq!(found.as_object_mut().unwrap().remove("trace").unwrap()["format"], "own");
            assert_eq!(held(found, &case["expect"]), case["expect"], "{name}, {path}");
        }
    }
}

#[test]
fn several_placements_run_side_by_side_over_the_same_requests() {
    let lanes = json(
        "hybrid --placement magnetic,flash,optimal --workload tree_sets --param records=3000 --param read_sets=2 \
         --param update_sets=1 --param queries_per_set=200 --frames 20 --json",
    );
    let cost = |lane: usize| lanes[lane]["counters"]["cost"].as_u64().unwrap();
    assert_eq!(lanes.as_array().unwrap().len(), 3);
    assert!((0..3).all(|lane| lanes[lane]["sets"].as_array().unwrap().len() == 3));
    assert!(
        (0..3).all(|lane| lanes[lane]["counters"]["logical_reads"] == lanes[0]["counters"]["logical_reads"])
    );
    assert_eq!(lanes[1]["counters"]["physical_reads_m"], 0);
    assert!(cost(2) < cost(0), "the optimum moves pages");
    let alone = json(
        "hybrid --placement optimal --workload tree_sets --param records=3000 --param read_sets=2 --param \
         update_sets=1 --param queries_per_set=200 --frames 20 --json",
    );
    assert_eq!(alone["counters"], lanes[2]["counters"]);
}

#[test]
fn a_workload_written_as_a_trace_runs_as_it_does_itself() {
    let tree = "--workload tree_sets --param records=2000 --param read_sets=1 --param update_sets=2 --param \
                inserts_percent=60 --param queries_per_set=1500";
    let csv = text(&bpsim(&format!("trace {tree}")));
    assert!(csv.contains("\nN,") && csv.ends_with("\nF,\n"), "new pages and ends of sets are written");
    let direct = json(&format!("hybrid {tree} --frames 9 --json --final"));
    let arguments = "hybrid --trace - --pages 70 --frames 9 --json --final";
    let mut read: Value =
        serde_json::from_str(&text(&with_input(arguments.split_whitespace(), csv.as_bytes()))).unwrap();
    assert_eq!(read.as_object_mut().unwrap().remove("trace").unwrap()["format"], "own");
    assert_eq!(read, direct);
    refused(&format!("trace {tree} --reads 50"), b"", &["workload.reads_percent: 50 "]);
    refused("trace --preset ten-pages --skew 80/15", b"", &["workload.skew"]);
    assert_eq!(text(&bpsim("trace --preset ten-pages")).lines().count(), 46);
}

#[test]
fn a_preset_runs_with_its_lanes_and_flags_override_it() {
    let lanes = json("hybrid --preset ten-pages --json");
    assert_eq!(lanes[0]["config"]["placement"], "conservative");
    assert_eq!(lanes[0]["config"]["floor"], true);
    let one = json("hybrid --preset ten-pages --placement conservative --json");
    assert_eq!(one["counters"], lanes[0]["counters"]);
    let dear = json("hybrid --preset ten-pages --placement conservative --wf 1000 --json");
    assert_eq!(dear["counters"]["migrations_to_f"], 0);
    let all = json("hybrid --preset ten-pages --frames 10 --json");
    assert!(all.as_array().unwrap().iter().all(|lane| lane["config"]["frames"] == 10));
}

#[test]
fn a_scene_file_gives_what_its_preset_gives() {
    let presets = json("list hybrid --json")["presets"].clone();
    let preset = presets.as_array().unwrap().iter().find(|preset| preset["id"] == "cost-queues").unwrap();
    let path = file("hybrid-scene.json", preset.to_string().as_bytes());
    let found = json(&format!("hybrid --scene {} --json --final", path.display()));
    assert_eq!(found, json("hybrid --preset cost-queues --json --final"));
}

#[test]
fn the_table_has_a_column_for_each_lane_and_a_row_for_each_set() {
    let told = text(&bpsim("hybrid --preset ten-pages --sets"));
    let found = json("hybrid --preset ten-pages --json");
    let cost = |lane: usize| found[lane]["counters"]["cost"].as_u64().unwrap();
    let line = |start: &str| told.lines().find(|line| line.starts_with(start)).unwrap().replace(',', "");
    let row: Vec<String> = line("cost  ").split_whitespace().map(str::to_owned).collect();
    assert_eq!(row, ["cost", &cost(0).to_string(), &cost(1).to_string(), "units"]);
    assert!(told.contains("n = 10 pages, b = 3 frames, 45 requests"), "{told}");
    assert!(told.contains("Conservative, C >= 0") && told.contains("Offline optimum"), "{told}");
    assert!(line("1 ").contains(&cost(0).to_string()), "one set is all: {told}");
    assert!(!told.contains("created   "), "rows that say nothing are left out: {told}");
}

#[test]
fn list_names_everything_that_can_be_asked_for() {
    let all = json("list --json");
    let registry = json("list hybrid --json");
    assert_eq!(all["hybrid"], registry);
    let told = text(&bpsim("list hybrid"));
    for part in ["placements", "replacements", "workloads", "presets", "parameters"] {
        for entry in registry[part].as_array().unwrap() {
            assert!(told.contains(entry["id"].as_str().unwrap()), "{part}: {entry}");
        }
    }
    assert!(told.contains("lambda") && text(&bpsim("list")).contains(&told));
}

/// Runs with arguments that must be refused: exit code 2, and a text with all of these.
fn refused(arguments: &str, input: &[u8], parts: &[&str]) {
    let output = with_input(arguments.split_whitespace(), input);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments}: {told}");
    for part in parts {
        assert!(told.contains(part), "{arguments}: {told}");
    }
}

#[test]
fn bad_input_is_named_with_what_is_legal() {
    refused("hybrid --rf 0", b"", &["rf: 0 ", "from 0.000001"]);
    refused("hybrid --wm -3", b"", &["wm: -3 "]);
    refused("hybrid --lambda 1.5", b"", &["lambda: 1.5 ", "0 to 1"]);
    refused("hybrid --lambda much", b"", &["lambda: much "]);
    refused("hybrid --frames 0", b"", &["frames: 0 "]);
    refused("hybrid --placement best", b"", &["placement: best ", "conservative"]);
    refused("hybrid --replacement fifo", b"", &["replacement: fifo ", "lru, cost"]);
    refused("hybrid --placement hybrid,optimal --replacement cost", b"", &["replacement: cost ", "lru"]);
    refused("hybrid --preset poster", b"", &["preset: poster ", "ten-pages"]);
    refused("hybrid --workload zipf", b"", &["workload.kind: \"zipf\" ", "tree_sets"]);
    refused("hybrid --param depth=3", b"", &["workload.depth: 3 "]);
    refused("hybrid --param records=3", b"", &["records: 3 ", "30"]);
    refused("hybrid --param lists=new", b"", &["lists: \"new\" ", "fixed, fresh"]);
    refused("hybrid --param records", b"", &["param: records ", "NAME=VALUE"]);
    refused("hybrid --pages 7", b"", &["pages: 7 ", "34782"]);
    refused("hybrid --trace - --pages 3", b"R,1\nW,7\n", &["7"]);
    refused(
        "hybrid --trace -",
        b"op,page\nR,1\nX,2\nF,3\nR,x\n",
        &["3 bad lines", "line 3, \"X,2\"", "line 4"],
    );
    refused("hybrid --events", b"", &["--json"]);
    refused("hybrid --case x.json --frames 3", b"", &["cannot be used"]);
}

#[test]
fn a_case_that_is_none_is_refused_and_a_file_that_is_not_there_is_another_failure() {
    let other = value!({ "config": { "policy": "lru" }, "trace": "small-a.csv" });
    let path = file("hybrid-other.json", other.to_string().as_bytes());
    refused(&format!("hybrid --case {}", path.display()), b"", &["policy"]);
    let path = file("hybrid-no-trace.json", b"{\"config\": {}}");
    refused(&format!("hybrid --case {}", path.display()), b"", &["trace: null ", "beside the case"]);
    assert_eq!(bpsim("hybrid --trace nowhere.csv").status.code(), Some(1));
    assert_eq!(bpsim("hybrid --case nowhere.json").status.code(), Some(1));
}
