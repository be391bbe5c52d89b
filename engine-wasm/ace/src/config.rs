//! The configuration of one lane: parsed from JSON, defaults resolved, every field checked.

pub mod fork;
mod parameters;
mod parse;
pub mod start;

use bufferpool_core::{device::Device, error::ConfigError, spec::ParameterSpec};
use serde::Serialize;

pub use parameters::PARAMETERS;

use crate::{policy::registry::POLICIES, reader::registry::ReaderSpec};
use fork::Fork;

/// Baseline: one write for one eviction. ACE: batches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The policy alone.
    Baseline,
    /// The policy inside ACE.
    Ace,
}

/// How a baseline write is charged (docs/rules/ace.md, "Device time").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Cost {
    /// alpha * base_us.
    Ideal,
    /// base_us, as the published demo's panel did.
    Poster,
}

/// A lane's configuration with all defaults filled in.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaneConfig {
    /// Id of the policy.
    pub policy: &'static str,
    /// Baseline or ACE.
    pub mode: Mode,
    /// Whether the Reader runs.
    pub prefetch: bool,
    /// Which Reader that is.
    #[serde(serialize_with = "as_id")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub reader: &'static ReaderSpec,
    /// Pages on disk, D.
    pub pages: u32,
    /// Frames in the pool, B.
    pub frames: u32,
    /// The device.
    #[serde(flatten)]
    pub device: Device,
    /// Pages the Writer writes together.
    pub n_w: u32,
    /// Pages the Evictor evicts when the Reader prefetches.
    pub n_e: u32,
    /// A successor counts with a weight above this.
    pub theta: u32,
    /// CPU time for each request in microseconds.
    pub cpu_us: f64,
    /// Seed of policies that draw at random. Serialised as text, since 64 bits do not fit in a double.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub seed: u64,
    /// Share of the device's write time that the run time waits for, 0 to 1.
    pub write_wait: f64,
    /// Cost model.
    pub cost: Cost,
    /// Values given for parameters of policies.
    #[serde(flatten, serialize_with = "as_fields")]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub policy_values: Vec<(&'static str, f64)>,
    /// The reference policy that the lane's choices are compared with; LRU if the scene names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reference: Option<&'static str>,
    /// The lane of the scene that this one continues, and from where; `None` for a lane that begins with the trace.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fork: Option<Fork>,
}

fn as_text<S: serde::Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
}

fn as_fields<S: serde::Serializer>(values: &[(&str, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().copied())
}

fn as_id<S: serde::Serializer>(reader: &&ReaderSpec, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(reader.id)
}

impl LaneConfig {
    /// Whether the lane runs ACE.
    pub fn is_ace(&self) -> bool {
        self.mode == Mode::Ace
    }

    /// Whether the lane has a Reader that keeps the history table.
    pub fn keeps_history(&self) -> bool {
        self.prefetch && self.reader.search.keeps_history()
    }

    /// Id of the reference policy that its choices are compared with.
    pub fn reference_policy(&self) -> &'static str {
        self.reference.unwrap_or(POLICIES[0].spec.id)
    }

    /// Pages the lane writes in one batch at most: n_w with ACE, 1 without.
    pub fn batch_limit(&self) -> u32 {
        if self.is_ace() { self.n_w } else { 1 }
    }

    /// The value of a policy's own whole-numbered parameter, or its default. Fails when the value is not legal.
    pub fn own(&self, parameter: &ParameterSpec, default: u32) -> Result<u32, ConfigError> {
        self.policy_value(parameter.id)
            .map_or(Ok(default), |value| parameter.check(value).map(|value| value as u32))
    }

    /// The value given for a policy's own parameter.
    pub fn policy_value(&self, id: &str) -> Option<f64> {
        self.policy_values.iter().find(|value| value.0 == id).map(|value| value.1)
    }
}
