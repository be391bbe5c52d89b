//! Conservative: a page moves when its own past, physical operations alone, has paid for moving there and back.
//!
//! Source: PVLDB 2008, section 4.1, figure 3; the floor is that of the proof in the appendix.

use bufferpool_core::error::ConfigError;
use bufferpool_core::sparse::Sparse;

use super::{Account, Leaving, PageCounterSpec, Placement, PlacementSpec, Reasons};
use crate::config::HybridConfig;
use crate::placement::TraceFacts;
use crate::prices::{Disk, Prices};

/// The counter C of each page.
#[derive(Debug, Clone)]
pub(super) struct Conservative {
    /// Page → C, in scaled prices. 64 bits: prices of at most 10^12 and 10^8 operations would need more only on
    /// a trace that holds nothing else, and then it stays at the end of the range.
    counter: Sparse<i64>,
    prices: Prices,
    /// The lowest C: 0 with the floor. Figure 3 has none, the proof of the factor 3 needs it.
    least: i64,
}

impl Conservative {
    #[inline(always)]
    fn add(&mut self, page: u32, difference: i64) {
        let counter = self.counter.get_mut(page);
        // After each single change, so that no debt is carried into the next one.
        *counter = counter.saturating_add(difference).max(self.least);
    }
}

impl Placement for Conservative {
    const SPEC: PlacementSpec = PlacementSpec {
        id: "conservative",
        label: "Conservative",
        idea: "Believe only what was paid: move a page once staying has cost more than moving there and back.",
        rule: "After a physical read C grows by r - r', at an eviction of a dirty page by w - w' (primed: the other disk). At any eviction, if C > w_f + w_m, the page changes its disk and C = 0.",
        cost: "Slow to move, and never far from the optimum: with C kept at 0 or above it costs at most 3 times as much, plus a constant.",
        complexity: "O(1) a request: one counter a page.",
        bytes_a_page: 9,
        counters: &[PageCounterSpec { symbol: "C", label: "what the other disk would have saved" }],
        has_threshold: true,
        has_floor: true,
        ..PlacementSpec::USUAL
    };

    const REASONS: Reasons = Reasons {
        moves: "; its physical reads and writes would have cost {saving} less on {other}, more than the {threshold} of moving there and back",
        saves_too_little: "; its physical reads and writes would have cost {saving} less on {other}, but moving there and back costs {threshold}",
        stays: "; its physical reads and writes would not have cost less on {other}",
        new: "",
    };

    fn new(config: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        Ok(Self {
            counter: Sparse::new("pages", facts.pages as usize, 0)?,
            prices: config.prices,
            least: if config.floor { 0 } else { i64::MIN },
        })
    }

    #[inline(always)]
    fn physical_read(&mut self, page: u32, disk: Disk) {
        self.add(page, self.prices.read(disk) - self.prices.read(disk.other()));
    }

    #[inline(always)]
    fn leave(&mut self, leaving: &Leaving) {
        // A new page counts from its start: its first write is one like any other.
        if leaving.dirty {
            let difference = self.prices.write(leaving.disk) - self.prices.write(leaving.disk.other());
            self.add(leaving.page, difference);
        }
    }

    #[inline(always)]
    fn moves(&self, page: u32, _: Disk) -> bool {
        self.counter.get(page) > self.prices.there_and_back()
    }

    #[inline(always)]
    fn moved(&mut self, page: u32) {
        *self.counter.get_mut(page) = 0;
    }

    fn account(&self, page: u32, _: Disk) -> Account {
        let saving = self.prices.units(self.counter.get(page).into());
        let threshold = self.prices.units(self.prices.there_and_back().into());
        Account { counters: vec![saving], saving: Some(saving), threshold }
    }

    fn bytes(&self) -> usize {
        self.counter.bytes()
    }
}
