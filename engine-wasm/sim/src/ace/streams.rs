//! The sequential half of the Reader: the TaP table of streams of misses.
//!
//! Source: ace.md, "TaP table". Size and replacement are its choice; the paper says only that old addresses of
//! no stream leave first in, first out.

use std::collections::VecDeque;

/// Entries kept.
pub const TABLE_ENTRIES: usize = 64;
/// Misses in a row that confirm a stream.
pub const CONFIRMED_RUN: u32 = 4;

/// A stream: the page that would continue it, and how many misses it has had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stream {
    /// May lie beyond the disk, so it is wider than a page number.
    next: u64,
    run: u32,
}

/// Streams, the oldest in front.
#[derive(Debug, Clone, Default)]
pub struct StreamTable {
    streams: VecDeque<Stream>,
}

impl StreamTable {
    /// Records a miss. Returns whether it belongs to a confirmed stream; that stream is then at the back.
    pub fn miss(&mut self, page: u32) -> bool {
        let stream = match self.streams.iter().position(|stream| stream.next == u64::from(page)) {
            Some(at) => {
                let run = self.streams.remove(at).map_or(0, |stream| stream.run);
                Stream { next: u64::from(page) + 1, run: run.saturating_add(1) }
            }
            None => Stream { next: u64::from(page) + 1, run: 1 },
        };
        self.settle(stream) >= CONFIRMED_RUN
    }

    /// The stream at the back was asked for `count` pages after `page`.
    pub fn advance(&mut self, page: u32, count: u32) {
        if let Some(stream) = self.streams.pop_back() {
            self.settle(Stream { next: u64::from(page) + u64::from(count) + 1, run: stream.run });
        }
    }

    /// Puts a stream at the back; of two that expect the same page the longer stays, at a tie the new one.
    /// Returns the run of the one that stayed.
    fn settle(&mut self, stream: Stream) -> u32 {
        let twin = self.streams.iter().position(|other| other.next == stream.next);
        let twin = twin.and_then(|at| self.streams.remove(at));
        let stayed = twin.filter(|twin| twin.run > stream.run).unwrap_or(stream);
        self.streams.push_back(stayed);
        if self.streams.len() > TABLE_ENTRIES {
            self.streams.pop_front();
        }
        stayed.run
    }
}
