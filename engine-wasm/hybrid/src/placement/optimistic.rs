//! Optimistic: a page goes where its logical operations since the last move would be cheaper, at once.
//!
//! Source: PVLDB 2008, section 4.2, figure 4. The figure prints its comparison the wrong way round; the text is
//! followed.

use bufferpool_core::error::ConfigError;
use bufferpool_core::sparse::Sparse;

use super::{Account, PageCounterSpec, Placement, PlacementSpec, Reasons, Weights};
use crate::config::HybridConfig;
use crate::placement::TraceFacts;
use crate::prices::{Disk, Prices};

/// Logical reads and writes of each page since its last move.
#[derive(Debug, Clone)]
pub(super) struct Optimistic {
    /// Page → reads, writes.
    counts: Sparse<[u32; 2]>,
    prices: Prices,
    /// In scaled units. Any saving is enough.
    weights: Weights<2>,
}

impl Placement for Optimistic {
    const SPEC: PlacementSpec = PlacementSpec {
        id: "optimistic",
        label: "Optimistic",
        idea: "Believe every request: what is asked of a page now will be asked again, and soon of the disk.",
        rule: "Count each logical read and write. At an eviction compare c_f = reads r_f + writes w_f with c_m = reads r_m + writes w_m; the page goes to the other disk if that is cheaper, and the counters are 0.",
        cost: "Quick to move, also for operations that the pool absorbs and no disk ever sees: then moves are paid for nothing.",
        complexity: "O(1) a request: two counters a page.",
        bytes_a_page: 9,
        counters: &[
            PageCounterSpec { symbol: "reads", label: "logical reads" },
            PageCounterSpec { symbol: "writes", label: "logical writes" },
        ],
        ..PlacementSpec::USUAL
    };

    const REASONS: Reasons = Reasons {
        moves: "; the {first} reads and {second} writes asked of it since its last move would cost {saving} less on {other}",
        saves_too_little: "",
        stays: "; the {first} reads and {second} writes asked of it since its last move would not cost less on {other}",
        new: "; it is new, and nothing is counted before its first write",
    };

    fn new(config: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        let (prices, counts) = (config.prices, Sparse::new("pages", facts.pages as usize, [0; 2])?);
        Ok(Self { counts, prices, weights: Weights::new(prices.dearer_on_magnetic().map(i128::from), 0) })
    }

    #[inline(always)]
    fn logical(&mut self, page: u32, write: bool) {
        self.counts.get_mut(page)[usize::from(write)] += 1;
    }

    #[inline(always)]
    fn moves(&self, page: u32, disk: Disk) -> bool {
        self.weights.exceeds(&self.counts.get(page), disk)
    }

    #[inline(always)]
    fn moved(&mut self, page: u32) {
        *self.counts.get_mut(page) = [0; 2];
    }

    fn account(&self, page: u32, disk: Disk) -> Account {
        let counts = self.counts.get(page);
        let saving = Some(self.prices.units(self.weights.saving(&counts, disk)));
        Account { counters: counts.map(f64::from).to_vec(), saving, threshold: 0.0 }
    }

    fn bytes(&self) -> usize {
        self.counts.bytes()
    }
}
