//! Correlated index scans treated as sequential ones: their keys follow the blocks, so a window moves over the table.
//!
//! Source: Vanderkooy 2023, section 4.3. Ahead of the window: distance / speed. Inside it, with width w blocks and u the
//! share of the window that lies before the block, which is the share of the block's rows still ahead (at least 0.02):
//! w / (u x rows a time). Behind it: nothing. Chosen: the window of a scan at a date are the
//! blocks of the days in which its rows can have been received or committed; its speed starts at that of a sequential
//! scan and is measured again, 3/4 old + 1/4 new, whenever a group's worth of entries is done.

use std::rc::Rc;

use crate::orders::{Dates, OrderId, ROWS_A_BLOCK};
use crate::world::World;

/// Smallest share of a block's rows that is taken to be ahead.
const LEAST_AHEAD: f64 = 0.02;

/// A scan's window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Window {
    /// Its first block, and the one after its last.
    pub blocks: (u32, u32),
    /// Rows a nanosecond.
    rows_a_ns: f64,
    /// The entry at which its speed was measured last, and when.
    measured: (u32, u64),
}

/// Windows by stream.
#[derive(Debug, Clone)]
pub struct Windows {
    dates: Option<Rc<Dates>>,
    windows: Vec<Option<Window>>,
    /// Entries between two measurements.
    measure_entries: u32,
    /// Rows a nanosecond at the start of a scan.
    first_rows_a_ns: f64,
}

impl Windows {
    /// No scan under way.
    pub fn new(world: &World, streams: u32) -> Self {
        let dates = world.streams.dates().cloned();
        let cpu_ns = dates.as_ref().map_or(0, |dates| dates.cpu_ns);
        let block_ns = cpu_ns * u64::from(ROWS_A_BLOCK) + world.config.base_ns();
        Self {
            dates,
            windows: vec![None; streams as usize],
            measure_entries: world.group_blocks * ROWS_A_BLOCK,
            first_rows_a_ns: f64::from(ROWS_A_BLOCK) / block_ns as f64,
        }
    }

    /// A stream's scan asked for an entry.
    #[inline]
    pub fn moved(&mut self, stream: u32, order: OrderId, at: u32, now_ns: u64) {
        let Some(dates) = self.dates.as_ref().filter(|_| order == OrderId::Correlated) else { return };
        let window = self.windows[stream as usize].get_or_insert(Window {
            blocks: (0, 0),
            rows_a_ns: self.first_rows_a_ns,
            measured: (at, now_ns),
        });
        window.blocks = dates.window(at);
        let (entries, took_ns) = (at - window.measured.0, now_ns - window.measured.1);
        if entries >= self.measure_entries && took_ns > 0 {
            window.rows_a_ns = 0.75 * window.rows_a_ns + 0.25 * (f64::from(entries) / took_ns as f64);
            window.measured = (at, now_ns);
        }
    }

    /// A stream's query is over.
    pub fn ended(&mut self, stream: u32) {
        self.windows[stream as usize] = None;
    }

    /// A stream's window.
    pub fn of(&self, stream: u32) -> Option<&Window> {
        self.windows[stream as usize].as_ref()
    }

    /// The estimate for a block.
    #[inline]
    pub fn next_access_ns(&self, block: u32) -> f64 {
        let Some(dates) = &self.dates else { return f64::INFINITY };
        let mut soonest = f64::INFINITY;
        for window in self.windows.iter().flatten() {
            let (first, end) = window.blocks;
            if block < first {
                continue;
            }
            let ahead_ns = if block >= end {
                f64::from(block - end) * dates.entries_a_block / window.rows_a_ns
            } else {
                let width = f64::from(end - first);
                let still_ahead = (f64::from(block - first) / width).max(LEAST_AHEAD);
                width / (still_ahead * window.rows_a_ns)
            };
            soonest = soonest.min(ahead_ns);
        }
        soonest
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<Option<Window>>() * self.windows.len()
    }
}
