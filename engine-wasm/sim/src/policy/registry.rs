//! Every policy, one line each: picker, parameters, links, laws, bench and command line follow from it.

use super::Policy;
use super::cflru::CleanFirstLru;
use super::clock::ClockSweep;
use super::lru::Lru;
use super::lru_wsr::LruWsr;
use crate::config::LaneConfig;
use crate::error::ConfigError;
use crate::lane::{AnyLane, Lane};
use crate::mode::{Baseline, WithReader, WithWriter};
use crate::recency::{IndexedList, LinkedList};
use crate::spec::PolicySpec;

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
pub struct PolicyEntry {
    /// What the product says about the policy.
    pub spec: PolicySpec,
    /// Every reason it can give for a victim.
    pub reasons: &'static [&'static str],
    /// Every text that says why another page stays.
    pub why_not: &'static [&'static str],
    /// Builds a lane that runs it.
    pub build: fn(&LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError>,
}

/// A policy in two forms: `Alone` for the baseline, `Inside` for ACE, whose questions want an index.
const fn entry<Alone: Policy, Inside: Policy>() -> PolicyEntry {
    PolicyEntry {
        spec: Inside::SPEC,
        reasons: Inside::REASONS,
        why_not: Inside::WHY_NOT,
        build: |config| {
            Ok(if config.prefetch {
                Box::new(Lane::<Inside, WithReader>::new(config)?)
            } else if config.is_ace() {
                Box::new(Lane::<Inside, WithWriter>::new(config)?)
            } else {
                Box::new(Lane::<Alone, Baseline>::new(config)?)
            })
        },
    }
}

/// Every policy, in the order of the picker.
pub const POLICIES: &[PolicyEntry] = &[
    entry::<Lru<LinkedList>, Lru<IndexedList>>(),
    entry::<ClockSweep, ClockSweep>(),
    entry::<CleanFirstLru, CleanFirstLru>(),
    entry::<LruWsr<LinkedList>, LruWsr<IndexedList>>(),
];

/// Finds a policy by its id.
///
/// # Errors
/// Names the ids that exist.
pub fn find(id: &str) -> Result<&'static PolicyEntry, ConfigError> {
    POLICIES.iter().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = POLICIES.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("policy", id, format!("one of {}", ids.join(", ")))
    })
}
