//! What a drive counts (docs/rules/flash.md, "Counters").
#![allow(missing_docs)]

use bufferpool_core::counter::{Counters, Identity, PastPool};
use bufferpool_core::counters;

use super::Drive;
use super::watch::Reason;

/// What is counted as the drive works, since it was preconditioned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) host_writes: u64,
    pub(super) moved_pages: u64,
    pub(super) erases: u64,
    pub(super) levelled_pages: u64,
    pub(super) levelled_blocks: u64,
    pub(super) moved_most: u64,
    /// Of the last complete window.
    pub(super) window_moved: Option<u64>,
    pub(super) erases_before: u64,
    /// Over the drive's life.
    pub(super) erase_most: u32,
    window: u64,
    /// Host writes of the window at work that are to come.
    window_left: u64,
    /// Pages moved before the window at work.
    moved_before: u64,
}

impl Tally {
    pub(super) const fn new(window: u64) -> Self {
        Self {
            host_writes: 0,
            moved_pages: 0,
            erases: 0,
            levelled_pages: 0,
            levelled_blocks: 0,
            moved_most: 0,
            window_moved: None,
            erases_before: 0,
            erase_most: 0,
            window,
            window_left: window,
            moved_before: 0,
        }
    }

    /// The run begins: what was counted is over, but for wear.
    pub(super) fn begin(&mut self) {
        let Self { erases, erase_most, window, .. } = *self;
        *self = Self { erases_before: erases, erase_most, ..Self::new(window) };
    }

    /// A host write is done.
    #[inline(always)]
    pub(super) fn host_write(&mut self) {
        self.host_writes += 1;
        self.window_left -= 1;
        if self.window_left == 0 {
            self.window_moved = Some(self.moved_pages - self.moved_before);
            (self.window_left, self.moved_before) = (self.window, self.moved_pages);
        }
    }

    /// A block with so many valid pages is emptied; it has been erased `count` times in its life.
    pub(super) fn emptied(&mut self, valid: u32, reason: Reason, count: u32) {
        self.erases += 1;
        self.moved_pages += u64::from(valid);
        if reason == Reason::Wear {
            self.levelled_blocks += 1;
            self.levelled_pages += u64::from(valid);
        }
        self.erase_most = self.erase_most.max(count);
    }
}

/// What a drive's counters are computed from, at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    pub host_writes: u64,
    pub moved_pages: u64,
    pub erases: u64,
    pub levelled_pages: u64,
    pub levelled_blocks: u64,
    pub moved_most: u64,
    pub window_moved: Option<u64>,
    pub erases_before: u64,
    pub erase_least: u64,
    pub erase_most: u64,
    /// The sum of all erase counts.
    pub erase_sum: u64,
    pub blocks: u64,
    pub blocks_free: u64,
    pub pages_valid: u64,
    pub pages_invalid: u64,
    pub pages_free: u64,
    /// N P.
    pub pages_physical: u64,
}

counters! { drive: Totals, pool;
    host_writes, "Logical writes", "pages", Lower, "Pages that the pool wrote." => drive.host_writes;
    moved_pages, "Moved pages", "pages", Lower, "Valid pages that the drive wrote elsewhere, to empty their blocks." => drive.moved_pages;
    physical_writes, "Physical writes", "pages", Lower, "Pages that the drive programmed: the pool's and those that it moved." => drive.physical_writes();
    erases, "Erases", "blocks", Lower, "Blocks that were erased." => drive.erases;
    levelled_pages, "Levelled pages", "pages", Lower, "Of the moved pages those that wear levelling moved." => drive.levelled_pages;
    levelled_blocks, "Levelled blocks", "blocks", None, "Of the erases those of wear levelling." => drive.levelled_blocks;
    moved_most, "Most moved at once", "pages", Lower, "Pages moved before one logical write, at most." => drive.moved_most;
    window_moved, "Moved in a window", "pages", Lower, "Pages moved in the last complete window of logical writes." => drive.window_moved.unwrap_or(0);
    erases_before, "Erases before", "blocks", None, "Blocks that were erased before the run." => drive.erases_before;
    erase_least, "Fewest erases", "erases", None, "Erases of the least worn block, over the drive's life." => drive.erase_least;
    erase_most, "Most erases", "erases", Lower, "Erases of the most worn block, over the drive's life." => drive.erase_most;
    blocks, "Blocks", "blocks", None, "Blocks of the drive." => drive.blocks;
    blocks_free, "Free blocks", "blocks", None, "Blocks in which nothing is programmed." => drive.blocks_free;
    pages_valid, "Valid pages", "pages", None, "Physical pages with a logical page's last version." => drive.pages_valid;
    pages_invalid, "Invalid pages", "pages", None, "Physical pages with a version that was written again." => drive.pages_invalid;
    pages_free, "Free pages", "pages", None, "Physical pages that are not programmed, in open blocks too." => drive.pages_free;
}

impl Totals {
    /// Pages programmed.
    pub const fn physical_writes(&self) -> u64 {
        self.host_writes + self.moved_pages
    }

    /// All counters; without the window's, as long as none is complete.
    pub fn counters(&self) -> Counters {
        let counters = Counters::of(COUNTERS, self, &PastPool::default());
        if self.window_moved.is_some() { counters } else { counters.without(&["window_moved"]) }
    }

    /// Identities of the counters.
    pub const fn identities(&self) -> [Identity; 2] {
        let pages = self.pages_valid + self.pages_invalid + self.pages_free;
        [
            Identity::new(
                "sum of erase counts = erases_before + erases",
                self.erase_sum == self.erases_before + self.erases,
            ),
            Identity::new("pages_valid + pages_invalid + pages_free = N P", pages == self.pages_physical),
        ]
    }
}

impl Drive {
    /// What its counters are computed from, by a walk over all blocks.
    pub fn totals(&self) -> Totals {
        let Tally {
            host_writes,
            moved_pages,
            erases,
            levelled_pages,
            levelled_blocks,
            moved_most,
            window_moved,
            erases_before,
            erase_most,
            ..
        } = self.tally;
        let (cells, geometry) = (&self.cells, &self.config.geometry);
        let (blocks, block_pages) = (&cells.blocks, u64::from(cells.block_pages));
        let open: u64 = cells.open.iter().flatten().map(|open| u64::from(open.next)).sum();
        let opened = cells.open.iter().flatten().count() as u64;
        let full = blocks.iter().filter(|block| block.full).count() as u64;
        let blocks_free = cells.free.len() as u64;
        let pages_valid = blocks.iter().map(|block| u64::from(block.valid)).sum();
        Totals {
            host_writes,
            moved_pages,
            erases,
            levelled_pages,
            levelled_blocks,
            moved_most,
            window_moved,
            erases_before,
            erase_least: blocks.iter().map(|block| block.erases).min().unwrap_or(0).into(),
            erase_most: erase_most.into(),
            erase_sum: blocks.iter().map(|block| u64::from(block.erases)).sum(),
            blocks: geometry.blocks.into(),
            blocks_free,
            pages_valid,
            pages_invalid: full * block_pages + open - pages_valid,
            pages_free: (blocks_free + opened) * block_pages - open,
            pages_physical: geometry.physical_pages(),
        }
    }

    /// All counters.
    pub fn counters(&self) -> Counters {
        self.totals().counters()
    }
}
