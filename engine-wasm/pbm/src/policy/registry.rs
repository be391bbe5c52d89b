//! Every policy, one line each.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_lab::scene::one_of;

use super::{Policy, PolicySpec, clock, lru, pq, sampling};
use crate::config::LaneConfig;
use crate::lane::{AnyLane, Lane};
use crate::world::World;

type Open = fn(&Rc<World>, &LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError>;

/// A registered policy.
#[allow(missing_docs)]
pub struct PolicyEntry {
    pub spec: PolicySpec,
    pub open: Open,
    /// What its parameters must fulfil together.
    pub check: fn(&LaneConfig) -> Result<(), ConfigError>,
}

impl PolicyEntry {
    /// Whether the policy has this parameter.
    pub fn has(&self, id: &str) -> bool {
        self.spec.parameters.iter().any(|parameter| parameter.id == id)
    }
}

const fn entry<P: Policy>() -> PolicyEntry {
    PolicyEntry {
        spec: P::SPEC,
        open: |world, config| Ok(Box::new(Lane::<P>::new(world, config)?)),
        check: P::check,
    }
}

/// All policies, in the order of the picker.
pub static POLICIES: &[PolicyEntry] = &[
    entry::<clock::ClockSweep>(),
    entry::<lru::Lru>(),
    entry::<sampling::Sampling<false>>(),
    entry::<sampling::Sampling<true>>(),
    entry::<pq::PriorityQueue>(),
];

/// The policy with this id. An error names the policies that there are.
pub fn find(id: &str) -> Result<&'static PolicyEntry, ConfigError> {
    one_of("policy", id, POLICIES, |entry| entry.spec.id)
}
