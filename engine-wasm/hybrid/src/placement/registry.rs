//! Every placement algorithm, one line each.

use bufferpool_core::error::ConfigError;
use bufferpool_lab::scene::one_of;

use super::counted::{Counted, HYBRID, OPTIMISTIC};
use super::fixed::Fixed;
use super::{Placement, PlacementSpec, Reasons, conservative, optimal};
use crate::config::HybridConfig;
use crate::lane::{AnyLane, Lane};
use crate::placement::TraceFacts;
use crate::replacement::Replacement;
use crate::replacement::cost_segment::CostSegment;
use crate::replacement::lru::Lru;

type Opened = Result<Box<dyn AnyLane>, ConfigError>;

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct PlacementEntry {
    pub spec: PlacementSpec,
    pub reasons: Reasons,
    /// Builds a lane of it, with the config's replacement.
    open: fn(&HybridConfig, &TraceFacts) -> Opened,
}

const fn entry<P: Placement>() -> PlacementEntry {
    PlacementEntry { spec: P::SPEC, reasons: P::REASONS, open: opened::<P> }
}

fn opened<P: Placement>(config: &HybridConfig, facts: &TraceFacts) -> Opened {
    const COST: &str = CostSegment::<false>::SPEC.id;
    const AUTO: &str = CostSegment::<true>::SPEC.id;
    Ok(match config.replacement {
        COST => Box::new(Lane::<P, CostSegment<false>>::new(config, facts)?),
        AUTO => Box::new(Lane::<P, CostSegment<true>>::new(config, facts)?),
        _ => Box::new(Lane::<P, Lru>::new(config, facts)?),
    })
}

/// Every placement algorithm, in the order of the picker.
pub const PLACEMENTS: &[PlacementEntry] = &[
    entry::<conservative::Conservative>(),
    entry::<Counted<OPTIMISTIC>>(),
    entry::<Counted<HYBRID>>(),
    entry::<Fixed<0>>(),
    entry::<Fixed<1>>(),
    entry::<Fixed<2>>(),
    entry::<optimal::Optimal>(),
];

/// Finds an algorithm by its id.
pub fn find(id: &str) -> Result<&'static PlacementEntry, ConfigError> {
    one_of("placement", id, PLACEMENTS, |entry| entry.spec.id)
}

/// A lane of a config, with an empty pool. Fails for want of memory, or of the plan of an optimum.
pub fn open(config: &HybridConfig, facts: &TraceFacts) -> Result<Box<dyn AnyLane>, ConfigError> {
    (config.placement_entry()?.open)(config, facts)
}
