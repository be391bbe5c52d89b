//! Garbage collection and static wear levelling (docs/rules/flash.md, "One host write", *Collect* and *Empty*).

use super::Drive;
use super::cells::Found;
use super::watch::{Place, Reason, Stream, Watch};

impl Drive {
    /// Collects until the host may take a free block. Never stuck: emptying a block takes at most one free block and
    /// returns one, and with the least number of blocks some full one has an invalid page.
    #[inline(never)]
    pub(super) fn make_room<W: Watch>(&mut self, watch: &mut W) {
        let before = self.tally.moved_pages;
        while self.cells.free.len() <= self.config.reserve as usize {
            let Some(victim) = self.gc.victim(&self.cells.blocks, self.cells.block_pages, self.clock) else {
                break;
            };
            self.collect(victim, watch);
        }
        self.tally.moved_most = self.tally.moved_most.max(self.tally.moved_pages - before);
    }

    fn collect<W: Watch>(&mut self, victim: u32, watch: &mut W) {
        let count = self.empty(victim, Reason::Collection, watch);
        if self.config.wear_gap == 0 {
            return;
        }
        if let Some(cold) = self.cells.least_worn() {
            let least = self.cells.blocks[cold as usize].erases;
            if count.saturating_sub(least) > self.config.wear_gap {
                self.empty(cold, Reason::Wear, watch);
            }
        }
    }

    /// Moves a full block's valid pages, in the order of their indices, and erases it; returns its erase count.
    fn empty<W: Watch>(&mut self, block: u32, reason: Reason, watch: &mut W) -> u32 {
        let emptied = &mut self.cells.blocks[block as usize];
        emptied.full = false;
        let valid = u32::from(emptied.valid);
        self.gc.leaves(block, valid);
        watch.chosen(block, valid, reason);
        let stream = match reason {
            Reason::Wear => Stream::Levelled,
            Reason::Collection if self.config.gc_stream => Stream::Moved,
            Reason::Collection => Stream::Host,
        };
        if valid > 0 {
            let mut found = std::mem::take(&mut self.found);
            self.cells.find_valid(block, &mut found);
            for &Found { page, index } in &found[..valid as usize] {
                let (to, _) = self.program(page, stream, watch);
                watch.moved(page, Place { block, index }, to);
            }
            self.found = found;
        }
        let count = self.cells.erase(block);
        watch.erased(block, count);
        self.tally.emptied(valid, reason, count);
        count
    }
}
