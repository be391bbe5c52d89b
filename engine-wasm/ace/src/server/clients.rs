//! Clients: what each does, and when those that act next do.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;

use super::traffic::Moved;

/// What a client does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// It has asked for nothing yet.
    #[default]
    Begins,
    /// It computes: its request is served.
    Computes,
    /// It waits until its own batch is written.
    WaitsForWrite,
    /// It waits until its own pages are read.
    WaitsForRead,
    /// It waits for another's I/O on its page: it is read, or written.
    WaitsForPage,
    /// It waits until its page, which left, is written, to read it again.
    WaitsForLeaving,
    /// It waits for a frame.
    WaitsForFrame,
    /// Its transaction waits for the log.
    WaitsForLog,
    /// Nothing is left for it.
    Gone,
}

/// A client. What it asked for is meaningless before its first request.
#[derive(Debug, Clone, Default)]
pub struct Client {
    /// What it does.
    pub doing: Doing,
    /// Since when, in ns.
    pub since_ns: u64,
    /// I/Os that it still waits for.
    pub left: u32,
    /// Number of its request among those of the trace.
    pub request: u32,
    /// The page of its request.
    pub page: u32,
    /// Whether it changes the page.
    pub write: bool,
    /// The frame of its page, once that is looked up.
    pub frame: u32,
    /// When it took its request, in ns.
    pub asked_ns: u64,
    /// When it took the first request of its transaction, in ns.
    pub(super) began_ns: u64,
    /// Requests of its transaction that are done.
    pub(super) done: u32,
    /// Whether its transaction has a write.
    pub(super) writes: bool,
    /// What it reads once its batch is written: its page, then prefetched ones.
    pub(super) reads: Vec<Moved>,
    /// Pages with the pins that it has on each.
    pub(super) pins: BTreeMap<u32, u32>,
}

impl Client {
    pub(super) fn now(&mut self, doing: Doing, since_ns: u64) {
        (self.doing, self.since_ns) = (doing, since_ns);
    }

    /// Whether its pins hold a page.
    pub fn holds(&self, page: u32) -> bool {
        self.pins.contains_key(&page)
    }

    /// One pin more on a page. Whether it is the first.
    pub(super) fn take_pin(&mut self, page: u32) -> bool {
        let pins = self.pins.entry(page).or_default();
        *pins += 1;
        *pins == 1
    }

    /// One pin less on a page that it holds. Whether it was the last one.
    pub(super) fn give_pin_back(&mut self, page: u32) -> bool {
        let Some(pins) = self.pins.get_mut(&page) else { return false };
        *pins -= 1;
        *pins == 0 && self.pins.remove(&page).is_some()
    }
}

/// Clients that act at times to come, by (time, client): few, so a sorted list is quicker than a heap.
#[derive(Debug, Clone, Default)]
pub(super) struct Due(VecDeque<(u64, u16)>);

impl Due {
    #[inline(always)]
    pub(super) fn first(&self) -> Option<(u64, u16)> {
        self.0.front().copied()
    }

    #[inline(always)]
    pub(super) fn take(&mut self) {
        self.0.pop_front();
    }

    /// Nearly all come behind all others.
    #[inline(always)]
    pub(super) fn add(&mut self, at_ns: u64, client: u16) {
        let due = (at_ns, client);
        match self.0.back() {
            Some(&last) if last > due => {
                let place = self.0.partition_point(|&other| other < due);
                self.0.insert(place, due);
            }
            _ => self.0.push_back(due),
        }
    }
}
