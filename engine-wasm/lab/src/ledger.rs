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

/// The ledger of one lane.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    /// So far.
    pub tally: Tally,
    /// Page taken → the page kept, and the number of the choice. Open unless the page kept was requested since; such pairs
    /// stay until they are as many as the open ones, so that a request pays for a page and not for its pairs.
    taken: ByPage<(u32, u32)>,
    /// Page kept in open pairs → how many, and the number of the first.
    kept: ByPage<(u32, u32)>,
}

/// Pairs among which those that are not open are not looked for.
const FEW_PAIRS: u64 = 8;

impl Ledger {
    /// A request for a page: decides its open pairs. A page that has been in the pool since it was requested last was not
    /// taken meanwhile, and need not be looked for.
    #[inline]
    pub fn requested(&mut self, page: u32, has_stayed: bool) -> Decided {
        if self.taken.is_empty() {
            return Decided::default();
        }
        let taken = if has_stayed { None } else { self.taken.remove(&page) };
        let backfired = taken.map_or(0, |pair| self.comes_back(pair));
        let paid = self.kept.remove(&page).map_or(0, |(pairs, _)| pairs);
        self.tally.paid += u64::from(paid);
        Decided { paid, backfired }
    }

    /// The page taken of a pair comes back; returns how many choices that decides.
    fn comes_back(&mut self, (kept, choice): (u32, u32)) -> u32 {
        match self.kept.get_mut(&kept) {
            Some((pairs, first)) if *first <= choice => {
                *pairs -= 1;
                if *pairs == 0 {
                    self.kept.remove(&kept);
                }
                self.tally.backfired += 1;
                1
            }
            _ => 0,
        }
    }

    /// A choice that differs: a page kept and a page taken, each with whether it was dirty. Returns what it decides.
    pub fn differs(&mut self, kept: (u32, bool), taken: (u32, bool)) -> Decided {
        let open = self.tally.differ - self.tally.paid - self.tally.backfired;
        if self.taken.len() as u64 > 2 * open + FEW_PAIRS {
            let of_kept = &self.kept;
            self.taken
                .retain(|_, (kept, choice)| of_kept.get(kept).is_some_and(|(_, first)| first <= choice));
        }
        let choice = self.tally.differ as u32;
        self.tally.differ += 1;
        self.tally.writes_spared += u64::from(kept.1 && !taken.1);
        self.tally.writes_caused += u64::from(taken.1 && !kept.1);
        let before = self.taken.insert(taken.0, (kept.0, choice));
        let backfired = before.map_or(0, |pair| self.comes_back(pair));
        self.kept.entry(kept.0).or_insert((0, choice)).0 += 1;
        Decided { paid: 0, backfired }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        // Key, value and a byte of the table's own for each place.
        13 * (self.taken.capacity() + self.kept.capacity())
    }
}
