//! A device from measurements of `fio --output-format=json`: random reads and random writes of one size from 4 to 64 KiB, each
//! at rising queue depth. Jobs of another kind beside them do not count.
//!
//! What is derived says docs/traces-and-devices.md, "A device of your own". Where throughput still rises at the deepest
//! measurement, that one is taken, and a note says so. The ratio of latencies is that of full batches: latencies at depth 1
//! would not do, as a drive acknowledges a single write from its cache. Of several ways to one depth the one with the fewest
//! jobs counts: processes cost time of their own. Four digits are kept: measurements repeat no better, and links stay short.

mod job;

pub use job::Point;
use job::{Job, Stranger};
use serde::Serialize;

use crate::device::{ALPHA, BASE_US, Device, K_R, K_W};
use crate::error::{Checked, ConfigError};

const MICROSECONDS: f64 = 1e6;

/// What was measured at one depth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DepthRow {
    /// Requests under way at once.
    pub depth: u32,
    pub reads: Option<Point>,
    pub writes: Option<Point>,
}

/// Where throughput stops rising.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Saturation {
    /// The depth: k_r or k_w.
    pub depth: u32,
    /// Requests a second there.
    pub iops: f64,
    /// Requests a second that the model serves at most, with the numbers derived.
    pub model_iops: f64,
}

/// What alpha is a ratio of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum AlphaFrom {
    /// Saturated reads a second to saturated writes a second.
    Throughput,
    /// The time of one write to the time of one read, both saturated.
    Latency,
}

/// An alpha that the measurement leads to.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Alpha {
    pub from: AlphaFrom,
    pub alpha: f64,
    /// Writes a second that the model serves at most with it.
    pub model_iops: f64,
}

/// The four numbers of a device, and what they come from.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Measurement {
    pub device: Device,
    pub alpha_from: AlphaFrom,
    /// Both ratios, that of throughputs first.
    pub alphas: [Alpha; 2],
    pub page_bytes: u32,
    pub rows: Vec<DepthRow>,
    /// Reads at k_r.
    pub reads: Saturation,
    /// Writes at k_w.
    pub writes: Saturation,
    pub notes: Vec<String>,
}

/// Derives a device from the texts of result files, each of which may hold several results, and messages between them.
pub fn measured(texts: &[&str], alpha_from: AlphaFrom) -> Checked<Measurement> {
    let (mut jobs, mut strangers) = (Vec::new(), Vec::new());
    for text in texts {
        for document in job::documents(text)? {
            let (usable, others) = job::jobs(&document)?;
            jobs.extend(usable);
            strangers.extend(others);
        }
    }
    let none =
        || ConfigError::new("fio result", "no job", "jobs with rw=randread and jobs with rw=randwrite");
    let first =
        jobs.first().ok_or_else(|| strangers.first().map_or_else(none, |stranger| stranger.1.clone()))?;
    let page_bytes = first.page_bytes;
    if let Some(other) = jobs.iter().find(|job| job.page_bytes != page_bytes) {
        let legal = format!("{page_bytes} bytes, as in job {}", first.name);
        return Err(ConfigError::new(job::field(&other.name, "bs"), other.page_bytes, legal));
    }
    let mut notes = left_out(&strangers);
    notes.extend(doubts(&jobs));
    if page_bytes > LARGEST_USUAL_PAGE {
        notes.push(format!(
            "The device serves pages of {page_bytes} bytes, as bs says: the numbers hold for those."
        ));
    }
    let (reads, writes) = (curve(&jobs, false, &mut notes)?, curve(&jobs, true, &mut notes)?);
    let (k_r, read_iops) = saturated("reads", &reads, &mut notes)?;
    let (k_w, write_iops) = saturated("writes", &writes, &mut notes)?;
    let base_us = rounded(base_us(&reads)?);
    let most = |at_once: u32, us: f64| f64::from(at_once) / us * MICROSECONDS;
    let rates = read_iops / write_iops;
    let latencies = rates * f64::from(k_w) / f64::from(k_r);
    let alphas = [(AlphaFrom::Throughput, rates), (AlphaFrom::Latency, latencies)].map(|(from, ratio)| {
        let alpha = rounded(ratio);
        Alpha { from, alpha, model_iops: most(k_w, alpha * base_us) }
    });
    let Alpha { alpha, model_iops, .. } = alphas[alpha_from as usize];
    BASE_US.check(base_us)?;
    ALPHA.check(alpha)?;
    K_R.check(k_r.into())?;
    K_W.check(k_w.into())?;
    Ok(Measurement {
        device: Device { alpha, base_us, k_r, k_w },
        alpha_from,
        alphas,
        page_bytes,
        rows: rows(&reads, &writes),
        reads: Saturation { depth: k_r, iops: read_iops, model_iops: most(k_r, base_us) },
        writes: Saturation { depth: k_w, iops: write_iops, model_iops },
        notes,
    })
}

/// Databases' pages are rarely larger.
const LARGEST_USUAL_PAGE: u32 = 8192;
/// Names of jobs that a note lists.
const LISTED: usize = 10;

/// Which jobs do not count.
fn left_out(strangers: &[Stranger]) -> Vec<String> {
    if strangers.is_empty() {
        return Vec::new();
    }
    let names: Vec<&str> = strangers.iter().take(LISTED).map(|stranger| stranger.0.as_str()).collect();
    let more = if strangers.len() > LISTED { ", …" } else { "" };
    let names = names.join(", ");
    vec![format!("Left out, as no random reads or random writes of one size from 4k to 64k: {names}{more}.")]
}

/// Jobs that may not have measured what they seem to.
fn doubts(jobs: &[Job]) -> Vec<String> {
    let cached = jobs.iter().find(|job| !job.direct).map(|Job { name, .. }| {
        format!(
            "Job {name} ran without direct=1: the operating system's cache was measured, not only the device."
        )
    });
    let again = jobs.iter().find(|job| job.again).map(|Job { name, .. }| {
        format!(
            "Job {name} is more often in one group than numjobs says, and was taken as measured several times. If these ran \
             at the same time, write stonewall into each job and measure again."
        )
    });
    cached.into_iter().chain(again).collect()
}

fn rows(reads: &[(u32, Point)], writes: &[(u32, Point)]) -> Vec<DepthRow> {
    let mut rows: Vec<DepthRow> =
        reads.iter().map(|&(depth, point)| DepthRow { depth, reads: Some(point), writes: None }).collect();
    for &(depth, point) in writes {
        match rows.binary_search_by_key(&depth, |row| row.depth) {
            Ok(place) => rows[place].writes = Some(point),
            Err(place) => rows.insert(place, DepthRow { depth, reads: None, writes: Some(point) }),
        }
    }
    rows
}

/// To four significant digits: whole thousands to below ten thousand, times an exact power of ten.
#[doc(hidden)]
pub fn rounded(value: f64) -> f64 {
    if !(value.is_finite() && value > 0.0) {
        return value;
    }
    let (mut up, mut down) = (1.0, 1.0);
    // Up to 10^22 powers of ten are exact; a device's numbers lie far within.
    while value * up < 1000.0 && up < 1e22 {
        up *= 10.0;
    }
    while value / down >= 10_000.0 && down < 1e22 {
        down *= 10.0;
    }
    (value * up / down).round() * down / up
}

/// Throughput that rises by less than this factor has stopped rising.
const STILL_RISING: f64 = 1.05;

/// Points by rising depth. A list: a tree's code would be half of this module's in the browser.
type Curve = Vec<(u32, Point)>;

/// A depth, the number of jobs that it was reached with, and its measurements.
type Way = ((u32, u32), Vec<Point>);

fn curve(jobs: &[Job], write: bool, notes: &mut Vec<String>) -> Checked<Curve> {
    let (what, rw) = if write { ("writes", "randwrite") } else { ("reads", "randread") };
    let mut ways: Vec<Way> = Vec::new();
    for job in jobs.iter().filter(|job| job.write == write) {
        let key = (job.depth, job.numjobs);
        match ways.binary_search_by_key(&key, |way| way.0) {
            Ok(place) => ways[place].1.push(job.point),
            Err(place) => ways.insert(place, (key, vec![job.point])),
        }
    }
    let mut curve = Curve::new();
    let (mut repeated, mut left_out) = (Vec::new(), Vec::new());
    for ((depth, numjobs), points) in ways {
        if curve.last().is_some_and(|last| last.0 == depth) {
            left_out.push(format!("iodepth={} numjobs={numjobs}", depth / numjobs));
            continue;
        }
        if points.len() > 1 {
            repeated.push(format!("{depth} ({}×)", points.len()));
        }
        curve.push((depth, mean(&points)));
    }
    if !repeated.is_empty() {
        let repeated = repeated.join(", ");
        notes.push(format!(
            "Several measurements of {what} at depth {repeated}: rate and latency are their means."
        ));
    }
    if !left_out.is_empty() {
        notes.push(format!(
            "Depths of {what} were reached in several ways, of which the one with the fewest jobs counts; left out: {}.",
            left_out.join(", ")
        ));
    }
    if curve.len() < 2 {
        let found = if curve.is_empty() { "none".to_owned() } else { "one depth".to_owned() };
        let legal = format!("jobs with rw={rw} at two or more depths, such as iodepth 1, 2, 4 … 128");
        return Err(ConfigError::new(format!("fio result, {what}"), found, legal));
    }
    Ok(curve)
}

/// Rate and latency of repeats; no latency if one has none.
fn mean(points: &[Point]) -> Point {
    let count = points.len() as f64;
    let latencies: Option<f64> = points.iter().map(|point| point.latency_us).sum();
    Point {
        iops: points.iter().map(|point| point.iops).sum::<f64>() / count,
        latency_us: latencies.map(|sum| sum / count),
    }
}

fn base_us(reads: &[(u32, Point)]) -> Checked<f64> {
    let refused = |value, legal| ConfigError::new("fio result, reads at depth 1", value, legal);
    let one = reads.first().filter(|entry| entry.0 == 1);
    let legal = "a job with rw=randread, iodepth=1 and numjobs=1: its latency is base_us";
    let (_, point) = one.ok_or_else(|| refused("none", legal))?;
    let legal = "lat_ns, clat_ns, lat or clat with a mean, as fio writes them without gtod_reduce";
    point.latency_us.ok_or_else(|| refused("no latency", legal))
}

/// The depth after which throughput stops rising, and the throughput there.
fn saturated(what: &str, curve: &[(u32, Point)], notes: &mut Vec<String>) -> Checked<(u32, f64)> {
    let points: Vec<(u32, f64)> = curve.iter().map(|(depth, point)| (*depth, point.iops)).collect();
    let stop = points.windows(2).find(|pair| pair[1].1 <= pair[0].1 * STILL_RISING).map(|pair| pair[0]);
    let none = || ConfigError::new(format!("fio result, {what}"), "none", "two or more depths");
    let (depth, iops) = stop.or(points.last().copied()).ok_or_else(none)?;
    if stop.is_none() {
        notes.push(format!(
            "Throughput of {what} still rises at depth {depth}, the deepest measured: k is at least that, and alpha is \
             not yet the ratio at saturation."
        ));
    }
    let later = points.iter().filter(|point| point.0 > depth && point.1 > iops * STILL_RISING);
    if let Some((again, more)) = later.max_by(|one, other| one.1.total_cmp(&other.1)) {
        notes.push(format!(
            "Throughput of {what} stops rising at depth {depth}, but at depth {again} it is {}% higher: measure \
             longer, or look for what disturbed it.",
            ((more / iops - 1.0) * 100.0).round() as u64
        ));
    }
    Ok((depth, iops))
}
