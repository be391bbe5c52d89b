//! `bpsim curve`, and sizes of the pool as shares and bytes.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

use crate::support::{bpsim, file};

/// Requests of 40 pages, some asked for more often than others; a third of them writes.
fn trace(name: &str) -> PathBuf {
    let mut csv = String::new();
    for t in 0..900_u32 {
        let page = (t * t * 7 + t / 5) % if t % 3 == 0 { 40 } else { 12 };
        writeln!(csv, "{},{page}", if t.is_multiple_of(3) { 'W' } else { 'R' }).unwrap();
    }
    file(name, csv.as_bytes())
}

fn absent(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Standard output of a run that must succeed, whatever it says beside.
fn done(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(arguments: &str) -> Value {
    serde_json::from_str(&done(&bpsim(arguments))).unwrap()
}

const MANY: &str =
    "--policy lru,clock,arc --mode baseline,ace --device optane-p4800x,virtual --frames 1..40:6 --quiet";

#[test]
fn a_stopped_curve_is_continued_to_the_same_bytes() {
    let trace = trace("curve-stopped.csv");
    for (name, flags) in [("curve-continued.csv", ""), ("curve-continued.json", "--json")] {
        let path = absent(name);
        let run =
            || done(&bpsim(&format!("curve {} {MANY} {flags} --output {}", trace.display(), path.display())));
        assert_eq!(run(), "");
        let whole = std::fs::read(&path).unwrap();
        // Within the head, a line and a block, before the end, and all of it.
        for kept in [0, 40, whole.len() / 3, whole.len() / 2 + 7, whole.len() - 2, whole.len()] {
            std::fs::write(&path, &whole[..kept]).unwrap();
            run();
            assert!(std::fs::read(&path).unwrap() == whole, "{name}, {kept} bytes kept");
        }
    }
}

/// As `<name>.check` has it: 64-bit FNV-1a.
fn check_of(text: &[u8]) -> String {
    let hash = text.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{} {hash:016x}\n", text.len())
}

#[test]
fn a_row_that_was_changed_is_noticed_where_a_curve_is_continued() {
    let trace = trace("curve-changed.csv");
    for (name, flags) in [("curve-checked.csv", ""), ("curve-checked.json", "--json")] {
        let path = absent(name);
        let check = path.with_file_name(format!("{name}.check"));
        let run = || bpsim(&format!("curve {} {MANY} {flags} --output {}", trace.display(), path.display()));
        done(&run());
        assert!(!check.exists(), "it goes with the last row");
        let whole = std::fs::read_to_string(&path).unwrap();
        let part = &whole[..whole.len() / 2];
        std::fs::write(&check, check_of(part.as_bytes())).unwrap();
        // A digit of a number in the middle, which leaves the row as well formed as before.
        let at = part[..part.len() * 3 / 4].rfind(|sign: char| ('1'..='8').contains(&sign)).unwrap();
        let mut changed = part.as_bytes().to_vec();
        changed[at] += 1;
        std::fs::write(&path, &changed).unwrap();
        let told = run();
        assert_eq!(told.status.code(), Some(2));
        assert_eq!(std::fs::read(&path).unwrap(), changed);
        std::fs::write(&path, part).unwrap();
        done(&run());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
        assert!(!check.exists());
    }
}

#[test]
fn a_file_that_holds_something_else_is_refused_and_stays() {
    let trace = trace("curve-other.csv");
    let path = absent("curve-held.csv");
    let run = |flags: &str| {
        bpsim(&format!("curve {} --quiet --output {} {flags}", trace.display(), path.display()))
    };
    done(&run("--frames 4,8"));
    let curve = std::fs::read_to_string(&path).unwrap();
    let told = |held: &str, flags: &str| {
        std::fs::write(&path, held).unwrap();
        let output = run(flags);
        assert_eq!(output.status.code(), Some(2), "{held}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), held);
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(told(&curve, "--frames 4,16").contains("another curve"));
    assert!(told("R,1\n", "--frames 4,8").contains("something else"));
    assert!(
        told(&curve.replace("\nlru,baseline,pcie-p4510,8,", "\nlru,ace,pcie-p4510,8,"), "--frames 4,8")
            .contains("row 2")
    );
}

#[test]
fn rows_are_the_same_however_many_threads_there_are_and_as_csv_or_json() {
    let trace = trace("curve-threads.csv");
    let curve = |flags: &str| done(&bpsim(&format!("curve {} {MANY} {flags}", trace.display())));
    let csv = curve("--threads 1");
    assert_eq!(csv, curve("--threads 5"));
    let json: Value = serde_json::from_str(&curve("--json")).unwrap();
    let (remarks, table): (Vec<_>, Vec<_>) = csv.lines().partition(|line| line.starts_with('#'));
    let made: Value = serde_json::from_str(remarks[0].split_once("by: ").unwrap().1).unwrap();
    assert_eq!(json["provenance"], made);
    assert_eq!(made["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(made["hash"].as_str().unwrap().len(), 16);
    let names: Vec<_> = table[0].split(',').collect();
    assert_eq!(table.len() - 1, 3 * 6 * 2 * 2);
    for (line, row) in table[1..].iter().zip(json["rows"].as_array().unwrap()) {
        let shown = |name: &&str| match &row[*name] {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            number => number.to_string(),
        };
        assert_eq!(names.iter().map(shown).collect::<Vec<_>>().join(","), **line);
    }
}

#[test]
fn a_row_is_what_run_counts_with_as_many_frames_said_in_any_way() {
    let trace = trace("curve-row.csv");
    let trace = trace.display();
    let curve = json(&format!(
        "curve {trace} --policy lru,2q --mode ace --frames 25% --n-w 3 --k-in 2 --json --quiet"
    ));
    for (row, policy) in curve["rows"].as_array().unwrap().iter().zip(["lru", "2q"]) {
        assert_eq!((&row["policy"], &row["frames"]), (&policy.into(), &10.into()));
        for frames in ["10", "25%", "0.25"] {
            let set = format!("--policy {policy} --mode ace --n-w 3 --k-in 2 --frames {frames}");
            let run = json(&format!("run --trace {trace} {set} --json"));
            for counter in ["misses", "evictions_dirty", "write_batches", "pages_written", "latency_us"] {
                assert_eq!(run["counters"][counter], row[counter], "{policy}, {frames}: {counter}");
            }
        }
    }
}

#[test]
fn a_share_is_of_the_pages_that_a_workload_asks_for_and_bytes_need_a_page() {
    let given = "--workload zipf --pages 50 --requests 2000";
    let pages = done(&bpsim(&format!("trace {given}")));
    let different: std::collections::BTreeSet<_> = pages.lines().skip(1).map(|line| &line[2..]).collect();
    let run = |frames: &str| json(&format!("run {given} --frames {frames} --json"));
    assert_eq!(run("50%"), run(&(different.len() / 2).to_string()));
    let refused = bpsim(&format!("run {given} --frames 128MB"));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("128MB needs --page"));
}

#[test]
fn the_reader_is_aces_alone_and_a_baseline_beside_it_does_without() {
    let trace = trace("reader.csv");
    let curve =
        |mode: &str| bpsim(&format!("curve {} --frames 8 --mode {mode} --prefetch --quiet", trace.display()));
    let alone = curve("baseline");
    assert_eq!(alone.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&alone.stderr).contains("prefetch: true "));
    assert_eq!(done(&curve("baseline,ace")).lines().filter(|line| line.starts_with("lru,")).count(), 2);
}

#[test]
fn another_seed_samples_other_pages_and_too_few_of_them_are_told_with_the_share_that_would_do() {
    let mut csv = String::new();
    for t in 0..6_000_u32 {
        writeln!(csv, "R,{}", if t % 3 == 0 { t * 7919 % 40 } else { t / 3 }).unwrap();
    }
    let trace = file("sampled.csv", csv.as_bytes());
    let curve =
        |more: &str| bpsim(&format!("curve {} --frames 200 --policy clock --json {more}", trace.display()));
    let said = |more: &str| {
        let curve: Value = serde_json::from_str(&done(&curve(more))).unwrap();
        (
            curve["rows"][0]["miss_ratio"].as_f64().unwrap(),
            curve["notes"][0].as_str().unwrap_or_default().to_owned(),
        )
    };
    let (few, note) = said("--sampling 0.05");
    assert!(
        note.contains(" of 2000 pages are kept") && note.contains("share of 0.256 on about 512"),
        "{note}"
    );
    assert_ne!(said("--sampling 0.05 --sampling-seed 1").0, few);
    assert_eq!(said("--sampling 0.05 --sampling-seed 0").0, few);
    assert_eq!(said("--sampling 0.5").1, "");
    for (more, told) in [
        ("--sampling 0.5 --sampling-seed 4294967296", "a whole number from 0 to 4294967295"),
        ("--sampling-seed 1", "sampling_seed: 1 is not legal"),
    ] {
        let refused = curve(more);
        assert_eq!(refused.status.code(), Some(2));
        let stderr = String::from_utf8_lossy(&refused.stderr);
        assert!(stderr.contains(told), "{stderr}");
    }
}
