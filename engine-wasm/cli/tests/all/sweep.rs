//! `bpsim sweep`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::{bpsim, file, text, with_input};

/// An experiment of the page, small.
fn sweep(flags: &str) -> std::process::Output {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/experiments/ace-10g.json");
    bpsim(&format!(
        "sweep {} --choice size=1/640 --seeds 2 --set workload.requests=4000 --quiet {flags}",
        spec.display()
    ))
}

fn lines(output: &std::process::Output) -> Vec<String> {
    text(output).lines().map(str::to_owned).collect()
}

fn absent(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn every_run_gives_one_json_line_in_order_however_many_threads_there_are() {
    let one = lines(&sweep("--threads 1"));
    assert_eq!(one.len(), 4 * 16 * 2);
    assert_eq!(one, lines(&sweep("--threads 7")));
    for (run, line) in one.iter().enumerate() {
        let record: Value = serde_json::from_str(line).unwrap();
        assert_eq!(record["run"], run);
        assert_eq!(record["lanes"]["baseline"]["counters"]["requests"], 4000);
    }
}

#[test]
fn the_parts_of_all_shards_joined_are_the_whole() {
    for format in ["jsonl", "csv"] {
        let mut whole = lines(&sweep(&format!("--format {format}")));
        let parts = (0..3).map(|part| lines(&sweep(&format!("--format {format} --shard {part}/3"))));
        let mut joined: Vec<String> = parts.flatten().collect();
        assert_eq!(whole.first(), joined.first());
        whole.sort();
        joined.sort();
        assert_eq!(whole, joined, "{format}");
    }
}

#[test]
fn a_stopped_sweep_is_continued_to_the_same_bytes() {
    for name in ["continued.jsonl", "continued.csv"] {
        let path = absent(name);
        let flags = format!("--output {}", path.display());
        assert_eq!(text(&sweep(&flags)), "");
        let whole = std::fs::read(&path).unwrap();
        // In the middle of a line, and for CSV in the middle of a run.
        for kept in [whole.len() / 3, whole.len() / 2 + 7, 10, 0] {
            std::fs::write(&path, &whole[..kept]).unwrap();
            assert_eq!(text(&sweep(&flags)), "");
            assert!(std::fs::read(&path).unwrap() == whole, "{name}, {kept} bytes kept");
        }
    }
}

#[test]
fn more_seeds_continue_an_output() {
    let path = absent("more-seeds.jsonl");
    let flags = format!("--output {}", path.display());
    text(&sweep(&flags));
    let two = std::fs::read_to_string(&path).unwrap();
    text(&bpsim(&format!(
        "sweep {}/../../web/experiments/ace-10g.json --choice size=1/640 --seeds 3 --set workload.requests=4000 --quiet {flags}",
        env!("CARGO_MANIFEST_DIR")
    )));
    let three = std::fs::read_to_string(&path).unwrap();
    assert!(three.starts_with(&two));
    assert_eq!(three.lines().count(), 4 * 16 * 3);
}

#[test]
fn the_output_of_another_sweep_is_not_touched() {
    let path = absent("another.jsonl");
    text(&sweep(&format!("--output {}", path.display())));
    let before = std::fs::read(&path).unwrap();
    let refused = sweep(&format!("--output {} --set alpha=7", path.display()));
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another sweep"));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    for content in [&b"hello\n"[..], b"hello"] {
        for name in ["strange.jsonl", "strange.csv"] {
            let strange = file(name, content);
            let refused = sweep(&format!("--output {}", strange.display()));
            assert_eq!(refused.status.code(), Some(2), "{name}");
            assert_eq!(std::fs::read(&strange).unwrap(), content);
        }
    }
}

/// What continuing a file with this content says; the file must stay as it is.
fn refused(name: &str, content: &str) -> String {
    let path = file(name, content.as_bytes());
    let refused = sweep(&format!("--shard 0/16 --output {}", path.display()));
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), content);
    assert!(told.len() < 400 + path.as_os_str().len(), "{told}");
    told
}

#[test]
fn records_that_are_not_as_they_were_written_are_refused_by_line() {
    for format in ["jsonl", "csv"] {
        let whole = text(&sweep(&format!("--shard 0/16 --format {format}")));
        let name = format!("changed.{format}");
        let at = |number: usize| whole.split_inclusive('\n').nth(number - 1).unwrap();
        // Each digit of a record counts.
        let third = at(3);
        for (place, digit) in third.char_indices().filter(|(_, sign)| sign.is_ascii_digit()).step_by(9) {
            let other = if digit == '7' { '3' } else { '7' };
            let mut changed = third.to_owned();
            changed.replace_range(place..place + 1, &other.to_string());
            let told = refused(&name, &whole.replacen(third, &changed, 1));
            assert!(told.contains("line 3, ") && told.contains("check"), "{told}");
        }
        assert!(refused(&name, &(whole.clone() + third)).contains("it is there twice"));
        assert!(refused(&name, &whole.replacen(third, &third.repeat(2), 1)).contains("line 4, "));
        assert!(refused(&name, &whole.replace('\n', "\r\n")).contains("CR LF"));
        assert!(refused(&name, &(whole.clone() + &"x".repeat(5_000) + "\n")).contains("5000 bytes"));
        assert!(refused(&name, &(whole.clone() + &"x".repeat(5_000))).contains("5000 bytes"));
    }
    let csv = text(&sweep("--shard 0/16 --format csv"));
    let without = csv.split_inclusive('\n').enumerate().filter(|(at, _)| *at != 2).map(|(_, line)| line);
    let told = refused("part.csv", &without.collect::<String>());
    assert!(told.contains("2 lines of runs that are not whole"), "{told}");
}

#[test]
fn records_of_an_earlier_version_have_no_check_and_that_is_told() {
    let whole = text(&sweep("--shard 0/16"));
    let before: String =
        whole.lines().map(|line| format!("{}}}\n", line.rsplit_once(",\"check\"").unwrap().0)).collect();
    let path = file("earlier.jsonl", before.as_bytes());
    let output = sweep(&format!("--shard 0/16 --output {}", path.display()));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("8 records of an earlier bpsim, without check"), "{told}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
}

#[test]
fn a_refused_experiment_is_told_in_few_words_however_long_its_parts_are() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/experiments/ace-10g.json");
    let whole: Value = serde_json::from_slice(&std::fs::read(spec).unwrap()).unwrap();
    let long = "x".repeat(3_000);
    for pointer in [
        "/id",
        "/axes/0",
        "/axes/0/values/1",
        "/lanes/0/set/mode",
        "/choices/0/values/1/label",
        "/shape/0/measure",
    ] {
        for value in
            [Value::from(long.as_str()), serde_json::json!({ long.as_str(): 1 }), vec![1; 999].into()]
        {
            let mut changed = whole.clone();
            *changed.pointer_mut(pointer).unwrap() = value;
            let output = with_input(["sweep", "-", "--dry-run"], changed.to_string().as_bytes());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(told.len() < 380, "{pointer}: {} bytes: {told}", told.len());
        }
    }
}

#[test]
fn settings_that_the_experiment_sets_itself_are_refused_or_told() {
    for set in ["lanes=[]", "lanes.x=1"] {
        let output = sweep(&format!("--dry-run --set {set}"));
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("set.lanes"), "{told}");
    }
    let output = sweep("--dry-run --set workload.seed=5");
    assert!(String::from_utf8_lossy(&output.stderr).contains("workload.seed has no effect here"));
}

#[test]
fn a_file_that_another_sweep_is_writing_is_refused_and_left_as_it_is() {
    let path = absent("held.jsonl");
    let flags = format!("--output {} --shard 1/2", path.display());
    text(&sweep(&flags));
    let before = std::fs::read(&path).unwrap();
    let other = std::fs::File::open(&path).unwrap();
    other.lock().unwrap();
    let refused = sweep(&flags.replace("1/2", "0/2"));
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another sweep is writing it"));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    // Not by closing: a process that another test starts at this moment holds the same lock until it runs.
    other.unlock().unwrap();
    text(&sweep(&flags.replace("1/2", "0/2")));
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 4 * 16 * 2);
}

#[test]
fn a_dash_is_standard_output_and_what_cannot_be_continued_is_refused() {
    let whole = lines(&sweep("--shard 0/8"));
    assert_eq!(lines(&sweep("--shard 0/8 --output -")), whole);
    assert!(!Path::new("-").exists());
    let refused = sweep("--output /dev/stdout");
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(told.contains("output: /dev/stdout") && told.contains("- for standard output"), "{told}");
}

#[test]
fn seeds_that_would_begin_again_at_0_are_refused() {
    let refused = sweep("--first-seed 18446744073709551615");
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(told.contains("first_seed: 18446744073709551615 "), "{told}");
    assert!(told.contains("at most 18446744073709551614"), "{told}");
    text(&sweep("--dry-run --first-seed 18446744073709551614"));
}

#[test]
fn a_shape_that_holds_is_told_and_one_that_is_not_known_ends_with_2() {
    let whole = sweep("--check");
    let told = String::from_utf8_lossy(&whole.stderr);
    assert_eq!(whole.status.code(), Some(0), "{told}");
    assert_eq!(told.lines().filter(|line| line.starts_with("holds")).count(), 3, "{told}");
    let part = sweep("--check --shard 0/2");
    assert_eq!(part.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&part.stderr).contains("open"));
}

#[test]
fn a_csv_names_its_columns_once_and_has_a_line_for_each_lane() {
    let csv = lines(&sweep("--format csv"));
    assert_eq!(csv.len(), 1 + 4 * 16 * 2 * 3);
    let columns: Vec<&str> = csv[0].split(',').collect();
    let mut distinct = columns.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), columns.len(), "{}", csv[0]);
    assert!(csv.iter().all(|line| line.split(',').count() == columns.len()));
    assert!(columns.contains(&"latency_us") && columns.contains(&"speedup"));
}

#[test]
fn bad_input_is_named_with_what_is_legal() {
    for (flags, told) in [
        ("--shard 3/3", "shard: 3/3"),
        ("--set alpha=0", "alpha: 0"),
        ("--set frames", "set: frames"),
        ("--choice size=2", "choices.size: \"2\""),
        ("--first-seed x", "first_seed: \"x\""),
    ] {
        let output = sweep(flags);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{flags}");
        assert!(error.contains(told) && error.contains("legal"), "{flags}: {error}");
    }
    let broken = file("broken.json", b"{ \"id\": ");
    assert_eq!(bpsim(&format!("sweep {}", broken.display())).status.code(), Some(2));
    assert_eq!(bpsim("sweep nowhere.json").status.code(), Some(1));
}

/// An experiment of the flash + magnetic lab, small, followed by query set.
fn by_sets(flags: &str) -> std::process::Output {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/experiments/fl-11.json");
    bpsim(&format!("sweep {} --choice size=1/50 --seeds 2 --quiet {flags}", spec.display()))
}

#[test]
fn a_run_that_is_followed_by_query_set_is_one_json_line_whatever_the_threads() {
    let one = lines(&by_sets("--threads 1"));
    assert_eq!(one.len(), 2 * 6 * 2);
    assert_eq!(one, lines(&by_sets("--threads 5")));
    let record: Value = serde_json::from_str(&one[2]).unwrap();
    let lane = &record["lanes"]["algorithm"];
    assert_eq!(lane["sets"]["cost"].as_array().unwrap().len(), 40);
    assert_eq!(lane["sets"]["cost"][39], lane["counters"]["cost"]);
}

#[test]
fn its_csv_has_a_line_for_each_lane_and_set_and_is_continued_to_the_same_bytes() {
    let path = absent("sets.csv");
    let flags = format!("--output {}", path.display());
    assert_eq!(text(&by_sets(&flags)), "");
    let whole = std::fs::read_to_string(&path).unwrap();
    let csv: Vec<&str> = whole.lines().collect();
    assert_eq!(csv.len(), 1 + 2 * 6 * 2 * 2 * 40);
    assert!(csv[0].starts_with("sweep,run,floor,algorithm,seed,lane,set,lane_frames,"), "{}", csv[0]);
    let columns = csv[0].split(',').count();
    assert!(csv.iter().all(|line| line.split(',').count() == columns));
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(text(&by_sets(&flags)), "");
    assert!(std::fs::read_to_string(&path).unwrap() == whole);
}

/// A sweep of two lanes over drives with more and more spare area.
fn over_spare(flags: &str) -> std::process::Output {
    let experiment = serde_json::json!({
        "id": "spare", "title": "Spare area", "caption": "", "differs": "", "source": "", "group": "Flash",
        "scene": {
            "pages": 600, "frames": 60, "device": "pcie-p4510", "policy": "lru-wsr", "flash": {},
            "workload": { "kind": "skewed", "requests": 6000, "reads_percent": 10 },
        },
        "axes": [{ "id": "spare", "label": "Spare", "unit": "%", "sets": "flash.spare", "values": [25, 50, 100] }],
        "lanes": [
            { "id": "baseline", "label": "Baseline", "set": { "mode": "baseline" } },
            { "id": "ace", "label": "ACE", "set": { "mode": "ace" } },
        ],
        "seeds": 2,
        "plots": [
            { "id": "wa", "title": "", "measure": "write_amplification", "mark": "line", "x": "spare", "series": ["lane"] },
            { "id": "pw", "title": "", "measure": "physical_writes", "mark": "line", "x": "spare", "series": ["lane"] },
        ],
    });
    let path = file("spare.json", experiment.to_string().as_bytes());
    bpsim(&format!("sweep {} --quiet {flags}", path.display()))
}

#[test]
fn drives_vary_along_an_axis_and_have_their_measures() {
    let csv = lines(&over_spare("--format csv"));
    let rows: Vec<Vec<&str>> = csv.iter().map(|line| line.split(',').collect()).collect();
    let place = |id: &str| rows[0].iter().position(|name| *name == id).unwrap();
    let of = |row: &[&str], id: &str| row[place(id)].parse::<f64>().unwrap();
    assert_eq!(rows.len(), 1 + 3 * 2 * 2);
    for row in &rows[1..] {
        let [logical, physical] = ["host_writes", "physical_writes"].map(|id| of(row, id));
        assert_eq!(logical, of(row, "pages_written"));
        assert!((of(row, "write_amplification") - physical / logical).abs() < 1e-6, "{row:?}");
    }
    let range = |spare: f64| {
        let rows = rows[1..].iter().filter(|row| of(row, "spare") == spare);
        let all: Vec<f64> = rows.map(|row| of(row, "write_amplification")).collect();
        assert_eq!(all.len(), 4);
        all.iter().fold((f64::INFINITY, 0.0_f64), |(low, high), wa| (low.min(*wa), high.max(*wa)))
    };
    let of_spares = [25.0, 50.0, 100.0].map(range);
    assert!(of_spares.windows(2).all(|pair| pair[0].0 > pair[1].1), "falls with spare: {of_spares:?}");
    let one: Value = serde_json::from_str(&lines(&over_spare("--seeds 1"))[0]).unwrap();
    let found = &one["lanes"]["ace"];
    let run = text(&bpsim(
        "run --policy lru-wsr --mode ace --pages 600 --frames 60 --requests 6000 --reads 10 --flash=spare=25 --json",
    ));
    let run: Value = serde_json::from_str(&run).unwrap();
    assert_eq!(found["counters"]["pages_written"], run["counters"]["pages_written"]);
    assert_eq!(found["physical_writes"], run["flash"]["counters"]["physical_writes"]);
    let refused = over_spare("--set flash.gc=lru");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("flash.gc"), "{refused:?}");
}
