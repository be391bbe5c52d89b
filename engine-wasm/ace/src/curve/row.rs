//! A row of a curve.

use serde::{Deserialize, Serialize};

use crate::config::LaneConfig;
use crate::counters::Counts;

/// A policy in a mode at a size on a device; times are simulated device time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CurveRow"))]
pub struct Row {
    /// Id of the policy.
    pub policy: String,
    /// `baseline` or `ace`.
    pub mode: String,
    /// Id of the device; `own` where numbers of it were given.
    pub device: String,
    /// Frames of the pool.
    pub frames: u32,
    /// Bytes of the pool; none where nothing says what a frame holds.
    pub bytes: Option<u64>,
    /// Frames over the distinct pages of the whole trace.
    pub fraction: f64,
    /// Requests after the warm-up.
    pub requests: u64,
    /// Misses; this and what follows, but for the ratio, is none of a sample.
    pub misses: Option<u64>,
    /// Misses a request.
    pub miss_ratio: f64,
    /// Misses whose victim was dirty.
    pub evictions_dirty: Option<u64>,
    /// Times that the device was asked to write.
    pub write_batches: Option<u64>,
    /// Pages written.
    pub pages_written: Option<u64>,
    /// Device and CPU time in microseconds.
    pub latency_us: Option<f64>,
    /// Of the baseline's time with the same policy, frames and device, the share that ACE saves; none of a baseline,
    /// without one, or if that time is 0.
    pub ace_saving: Option<f64>,
    /// Of an estimate, the share of the pages that is sampled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sampling: Option<f64>,
    /// Of an estimate, the standard error of the miss ratio.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standard_error: Option<f64>,
}

const ACE: &str = "ace";
const BASELINE: &str = "baseline";

impl Row {
    /// Where a row stands, without numbers.
    pub(super) fn at(config: &LaneConfig, device: &str) -> Self {
        Self {
            policy: config.policy.to_owned(),
            mode: if config.is_ace() { ACE } else { BASELINE }.to_owned(),
            device: device.to_owned(),
            frames: config.frames,
            bytes: None,
            fraction: 0.0,
            requests: 0,
            misses: None,
            miss_ratio: 0.0,
            evictions_dirty: None,
            write_batches: None,
            pages_written: None,
            latency_us: None,
            ace_saving: None,
            sampling: None,
            standard_error: None,
        }
    }

    /// With what was counted, at a lane's prices.
    pub(super) fn with(self, counts: &Counts, config: &LaneConfig) -> Self {
        Self {
            misses: Some(counts.misses),
            miss_ratio: counts.misses as f64 / self.requests as f64,
            evictions_dirty: Some(counts.evictions_dirty),
            write_batches: Some(counts.write_batches),
            pages_written: Some(counts.pages_written),
            latency_us: Some(counts.priced(config).times().latency().to_number()),
            ..self
        }
    }

    /// Whether another row is of the same policy, mode, device and frames.
    pub fn is_same_place(&self, other: &Self) -> bool {
        self.mode == other.mode && self.is_beside(other)
    }

    fn is_beside(&self, other: &Self) -> bool {
        (&self.policy, self.frames, &self.device) == (&other.policy, other.frames, &other.device)
    }
}

/// Fills in what ACE saves in each of its rows that has its baseline among the others, in whatever order.
pub fn savings(rows: &mut [Row]) {
    for place in 0..rows.len() {
        let row = &rows[place];
        let baseline = rows.iter().find(|other| other.mode == BASELINE && other.is_beside(row));
        let baseline = baseline.and_then(|baseline| baseline.latency_us).filter(|&latency| latency > 0.0);
        let saving = baseline.zip(row.latency_us).map(|(baseline, latency)| 1.0 - latency / baseline);
        rows[place].ace_saving = saving.filter(|_| rows[place].mode == ACE);
    }
}
