//! The lanes that are measured: every registered policy, alone and inside ACE; the further ones over one task.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_ace::policy::registry::{PAPER, POLICIES, PolicyEntry};
use bufferpool_ace::policy::spec::{PolicySpec, Shape};
use bufferpool_core::device;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::DefaultValue;
use serde::Serialize;
use serde_json::{Map, Value};

/// Names of the modes, with their fields.
const MODES: [(&str, &str, bool); 3] =
    [("baseline", "baseline", false), ("ace", "ace", false), ("ace+reader", "ace", true)];

/// A policy in a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Subject {
    /// Id of the policy.
    pub policy: &'static str,
    /// `baseline`, `ace` or `ace+reader`.
    pub mode: &'static str,
    /// What the policy keeps: the yardstick can be compared with those that keep a list.
    pub shape: Shape,
}

impl Subject {
    fn of(entries: &'static [PolicyEntry]) -> impl Iterator<Item = Self> {
        let modes =
            |spec: PolicySpec| MODES.map(|(mode, ..)| Self { policy: spec.id, mode, shape: spec.shape });
        entries.iter().flat_map(move |entry| modes(entry.spec))
    }

    /// The paper's policies in every mode; the first policy's baseline comes first.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::of(PAPER)
    }

    /// The further policies in every mode.
    pub fn further() -> impl Iterator<Item = Self> {
        Self::of(&POLICIES[PAPER.len()..])
    }

    /// The subject's config, with the default device.
    ///
    /// # Errors
    /// When policy or mode do not exist, or a size is not legal.
    pub fn config(&self, pages: u32, frames: u32) -> Result<LaneConfig, ConfigError> {
        let Some(&(_, mode, prefetch)) = MODES.iter().find(|mode| mode.0 == self.mode) else {
            return Err(ConfigError::new("mode", self.mode, "baseline, ace, ace+reader"));
        };
        let mut fields: Map<String, Value> = device::PARAMETERS
            .iter()
            .filter_map(|parameter| match parameter.default {
                DefaultValue::Number(value) => Some((parameter.id.to_owned(), value.into())),
                DefaultValue::Rule(_) | DefaultValue::Choice(_) => None,
            })
            .collect();
        fields.insert("policy".to_owned(), self.policy.into());
        fields.insert("mode".to_owned(), mode.into());
        fields.insert("prefetch".to_owned(), prefetch.into());
        fields.insert("pages".to_owned(), pages.into());
        fields.insert("frames".to_owned(), frames.into());
        LaneConfig::from_json(&fields)
    }

    /// A lane with an empty pool for these requests.
    ///
    /// # Errors
    /// As [`Subject::config`], and when the lane does not fit in memory.
    pub fn lane(&self, pages: u32, frames: u32, requests: &[u32]) -> Result<Box<dyn AnyLane>, ConfigError> {
        lane_over(&self.config(pages, frames)?, requests)
    }
}
