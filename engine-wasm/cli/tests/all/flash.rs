//! A drive of flash below the lanes on the command line: flag, table, JSON, cases of a drive alone.

use std::path::PathBuf;

use serde_json::{Map, Value, json};

use crate::support::{bpsim, counted, file, golden, json, text, with_input};

const SMALL: &str = "--policy lru-wsr --requests 4000 --pages 600 --frames 60 --seed 3";
/// 1/640 of the paper's size: figure 9.
const FIGURE: &str =
    "--pages 3072 --frames 205 --requests 100000 --policy lru-wsr --device pcie-p4510 --seed 1";

fn cases() -> Vec<Value> {
    let files = std::fs::read_dir(golden().join("flash")).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()).collect()
}

fn ran(case: &Value) -> std::process::Output {
    with_input("flash --case - --json --events --final".split(' '), case.to_string().as_bytes())
}

/// Whether a derived number is that of a file, which has six decimals.
fn is_near(found: &Value, expected: &Value) -> bool {
    let pair = found.as_f64().zip(expected.as_f64());
    pair.map_or(found == expected, |(found, expected)| (found - expected).abs() <= 0.000_001)
}

#[test]
fn every_golden_case_gives_what_its_file_expects() {
    let mut compared = 0;
    for case in cases().iter().filter(|case| case.get("expect").is_some()) {
        let found: Value = serde_json::from_str(&text(&ran(case))).unwrap();
        for (part, expected) in case["expect"].as_object().unwrap() {
            match part.as_str() {
                "derived" => {
                    for (key, expected) in expected.as_object().unwrap() {
                        assert!(is_near(&found[part][key], expected), "{}: {key}", case["name"]);
                    }
                }
                // A window that is not complete is no counter yet, and null in the file.
                "counters" => {
                    for (key, expected) in expected.as_object().unwrap() {
                        assert_eq!(&found[part][key], expected, "{}: {key}", case["name"]);
                    }
                }
                _ => assert_eq!(&found[part], expected, "{}: {part}", case["name"]),
            }
        }
        compared += 1;
    }
    assert_eq!(compared, 46);
}

#[test]
fn cases_that_are_not_legal_are_refused_by_field() {
    let all = cases();
    let errors = all.iter().find_map(|case| case.get("errors")).unwrap().as_array().unwrap();
    assert!(errors.len() > 40);
    for case in errors {
        let output = ran(case);
        let told = String::from_utf8(output.stderr).unwrap();
        let field = case["field"].as_str().unwrap();
        let named = told.contains(&format!(" {field}: ")) && told.contains("legal: ");
        assert!(output.status.code() == Some(2) && named && output.stdout.is_empty(), "{case}: {told}");
    }
}

#[test]
fn a_case_without_json_is_a_table() {
    let case = json!({ "config": { "pages": 40, "block_pages": 4 }, "writes": [[1, 2], [1]] });
    let table = text(&with_input("flash --case -".split(' '), case.to_string().as_bytes()));
    for row in ["flash: L = 40 logical pages (100% in use)", "logical writes", "physical writes", "erases"] {
        assert!(table.contains(row), "{row}: {table}");
    }
}

#[test]
fn lanes_of_figure_9_write_what_was_computed_for_it() {
    // Logical writes, then physical ones where the data fills the drive, in the paper's drive, and once written at random.
    let drives = ["--flash", "--flash=fill=1.5", "--flash=fill=1.5,rounds=1"];
    for (requests, mode, logical, physical) in [
        ("--reads 50 --skew 90/10", "baseline", 28552, [146_949, 28896, 118_042]),
        ("--reads 50 --skew 90/10", "ace", 29304, [148_790, 29671, 121_100]),
        ("--reads 90 --skew 90/10", "baseline", 7898, [36534, 7898, 33631]),
        ("--reads 50 --skew 50/50", "ace", 47800, [250_775, 47800, 233_666]),
    ] {
        for (drive, physical) in drives.into_iter().zip(physical) {
            let run = json(&format!("run {FIGURE} {requests} --mode {mode} {drive} --json"));
            let counters = &run["flash"]["counters"];
            let found =
                [&counters["host_writes"], &counters["physical_writes"], &run["counters"]["pages_written"]];
            assert_eq!(
                found,
                [&json!(logical), &json!(physical), &json!(logical)],
                "{requests} {mode} {drive}"
            );
        }
    }
}

#[test]
fn a_drive_changes_nothing_of_its_lane() {
    for (command, parts) in
        [("run --mode ace --prefetch", &["counters", "final"][..]), ("compare --prefetch", &["counters"])]
    {
        let flags = if command.starts_with("run") { "--json --final" } else { "--json" };
        let [mut without, with] =
            ["", "--flash=spare=7,fill=50"].map(|drive| json(&format!("{command} {SMALL} {drive} {flags}")));
        assert!(without.get("flash").is_none() && with["flash"].is_object());
        for part in parts {
            assert_eq!(without[part].take(), with[part], "{command}: {part}");
        }
    }
}

#[test]
fn each_event_with_a_batch_has_what_it_did_in_the_drive() {
    let run = json(&format!("run {SMALL} --mode ace --flash --json --events --final"));
    let mut kinds = Map::new();
    let mut with_batch = 0;
    for event in run["events"].as_array().unwrap() {
        let batch = event["batch"].as_array().map_or(0, Vec::len);
        assert_eq!(event.get("flash").is_some(), batch > 0, "{event}");
        for of_drive in event["flash"].as_array().into_iter().flatten() {
            let count = kinds.entry(of_drive[0].as_str().unwrap()).or_insert(json!(0));
            *count = json!(count.as_u64().unwrap() + 1);
        }
        with_batch += usize::from(batch > 0);
    }
    assert!(with_batch > 100);
    let (counters, state) = (&run["flash"]["counters"], &run["flash"]["final"]);
    for (kind, counter) in
        [("write", "host_writes"), ("move", "moved_pages"), ("erase", "erases"), ("choose", "erases")]
    {
        assert_eq!(kinds[kind], counters[counter], "{kind}");
    }
    let erased: u64 = state["erase_counts"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert_eq!(json!(erased), counters["erases"]);
    let valid: usize =
        state["valid"].as_array().unwrap().iter().map(|block| block.as_array().unwrap().len()).sum();
    assert_eq!(json!(valid), counters["pages_valid"]);
    let without = json(&format!("run {SMALL} --mode ace --flash --json"));
    assert_eq!(without["flash"]["hashes"], run["flash"]["hashes"]);
    assert!(without["flash"].get("final").is_none());
}

#[test]
fn lanes_compared_have_a_drive_each() {
    let all = json(&format!("compare {SMALL} --flash=spare=7 --json"));
    for key in ["baseline", "ace"] {
        let flash = &all["flash"][key];
        assert_eq!(flash["config"]["spare"], 7.0);
        assert_eq!(flash["counters"]["host_writes"], all["counters"][key]["pages_written"]);
        assert!(flash["derived"]["write_amplification"].as_f64().unwrap() > 1.0);
        assert!(flash["hashes"]["map"].is_string());
    }
    assert!(all["difference_percent"]["ace"]["physical_writes"].is_number());
    let table = text(&bpsim(&format!("compare {SMALL} --flash=spare=7")));
    for name in ["physical writes", "moved pages", "write amplification", "erases"] {
        let rows: Vec<&str> = table.lines().filter(|line| line.starts_with(name)).collect();
        assert!(rows.len() == 1 && rows[0].contains('%'), "{name}: {table}");
    }
    let without = text(&bpsim(&format!("compare {SMALL}")));
    assert!(!without.contains("physical writes") && without.contains("write batches"), "{without}");
}

#[test]
fn a_recording_that_is_checked_is_written_to_the_drive() {
    let rows = "R,1,miss\nW,2,miss\nW,1,hit\nR,3,miss\nR,4,miss\nW,5,miss\nR,1,miss\n".repeat(9);
    let path = file("flash-found.csv", format!("op,page,found\n{rows}").as_bytes());
    let run = |flags: &str| {
        let output = bpsim(&format!("run --trace {} --frames 2 --flash --json {flags}", path.display()));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()["flash"]["counters"].take()
    };
    assert!(run("")["host_writes"].as_u64().unwrap() > 9);
    assert_eq!(run("--check-found"), run(""));
}

#[test]
fn a_drive_below_a_trace_file_holds_as_many_pages_as_the_file_has() {
    let path = file("flash-trace.csv", "W,1\nW,7\nR,3\n".repeat(20).as_bytes());
    let run = |flags: &str| bpsim(&format!("run --trace {} --frames 2 --json {flags}", path.display()));
    let found: Value = serde_json::from_str(&counted(&run("--flash"))).unwrap();
    assert_eq!(found["flash"]["config"]["pages"], 8);
    assert_eq!(found["flash"]["counters"]["host_writes"], found["counters"]["pages_written"]);
    let found: Value = serde_json::from_str(&counted(&run("--flash --pages 90"))).unwrap();
    assert_eq!(found["flash"]["config"]["pages"], 90);
    for (flags, said) in [("--flash=gc=lru", "flash.gc"), ("--flash=blocks=3", "flash.blocks")] {
        let output = run(flags);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && told.contains(said), "{told}");
    }
}

#[test]
fn settings_come_by_flag_or_by_set_and_bare_are_all_defaults() {
    let config = |flags: &str| json(&format!("run {SMALL} {flags} --json"))["flash"]["config"].take();
    let defaults = config("--flash");
    assert_eq!(
        [&defaults["pages"], &defaults["spare"], &defaults["gc"]],
        [&json!(600), &json!(10.0), &json!("greedy")]
    );
    assert_eq!(config("--set flash.spare=7"), config("--flash=spare=7"));
    assert_eq!(config("--set flash=true"), defaults);
    let all = config(
        "--flash=spare=28.5,fill=50,gc=fifo,gc_stream=false,hot_cold=true,wear_gap=4,rounds=1,t_host_us=350,dies=4",
    );
    for (id, value) in [
        ("spare", json!(28.5)),
        ("fill", json!(50.0)),
        ("gc", json!("fifo")),
        ("gc_stream", json!(false)),
        ("hot_cold", json!(true)),
        ("wear_gap", json!(4)),
        ("rounds", json!(1)),
        ("t_host_us", json!(350.0)),
        ("dies", json!(4)),
    ] {
        assert_eq!(all[id], value, "{id}");
    }
    assert!(json(&format!("run {SMALL} --flash=false --json")).get("flash").is_none());
}

#[test]
fn what_a_drive_refuses_is_named_with_what_is_legal() {
    for (flags, said) in [
        ("--flash --clients 2", "flash: "),
        ("--flash=spare=401", "flash.spare: 401"),
        ("--flash=fill=33.33", "flash.fill: 33.33"),
        ("--flash=gc=lru", "flash.gc: "),
        ("--flash=trim=1", "flash.trim: "),
        ("--flash=pages=7", "flash.pages: "),
        ("--flash=dies=0", "flash.dies: 0"),
        ("--flash=blocks=4", "flash.blocks: 4"),
        ("--flash=spare", "flash: spare"),
        ("--set flash=7", "flash: 7"),
    ] {
        let output = bpsim(&format!("run {SMALL} {flags}"));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            output.status.code() == Some(2) && told.contains(said) && told.contains("legal: "),
            "{flags}: {told}"
        );
    }
}

#[test]
fn the_settings_of_a_drive_are_listed() {
    let table = text(&bpsim("list flash"));
    let listed = json("list flash --json");
    let ids: Vec<&str> =
        listed.as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap()).collect();
    let further = ["gc_stream", "hot_cold", "flash_seed"];
    for id in ids.iter().chain(&further) {
        assert!(table.contains(&format!("\n  {id} ")), "{id}: {table}");
    }
    let config = json(&format!("run {SMALL} --flash --json"))["flash"]["config"].take();
    // Nobody sets L and the least N.
    let follows = |id: &str| ["logical_pages", "least_blocks"].contains(&id);
    for id in config.as_object().unwrap().keys().filter(|id| !follows(id)) {
        assert!(ids.contains(&id.as_str()) || further.contains(&id.as_str()), "{id} is not listed");
    }
}
