//! The offline optimum as a lane: at each eviction it looks up what its [`Plan`] says.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;

use super::{Leaving, Placement, PlacementSpec, Reasons};
use crate::config::HybridConfig;
use crate::optimum::{Plan, TraceFacts};
use crate::prices::Disk;

/// Follows a plan made for this very trace.
#[derive(Debug, Clone)]
pub(super) struct Optimal {
    plan: Rc<Plan>,
    /// Evictions so far.
    evictions: u64,
}

impl Placement for Optimal {
    const SPEC: PlacementSpec = PlacementSpec {
        id: "optimal",
        label: "Offline optimum",
        idea: "Knows the whole trace: for each page the cheapest sequence of disks that evictions allow.",
        rule: "Per page, dynamic programming over its physical reads and evictions, from the last to the first; it stays where staying and moving cost the same in the end.",
        cost: "Cannot be had: it shows what the others lose by not knowing the future. Defined with LRU replacement, where placement does not change which pages are read and evicted.",
        complexity: "O(1) a physical operation for the plan, O(1) a request after it.",
        knows_future: true,
        by_lru_only: true,
        ..PlacementSpec::USUAL
    };

    const REASONS: Reasons = Reasons {
        moves: "; what will still be asked of its disk is cheaper on {other}, the move included",
        saves_too_little: "",
        stays: "; no move would pay for what will still be asked of its disk",
        new: "",
    };

    fn new(_: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        let missing = || ConfigError::new("placement", "optimal", "a lane over a trace that is known whole");
        Ok(Self { plan: Rc::clone(facts.plan.as_ref().ok_or_else(missing)?), evictions: 0 })
    }

    #[inline(always)]
    fn leave(&mut self, _: &Leaving) {
        self.evictions += 1;
    }

    #[inline(always)]
    fn moves(&self, _: u32, disk: Disk) -> bool {
        self.plan.moves(self.evictions - 1, disk)
    }

    fn bytes(&self) -> usize {
        // The plan is shared by all lanes and keyframes.
        size_of::<Self>()
    }
}
