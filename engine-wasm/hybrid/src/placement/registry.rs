//! Every placement algorithm, one line each.

use bufferpool_core::error::ConfigError;

use super::{Placement, PlacementSpec, Reasons, conservative, fixed, hybrid_counts, optimal, optimistic};
use crate::config::HybridConfig;
use crate::facts::TraceFacts;
use crate::lane::{AnyLane, Lane};
use crate::replacement::auto::SelfTuning;
use crate::replacement::cost_segment::CostSegment;
use crate::replacement::lru::Lru;

/// Builds a lane of an algorithm with each of the replacements.
#[derive(Debug, Clone, Copy)]
pub struct Builders {
    /// With LRU.
    pub lru: Build,
    /// With the cost segment.
    pub cost: Build,
    /// With the cost segment whose lambda adapts.
    pub auto: Build,
}

/// Builds a lane.
pub type Build = fn(&HybridConfig, &TraceFacts) -> Result<Box<dyn AnyLane>, ConfigError>;

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
pub struct PlacementEntry {
    /// What the product says about it.
    pub spec: PlacementSpec,
    /// Why it decides as it does.
    pub reasons: Reasons,
    /// Builds its lanes.
    pub build: Builders,
}

const fn entry<P: Placement>() -> PlacementEntry {
    PlacementEntry {
        spec: P::SPEC,
        reasons: P::REASONS,
        build: Builders {
            lru: |config, facts| Ok(Box::new(Lane::<P, Lru>::new(config, facts)?)),
            cost: |config, facts| Ok(Box::new(Lane::<P, CostSegment>::new(config, facts)?)),
            auto: |config, facts| Ok(Box::new(Lane::<P, SelfTuning>::new(config, facts)?)),
        },
    }
}

/// Every placement algorithm, in the order of the picker.
pub const PLACEMENTS: &[PlacementEntry] = &[
    entry::<conservative::Conservative>(),
    entry::<optimistic::Optimistic>(),
    entry::<hybrid_counts::Hybrid>(),
    entry::<fixed::FlashOnly>(),
    entry::<fixed::MagneticOnly>(),
    entry::<fixed::AsGiven>(),
    entry::<optimal::Optimal>(),
];

/// Finds an algorithm by its id. An error names the ids that exist.
pub fn find(id: &str) -> Result<&'static PlacementEntry, ConfigError> {
    PLACEMENTS.iter().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = PLACEMENTS.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("placement", id, format!("one of {}", ids.join(", ")))
    })
}

/// A lane of a config, with an empty pool. Fails when its columns do not fit in memory, or an optimum has no plan.
pub fn open(config: &HybridConfig, facts: &TraceFacts) -> Result<Box<dyn AnyLane>, ConfigError> {
    let build = (config.replacement_entry()?.of)(&config.placement_entry()?.build);
    build(config, facts)
}
