//! The server model on the command line: flags, tables, JSON, sweeps.

use serde_json::Value;

use crate::support::{bpsim, file, json, text};

const SMALL: &str = "--requests 4000 --pages 600 --frames 60 --seed 3";

#[test]
fn any_flag_of_the_model_switches_it_on_and_without_one_nothing_is_said_of_it() {
    for flags in
        ["--clients 2", "--server", "--bgwriter", "--checkpointer=false", "--txn 3", "--n-b 2 --bgwriter"]
    {
        let run = json(&format!("run {SMALL} --mode ace {flags} --json"));
        assert_eq!(run["counters"]["requests"], 4000, "{flags}");
        assert!(run["counters"]["time_ns"].is_u64() && run["series"]["width_ns"].is_u64(), "{flags}");
    }
    assert!(json(&format!("run {SMALL} --mode ace --json"))["counters"].get("time_ns").is_none());
}

#[test]
fn one_client_takes_the_time_of_the_lane_by_itself() {
    for policy in ["lru", "clock", "arc"] {
        let lane = json(&format!("run {SMALL} --policy {policy} --mode ace --prefetch --json"));
        let server = json(&format!("run {SMALL} --policy {policy} --mode ace --prefetch --server --json"));
        let us = lane["counters"]["latency_us"].as_f64().unwrap();
        assert_eq!((us * 1000.0).round(), server["counters"]["time_ns"].as_f64().unwrap(), "{policy}");
        assert_eq!(lane["counters"]["misses"], server["counters"]["misses"], "{policy}");
    }
}

#[test]
fn a_table_shows_throughput_p99_and_who_wrote() {
    let table = text(&bpsim(&format!("run {SMALL} --clients 4 --bgwriter --bgwriter-delay-us 1000")));
    for row in [
        "clients: 4; background writer on, checkpointer off",
        "throughput",
        "latency, p99",
        "written by the background writer",
    ] {
        assert!(table.contains(row), "{row}: {table}");
    }
    let compared = text(&bpsim(&format!("compare {SMALL} --clients 4")));
    let rows: Vec<&str> = compared.lines().filter(|line| line.starts_with("throughput")).collect();
    assert!(rows.len() == 1 && rows[0].ends_with("requests/s") && rows[0].contains('%'), "{compared}");
}

#[test]
fn lanes_compared_have_counters_series_and_differences() {
    let all =
        json(&format!("compare {SMALL} --clients 8 --checkpointer --checkpoint-interval-us 5000 --json"));
    for key in ["baseline", "ace"] {
        assert_eq!(all["configs"][key]["clients"], 8);
        assert_eq!(all["counters"][key]["requests"], 4000);
        let ends: u64 =
            all["series"][key]["transactions"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
        assert_eq!(all["counters"][key]["transactions"], ends);
        assert!(all["counters"][key]["buffers_checkpoint"].as_u64().unwrap() > 0);
    }
    assert!(all["difference_percent"]["ace"]["time_ns"].as_f64().unwrap() < 0.0);
}

#[test]
fn what_the_model_refuses_is_named_with_what_is_legal() {
    let of_trace = file("server-clients.csv", b"op,page,client\nR,1,1\nW,2,2\n");
    let of_trace = of_trace.to_str().unwrap();
    for (flags, said) in [
        ("--clients 257", "clients: 257"),
        ("--policy min --clients 2", "policy: min"),
        ("--clients 2 --write-wait 0.2", "write_wait: 0.2"),
        ("--clients 2 --cost poster", "cost: poster"),
        (&format!("--trace {of_trace} --clients 2"), "clients: 2"),
    ] {
        let output = bpsim(&format!("run {flags} --frames 9"));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && told.contains(said), "{flags}: {told}");
    }
    let unused = bpsim(&format!("run {SMALL} --clients 2 --bgwriter-delay-us 5"));
    assert!(String::from_utf8(unused.stderr).unwrap().contains("bgwriter_delay_us has no effect here"));
}

#[test]
fn a_sweep_has_the_measures_of_the_model() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/experiments/ace-10g.json");
    let flags = "--choice size=1/640 --seeds 1 --set workload.requests=3000 --set clients=4 --set bgwriter=true --set bgwriter_delay_us=1000";
    let csv = text(&bpsim(&format!("sweep {} {flags} --quiet --format csv --shard 0/40", path.display())));
    let lines: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    for id in [
        "throughput",
        "latency_p99_us",
        "time_us",
        "buffers_backend_percent",
        "buffers_clean_percent",
        "write_utilisation_percent",
    ] {
        let place = lines[0].iter().position(|name| *name == id).unwrap();
        assert!(
            lines[1..].iter().all(|line| line[place].parse::<f64>().is_ok_and(|value| value > 0.0)),
            "{id}"
        );
    }
}
