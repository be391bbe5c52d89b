//! Bad input is answered with exit code 2 and one line that names field and value; a failing file with 1.

use crate::support::{bpsim, file, gzip, with_input};

fn refused(arguments: &str, named: &[&str]) {
    let output = bpsim(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
    assert!(output.stdout.is_empty(), "{arguments}");
    assert_eq!(told.lines().count(), 1, "{told}");
    for name in named {
        assert!(told.contains(name), "{arguments}: {name} is not in: {told}");
    }
}

#[test]
fn values_that_are_not_legal_are_named_with_what_is() {
    refused("run --frames 0", &["frames: 0 ", "1 to 16777216"]);
    refused("run --frames -5", &["frames: -5 "]);
    refused("run --frames many", &["frames: many ", "128MB"]);
    refused("run --frames 16777217", &["frames: 16777217 "]);
    refused("run --pages 0", &["pages: 0 "]);
    refused("run --pages 99999999999", &["pages: 99999999999 ", "2147483648"]);
    refused("run --alpha nan", &["alpha: nan "]);
    refused("run --alpha 0", &["alpha: 0"]);
    refused("run --k-w 2.5", &["k_w: 2.5 ", "whole number"]);
    refused("run --base-us 1e999", &["base_us: 1e999 "]);
    refused("run --mode ace --n-e 0", &["n_e: 0 "]);
    refused("run --window 0", &["window: 0 "]);
    refused("run --theta -1", &["theta: -1 "]);
    refused("run --cost free", &["cost: free ", "ideal, poster"]);
    refused("run --mode fast", &["mode: fast ", "baseline, ace"]);
    refused("run --prefetch", &["prefetch: true ", "mode ace"]);
}

#[test]
fn an_output_whose_name_says_something_else_is_refused_before_it_is_made() {
    for name in ["x.xlsx", "x.csv.gz.zst", "x", "x.json", "x.zst"] {
        refused(
            &format!("trace --preset first-steps --output {name}"),
            &[&format!("output: {name} "), ".csv"],
        );
        assert!(!std::path::Path::new(name).exists(), "{name}");
    }
}

#[test]
fn names_that_do_not_exist_are_answered_with_those_that_do() {
    refused("run --policy opt", &["policy: opt ", "lru-wsr", "sieve"]);
    refused("run --mode ace --prefetch --reader opt", &["reader: opt ", "npl"]);
    refused("run --device floppy", &["device: floppy ", "pcie-p4510"]);
    refused("run --preset nothing", &["preset: nothing ", "first-steps"]);
    refused("run --workload chaos", &["workload.kind: \"chaos\" ", "zipf"]);
    refused("run --param reach=3", &["workload.reach: 3 ", "operations_percent"]);
    refused("run --policy random --policy-seed -1", &["seed", "18446744073709551615"]);
    refused("run --policy 2q --k-in 0", &["k_in: 0 ", "from 1 to"]);
}

#[test]
fn workloads_are_checked() {
    refused("run --reads 101", &["reads_percent: 101 ", "0 to 100"]);
    refused("run --skew 80", &["skew: 80 ", "S/D"]);
    refused("run --skew 80/0", &["data_percent: 0 "]);
    refused("run --seed odd", &["seed: \"odd\" "]);
    refused("run --requests 0", &["requests: 0 "]);
    refused("trace --requests 100000001", &["requests: 100000001 "]);
    refused("compare --param theta", &["param: theta ", "NAME=VALUE"]);
    refused("run --workload tpcc --pages 5000", &["pages: 5000 ", "at least 69994"]);
    refused("run --workload tpcc --param transaction=refund", &["transaction: \"refund\" ", "delivery"]);
    refused("run --workload tpcc --reads 50", &["reads_percent: 50 ", "warehouses"]);
    refused("run --preset first-steps --requests 5", &["workload.requests: 5 ", "given"]);
}

#[test]
fn wrong_usage_is_bad_input() {
    for arguments in ["", "fly", "run --events", "run --no-such-flag", "compare --mode ace", "list colours"] {
        let output = bpsim(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(!output.stderr.is_empty(), "{arguments}");
    }
    let both = bpsim("run --case case.json --frames 4");
    assert_eq!(both.status.code(), Some(2));
}

#[test]
fn bad_lines_are_listed_and_nothing_is_run() {
    let good = "R,1\n".repeat(1_000);
    let mut text = format!("op,page\n{good}X,7\n");
    text += &"R,x\n".repeat(30);
    let output = with_input(["run", "--trace", "-"], text.as_bytes());
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(told.contains("standard input: 31 bad lines"), "{told}");
    assert!(told.contains("line 1002, \"X,7\"") && told.contains("line 1011, \"R,x\""), "{told}");
    assert!(!told.contains("line 1012"), "{told}");
}

#[test]
fn traces_must_fit_the_disk() {
    let output = with_input(["run", "--trace", "-", "--pages", "10"], b"R,3\nW,10\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("pages: 10 "));
}

#[test]
fn files_that_cannot_be_used() {
    assert_eq!(bpsim("run --trace /no/such/file.csv").status.code(), Some(1));
    assert_eq!(bpsim("run --case /no/such/file.json").status.code(), Some(1));
    assert_eq!(bpsim("trace --output /no/such/folder/file.csv").status.code(), Some(1));

    let whole = gzip(&b"R,1\n".repeat(10_000));
    for (name, content) in [
        ("half.csv.gz", &whole[..whole.len() / 2]),
        ("half.zst.gz", b"\x28\xb5\x2f\xfd\x04\x58"),
        ("no-trace.gz", &[0; 100]),
        ("no.json", b"R,1\n"),
        ("empty.json", b"{}"),
        ("list.json", b"[1]"),
        (
            "no-trace.json",
            br#"{"config":{"policy":"lru","pages":9,"frames":2,"alpha":1,"k_r":1,"k_w":1,"base_us":1}}"#,
        ),
        ("unknown.json", br#"{"config":{"policy":"lru","colour":1},"trace":"a.csv"}"#),
    ] {
        let path = file(name, content);
        let flag = if name.ends_with(".gz") { "--trace" } else { "--case" };
        let output = with_input(["run", flag, path.to_str().unwrap()], b"");
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}: {told}");
        assert!(!told.contains("panicked"), "{name}: {told}");
    }
}

#[test]
fn a_cut_record_is_named() {
    // Records without a next access, one after the other.
    let mut bytes = [[1; 16].as_slice(), &[0xff; 8]].concat().repeat(4);
    bytes.truncate(24 * 3 + 7);
    let path = file("cut.oracleGeneral", &bytes);
    let output = with_input(["run", "--trace", path.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("record 4, cut off after 7 bytes (at byte 72),"), "{told}");
}

#[test]
fn writes_are_not_lost_in_a_format_without_them() {
    let path = file("writes.oracleGeneral", b"kept");
    let output = with_input(["trace", "--preset", "first-steps", "--output", path.to_str().unwrap()], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("holds reads only"));
    assert_eq!(std::fs::read(path).unwrap(), b"kept");
}

#[test]
fn a_measurement_that_gives_no_device_is_named() {
    let path = file("one.json", br#"{"jobs": [{"jobname": "a", "job options": {"rw": "randrw"}}]}"#);
    refused(&format!("device {}", path.display()), &["fio job a, rw: randrw", "randread or randwrite"]);
    let path = file("noise.json", b"fio: failed");
    refused(&format!("device {}", path.display()), &["fio result: a text without JSON"]);
}
