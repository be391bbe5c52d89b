//! The configuration of one lane: parsed from JSON, defaults resolved, every field checked.

mod fields;
pub mod start;

use serde::Serialize;
use serde_json::{Map, Value};

pub use fields::{Fields, PARAMETERS};

use crate::error::ConfigError;
use crate::policy::{self, POLICIES, PolicyEntry};
use crate::trace::MAXIMUM_PAGES;

/// Baseline: one write for one eviction. ACE: batches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The policy alone.
    Baseline,
    /// The policy inside ACE.
    Ace,
}

/// How a baseline write is charged (ace.md, "Device time").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cost {
    /// alpha * base_us.
    Ideal,
    /// base_us, as the published demo's panel did.
    Poster,
}

/// What the device costs.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Device {
    /// A page write costs this many page reads.
    pub alpha: f64,
    /// Latency of one page read in microseconds.
    pub base_us: f64,
    /// Reads served at once.
    pub k_r: u32,
    /// Writes served at once.
    pub k_w: u32,
}

/// A lane's configuration with all defaults filled in.
#[derive(Debug, Clone, Serialize)]
pub struct LaneConfig {
    /// Id of the policy.
    pub policy: &'static str,
    /// Baseline or ACE.
    pub mode: Mode,
    /// Whether the Reader runs.
    pub prefetch: bool,
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
    /// Cost model.
    pub cost: Cost,
    /// Values given for parameters of policies.
    #[serde(flatten)]
    pub policy_values: std::collections::BTreeMap<&'static str, f64>,
}

impl LaneConfig {
    /// Parses a config in the golden files' flat form. Absent keys take their defaults; unknown keys are named.
    ///
    /// # Errors
    /// Names the first field that is not legal, its value and what is legal.
    pub fn from_json(object: &Map<String, Value>) -> Result<Self, ConfigError> {
        let mut fields = Fields::new(object);
        let config = Self::read(&mut fields)?;
        fields.finish()?;
        Ok(config)
    }

    /// Reads the lane's fields and leaves the others of a larger object to the caller.
    ///
    /// # Errors
    /// As [`LaneConfig::from_json`].
    pub fn read(fields: &mut Fields<'_>) -> Result<Self, ConfigError> {
        let policy = policy::find(&fields.text("policy")?.unwrap_or_else(|| POLICIES[0].spec.id.to_owned()))?;
        let mode = fields.choice("mode", &[("baseline", Mode::Baseline), ("ace", Mode::Ace)])?;
        let cost = fields.choice("cost", &[("ideal", Cost::Ideal), ("poster", Cost::Poster)])?;
        let prefetch = fields.flag("prefetch")?.unwrap_or(false);
        if prefetch && mode == Mode::Baseline {
            return Err(ConfigError::new("prefetch", true, "true only with mode ace; false"));
        }
        let k_w = fields.required("k_w")? as u32;
        let n_w = fields.number("n_w")?.map_or(k_w, |value| value as u32);
        let mut policy_values = std::collections::BTreeMap::new();
        for parameter in POLICIES.iter().flat_map(|entry| entry.spec.parameters) {
            if let Some(value) = fields.checked(parameter)? {
                policy_values.insert(parameter.id, value);
            }
        }
        Ok(Self {
            policy: policy.spec.id,
            mode,
            prefetch,
            pages: fields.required("pages")? as u32,
            frames: fields.required("frames")? as u32,
            device: Device {
                alpha: fields.required("alpha")?,
                base_us: fields.required("base_us")?,
                k_r: fields.required("k_r")? as u32,
                k_w,
            },
            n_w,
            n_e: fields.number("n_e")?.map_or(n_w, |value| value as u32),
            theta: fields.number("theta")?.unwrap_or(1.0) as u32,
            cpu_us: fields.number("cpu_us")?.unwrap_or(0.0),
            cost,
            policy_values,
        })
    }

    /// Whether the lane runs ACE.
    #[must_use]
    pub fn is_ace(&self) -> bool {
        self.mode == Mode::Ace
    }

    /// Pages the lane writes in one batch at most: n_w with ACE, 1 without.
    #[must_use]
    pub fn batch_limit(&self) -> u32 {
        if self.is_ace() { self.n_w } else { 1 }
    }

    /// The value given for a policy's own parameter.
    #[must_use]
    pub fn policy_value(&self, id: &str) -> Option<f64> {
        self.policy_values.get(id).copied()
    }

    /// The registry entry of the lane's policy.
    ///
    /// # Errors
    /// When the policy is not registered.
    pub fn policy_entry(&self) -> Result<&'static PolicyEntry, ConfigError> {
        policy::find(self.policy)
    }
}

const _: () = assert!(MAXIMUM_PAGES as u64 <= u32::MAX as u64);
