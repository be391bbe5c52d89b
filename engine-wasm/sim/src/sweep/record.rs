//! What a run leaves: everything that measures are made of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::counters::Counters;

/// What one lane did in a run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LaneRecord {
    /// Frames in the pool, B.
    pub frames: u32,
    /// Pages that the lane writes together at most: n_w, 1 for a baseline.
    pub n_w: u32,
    /// All counters at the end.
    pub counters: Counters,
    /// Device time after the request that filled the pool; none if it never was full.
    pub latency_since_full_us: Option<f64>,
}

/// One run: a point of the grid with a seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Number of the run.
    pub run: usize,
    /// Label of the value on each axis.
    pub at: BTreeMap<String, String>,
    /// The seed, as text: JavaScript's numbers end at 2^53.
    pub seed: String,
    /// By the lane's id.
    pub lanes: BTreeMap<String, LaneRecord>,
}
