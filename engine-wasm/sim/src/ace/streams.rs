//! The sequential half of the Reader: the TaP table of streams of misses.
//!
//! Source: ace.md, "TaP table". Size and replacement are its choice; the paper says only that old addresses of
//! no stream leave first in, first out.

/// Entries kept.
pub const TABLE_ENTRIES: usize = 64;
/// Misses in a row that confirm a stream.
pub const CONFIRMED_RUN: u32 = 4;

/// Streams, the oldest in front: for each the page that would continue it, and how many misses it has had. Two flat
/// columns: each miss looks through all of the first one.
#[derive(Debug, Clone, Default)]
pub struct StreamTable {
    /// May lie beyond the disk: D and a batch together stay below 2^32.
    next: Vec<u32>,
    run: Vec<u32>,
}

impl StreamTable {
    /// Records a miss. Returns whether it belongs to a confirmed stream; that stream is then at the back.
    pub fn miss(&mut self, page: u32) -> bool {
        let run = self.find(page).map_or(0, |at| self.take(at));
        self.settle(page + 1, run.saturating_add(1)) >= CONFIRMED_RUN
    }

    /// The stream at the back was asked for `count` pages after `page`.
    pub fn advance(&mut self, page: u32, count: u32) {
        if let (Some(_), Some(run)) = (self.next.pop(), self.run.pop()) {
            self.settle(page.saturating_add(count).saturating_add(1), run);
        }
    }

    /// The stream that expects `page`.
    fn find(&self, page: u32) -> Option<usize> {
        self.next.iter().position(|&next| next == page)
    }

    /// Takes a stream out; returns its run.
    fn take(&mut self, at: usize) -> u32 {
        self.next.remove(at);
        self.run.remove(at)
    }

    /// Puts a stream at the back; of two that expect the same page the longer stays, at a tie the new one.
    /// Returns the run of the one that stayed.
    fn settle(&mut self, next: u32, run: u32) -> u32 {
        let twin = self.find(next).map_or(0, |at| self.take(at));
        // Both expect the same page: the one that stays differs only by its run.
        let stayed = run.max(twin);
        self.next.push(next);
        self.run.push(stayed);
        if self.next.len() > TABLE_ENTRIES {
            self.take(0);
        }
        stayed
    }
}
