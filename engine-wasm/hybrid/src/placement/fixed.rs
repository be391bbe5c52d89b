//! No placement at all: pages stay where they are. The two set-ups that the paper measures the algorithms against,
//! and one whose pages are placed by the workload (figure 14).

use bufferpool_core::error::ConfigError;

use super::{Placement, PlacementSpec, Reasons, Start};
use crate::config::HybridConfig;
use crate::placement::TraceFacts;
use crate::prices::Disk;

const FIXED: PlacementSpec = PlacementSpec {
    rule: "No page ever changes its disk.",
    complexity: "Nothing is counted.",
    migrates: false,
    ..PlacementSpec::USUAL
};

const SPECS: [PlacementSpec; 3] = [
    PlacementSpec {
        id: "flash",
        label: "Flash only",
        idea: "All pages live on flash: the cheapest reads, the most expensive writes.",
        cost: "Best where next to nothing is written; a write costs w_f, 118 reads on the paper's device.",
        start: Start::Flash,
        ..FIXED
    },
    PlacementSpec {
        id: "magnetic",
        label: "Magnetic only",
        idea: "All pages live on the magnetic disk: more expensive reads, cheaper writes (in the paper's table 1 23 and 12 units, on flash 1 and 118).",
        cost: "Best where much is written; every read pays for the seek, r_m.",
        ..FIXED
    },
    PlacementSpec {
        id: "given",
        label: "Fixed placement",
        idea: "The workload says where each page lives, and it stays there.",
        cost: "Shows what the replacement does by itself, with pages of both disks in one pool (figure 14).",
        start: Start::Given,
        ..FIXED
    },
];

/// Every page where it starts, by the place of the start among [`SPECS`].
#[derive(Debug, Clone)]
pub(super) struct Fixed<const PLACE: usize>;

impl<const PLACE: usize> Placement for Fixed<PLACE> {
    const SPEC: PlacementSpec = SPECS[PLACE];
    const REASONS: Reasons = Reasons { moves: "", saves_too_little: "", stays: "", new: "" };

    fn new(_: &HybridConfig, _: &TraceFacts) -> Result<Self, ConfigError> {
        Ok(Self)
    }

    #[inline(always)]
    fn moves(&self, _: u32, _: Disk) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        0
    }
}
