//! Hybrid: logical operations count by the probability that they reach a disk, physical ones in full.
//!
//! Source: PVLDB 2008, section 4.3, figure 5.

use bufferpool_core::error::ConfigError;
use bufferpool_core::sparse::Sparse;

use super::{Account, Leaving, PageCounterSpec, Placement, PlacementSpec, Reasons, Weights};
use crate::config::HybridConfig;
use crate::placement::TraceFacts;
use crate::prices::{Disk, Prices};

/// Places in a page's counters, after those of logical reads and writes.
const PHYSICAL_READS: usize = 2;
const PHYSICAL_WRITES: usize = 3;

/// Four counters a page: logical reads and writes, physical reads and writes.
#[derive(Debug, Clone)]
pub(super) struct Hybrid {
    counts: Sparse<[u32; 4]>,
    prices: Prices,
    /// n: q is a whole number of nths, and comparisons are made in nths.
    pages: i64,
    /// In nths of a scaled unit.
    weights: Weights<4>,
}

impl Placement for Hybrid {
    const SPEC: PlacementSpec = PlacementSpec {
        id: "hybrid",
        label: "Hybrid",
        idea: "A logical operation will reach a disk with probability q = 1 - b/n; what reached one counts in full.",
        rule: "Count logical (lr, lw) and physical (pr, pw) operations. At an eviction c_x = (lr q + pr) r_x + (lw q + pw) w_x; if the other disk is cheaper by more than w_f + w_m, the page changes its disk and the counters are 0.",
        cost: "Quicker than conservative, more careful than optimistic; the price is twice the accounting.",
        complexity: "O(1) a request: four counters a page.",
        bytes_a_page: 17,
        counters: &[
            PageCounterSpec { symbol: "lr", label: "logical reads" },
            PageCounterSpec { symbol: "lw", label: "logical writes" },
            PageCounterSpec { symbol: "pr", label: "physical reads" },
            PageCounterSpec { symbol: "pw", label: "physical writes" },
        ],
        has_threshold: true,
        ..PlacementSpec::USUAL
    };

    const REASONS: Reasons = Reasons {
        moves: "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would cost {saving} less on {other}, more than the {threshold} of moving there and back",
        saves_too_little: "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would cost {saving} less on {other}, but moving there and back costs {threshold}",
        stays: "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would not cost less on {other}",
        new: "; it is new, and nothing is counted before its first write",
    };

    fn new(config: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        let prices = config.prices;
        let n = i64::from(config.pages);
        // The file at the start; it does not grow with new pages.
        let absent = (n - i64::from(config.frames)).max(0);
        let [read, write] = prices.dearer_on_magnetic().map(i128::from);
        let (logical, physical) = (i128::from(absent), i128::from(n));
        let dearer = [read * logical, write * logical, read * physical, write * physical];
        let weights = Weights::new(dearer, i128::from(prices.there_and_back()) * physical);
        Ok(Self { counts: Sparse::new("pages", facts.pages as usize, [0; 4])?, prices, pages: n, weights })
    }

    #[inline(always)]
    fn logical(&mut self, page: u32, write: bool) {
        self.counts.get_mut(page)[usize::from(write)] += 1;
    }

    #[inline(always)]
    fn physical_read(&mut self, page: u32, _: Disk) {
        self.counts.get_mut(page)[PHYSICAL_READS] += 1;
    }

    #[inline(always)]
    fn leave(&mut self, leaving: &Leaving) {
        // A new page's first write is not counted: nothing is, before the page was on a disk.
        let counted = leaving.dirty && !leaving.new;
        self.counts.get_mut(leaving.page)[PHYSICAL_WRITES] += u32::from(counted);
    }

    #[inline(always)]
    fn moves(&self, page: u32, disk: Disk) -> bool {
        self.weights.exceeds(&self.counts.get(page), disk)
    }

    #[inline(always)]
    fn moved(&mut self, page: u32) {
        *self.counts.get_mut(page) = [0; 4];
    }

    fn account(&self, page: u32, disk: Disk) -> Account {
        let counts = self.counts.get(page);
        let saving = self.weights.saving(&counts, disk);
        let (whole, rest) = (saving / i128::from(self.pages), saving % i128::from(self.pages));
        let saving = Some(self.prices.units(whole) + self.prices.units(rest) / self.pages as f64);
        let threshold = self.prices.units(self.prices.there_and_back().into());
        Account { counters: counts.map(f64::from).to_vec(), saving, threshold }
    }

    fn bytes(&self) -> usize {
        self.counts.bytes()
    }
}
