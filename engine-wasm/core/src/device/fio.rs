//! A device from measurements of `fio --output-format=json`: random reads and random writes of 4 or 8 KiB, each at
//! rising queue depth.
//!
//! What is derived says docs/traces-and-devices.md, "A device of your own". Where throughput still rises at the deepest
//! measurement, that one is taken, and a note says so. The ratio of latencies is that of full batches: latencies at depth 1
//! would not do, as a drive acknowledges a single write from its cache. Of several ways to one depth the one with the fewest
//! jobs counts: processes cost time of their own. Four digits are kept: measurements repeat no better, and links stay short.

mod curve;
mod job;

use crate::device::{ALPHA, BASE_US, Device, K_R, K_W};
use crate::error::ConfigError;
use curve::{base_us, curve, saturated};
use job::Job;
pub use job::Point;
use serde::Serialize;

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
pub fn measured(texts: &[&str], alpha_from: AlphaFrom) -> Result<Measurement, ConfigError> {
    let mut jobs = Vec::new();
    for text in texts {
        for document in job::documents(text)? {
            jobs.extend(job::jobs(&document)?);
        }
    }
    let legal = "jobs with rw=randread and jobs with rw=randwrite";
    let first = jobs.first().ok_or_else(|| ConfigError::new("fio result", "no job", legal))?;
    let page_bytes = first.page_bytes;
    if let Some(other) = jobs.iter().find(|job| job.page_bytes != page_bytes) {
        let legal = format!("{page_bytes} bytes, as in job {}", first.name);
        return Err(ConfigError::new(job::field(&other.name, "bs"), other.page_bytes, legal));
    }
    let mut notes = doubts(&jobs);
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
