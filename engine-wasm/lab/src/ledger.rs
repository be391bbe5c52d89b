//! What a lane's choices came to, held against those that a reference would have made from the same pool.
//!
//! A choice that differs makes a pair of pages: the one kept, which the reference would have taken, and the one taken. The
//! one that is requested next decides: the page kept, and the choice has paid; the page taken, and it has backfired; until
//! then it is open. A request decides all open pairs of its page. A page kept that leaves later decides nothing by that, nor
//! does a prefetch: nobody has asked. Only where a page that a prefetch brought back is taken once more before anybody asks
//! for it, the choice that took it first has backfired: the page was read anew. So a page is taken in one open pair at most.
//!
//! These are choices from the lane's own pool, which the reference alone would not have: no sum here is a difference of runs.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use bufferpool_core::NONE;
use bufferpool_core::split_mix::Mixer;
use serde::Serialize;

/// Sums since the start of the run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Tally {
    /// Choices that differed from the reference's. Those that neither paid nor backfired so far are open.
    pub differ: u64,
    /// Of these, those that took a clean page where the reference's was dirty.
    pub writes_spared: u64,
    /// Of these, those that took a dirty page where the reference's was clean.
    pub writes_caused: u64,
    pub paid: u64,
    pub backfired: u64,
}

/// How many choices one request decided.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Decided {
    pub paid: u32,
    pub backfired: u32,
}

/// Page → what is open of it; looked up, never walked through.
type ByPage<T> = HashMap<u32, T, BuildHasherDefault<Mixer>>;

/// An open pair, by the page taken: a link in the list of the pairs of the page kept.
#[derive(Debug, Clone, Copy)]
struct Pair {
    kept: u32,
    /// Pages taken in the pairs before and after it; [`NONE`] at an end.
    before: u32,
    after: u32,
}

/// The ledger of one lane. It holds open pairs only.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    /// So far.
    pub tally: Tally,
    taken: ByPage<Pair>,
    /// Page kept → the page taken in the first of its pairs.
    kept: ByPage<u32>,
}

impl Ledger {
    /// A request for a page: decides its open pairs. A page that has been in the pool since it was requested last was not
    /// taken meanwhile, and need not be looked for.
    #[inline]
    pub fn requested(&mut self, page: u32, has_stayed: bool) -> Decided {
        if self.taken.is_empty() {
            return Decided::default();
        }
        let backfired = if has_stayed { 0 } else { self.comes_back(page) };
        let mut paid = 0;
        let mut next = self.kept.remove(&page).unwrap_or(NONE);
        while let Some(pair) = self.taken.remove(&next) {
            next = pair.after;
            paid += 1;
        }
        self.tally.paid += u64::from(paid);
        Decided { paid, backfired }
    }

    /// Decides against the choice that took a page, if it is open. Returns how many there were.
    fn comes_back(&mut self, page: u32) -> u32 {
        let Some(Pair { kept, before, after }) = self.taken.remove(&page) else { return 0 };
        if let Some(pair) = self.taken.get_mut(&after) {
            pair.before = before;
        }
        match self.taken.get_mut(&before) {
            Some(pair) => pair.after = after,
            None if after == NONE => _ = self.kept.remove(&kept),
            None => _ = self.kept.insert(kept, after),
        }
        self.tally.backfired += 1;
        1
    }

    /// A choice that differs: a page kept and a page taken, each with whether it was dirty. Returns what it decides.
    pub fn differs(&mut self, kept: (u32, bool), taken: (u32, bool)) -> Decided {
        let backfired = self.comes_back(taken.0);
        self.tally.differ += 1;
        self.tally.writes_spared += u64::from(kept.1 && !taken.1);
        self.tally.writes_caused += u64::from(taken.1 && !kept.1);
        let after = self.kept.insert(kept.0, taken.0).unwrap_or(NONE);
        if let Some(pair) = self.taken.get_mut(&after) {
            pair.before = taken.0;
        }
        self.taken.insert(taken.0, Pair { kept: kept.0, before: NONE, after });
        Decided { paid: 0, backfired }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        // Key, value and a byte of the table's own for each place.
        17 * self.taken.capacity() + 9 * self.kept.capacity()
    }
}
