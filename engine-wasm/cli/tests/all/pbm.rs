//! `bpsim pbm`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::workload::REGISTRY;
use serde_json::{Value, json as value};

use crate::support::{bpsim, file, held, json, text, with_input};

const SMALL: &str = "pbm --scale 1024 --param streams=4 --param queries=2";

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../pbm/tests/golden").join(name)
}

fn case(name: &str, more: &[&str]) -> (Value, Value) {
    let path = golden(name);
    let arguments = ["pbm", "--case", path.to_str().unwrap(), "--json"];
    let found = serde_json::from_str(&text(&with_input(arguments.iter().chain(more), b""))).unwrap();
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    (found, file["expect"].clone())
}

fn refused(arguments: &str) -> String {
    let output = bpsim(arguments);
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(2), &b""[..]), "{arguments}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_case_prints_what_its_file_expects() {
    let all = ["--min", "--events", "--final"];
    for name in ["given-pq-as-in-postgresql.json", "given-clock.json", "given-sampling-bulk.json"] {
        let (found, expected) = case(name, &all);
        assert_eq!(held(found, &expected), expected, "{name}");
    }
    let (found, expected) = case("index-sampling-both.json", &["--min"]);
    assert_eq!(held(found, &expected), expected);
    let (found, expected) = case("mix-lru.json", &[]);
    let keys: Vec<_> = found.as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["counters", "streams"]);
    assert_eq!(found["streams"], expected["streams"]);
}

#[test]
fn flags_are_a_case_s_config() {
    let (_, expected) = case("sequential-sampling-bulk.json", &[]);
    let found = json(
        "pbm --policy sampling --param samples=20 --param evictions=5 --scale 1024 --group-blocks 4096 \
         --workload sequential --param streams=4 --param queries=3 --seed 7 --min --json",
    );
    assert_eq!(held(found, &expected), expected);
    let found = json(
        "pbm --policy sampling~samples:20~evictions:5 --scale 1024 --group-blocks 4096 --param streams=4 \
         --param queries=3 --seed 7 --min --json",
    );
    assert_eq!(held(found, &expected), expected);
}

#[test]
fn several_policies_run_over_the_same_queries_each_with_a_config_that_is_a_case() {
    let found =
        json(&format!("{SMALL} --policy clock,sampling~frequency,pq --option as_in_postgresql --json"));
    let lanes = found.as_array().unwrap();
    let requests = |lane: &Value| lane["counters"]["requests"].clone();
    assert_eq!(lanes.len(), 3);
    assert!(lanes.iter().all(|lane| requests(lane) == requests(&lanes[0])));
    assert_eq!(lanes[1]["config"]["frequency"], true);
    assert_eq!(lanes[2]["config"]["as_in_postgresql"], true);
    for (number, lane) in lanes.iter().enumerate() {
        let content = value!({ "config": lane["config"] }).to_string();
        let path = file(&format!("pbm-lane-{number}.json"), content.as_bytes());
        let again = json(&format!("pbm --case {} --json", path.display()));
        assert_eq!((&again["counters"], &again["streams"]), (&lane["counters"], &lane["streams"]));
    }
}

#[test]
fn streams_add_up_to_the_lane() {
    let found = json(&format!("{SMALL} --json"));
    let sum = |key: &str| -> u64 {
        found["streams"].as_array().unwrap().iter().map(|stream| stream[key].as_u64().unwrap()).sum()
    };
    assert_eq!(found["counters"]["requests"], sum("requests"));
    assert_eq!(found["counters"]["hits"], sum("hits"));
    let ends = found["streams"].as_array().unwrap().iter().map(|stream| stream["end_us"].as_f64().unwrap());
    assert_eq!(found["counters"]["time_us"], ends.fold(0.0, f64::max));
}

#[test]
fn the_table_has_a_column_a_lane_and_says_what_min_s_number_is_not() {
    let table = text(&bpsim(&format!("{SMALL} --policy clock,sampling --min --streams")));
    assert!(table.contains("Clock Sweep") && table.contains("PBM-sampling"), "{table}");
    assert!(table.contains("the bounds of two policies' runs are not comparable"), "{table}");
    assert!(!table.contains("broken"), "{table}");
    let without = text(&bpsim(SMALL));
    assert!(!without.contains("MIN"), "{without}");
    let hit_rate = table.lines().find(|line| line.starts_with("hit rate ")).unwrap();
    assert_eq!(hit_rate.split_whitespace().count(), 5, "{hit_rate}");
}

#[test]
fn a_preset_runs_with_all_its_lanes_and_flags_on_top() {
    let found = json("pbm --preset two-scans --frames 10 --json");
    let lanes = found.as_array().unwrap();
    assert_eq!(lanes.len(), 2);
    assert!(lanes.iter().all(|lane| lane["config"]["frames"] == 10));
}

#[test]
fn streams_can_be_written_out() {
    let arguments = [
        "pbm",
        "--workload",
        "given",
        "--param",
        "trace=S0-9x25*2; P2000 L3x5",
        "--blocks",
        "10",
        "--frames",
        "3",
        "--scale",
        "1",
        "--json",
    ];
    let found: Value = serde_json::from_str(&text(&with_input(arguments, b""))).unwrap();
    assert_eq!(
        (&found["counters"]["requests"], &found["counters"]["queries_ended"]),
        (&21.into(), &3.into())
    );
    assert_eq!(found["streams"][1]["requests"], 1);
}

#[test]
fn what_is_not_legal_is_named_with_what_is() {
    for (arguments, field, legal) in [
        ("--param samples=0", "samples: 0", "1 to 10000"),
        ("--param samples=5 --param evictions=6", "evictions: 6", "k <= M"),
        ("--param slow_us=0", "slow_us: 0", "0.001"),
        ("--base-us 0", "base_us: 0", "0.001"),
        ("--frames 512 --param streams=8", "frames: 512", "each of which pins a block"),
        ("--policy nope", "policy: nope", "sampling"),
        ("--policy sampling~nope", "nope", "leave it out"),
        ("--option nope", "option: nope", "frequency"),
        ("--option frequency=maybe", "frequency: maybe", "true or false"),
        ("--param nope=1", "nope: 1", "streams"),
        ("--param samples", "param: samples", "NAME=VALUE"),
        ("--preset nope", "preset: nope", "two-scans"),
        ("--workload nope", "nope", "sequential"),
    ] {
        let told = refused(&format!("pbm {arguments}"));
        assert!(told.contains(field) && told.contains(legal), "{arguments}: {told}");
    }
    let lanes = file("pbm-lanes.json", br#"{"config":{"lanes":[],"workload":{"kind":"sequential"}}}"#);
    assert!(refused(&format!("pbm --case {}", lanes.display())).contains("a case is one lane"));
    let none = file("pbm-none.json", br#"{"trace":"x.csv"}"#);
    assert!(refused(&format!("pbm --case {}", none.display())).contains("config"));
    assert_eq!(bpsim("pbm --case no-such-file.json").status.code(), Some(1));
}

#[test]
fn the_list_has_all_that_is_registered() {
    let list = text(&bpsim("list pbm"));
    let found = json("list pbm --json");
    for spec in POLICIES.iter().map(|entry| entry.spec) {
        assert!(list.contains(spec.label) && spec.options.iter().all(|option| list.contains(option.id)));
    }
    assert_eq!(found["policies"].as_array().unwrap().len(), POLICIES.len());
    assert!(REGISTRY.iter().all(|spec| list.contains(spec.label)));
    assert!(text(&bpsim("list")).contains(&list));
}

#[test]
fn a_name_given_with_param_is_either_a_policy_s_or_the_queries() {
    let queries: BTreeSet<&str> =
        REGISTRY.iter().flat_map(|spec| spec.parameters).map(|parameter| parameter.id).collect();
    let policies = POLICIES.iter().flat_map(|entry| entry.spec.parameters).map(|parameter| parameter.id);
    assert_eq!(policies.filter(|id| queries.contains(id)).collect::<Vec<_>>(), [""; 0]);
}
