//! No placement at all: pages stay where they are. The two set-ups that the paper measures the algorithms against,
//! and one whose pages are placed by the workload (figure 14).

use bufferpool_core::error::ConfigError;

use super::{Account, Leaving, PAPER, Placement, PlacementSpec, Reasons, Start};
use crate::config::HybridConfig;
use crate::facts::TraceFacts;
use crate::prices::Disk;

const FIXED: PlacementSpec = PlacementSpec {
    id: "",
    label: "",
    idea: "",
    rule: "No page ever changes its disk.",
    cost: "",
    complexity: "Nothing is counted.",
    paper: PAPER,
    year: 2008,
    bytes_a_page: 0,
    counters: &[],
    has_threshold: false,
    has_floor: false,
    migrates: false,
    knows_future: false,
    by_lru_only: false,
    start: Start::Magnetic,
};

macro_rules! fixed {
    ($(#[$doc:meta] $name:ident = $spec:expr;)*) => {$(
        #[$doc]
        #[derive(Debug, Clone)]
        pub(super) struct $name;

        impl Placement for $name {
            const SPEC: PlacementSpec = $spec;

        const REASONS: Reasons = Reasons { moves: "", saves_too_little: "", stays: "", new: None };

            fn new(_: &HybridConfig, _: &TraceFacts) -> Result<Self, ConfigError> {
                Ok(Self)
            }

            #[inline(always)]
            fn logical(&mut self, _: u32, _: bool) {}

            #[inline(always)]
            fn physical_read(&mut self, _: u32, _: Disk) {}

            #[inline(always)]
            fn leave(&mut self, _: &Leaving) {}

            #[inline(always)]
            fn moves(&self, _: u32, _: Disk) -> bool {
                false
            }

            fn moved(&mut self, _: u32) {}

            fn account(&self, _: u32, _: Disk) -> Account {
                Account::default()
            }

            fn bytes(&self) -> usize {
                0
            }
        }
    )*};
}

fixed! {
    /// Every page on flash.
    FlashOnly = PlacementSpec {
        id: "flash",
        label: "Flash only",
        idea: "All pages live on flash: the cheapest reads, the dearest writes.",
        cost: "Best where next to nothing is written; a write costs w_f, 118 reads on the paper's device.",
        start: Start::Flash,
        ..FIXED
    };
    /// Every page on the magnetic disk.
    MagneticOnly = PlacementSpec {
        id: "magnetic",
        label: "Magnetic only",
        idea: "All pages live on the magnetic disk: the dearer reads, the cheaper writes (in the paper's table 1 23 and 12 units, on flash 1 and 118).",
        cost: "Best where much is written; every read pays for the seek, r_m.",
        ..FIXED
    };
    /// Every page where the workload puts it.
    AsGiven = PlacementSpec {
        id: "given",
        label: "As placed",
        idea: "The workload says where each page lives, and it stays there.",
        cost: "Shows what the replacement does by itself, with pages of both disks in one pool (figure 14).",
        start: Start::Given,
        ..FIXED
    };
}
