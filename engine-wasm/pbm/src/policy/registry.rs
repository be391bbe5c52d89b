//! Every policy, one line each.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;

use super::{Policy, PolicySpec, clock, lru, pq, random, sampling};
use crate::config::LaneConfig;
use crate::lane::{AnyLane, Lane};
use crate::world::World;

type Open = fn(&Rc<World>, &LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError>;

/// A registered policy.
pub struct PolicyEntry {
    /// What the product says about it.
    pub spec: PolicySpec,
    /// Opens a lane that runs it.
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

const fn entry<P: Policy>(check: fn(&LaneConfig) -> Result<(), ConfigError>) -> PolicyEntry {
    PolicyEntry { spec: P::SPEC, open: open::<P>, check }
}

fn open<P: Policy>(world: &Rc<World>, config: &LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError> {
    Ok(Box::new(Lane::<P>::new(world, config)?))
}

fn any(_: &LaneConfig) -> Result<(), ConfigError> {
    Ok(())
}

/// All policies, in the order of the picker.
pub static POLICIES: &[PolicyEntry] = &[
    entry::<clock::ClockSweep>(any),
    entry::<lru::Lru>(any),
    entry::<random::RandomVictim>(any),
    entry::<sampling::Sampling>(sampling::check),
    entry::<pq::PriorityQueue>(any),
];

/// The policy with this id. An error names the policies that there are.
pub fn find(id: &str) -> Result<&'static PolicyEntry, ConfigError> {
    POLICIES.iter().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = POLICIES.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("policy", id, format!("one of {}", ids.join(", ")))
    })
}
