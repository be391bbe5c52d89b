//! fio's results in a text, and the jobs in them: which options they ran with, and what came out.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::error::{Checked, ConfigError};

/// Bytes of a request at least and at most, and what they are whole numbers of.
const PAGE_BYTES: (u32, u32, u32) = (4096, 65_536, 512);
const LEGAL_SIZES: &str = "one size from 4k to 64k";
/// A sweep of depths has some dozens, times the processes of each.
const MOST_JOBS: usize = 4096;
/// Percent of the time at depth 1 from which on a deeper queue was none.
const NEVER_DEEPER: f64 = 99.0;
/// Options that hold the device back, so that what they measure is not what it can do, each with its values that do not.
const HOLD_BACK: &[(&str, &[&str])] = &[
    ("rate", &["0"]),
    ("rate_iops", &["0"]),
    ("rate_process", &["linear"]),
    ("thinktime", &["0"]),
    ("thinkcycles", &["0"]),
    ("latency_target", &["0"]),
    ("latency_run", &["0"]),
    ("flow", &["0"]),
    ("iodepth_batch", &["1"]),
    ("iodepth_batch_submit", &["1"]),
    ("iodepth_batch_complete", &["0", "1"]),
    ("iodepth_batch_complete_min", &["0", "1"]),
    ("iodepth_batch_complete_max", &["0", "1"]),
    ("iodepth_low", &[]),
];
/// Engines that wait for each request, whatever `iodepth` says.
const WITHOUT_QUEUE: [&str; 6] = ["sync", "psync", "vsync", "pvsync", "pvsync2", "mmap"];
/// In a microsecond.
const NANOSECONDS: f64 = 1000.0;
/// What fio names the sum over its clients.
const ALL_CLIENTS: &str = "All clients";

/// Requests a second and their mean latency at one depth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// Requests served in a second.
    pub iops: f64,
    /// Mean latency in microseconds; null where fio did not measure it.
    pub latency_us: Option<f64>,
}

/// A job that is all random reads or all random writes; processes that ran the same are one job.
pub(super) struct Job {
    pub(super) name: String,
    pub(super) write: bool,
    /// Requests under way at once.
    pub(super) depth: u32,
    /// Processes among which the depth is shared out.
    pub(super) numjobs: u32,
    /// Processes that have reported so far: one for all of them with group_reporting.
    processes: u32,
    /// All processes of a job before it in its group had reported.
    pub(super) again: bool,
    pub(super) page_bytes: u32,
    /// The operating system's cache was left out.
    pub(super) direct: bool,
    pub(super) point: Point,
}

/// A job of another kind, which does not count: its name, and what it would have to be.
pub(super) type Stranger = (String, ConfigError);

/// How an option of a job is named in messages.
pub(super) fn field(job: &str, option: &str) -> String {
    format!("fio job {job}, {option}")
}

/// The jobs of a result, and those that are of another kind. Jobs of one group ran at the same time: they must be processes
/// of one job. More of them than it has processes cannot be: together they would exceed the depth that it is named by, so
/// they are the job once more. Of `fio --client` a job is one of its name on one client: its groups are not told apart.
pub(super) fn jobs(result: &Value) -> Checked<(Vec<Job>, Vec<Stranger>)> {
    let legal = "a list, as the result of fio --output-format=json has it";
    let of_clients = result["client_stats"].as_array();
    let list = result["jobs"].as_array().or(of_clients);
    let list = list.ok_or_else(|| ConfigError::new("jobs", kind(&result["jobs"]), legal))?;
    if list.len() > MOST_JOBS {
        return Err(ConfigError::new("jobs", list.len(), format!("up to {MOST_JOBS} jobs in a result")));
    }
    let globals = result["global options"].as_object();
    let group = |place: usize, value: &Value| match (&value["hostname"], value["groupid"].as_u64()) {
        (Value::String(host), _) => format!("{host} {} {}", value["port"], value["jobname"]),
        (_, Some(group)) => group.to_string(),
        // Without a group's number nothing says that it shared the device with another.
        (_, None) => format!("the one at {place}"),
    };
    let mut groups: Vec<(String, Job)> = Vec::new();
    let mut strangers = Vec::new();
    let mut their_groups = Vec::new();
    for (place, value) in list.iter().enumerate() {
        let group = group(place, value);
        let mut job = match job(value, globals)? {
            Ok(job) => job,
            Err(stranger) => {
                their_groups.push(group);
                strangers.push(stranger);
                continue;
            }
        };
        match groups.iter_mut().rfind(|entry| entry.0 == group) {
            None => groups.push((group, job)),
            Some((_, other)) if same(other, &job) && other.processes < other.numjobs => {
                other.point = together(other.point, job.point);
                other.processes += 1;
            }
            Some((_, other)) if same(other, &job) => {
                job.again = true;
                groups.push((group, job));
            }
            Some((_, other)) => return Err(at_once(&job.name, &other.name)),
        }
    }
    for (group, (stranger, _)) in their_groups.iter().zip(&strangers) {
        if let Some((_, job)) = groups.iter().find(|entry| entry.0 == *group) {
            return Err(at_once(&job.name, stranger));
        }
    }
    Ok((groups.into_iter().map(|entry| entry.1).collect(), strangers))
}

fn at_once(job: &str, other: &str) -> ConfigError {
    let legal = "one job at a time: write stonewall into each job";
    ConfigError::new(field(job, "groupid"), format!("{other} ran at the same time"), legal)
}

fn same(one: &Job, other: &Job) -> bool {
    let options = |job: &Job| (job.write, job.depth, job.numjobs, job.page_bytes);
    one.name == other.name && options(one) == options(other)
}

fn together(one: Point, other: Point) -> Point {
    let iops = one.iops + other.iops;
    let latency_us = one.latency_us.zip(other.latency_us);
    Point { iops, latency_us: latency_us.map(|(a, b)| (a * one.iops + b * other.iops) / iops) }
}

fn job(value: &Value, globals: Option<&Map<String, Value>>) -> Checked<Result<Job, Stranger>> {
    let name = value["jobname"].as_str().unwrap_or("without a name").to_owned();
    let refused = |option: &str, value: &dyn std::fmt::Display, legal: &str| {
        Err(ConfigError::new(field(&name, option), value, legal))
    };
    // A job's options, then those of all jobs. fio writes every value as text.
    let given = [value["job options"].as_object(), globals];
    let option = |names: &[&str]| -> Option<&str> {
        let options = given.into_iter().flatten();
        options.flat_map(|options| names.iter().filter_map(|name| options.get(*name))).find_map(Value::as_str)
    };
    // A whole number from 1, 1 if it is not given.
    let count = |option_name: &str| {
        let Some(text) = option(&[option_name]) else { return Ok(1) };
        let number = text.parse().ok().filter(|&number| number >= 1);
        number.ok_or_else(|| ConfigError::new(field(&name, option_name), text, "a whole number from 1"))
    };
    if let Some(error) = value["error"].as_i64().filter(|&error| error != 0) {
        return refused("error", &error, "0: fio says what went wrong before its result");
    }
    let stranger = |option: &str, value: &str, legal: &str| {
        Ok(Err((name.clone(), ConfigError::new(field(&name, option), value, legal))))
    };
    let rw = option(&["rw", "readwrite"]).unwrap_or("read, fio's default");
    let write = match rw {
        _ if name == ALL_CLIENTS => return stranger("jobname", &name, "a job of one client"),
        "randread" => false,
        "randwrite" => true,
        other => return stranger("rw", other, "randread or randwrite, each in jobs of its own"),
    };
    if let Some(range) = option(&["bsrange", "blocksize_range", "bssplit"]) {
        return stranger("bs", range, LEGAL_SIZES);
    }
    let size = option(&["bs", "blocksize"]).unwrap_or("4k");
    let (least, most, unit) = PAGE_BYTES;
    let is_page = |size: &u32| (least..=most).contains(size) && size.is_multiple_of(unit);
    let Some(page_bytes) = bytes(size_of(size, write)).filter(is_page) else {
        return stranger("bs", size, LEGAL_SIZES);
    };
    let iodepth: u32 = count("iodepth")?;
    let numjobs = count("numjobs")?;
    let depth = iodepth.saturating_mul(numjobs);
    let direct = option(&["direct"]).is_some_and(|direct| direct != "0");
    for &(held, free) in HOLD_BACK {
        let own_depth = || held == "iodepth_low" && option(&["iodepth"]) == option(&[held]);
        if let Some(value) = option(&[held]).filter(|value| !free.contains(value) && !own_depth()) {
            return refused(
                held,
                &value,
                "left out: it holds the device back, which is to be measured at its fastest",
            );
        }
    }
    let at_one = value["iodepth_level"]["1"].as_f64().unwrap_or(0.0);
    if iodepth > 1 {
        let engine = option(&["ioengine"]).unwrap_or_default();
        if WITHOUT_QUEUE.contains(&engine) {
            return refused(
                "ioengine",
                &engine,
                "one that keeps a queue, such as io_uring, libaio, posixaio or windowsaio",
            );
        }
        if at_one >= NEVER_DEEPER && engine == "libaio" && !direct {
            let legal = "1: without it libaio waits for each request, and its queue never was deeper than 1";
            return refused("direct", &option(&["direct"]).unwrap_or("nothing"), legal);
        }
        if at_one >= NEVER_DEEPER {
            let legal = "an ioengine that keeps a queue, such as io_uring, libaio, posixaio or windowsaio; this one's \
                         never was deeper than 1";
            return refused("iodepth", &iodepth, legal);
        }
    }
    let (section, other) = if write { ("write", "read") } else { ("read", "write") };
    let others = value[other]["iops"].as_f64().unwrap_or(0.0);
    if others > 0.0 {
        let legal = "0: reads and writes each in a group of its own (stonewall)";
        return refused(&format!("{other} iops"), &others, legal);
    }
    let positive = |number: &f64| number.is_finite() && *number > 0.0;
    let iops = &value[section]["iops"];
    let Some(iops) = iops.as_f64().filter(positive) else {
        return refused(&format!("{section} iops"), &kind(iops), "a number above 0");
    };
    let mean = |clock: &str| value[section][clock]["mean"].as_f64().filter(positive);
    let nanoseconds = mean("lat_ns").or_else(|| mean("clat_ns"));
    // fio 2 counts in microseconds.
    let latency_us =
        nanoseconds.map(|mean| mean / NANOSECONDS).or_else(|| mean("lat")).or_else(|| mean("clat"));
    let point = Point { iops, latency_us };
    Ok(Ok(Job { name, write, depth, numjobs, processes: 1, again: false, page_bytes, direct, point }))
}

fn kind(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        plain => plain.to_string(),
    }
}

/// The size of reads or of writes, where they are given apart: reads, writes, trims. What is left out is fio's 4k.
fn size_of(sizes: &str, write: bool) -> &str {
    let mut apart = sizes.split(',');
    let reads = apart.next().unwrap_or_default();
    let size = if write { apart.next().unwrap_or(reads) } else { reads };
    if size.is_empty() { "4k" } else { size }
}

fn bytes(text: &str) -> Option<u32> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let factor = match text[digits..].to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "k" | "kb" | "ki" | "kib" => 1024,
        _ => return None,
    };
    text[..digits].parse::<u32>().ok()?.checked_mul(factor)
}

const LEGAL: &str = "the result of fio --output-format=json, complete";

/// All results of a text, of which there must be one. An object begins a line, with messages before, between and after
/// them: fio writes errors, notes and what jobs print into the same file (its issues 731, 1304, 1333 and 2048), and several
/// results stand in one file when runs are appended.
pub(super) fn documents(text: &str) -> Checked<Vec<Value>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = next_object(text, at) {
        let mut reader = serde_json::Deserializer::from_str(&text[start..]).into_iter::<Value>();
        match reader.next() {
            Some(Ok(document)) => found.push(document),
            Some(Err(error)) => {
                let line = text[..start].bytes().filter(|&byte| byte == b'\n').count() + error.line();
                return Err(ConfigError::new("fio result", format!("line {line}, {error}"), LEGAL));
            }
            None => break,
        }
        at = start + reader.byte_offset();
    }
    if found.is_empty() {
        return Err(ConfigError::new("fio result", "a text without JSON", LEGAL));
    }
    Ok(found)
}

fn next_object(text: &str, at: usize) -> Option<usize> {
    let mut line = at;
    loop {
        let rest = text.get(line..)?;
        let indent = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\u{feff}']).len();
        if rest[indent..].starts_with('{') {
            return Some(line + indent);
        }
        line += rest.find('\n')? + 1;
    }
}
