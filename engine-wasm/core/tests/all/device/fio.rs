use bufferpool_core::device::Device;
use bufferpool_core::device::fio::*;
use bufferpool_core::error::ConfigError;
use proptest::prelude::*;
use serde_json::{Value, json};

const MADE: &str = include_str!("../../../src/device/fio/made/nvme.json");
const PLAIN: &str = include_str!("../../../src/device/fio/made/plain.json");
const THREE_TIMES: &str = include_str!("../../../src/device/fio/made/each-three-times.json");

fn measured(texts: &[&str]) -> Result<Measurement, ConfigError> {
    bufferpool_core::device::fio::measured(texts, AlphaFrom::Throughput)
}

/// A result with reads and writes of these requests a second, at depths 1, 2, 4 …
fn result(reads: &[f64], writes: &[f64]) -> Value {
    let mut jobs = Vec::new();
    for (rw, section, curve) in [("randread", "read", reads), ("randwrite", "write", writes)] {
        for (place, &iops) in curve.iter().enumerate() {
            let depth = 1 << place;
            jobs.push(json!({
                "jobname": format!("{section}-{depth}"), "groupid": jobs.len(), "error": 0,
                "job options": { "rw": rw, "iodepth": depth.to_string() },
                section: { "iops": iops, "lat_ns": { "mean": f64::from(depth) / iops * 1e9 } },
            }));
        }
    }
    json!({ "fio version": "fio-3.33", "global options": { "bs": "4k", "direct": "1" }, "jobs": jobs })
}

fn of(value: &Value) -> Result<Measurement, ConfigError> {
    measured(&[&value.to_string()])
}

/// The rejection of a usable result once it has been changed.
fn refused(change: impl Fn(&mut Value)) -> String {
    let mut value = result(&[10e3, 20e3, 20e3], &[5e3, 9e3, 9e3]);
    of(&value).unwrap();
    change(&mut value);
    of(&value).unwrap_err().to_string()
}

#[test]
fn a_whole_result_gives_the_four_numbers_and_its_table() {
    let found = measured(&[MADE]).unwrap();
    assert_eq!(found.device, Device { alpha: 3.143, base_us: 79.61, k_r: 64, k_w: 8 });
    assert_eq!(found.page_bytes, 8192);
    assert_eq!(found.notes, Vec::<String>::new());
    let depths: Vec<u32> = found.rows.iter().map(|row| row.depth).collect();
    assert_eq!(depths, [1, 2, 4, 8, 16, 32, 64, 128]);
    assert_eq!(found.rows[0].reads, Some(Point { iops: 12480.2, latency_us: Some(79.61) }));
    assert_eq!(found.rows[7].writes, None);
    assert_eq!((found.reads.iops, found.writes.iops), (452_118.6, 143_870.2));
    // In the model 64 reads take 79.61 us, and 8 writes 3.143 times that.
    assert_eq!(found.reads.model_iops.round(), 803_919.0);
    assert_eq!(found.writes.model_iops.round(), 31_973.0);
}

#[test]
fn several_files_and_several_results_in_one_file_are_one_measurement() {
    let whole = result(&[10e3, 20e3, 20.5e3], &[5e3, 5.1e3]);
    let part = |range: std::ops::Range<usize>| {
        let mut part = whole.clone();
        part["jobs"] = json!(whole["jobs"].as_array().unwrap()[range]);
        part.to_string()
    };
    let expected = of(&whole).unwrap();
    assert_eq!(expected.device, Device { alpha: 4.0, base_us: 100.0, k_r: 2, k_w: 1 });
    assert_eq!(measured(&[&part(0..2), &part(2..5)]).unwrap(), expected);
    let appended = format!("note: {{ not JSON\n{}\nfio: done\n{}\n", part(0..3), part(3..5));
    assert_eq!(measured(&[&appended]).unwrap(), expected);
    let pretty = serde_json::to_string_pretty(&whole).unwrap();
    let messages = format!("fio: io_u error on file x\r\n\n{pretty}\nDisk stats: none");
    assert_eq!(measured(&[&messages]).unwrap(), expected);
}

#[test]
fn processes_of_one_job_count_together() {
    let mut value = result(&[10e3, 20e3, 20e3], &[5e3, 9e3, 9e3]);
    let jobs = value["jobs"].as_array_mut().unwrap();
    // Two processes with a queue of one each, reported apart, in place of one with a queue of two.
    let mut half = jobs[1].clone();
    half["job options"] = json!({ "rw": "randread", "numjobs": "2" });
    half["read"]["iops"] = json!(10e3);
    jobs[1] = half.clone();
    jobs.insert(1, half.clone());
    let found = of(&value).unwrap();
    assert_eq!(found.rows[1].reads, Some(Point { iops: 20e3, latency_us: Some(100.0) }));
    assert_eq!(found.device.k_r, 2);
    // Only within one group: the same job once more is another measurement.
    half["groupid"] = json!(90);
    half["read"]["iops"] = json!(9e3);
    value["jobs"].as_array_mut().unwrap().extend([half.clone(), half]);
    let found = of(&value).unwrap();
    assert_eq!(found.rows[1].reads, Some(Point { iops: 19e3, latency_us: Some(100.0) }));
}

#[test]
fn a_depth_that_was_measured_several_times_counts_with_the_means() {
    let once = measured(&[PLAIN]).unwrap();
    assert_eq!(once.device, Device { alpha: 4.0, base_us: 100.0, k_r: 8, k_w: 4 });
    assert_eq!(once.notes, Vec::<String>::new());
    // The three have one group, several groups, none, or files of their own.
    let mut apart: Value = serde_json::from_str(THREE_TIMES).unwrap();
    for (place, job) in apart["jobs"].as_array_mut().unwrap().iter_mut().enumerate() {
        job["groupid"] = json!(place);
    }
    let unnumbered = apart.to_string().replace("groupid", "no group");
    for texts in [&[THREE_TIMES][..], &[&apart.to_string()], &[&unnumbered], &[PLAIN; 3]] {
        let mut found = measured(texts).unwrap();
        let told = std::mem::take(&mut found.notes);
        assert_eq!(found, once);
        assert_eq!(told.iter().filter(|note| note.contains("depth 1 (3×), 2 (3×), 4 (3×)")).count(), 2);
        let at_once =
            told.iter().filter(|note| note.contains("randread-1 is more often in one group")).count();
        assert_eq!((at_once, told.len()), if texts[0] == THREE_TIMES { (1, 3) } else { (0, 2) });
    }
    // Whatever the repeats are called, and whatever differs between them.
    let mut value = result(&[10e3, 20e3, 20e3], &[5e3, 9e3, 9e3]);
    let mut slower = value["jobs"][0].clone();
    (slower["jobname"], slower["groupid"]) = (json!("again"), json!(90));
    slower["read"] = json!({ "iops": 8e3, "lat_ns": { "mean": 126e3 } });
    value["jobs"].as_array_mut().unwrap().push(slower);
    let found = of(&value).unwrap();
    assert_eq!(found.rows[0].reads, Some(Point { iops: 9e3, latency_us: Some(113.0) }));
    assert_eq!(
        found.notes,
        ["Several measurements of reads at depth 1 (2×): rate and latency are their means."]
    );
}

#[test]
fn of_several_ways_to_a_depth_the_one_with_the_fewest_jobs_counts() {
    let mut value = result(&[10e3, 20e3, 20e3], &[5e3, 9e3, 9e3]);
    let expected = of(&value).unwrap();
    let jobs = value["jobs"].as_array_mut().unwrap();
    for (iodepth, numjobs, group) in [("1", "4", 90), ("2", "2", 91)] {
        let mut other = jobs[2].clone();
        other["job options"] = json!({ "rw": "randread", "iodepth": iodepth, "numjobs": numjobs });
        (other["groupid"], other["read"]["iops"]) = (json!(group), json!(15e3));
        jobs.insert(0, other);
    }
    let found = of(&value).unwrap();
    assert_eq!((found.rows, found.device), (expected.rows, expected.device));
    assert!(
        found.notes[0].ends_with("left out: iodepth=2 numjobs=2, iodepth=1 numjobs=4."),
        "{:?}",
        found.notes
    );
}

#[test]
fn alpha_is_a_ratio_of_throughputs_or_of_latencies() {
    let found = bufferpool_core::device::fio::measured(&[PLAIN], AlphaFrom::Latency).unwrap();
    assert_eq!(found.device, Device { alpha: 2.0, base_us: 100.0, k_r: 8, k_w: 4 });
    // The model is then as fast as the device.
    for saturation in [found.reads, found.writes] {
        assert_eq!(saturation.model_iops, saturation.iops);
    }
    let other = measured(&[PLAIN]).unwrap();
    assert_eq!(other.alphas, found.alphas);
    assert_eq!(found.alphas.map(|one| (one.alpha, one.model_iops)), [(4.0, 10e3), (2.0, 20e3)]);
    assert_eq!((other.device.alpha, other.writes.model_iops), (4.0, 10e3));
}

#[test]
fn throughput_that_never_stops_rising_or_rises_again_is_told() {
    let rising = of(&result(&[10e3, 20e3, 40e3], &[5e3, 5e3])).unwrap();
    assert_eq!((rising.device.k_r, rising.reads.iops), (4, 40e3));
    assert!(rising.notes[0].starts_with("Throughput of reads still rises at depth 4"), "{:?}", rising.notes);
    let again = of(&result(&[10e3, 10.5e3, 20e3, 19e3], &[5e3, 5e3])).unwrap();
    assert_eq!(again.device.k_r, 1);
    assert!(again.notes[0].contains("at depth 4 it is 100% higher"), "{:?}", again.notes);
    let mut cached = result(&[10e3, 10e3], &[5e3, 5e3]);
    cached["global options"]["direct"] = json!("0");
    assert!(of(&cached).unwrap().notes[0].contains("without direct=1"));
}

#[test]
fn what_is_missing_is_named() {
    let jobs = |value: &mut Value, keep: &dyn Fn(&str) -> bool| {
        value["jobs"].as_array_mut().unwrap().retain(|job| keep(job["jobname"].as_str().unwrap()));
    };
    assert!(
        refused(|value| jobs(value, &|name| name.starts_with("read")))
            .starts_with("fio result, writes: none")
    );
    assert!(
        refused(|value| jobs(value, &|name| name.starts_with("write")))
            .starts_with("fio result, reads: none")
    );
    let one = refused(|value| jobs(value, &|name| name != "write-2" && name != "write-4"));
    assert!(one.starts_with("fio result, writes: one depth"), "{one}");
    let first = refused(|value| jobs(value, &|name| name != "read-1"));
    assert!(first.starts_with("fio result, reads at depth 1: none"), "{first}");
    let latency = refused(|value| value["jobs"][0]["read"]["lat_ns"]["mean"] = json!(0.0));
    assert!(latency.starts_with("fio result, reads at depth 1: no latency"), "{latency}");
    assert!(refused(|value| value["jobs"] = json!([])).starts_with("fio result: no job"));
    assert!(refused(|value| value["jobs"] = json!({})).starts_with("jobs: an object"));
    assert!(refused(|value| value["jobs"] = json!(vec![0; 5000])).starts_with("jobs: 5000"));
    let text = |text: &str| measured(&[text]).unwrap_err().to_string();
    assert!(text("").starts_with("fio result: a text without JSON"));
    assert!(text("fio: no such file\n").starts_with("fio result: a text without JSON"));
    assert!(text("{}").starts_with("jobs: nothing"));
    assert!(
        text("fio: a\n{\n  \"jobs\": [").starts_with("fio result: line 3, EOF"),
        "{}",
        text("fio: a\n{\n  \"jobs\": [")
    );
}

#[test]
fn what_is_not_usable_is_named_with_its_job() {
    let option = |name: &'static str, given: &'static str| {
        refused(move |value| value["jobs"][1]["job options"][name] = json!(given))
    };
    assert!(option("bs", "8k").starts_with("fio job read-2, bs: 8192"));
    // Where no job is of the kind, the first says what it would have to be.
    for (name, given) in [("rw", "randrw"), ("rw", "randread:8"), ("bs", "128k"), ("bssplit", "4k/50:8k/50")]
    {
        let told = refused(|value| {
            let jobs = value["jobs"].as_array_mut().unwrap();
            jobs.iter_mut().for_each(|job| job["job options"][name] = json!(given));
        });
        let field = if name == "bssplit" { "bs" } else { name };
        assert!(told.starts_with(&format!("fio job read-1, {field}: {given} ")), "{told}");
    }
    assert!(option("iodepth", "0").starts_with("fio job read-2, iodepth: 0"));
    assert!(option("numjobs", "many").starts_with("fio job read-2, numjobs: many"));
    let value = |change: fn(&mut Value)| refused(move |value| change(&mut value["jobs"][1]));
    assert!(value(|job| job["error"] = json!(28)).starts_with("fio job read-2, error: 28"));
    assert!(value(|job| job["read"]["iops"] = json!(0.0)).starts_with("fio job read-2, read iops: 0.0"));
    assert!(value(|job| job["read"] = json!(null)).starts_with("fio job read-2, read iops: nothing"));
    assert!(
        value(|job| job["write"] = json!({ "iops": 7.5 })).starts_with("fio job read-2, write iops: 7.5")
    );
    let beside = value(|job| (job["groupid"], job["job options"]["rw"]) = (json!(0), json!("read")));
    assert!(beside.starts_with("fio job read-1, groupid: read-2 ran at the same time"), "{beside}");
    assert!(
        value(|job| job["groupid"] = json!(0))
            .starts_with("fio job read-2, groupid: read-1 ran at the same time")
    );
    let never = value(|job| job["iodepth_level"] = json!({ "1": 100.0 }));
    assert!(never.starts_with("fio job read-2, iodepth: 2"), "{never}");
    // What holds the device back, and what kept the queue short.
    for name in
        "rate rate_iops rate_process thinktime latency_target iodepth_batch iodepth_batch_submit iodepth_low"
            .split(' ')
    {
        let told = option(name, "8");
        assert!(told.starts_with(&format!("fio job read-2, {name}: 8 ")), "{told}");
    }
    let psync = refused(|value| value["global options"]["ioengine"] = json!("psync"));
    assert!(psync.starts_with("fio job read-2, ioengine: psync"), "{psync}");
    let without_direct = refused(|value| {
        value["global options"] = json!({ "bs": "4k", "ioengine": "libaio" });
        value["jobs"][1]["iodepth_level"] = json!({ "1": 100.0 });
    });
    assert!(without_direct.starts_with("fio job read-2, direct: nothing"), "{without_direct}");
    // Beyond what any device's field may hold.
    let slow = refused(|value| value["jobs"][0]["read"]["lat_ns"]["mean"] = json!(1e12));
    assert!(slow.starts_with("base_us: 1000000000"), "{slow}");
}

#[test]
fn sizes_are_read_in_all_their_spellings() {
    let of_size = |size: &str| {
        let mut value = result(&[10e3, 10e3], &[5e3, 5e3]);
        value["global options"]["bs"] = json!(size);
        of(&value).unwrap()
    };
    for size in ["4k", "4K", "4096", "4KiB", "4kb", "4096B", "4k,4k", "4k,4k,128k", ",4k", "4k,"] {
        assert_eq!(of_size(size).page_bytes, 4096, "{size}");
    }
    let large = of_size("16k");
    assert_eq!((large.page_bytes, large.device), (16_384, of_size("4k").device));
    let said = large.notes.iter().filter(|note| note.contains("pages of 16384 bytes")).count();
    assert_eq!((said, of_size("64k").page_bytes), (1, 65_536));
}

#[test]
fn jobs_of_another_kind_beside_do_not_count_and_are_named() {
    let once = measured(&[PLAIN]).unwrap();
    let mut value: Value = serde_json::from_str(PLAIN).unwrap();
    let jobs = value["jobs"].as_array_mut().unwrap();
    for (name, option, given) in [
        ("scan", "rw", "read"),
        ("mixed", "rw", "randrw"),
        ("large", "bs", "128k"),
        ("split", "bssplit", "4k/50:8k/50"),
    ] {
        let mut other = jobs[3].clone();
        (other["jobname"], other["groupid"], other["job options"][option]) =
            (json!(name), json!(name), json!(given));
        other["groupid"] = json!(100 + jobs.len());
        jobs.insert(0, other);
    }
    let mut found = of(&value).unwrap();
    let told = std::mem::take(&mut found.notes);
    assert_eq!(found, once);
    assert_eq!(
        told,
        [
            "Left out, as no random reads or random writes of one size from 4k to 64k: split, large, mixed, scan."
        ]
    );
}

#[test]
fn results_of_fio_2_and_of_clients_say_the_same() {
    let once = measured(&[PLAIN]).unwrap();
    let mut value: Value = serde_json::from_str(PLAIN).unwrap();
    for job in value["jobs"].as_array_mut().unwrap() {
        for section in ["read", "write"] {
            if let Some(mean) = job[section]["lat_ns"]["mean"].as_f64() {
                job[section] = json!({ "iops": job[section]["iops"], "lat": { "mean": mean / 1000.0 } });
            }
        }
    }
    assert_eq!(of(&value).unwrap(), once);
    let mut list = value["jobs"].take();
    for job in list.as_array_mut().unwrap() {
        (job["groupid"], job["hostname"], job["port"]) = (json!(0), json!("10.0.0.1"), json!(8765));
    }
    value["client_stats"] = list;
    value.as_object_mut().unwrap().remove("jobs");
    assert_eq!(of(&value).unwrap(), once);
    let sum =
        json!({ "jobname": "All clients", "read": { "iops": 1e9 }, "job options": { "rw": "randread" } });
    value["client_stats"].as_array_mut().unwrap().push(sum);
    let summed = of(&value).unwrap();
    assert_eq!((summed.rows, summed.notes.len()), (once.rows, 1));
}

#[test]
fn numbers_keep_four_digits() {
    for (value, expected) in [
        (79.61, 79.61),
        (3.142_56, 3.143),
        (0.000_012_345_6, 0.000_012_35),
        (123_456.0, 123_500.0),
        (9_999.6, 10_000.0),
        (1.0, 1.0),
    ] {
        assert_eq!(rounded(value), expected);
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let keys = "jobs,job options,global options,rw,bs,iodepth,numjobs,read,write,iops,lat_ns,mean,groupid,jobname,error,\
                iodepth_level,1,rate,ioengine";
    let keys = prop::sample::select(keys.split(',').collect::<Vec<_>>());
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        prop::sample::select(vec!["randread", "randwrite", "4k", "8k", "1", "64", ""]).prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(keys.clone().prop_map(str::to_owned), inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn any_json_and_any_text_is_answered(value in any_json(), text: String) {
        let _ = of(&value);
        let _ = measured(&[&text, &value.to_string()]);
        let _ = measured(&[&format!("{{{text}")]);
    }

    #[test]
    fn what_is_derived_lies_within_what_was_measured(
        // Whole numbers: JSON's fractions are read to within their last digit.
        reads in prop::collection::vec((1u32..1_000_000).prop_map(f64::from), 2..9),
        writes in prop::collection::vec((1u32..1_000_000).prop_map(f64::from), 2..9),
    ) {
        let found = of(&result(&reads, &writes)).unwrap();
        for (saturation, curve) in [(found.reads, &reads), (found.writes, &writes)] {
            let place = saturation.depth.trailing_zeros() as usize;
            prop_assert_eq!(saturation.iops, curve[place]);
            prop_assert!(curve[..=place].windows(2).all(|pair| pair[1] > pair[0] * 1.05));
            prop_assert!(curve.get(place + 1).is_none_or(|next| *next <= curve[place] * 1.05));
        }
        prop_assert!((found.device.alpha / (found.reads.iops / found.writes.iops) - 1.0).abs() < 1e-3);
    }
}
