//! What the commands print.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json as value};

use crate::support::{bpsim, counted, file, golden, gzip, json, text, with_input};

#[test]
fn a_trace_gives_the_same_from_a_file_compressed_and_from_standard_input() {
    let csv = text(&bpsim("trace --requests 3000 --seed 5 --pages 700"));
    assert!(csv.starts_with("op,page\n"));
    assert_eq!(csv.lines().count(), 3_001);
    let generated = json("run --requests 3000 --seed 5 --pages 700 --frames 50 --mode ace --json --final");
    let flags = ["--pages", "700", "--frames", "50", "--mode", "ace", "--json", "--final"];
    // Gzip is known by its first bytes, not by its name.
    let (plain, compressed) = (file("own.csv", csv.as_bytes()), file("own.dat", &gzip(csv.as_bytes())));
    let (plain, compressed) = (plain.to_str().unwrap(), compressed.to_str().unwrap());
    for (path, input) in [(plain, ""), (compressed, ""), ("-", csv.as_str())] {
        let output = with_input(["run", "--trace", path].iter().chain(&flags), input.as_bytes());
        let found: Value = serde_json::from_str(&counted(&output)).unwrap();
        assert_eq!(found, generated, "{path}");
    }
}

#[test]
fn the_disk_is_as_large_as_a_trace_needs() {
    let output = with_input(["run", "--trace", "-", "--frames", "2"], b"5\nW,41\r\nr, 5\n");
    let told = text(&output);
    assert!(told.contains("D = 42 pages, B = 2 frames, 3 requests"), "{told}");
    assert!(told.contains("simulated device time"), "{told}");
}

#[test]
fn a_written_file_can_be_read() {
    let path = file("written.csv.gz", b"");
    let path = path.to_str().unwrap();
    text(&with_input(["trace", "--preset", "mu-640", "--output", path], b""));
    let own =
        counted(&with_input(["run", "--trace", path, "--frames", "205", "--pages", "3072", "--json"], b""));
    let preset = text(&bpsim("run --preset mu-640 --json"));
    assert_eq!(own, preset);
}

#[test]
fn every_kind_of_trace_file_gives_the_same_run() {
    let generated = text(&bpsim("run --preset read-only --frames 40 --json"));
    let pages = json("list presets --json").as_array().unwrap().iter().find_map(|preset| {
        (preset["id"] == "read-only").then(|| preset["scene"]["pages"].as_u64().unwrap().to_string())
    });
    let pages = pages.unwrap();
    for name in ["r.csv.zst", "r.csv", "r.oracleGeneral", "r.oracleGeneral.gz", "r.oracleGeneral.bin.zst"] {
        let path = file(name, b"");
        let path = path.to_str().unwrap();
        text(&with_input(["trace", "--preset", "read-only", "--output", path], b""));
        let flags = ["run", "--trace", path, "--frames", "40", "--pages", &pages, "--json"];
        assert_eq!(counted(&with_input(flags, b"")), generated, "{name}");
    }
}

#[test]
fn flags_override_a_preset_and_choose_its_lane() {
    let first = json("run --preset slides-lru-reader --json");
    assert_eq!(first["counters"]["prefetched"], 0);
    let reader = json("run --preset slides-lru-reader --mode ace --prefetch --json");
    assert_eq!(reader["counters"]["prefetch_used"], 1);
    let ace = json("run --preset slides-lru-reader --mode ace --json --events");
    assert_eq!(ace["events"][0]["batch"], value!([4, 5, 2]));
    assert_eq!(ace["events"][0]["evicted"], value!([4]));
    // Presets of the slides have a device of their own, which --device replaces as a whole.
    let device = json("run --preset slides-lru --device sata-s4610 --json");
    assert_eq!(device["counters"]["read_time_us"], 700.0);
    let poster = json("compare --preset poster --requests 1000 --seed 9 --k-w 3 --json");
    assert_eq!(poster["configs"]["ace"]["n_w"], 3);
    assert_eq!(poster["counters"]["ace"]["requests"], 1000);
}

#[test]
fn a_scene_file_runs_with_all_its_lanes() {
    let scene = value!({ "scene": {
        "pages": 16, "frames": 7, "alpha": 3, "k_r": 3, "k_w": 3, "base_us": 10,
        "lanes": [{ "mode": "baseline" }, { "mode": "ace" }],
        "workload": { "kind": "given", "trace": "W1 R10 R12 R9 R14 R11 R15" },
        "start": { "pool": "8D 6 2D 3 5D 7 4D" },
    }});
    let path = file("scene.json", scene.to_string().as_bytes());
    let output = with_input(["run", "--scene", path.to_str().unwrap(), "--all-lanes", "--json"], b"");
    let lanes: Value = serde_json::from_str(&text(&output)).unwrap();
    assert_eq!(lanes.as_array().unwrap().len(), 2);
    assert_eq!(lanes[0]["counters"]["write_batches"], 4);
    assert_eq!(lanes[1]["counters"]["write_batches"], 2);
    assert_eq!(lanes[1]["config"]["n_w"], 3);
}

#[test]
fn a_scene_with_a_fork_runs_with_all_its_lanes_and_a_fork_alone_is_none() {
    let scene = value!({
        "pages": 16, "frames": 7, "alpha": 3, "k_r": 3, "k_w": 3, "base_us": 10,
        "lanes": [
            { "mode": "baseline" },
            { "mode": "ace", "alpha": 5, "fork": { "lane": 0, "at": 1 } },
        ],
        "workload": { "kind": "given", "trace": "W1 R10 R12 R9 R14 R11 R15" },
        "start": { "pool": "8D 6 2D 3 5D 7 4D" },
    });
    let path = file("fork.json", scene.to_string().as_bytes());
    let path = path.to_str().unwrap();
    let run = |rest: &str| text(&bpsim(&format!("run --scene {path} {rest}")));
    let lanes: Value = serde_json::from_str(&run("--all-lanes --json")).unwrap();
    assert_eq!(lanes[1]["config"]["fork"], value!({ "lane": 0, "at": 1 }));
    // Page 4 alone for alpha = 3 before the fork; then 5, 2 and 8 together for alpha = 5.
    assert_eq!(lanes[0]["counters"]["write_time_us"], 120.0);
    assert_eq!(lanes[1]["counters"]["pages_written"], 4);
    assert_eq!(lanes[1]["counters"]["write_time_us"], 80.0);
    assert!(run("--all-lanes").contains("LRU, ACE from position 1 on, before that as lane 1"));
    let alone: Value = serde_json::from_str(&run("--mode ace --json")).unwrap();
    assert_eq!(alone["counters"]["write_time_us"], 60.0);
    let compared: Value =
        serde_json::from_str(&text(&bpsim(&format!("compare --scene {path} --json")))).unwrap();
    assert_eq!(compared["counters"]["ace"]["write_time_us"], 60.0);
}

#[test]
fn compare_prints_the_posters_table() {
    let found = json("compare --preset poster --json");
    let number = |pointer: &str| found.pointer(pointer).unwrap().as_f64().unwrap();
    let (baseline, ace) = (number("/counters/baseline/write_batches"), number("/counters/ace/write_batches"));
    let difference = number("/difference_percent/ace/write_batches");
    assert!((difference - 100.0 * (ace - baseline) / baseline).abs() < 1e-9);
    assert!((-84.0..-82.0).contains(&difference), "{difference}");
    assert_eq!(number("/difference_percent/ace/misses"), 0.0);
    assert!(found["counters"].get("ace_reader").is_none());
    for lane in ["baseline", "ace"] {
        let mode = if lane == "ace" { " --mode ace" } else { "" };
        let alone = json(&format!("run --preset poster --json{mode}"));
        assert_eq!(found["counters"][lane], alone["counters"]);
    }

    let table = text(&bpsim("compare --preset poster --prefetch"));
    for row in ["pages written", "pages read", "misses", "hits", "write batches", "latency"] {
        assert!(table.lines().any(|line| line.starts_with(row)), "{row}: {table}");
    }
    assert!(table.contains("ACE + Reader") && table.contains("simulated device time"), "{table}");
}

#[test]
fn the_registry_is_listed_as_text_and_as_json() {
    let all = json("list --json");
    for part in ["policies", "workloads", "devices", "presets", "parameters"] {
        assert_eq!(json(&format!("list {part} --json")), all[part]);
        let listed = text(&bpsim(&format!("list {part}")));
        for entry in all[part].as_array().unwrap() {
            // A visitor's program runs in the page alone.
            let runs_here = entry["programmed"] != true;
            assert_eq!(listed.contains(entry["id"].as_str().unwrap()), runs_here, "{part}: {entry}");
        }
    }
    assert!(text(&bpsim("list")).contains("pcie-p4510"));
}

#[test]
fn every_preset_and_every_registered_workload_runs() {
    let all = json("list --json");
    for preset in all["presets"].as_array().unwrap() {
        let id = preset["id"].as_str().unwrap();
        let lanes = json(&format!("run --preset {id} --all-lanes --json"));
        assert_eq!(lanes.as_array().unwrap().len(), preset["scene"]["lanes"].as_array().unwrap().len());
    }
    for workload in all["workloads"].as_array().unwrap() {
        let id = workload["id"].as_str().unwrap();
        let found = json(&format!("run --workload {id} --requests 500 --json"));
        assert_eq!(found["counters"]["requests"], 500);
    }
}

#[test]
fn parameters_of_policies_come_from_the_registry() {
    for own in ["cflru --window 1", "2q --k-in 90", "random --policy-seed 18446744073709551615"] {
        let policy = own.split(' ').next().unwrap();
        let with = json(&format!("run --policy {own} --requests 5000 --json"));
        assert_ne!(with, json(&format!("run --policy {policy} --requests 5000 --json")), "{own}");
    }
}

#[test]
fn events_are_printed_while_they_happen() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bpsim"))
        .args(["run", "--json", "--events", "--requests", "2000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut start = String::new();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        reader.read_line(&mut start).unwrap();
    }
    assert!(start.starts_with("{\"events\":[\n{\"t\":0,"), "{start}");
    // Closes the pipe: the program ends without a word.
    drop(reader);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn the_help_has_examples_and_units() {
    for command in ["", "run ", "compare ", "trace "] {
        assert!(text(&bpsim(&format!("{command}--help"))).contains("Examples:"));
    }
    let case = golden().join("small-lru-ace.json");
    assert!(text(&with_input(["run", "--case", case.to_str().unwrap()], b"")).contains("LRU, ACE"));
}

#[test]
fn a_workload_that_fixes_its_pages_needs_no_pages() {
    let told = text(&bpsim("run --workload tpcc --param warehouses=1 --requests 1000"));
    assert!(told.contains("D = 9,617 pages, B = 100 frames, 1,000 requests"), "{told}");
    let preset = text(&bpsim("run --preset tpcc-1 --requests 1000"));
    assert!(preset.contains("D = 9,617 pages, B = 576 frames, 1,000 requests"), "{preset}");
    let other = text(&bpsim("run --preset poster --workload tpcc --requests 1000 --pages 80000"));
    assert!(other.contains("D = 80,000 pages"), "{other}");
    // Stock levels are only read.
    let csv = text(&bpsim(
        "trace --workload tpcc --param warehouses=1 --param transaction=stock-level --requests 1000",
    ));
    assert!(csv.starts_with("op,page\n"));
    assert_eq!(csv.lines().filter(|line| line.starts_with("R,")).count(), 1_000);
    let listed = text(&bpsim("list workloads"));
    assert!(listed.contains("one of mix, new-order, payment,"), "{listed}");
}

#[test]
fn a_device_is_derived_from_results_of_fio_and_runs() {
    let made = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/src/device/fio/made/nvme.json");
    let told = text(&with_input(["device", made], b""));
    assert!(told.starts_with("alpha = 3.143, k_r = 64, k_w = 8, base_us = 79.61\n"), "{told}");
    assert!(told.contains("64  *452,119"), "{told}");
    assert!(told.contains("reads at depth 64: 452,119/s measured, at most 803,919/s in the model"), "{told}");
    let flags = told.lines().nth(1).unwrap();
    let counters = json(&format!("run --mode ace --json --requests 1000 {flags}"));
    assert!(counters["counters"]["write_time_us"].as_f64().unwrap() > 0.0);
    let input = std::fs::read(made).unwrap();
    let found: Value = serde_json::from_str(&text(&with_input(["device", "-", "--json"], &input))).unwrap();
    assert_eq!(found["device"], value!({ "alpha": 3.143, "base_us": 79.61, "k_r": 64, "k_w": 8 }));
    assert_eq!(found["rows"][7]["writes"], Value::Null);
    let plain = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/src/device/fio/made/plain.json");
    for (ratio, alpha, model) in [("throughput", 4, "10,000"), ("latency", 2, "20,000")] {
        let told = text(&with_input(["device", plain, "--alpha-from", ratio], b""));
        assert!(told.starts_with(&format!("alpha = {alpha}, k_r = 8, k_w = 4, base_us = 100\n")), "{told}");
        assert!(told.contains(&format!("20,000/s measured, at most {model}/s in the model")), "{told}");
        assert!(told.contains(&format!("alpha: throughput 4, latency 2; {ratio} is used")), "{told}");
    }
}

#[test]
fn the_sample_traces_are_what_their_readme_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/traces");
    let readme = std::fs::read_to_string(folder.join("README.txt")).unwrap();
    let commands: Vec<_> = readme.lines().filter_map(|line| line.strip_prefix("  bpsim ")).collect();
    assert_eq!(commands.len(), 2);
    for command in commands {
        let (generate, name) = command.split_once(" --output ").unwrap();
        let sample = folder.join(name);
        let run = ["run", "--trace", sample.to_str().unwrap(), "--pages", "2000", "--frames", "99", "--json"];
        let generated = generate.replacen("trace", "run", 1) + " --frames 99 --json";
        assert_eq!(counted(&with_input(run, b"")), text(&bpsim(&generated)), "{name}");
    }
}
