//! Algorithms that count operations of each page and compare what these would have cost on either disk.
//!
//! Optimistic: a page goes where its logical operations since the last move would be cheaper, at once. Source: PVLDB 2008,
//! section 4.2, figure 4.
//!
//! Hybrid: logical operations count by the probability that they reach a disk, physical ones in full. Source: section 4.3,
//! figure 5.
//!
//! Both figures print their comparison the wrong way round (lines 11 and 17); the text is followed.

use bufferpool_core::error::ConfigError;
use bufferpool_core::sparse::Sparse;

use super::{Account, Leaving, PageCounterSpec, Placement, PlacementSpec, Reasons, TraceFacts};
use crate::config::HybridConfig;
use crate::prices::{Disk, Prices};

/// Counters of optimistic: logical reads and writes since the page's last move.
pub(super) const OPTIMISTIC: usize = 2;
/// Counters of hybrid: the same, then physical reads and writes.
pub(super) const HYBRID: usize = 4;
const PHYSICAL_READS: usize = 2;
const PHYSICAL_WRITES: usize = 3;

const OPTIMISTIC_SPEC: PlacementSpec = PlacementSpec {
    id: "optimistic",
    label: "Optimistic",
    idea: "Believe every request: what is asked of a page now will be asked again, and soon of the disk.",
    rule: "Count each logical read and write. At an eviction compare c_f = reads r_f + writes w_f with c_m = reads r_m + writes w_m; the page goes to the other disk if that is cheaper, and the counters are 0. Figure 4 (line 11) prints the comparison the wrong way round; this is section 4.2.",
    cost: "Quick to move, also for operations that the pool absorbs and no disk ever sees: then moves are paid for nothing.",
    complexity: "O(1) a request: two counters a page.",
    bytes_a_page: 9,
    counters: &[
        PageCounterSpec { symbol: "reads", label: "logical reads" },
        PageCounterSpec { symbol: "writes", label: "logical writes" },
    ],
    ..PlacementSpec::USUAL
};

const OPTIMISTIC_REASONS: Reasons = Reasons {
    moves: "; the {first} reads and {second} writes asked of it since its last move would cost {saving} less on {other}",
    saves_too_little: "",
    stays: "; the {first} reads and {second} writes asked of it since its last move would not cost less on {other}",
    new: "; it is new, and nothing is counted before its first write",
};

const HYBRID_SPEC: PlacementSpec = PlacementSpec {
    id: "hybrid",
    label: "Hybrid",
    idea: "A logical operation will reach a disk with probability q = 1 - b/n; what reached one counts in full.",
    rule: "Count logical (lr, lw) and physical (pr, pw) operations. At an eviction c_x = (lr q + pr) r_x + (lw q + pw) w_x; if the other disk is cheaper by more than w_f + w_m, the page changes its disk and the counters are 0. Figure 5 (line 17) prints the comparison the wrong way round; this is section 4.3.",
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

const HYBRID_REASONS: Reasons = Reasons {
    moves: "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would cost {saving} less on {other}, more than the {threshold} of moving there and back",
    saves_too_little: "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would cost {saving} less on {other}, but moving there and back costs {threshold}",
    stays: "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would not cost less on {other}",
    new: "; it is new, and nothing is counted before its first write",
};

/// An algorithm with `N` counters a page.
#[derive(Debug, Clone)]
pub(super) struct Counted<const N: usize> {
    counts: Sparse<[u32; N]>,
    prices: Prices,
    /// Weights and threshold are in so many parts of a scaled unit, so that no comparison is rounded: hybrid's q is a
    /// whole number of nths.
    parts: i64,
    weights: Weights<N>,
}

impl<const N: usize> Placement for Counted<N> {
    const SPEC: PlacementSpec = if N == OPTIMISTIC { OPTIMISTIC_SPEC } else { HYBRID_SPEC };
    const REASONS: Reasons = if N == OPTIMISTIC { OPTIMISTIC_REASONS } else { HYBRID_REASONS };

    fn new(config: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        let prices = config.prices;
        // n is the file at the start; it does not grow with new pages.
        let n = i64::from(config.pages);
        let absent = (n - i64::from(config.frames)).max(0);
        let (parts, [logical, physical], threshold) = match N {
            OPTIMISTIC => (1, [1, 0], 0),
            // q = absent / n.
            _ => (n, [absent, n], prices.there_and_back()),
        };
        let [read, write] = prices.dearer_on_magnetic().map(i128::from);
        let [logical, physical] = [logical, physical].map(i128::from);
        let dearer = [read * logical, write * logical, read * physical, write * physical];
        let weights =
            Weights::new(std::array::from_fn(|at| dearer[at]), i128::from(threshold) * i128::from(parts));
        Ok(Self { counts: Sparse::new("pages", facts.pages as usize, [0; N])?, prices, parts, weights })
    }

    #[inline(always)]
    fn logical(&mut self, page: u32, write: bool) {
        self.counts.get_mut(page)[usize::from(write)] += 1;
    }

    #[inline(always)]
    fn physical_read(&mut self, page: u32, _: Disk) {
        if N == HYBRID {
            self.counts.get_mut(page)[PHYSICAL_READS] += 1;
        }
    }

    #[inline(always)]
    fn leave(&mut self, leaving: &Leaving) {
        if N == HYBRID {
            // A new page's first write is not counted: nothing is, before the page was on a disk.
            let counted = leaving.dirty && !leaving.new;
            self.counts.get_mut(leaving.page)[PHYSICAL_WRITES] += u32::from(counted);
        }
    }

    #[inline(always)]
    fn moves(&self, page: u32, disk: Disk) -> bool {
        self.weights.exceeds(&self.counts.get(page), disk)
    }

    #[inline(always)]
    fn moved(&mut self, page: u32) {
        *self.counts.get_mut(page) = [0; N];
    }

    fn account(&self, page: u32, disk: Disk) -> Account {
        let (counts, parts) = (self.counts.get(page), i128::from(self.parts));
        let units = |amount: i128| {
            self.prices.units(amount / parts) + self.prices.units(amount % parts) / self.parts as f64
        };
        let saving = Some(units(self.weights.saving(&counts, disk)));
        Account { counters: counts.map(f64::from).to_vec(), saving, threshold: units(self.weights.threshold) }
    }

    fn bytes(&self) -> usize {
        self.counts.bytes()
    }
}

/// What one operation of each counter costs more on the magnetic disk than on flash, and the saving that a move takes,
/// both in the same fraction of a unit.
///
/// Sums are exact: in 128 bits, and in 64 where no counts can leave these, since in WebAssembly that is twice as fast.
#[derive(Debug, Clone)]
pub struct Weights<const N: usize> {
    wide: [i128; N],
    threshold: i128,
    /// Weights and threshold where 64 bits hold every sum.
    pub narrow: Option<([i64; N], i64)>,
}

impl<const N: usize> Weights<N> {
    /// Weights and threshold, at most as large as sums in 128 bits allow.
    pub fn new(wide: [i128; N], threshold: i128) -> Self {
        let largest = wide.iter().fold(threshold, |sum, weight| sum + weight.abs() * i128::from(u32::MAX));
        let fits = i64::try_from(largest).is_ok();
        Self { wide, threshold, narrow: fits.then(|| (wide.map(|weight| weight as i64), threshold as i64)) }
    }

    /// How much less the operations would have cost on the other disk.
    pub fn saving(&self, counts: &[u32; N], disk: Disk) -> i128 {
        let weighted = counts.iter().zip(&self.wide).map(|(&count, weight)| i128::from(count) * weight);
        let sum: i128 = weighted.sum();
        if disk == Disk::Magnetic { sum } else { -sum }
    }

    /// Whether that is more than the threshold.
    #[inline(always)]
    pub fn exceeds(&self, counts: &[u32; N], disk: Disk) -> bool {
        let Some((weights, threshold)) = &self.narrow else {
            return self.saving(counts, disk) > self.threshold;
        };
        let sum: i64 = counts.iter().zip(weights).map(|(&count, weight)| i64::from(count) * weight).sum();
        (if disk == Disk::Magnetic { sum } else { -sum }) > *threshold
    }
}
