//! A device from measurements of `fio --output-format=json`: random reads and random writes of 4 or 8 KiB, each at
//! rising queue depth.
//!
//! What is derived (workloads.md, "Devices"; where it leaves a choice, the choice is made here):
//! - Depth is what is under way at once: `iodepth` times `numjobs`.
//! - `base_us` is the mean latency of reads at depth 1.
//! - `k_r` (`k_w`) is the first measured depth after which the throughput of reads (writes) rises by no more than 5% to
//!   the next measured depth. Throughput there is called saturated. If it still rises at the deepest measurement, that
//!   one is taken, and a note says so.
//! - `alpha` is saturated reads a second divided by saturated writes a second. Latencies at depth 1 would not do: a
//!   drive acknowledges a single write from its cache.
//!
//! The numbers are rounded to four significant digits: measurements repeat no better, and a link stays short.
//!
//! The model then serves `k_r / base_us` reads and `k_w / (alpha * base_us)` writes in a microsecond at most. That is
//! not what was measured unless latency stays at `base_us` up to `k_r` and k_r equals k_w; both are told side by side.

mod document;
mod job;

use serde::Serialize;

use crate::device::{ALPHA, BASE_US, Device, K_R, K_W};
use crate::error::ConfigError;
use job::Job;

/// Throughput that rises by less than this factor has stopped rising.
const STILL_RISING: f64 = 1.05;
const MICROSECONDS: f64 = 1e6;

/// Requests a second and their mean latency at one depth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// Requests served in a second.
    pub iops: f64,
    /// Mean latency in microseconds; null where fio did not measure it.
    pub latency_us: Option<f64>,
}

/// What was measured at one depth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DepthRow {
    /// Requests under way at once.
    pub depth: u32,
    /// Random reads, if this depth was measured for them.
    pub reads: Option<Point>,
    /// Random writes, if this depth was measured for them.
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

/// The four numbers of a device, and what they come from.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Measurement {
    /// The four numbers.
    pub device: Device,
    /// Size of a page, in bytes.
    pub page_bytes: u32,
    /// All that was read, by depth.
    pub rows: Vec<DepthRow>,
    /// Reads at k_r.
    pub reads: Saturation,
    /// Writes at k_w.
    pub writes: Saturation,
    /// What a reader of the numbers must know, as sentences.
    pub notes: Vec<String>,
}

/// Points by rising depth. A list: a tree's code would be half of this module's in the browser.
type Curve = Vec<(u32, Point)>;

/// Derives a device from the texts of one or several result files, each of which may hold several results, and
/// messages between them.
///
/// # Errors
/// Names the job and the option, or the measurement, that is missing or not usable.
pub fn measured(texts: &[&str]) -> Result<Measurement, ConfigError> {
    let mut jobs = Vec::new();
    for text in texts {
        for document in document::documents(text)? {
            jobs.extend(job::jobs(&document)?);
        }
    }
    let Some(first) = jobs.first() else {
        return Err(ConfigError::new(
            "fio result",
            "no job",
            "jobs with rw=randread and jobs with rw=randwrite",
        ));
    };
    let page_bytes = first.page_bytes;
    if let Some(other) = jobs.iter().find(|job| job.page_bytes != page_bytes) {
        let legal = format!("{page_bytes} bytes, as in job {}", first.name);
        return Err(ConfigError::new(other.field("bs"), other.page_bytes, legal));
    }
    let (reads, writes) = (curve(&jobs, false)?, curve(&jobs, true)?);
    let mut notes = cached(&jobs);
    let (k_r, read_iops) = saturated("reads", &reads, &mut notes)?;
    let (k_w, write_iops) = saturated("writes", &writes, &mut notes)?;
    let base_us = rounded(base_us(&reads)?);
    let alpha = rounded(read_iops / write_iops);
    for (parameter, value) in
        [(BASE_US, base_us), (ALPHA, alpha), (K_R, f64::from(k_r)), (K_W, f64::from(k_w))]
    {
        parameter.check(value)?;
    }
    let most = |at_once: u32, us: f64| f64::from(at_once) / us * MICROSECONDS;
    Ok(Measurement {
        device: Device { alpha, base_us, k_r, k_w },
        page_bytes,
        rows: rows(&reads, &writes),
        reads: Saturation { depth: k_r, iops: read_iops, model_iops: most(k_r, base_us) },
        writes: Saturation { depth: k_w, iops: write_iops, model_iops: most(k_w, alpha * base_us) },
        notes,
    })
}

/// The reads or the writes, by depth.
fn curve(jobs: &[Job], write: bool) -> Result<Curve, ConfigError> {
    let (what, rw) = if write { ("writes", "randwrite") } else { ("reads", "randread") };
    let mut curve = Curve::new();
    for job in jobs.iter().filter(|job| job.write == write) {
        match curve.binary_search_by_key(&job.depth, |entry| entry.0) {
            Err(place) => curve.insert(place, (job.depth, job.point)),
            Ok(_) => {
                let legal = format!("each depth once; {} is one of several at this depth", job.name);
                return Err(ConfigError::new(format!("fio result, depth of {what}"), job.depth, legal));
            }
        }
    }
    if curve.len() < 2 {
        let found = if curve.is_empty() { "none".to_owned() } else { "one depth".to_owned() };
        let legal = format!("jobs with rw={rw} at two or more depths, such as iodepth 1, 2, 4 … 128");
        return Err(ConfigError::new(format!("fio result, {what}"), found, legal));
    }
    Ok(curve)
}

fn base_us(reads: &[(u32, Point)]) -> Result<f64, ConfigError> {
    let field = "fio result, reads at depth 1";
    let one = reads.first().filter(|entry| entry.0 == 1).ok_or_else(|| {
        ConfigError::new(
            field,
            "none",
            "a job with rw=randread, iodepth=1 and numjobs=1: its latency is base_us",
        )
    })?;
    one.1.latency_us.ok_or_else(|| {
        ConfigError::new(
            field,
            "no latency",
            "lat_ns or clat_ns with a mean, as fio 3 writes them without gtod_reduce",
        )
    })
}

/// The depth after which throughput stops rising, and the throughput there.
fn saturated(what: &str, curve: &[(u32, Point)], notes: &mut Vec<String>) -> Result<(u32, f64), ConfigError> {
    let points: Vec<(u32, f64)> = curve.iter().map(|(depth, point)| (*depth, point.iops)).collect();
    let stop = points.windows(2).find(|pair| pair[1].1 <= pair[0].1 * STILL_RISING).map(|pair| pair[0]);
    let Some(deepest) = points.last().copied() else {
        return Err(ConfigError::new(format!("fio result, {what}"), "none", "two or more depths"));
    };
    let (depth, iops) = stop.unwrap_or(deepest);
    if stop.is_none() {
        notes.push(format!(
            "Throughput of {what} still rises at depth {depth}, the deepest measured: k is at least that, and alpha is \
             not yet the ratio at saturation."
        ));
    }
    let later = points.iter().filter(|point| point.0 > depth && point.1 > iops * STILL_RISING);
    let later = later.max_by(|one, other| one.1.total_cmp(&other.1));
    if let Some((again, more)) = later {
        notes.push(format!(
            "Throughput of {what} stops rising at depth {depth}, but at depth {again} it is {}% higher: measure \
             longer, or look for what disturbed it.",
            ((more / iops - 1.0) * 100.0).round() as u64
        ));
    }
    Ok((depth, iops))
}

/// Jobs that the operating system's cache took part in.
fn cached(jobs: &[Job]) -> Vec<String> {
    let Some(job) = jobs.iter().find(|job| !job.direct) else { return Vec::new() };
    vec![format!(
        "Job {} ran without direct=1: the operating system's cache was measured, not only the device.",
        job.name
    )]
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
fn rounded(value: f64) -> f64 {
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

#[cfg(test)]
mod tests;
