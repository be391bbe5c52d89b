//! Runs over recordings of a database: the check against its findings, a snapshot to start from, pins that fill the pool.

use serde_json::{Value, json as value};

use crate::support::{file, text, with_input};

/// The recordings of the site: trace, frames, requests, misses, and at which request Clock Sweep first parts from the server.
const RECORDINGS: [(&str, &str, u32, u32, Option<u32>); 3] = [
    ("postgres-pgbench", "2048", 70_695, 5_043, None),
    ("postgres-report", "2048", 32_089, 5_040, None),
    // One client is given the page that another adds, and is told first: the requests of both differ.
    ("postgres-pgbench8", "512", 36_388, 2_723, Some(4_375)),
];

fn sample(name: &str) -> String {
    format!("{}/../../public/traces/{name}.csv.zst", env!("CARGO_MANIFEST_DIR"))
}

fn run(flags: &[&str], input: &str) -> std::process::Output {
    with_input(["run"].iter().chain(flags), input.as_bytes())
}

fn told(flags: &[&str], input: &str) -> Value {
    serde_json::from_str(&text(&run(flags, input))).unwrap()
}

#[test]
fn clock_sweep_finds_what_the_server_found_and_another_policy_does_not() {
    for (name, frames, requests, misses, first) in RECORDINGS {
        let trace = sample(name);
        let flags = ["--trace", &trace, "--frames", frames, "--check-found"];
        let clock = told(&[&flags[..], &["--policy", "clock", "--json"]].concat(), "");
        let found = value!({ "compared": requests, "differ": first.map_or(0, |_| 2), "first": first });
        assert_eq!((&clock["found"], &clock["counters"]["misses"]), (&found, &value!(misses)), "{name}");
        let lru = text(&run(&[&flags[..], &["--policy", "lru"]].concat(), ""));
        let last = lru.lines().last().unwrap();
        assert!(
            last.contains(" requests differ from what the database found; the first is request "),
            "{last}"
        );
        assert!(!last.starts_with("2 of "), "{last}");
    }
}

#[test]
fn the_midpoint_lane_is_nearer_to_mariadb_than_lru() {
    let lanes: [(&[&str], Value); 2] = [
        (&["--policy", "innodb", "--old-time", "1000"], value!({ "differ": 490, "misses": 4_906 })),
        (&["--policy", "lru"], value!({ "differ": 1_031, "misses": 5_339 })),
    ];
    let trace = sample("mariadb-tpcb");
    for (policy, expected) in lanes {
        let flags = ["--trace", &trace, "--frames", "1014", "--check-found", "--json"];
        let ran = told(&[&flags[..], policy].concat(), "");
        assert_eq!(ran["found"]["compared"], 144_221);
        let found = value!({ "differ": ran["found"]["differ"], "misses": ran["counters"]["misses"] });
        assert_eq!(found, expected);
    }
}

#[test]
fn what_the_check_needs_is_named() {
    let output = run(&["--trace", "-", "--frames", "2", "--check-found"], "op,page\nR,1\n");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("trace: no column `found`"), "{error}");
}

/// Frame 5 holds a page of another database, which takes a frame and which no request names.
#[test]
fn a_copy_of_pg_buffercache_is_the_pool_that_a_snapshot_is() {
    let golden = |name: &str| format!("{}/tests/golden/traces/{name}", env!("CARGO_MANIFEST_DIR"));
    for (trace, requests, hits, misses) in [("pg_recording.csv", 7, 5, 2), ("pg_recording_2.csv", 16, 7, 9)] {
        for pool in ["pg_buffercache.csv", "pg_buffercache.snapshot.csv"] {
            let (trace, pool) = (golden(trace), golden(pool));
            let flags = ["--policy", "clock", "--frames", "8", "--check-found", "--json"];
            let ran = run(&[&flags[..], &["--trace", &trace, "--start-from", &pool]].concat(), "");
            let ran: Value = serde_json::from_slice(&ran.stdout).unwrap();
            assert_eq!(ran["found"], value!({ "compared": requests, "differ": 0, "first": null }), "{pool}");
            assert_eq!(
                (&ran["counters"]["hits"], &ran["counters"]["misses"]),
                (&value!(hits), &value!(misses))
            );
        }
    }
}

#[test]
fn a_pool_of_innodb_and_what_psql_prints_are_starts() {
    let golden = |name: &str| format!("{}/tests/golden/field/{name}", env!("CARGO_MANIFEST_DIR"));
    let hits = |policy: &str, frames: &str, trace: &str, pool: &str| {
        let flags =
            ["--trace", trace, "--policy", policy, "--frames", frames, "--json", "--start-from", pool];
        let output = run(&flags, "op,relation,block\nR,16390,0\nR,16390,1\nW,16390,7\n");
        let ran: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{pool}: {}", String::from_utf8_lossy(&output.stderr)));
        (
            ran["counters"]["hits"].as_u64(),
            ran["counters"]["misses"].as_u64(),
            ran["counters"]["pages_written"].as_u64(),
        )
    };
    let recording = golden("ib_rec.csv");
    assert_eq!(hits("innodb", "8", &recording, &golden("ib_buffer_pool")), (Some(2), Some(1), Some(0)));
    for pool in ["pool.txt", "pool_noheader.csv"] {
        assert_eq!(hits("clock", "8", "-", &golden(pool)), (Some(2), Some(1), Some(0)), "{pool}");
    }
    // Of two frames the page that was used longest ago goes, and it has a change.
    let rows = "LRU_POSITION\tSPACE\tPAGE_NUMBER\tOLDEST_MODIFICATION\n0\t16390\t5\t184528\n1\t16390\t1\t0\n";
    let list = file("innodb_buffer_page_lru.tsv", rows.as_bytes());
    assert_eq!(hits("lru", "2", "-", list.to_str().unwrap()), (Some(1), Some(2), Some(1)));
    let none = file("no-pool.csv", b"a,b,c\n1,2,3\n");
    let output = run(&["--trace", &recording, "--frames", "8", "--start-from", none.to_str().unwrap()], "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && said.contains("innodb_buffer_page_lru"), "{said}");
}

#[test]
fn a_snapshot_of_another_pool_is_refused_by_line_and_a_page_in_two_frames_is_told() {
    let trace = "op,relation,block\nR,t,1\nR,t,2\n";
    let head = "frame,relation,fork,block,dirty,usage,pins\n";
    let run = |rows: &str, more: &[&str]| {
        let pool = file("other-pool.csv", format!("{head}{rows}").as_bytes());
        let flags = ["--trace", "-", "--frames", "8", "--policy", "clock", "--json", "--start-from"];
        let output = run(&[&flags[..], &[pool.to_str().unwrap()], more].concat(), trace);
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for (rows, told) in [
        ("0,t,0,1,0,6,0\n", "line 2, usage 6 is not legal here; legal: a whole number from 0 to 5"),
        (
            "0,t,0,1,0,5,0\n8,t,0,2,0,1,0\n",
            "line 3, frame 8 is not legal here; legal: a whole number from 0 to 7",
        ),
        (
            "0,t,0,1,0,5,4294967296\n",
            "line 2, pins 4294967296 is not legal here; legal: a whole number from 0 to 262143",
        ),
    ] {
        let found = run(rows, &[]);
        assert!(found.0 == Some(2) && found.1.contains(told), "{found:?}");
    }
    let (code, told) = run("0,t,0,1,0,6,262143\n7,t,0,2,0,1,\n", &["--usage-maximum", "6"]);
    assert_eq!((code, told.lines().count()), (Some(0), 1), "only how the trace was read: {told}");
    let (_, told) = run("0,t,0,1,0,2,0\n5,t,0,1,0,2,0\n", &[]);
    assert!(told.contains("1 of these have the name of a page in another frame"), "{told}");
}

#[test]
fn a_run_starts_from_a_snapshot_and_says_which_of_its_pages_nobody_asks_for() {
    let pool = file("pool.csv", b"frame,relation,fork,block,dirty,usage\n0,t,0,2,1,3\n1,t,0,9,0,0\n");
    let flags = ["--trace", "-", "--frames", "2", "--policy", "clock", "--json", "--start-from"];
    let flags = [&flags[..], &[pool.to_str().unwrap()]].concat();
    let trace = "op,relation,block\nR,t,1\nR,t,2\n";
    let output = run(&flags, trace);
    let counters = serde_json::from_slice::<Value>(&output.stdout).unwrap()["counters"].clone();
    // Page 9, with usage 0, makes room for page 1; page 2 is there.
    assert_eq!((&counters["misses"], &counters["hits"]), (&value!(1), &value!(1)));
    assert_eq!(counters["pages_written"], 0);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("1 of the 2 pages of the snapshot are never asked for"), "{said}");
    let unnamed = run(&flags, "R,1\n");
    assert!(String::from_utf8_lossy(&unnamed.stderr).contains("a recording with relation and block"));
}

#[test]
fn a_case_over_a_recording_keeps_to_its_pins() {
    // With a column of clients it were a case of the server model.
    file("pinned.csv", b"op,page\nR,1\nR,2\nU,2\nR,3\nR,4\nR,5\n");
    let config =
        r#"{"policy":"lru","mode":"baseline","pages":6,"frames":2,"alpha":2,"k_r":1,"k_w":1,"base_us":10}"#;
    let case = format!(r#"{{"config":{config},"trace":"pinned.csv"}}"#);
    let case = file("pinned.json", case.as_bytes());
    let output = run(&["--case", case.to_str().unwrap(), "--json"], "");
    let found = serde_json::from_slice::<Value>(&output.stdout).unwrap();
    assert_eq!(found["counters"]["requests"], 3, "{found}");
}

#[test]
fn a_run_ends_where_all_frames_are_pinned_and_says_so_in_the_servers_words() {
    let trace = "op,page,client\nR,1,1\nR,2,1\nU,2,1\nR,3,2\nR,4,1\nR,5,1\n";
    let file = ["--trace", "-", "--frames", "2"];
    // Written out; two frames are a share of the five pages.
    let words = "trace=R1 R2 U2 R3@2 R4 R5";
    let given = ["--workload", "given", "--param", words, "--pages", "6", "--frames", "40%"];
    for source in [&file[..], &given] {
        let output = run(&[source, &["--policy", "lru", "--json"]].concat(), trace);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("the run ends before request 4: no unpinned buffers available"), "{said}");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(serde_json::from_slice::<Value>(&output.stdout).unwrap()["counters"]["requests"], 3);
    }
}
