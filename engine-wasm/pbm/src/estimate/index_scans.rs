//! What is known of index scans: two options of policies that estimate.
//!
//! Trailing index scans: a scan that follows another one through the same keys tells it how far behind it is.
//!
//! Source: Vanderkooy 2023, section 4.3. One mark a block, the newest: time, key, index, query. A scan that hits a block
//! whose mark has its index and key and another query's number tells that query, if it still runs, the lag; the last
//! report counts. From then on the leader writes its expected arrival on the blocks that it visits.
//!
//! Correlated index scans treated as sequential ones: their keys follow the blocks, so a window moves over the table.
//!
//! Source: Vanderkooy 2023, section 4.3. Ahead of the window: distance / speed. Inside it, with width w blocks and u the
//! share of the window that lies before the block, which is the share of the block's rows still ahead (at least 0.02):
//! w / (u x rows a time). Behind it: nothing. Chosen: the window of a scan at a date are the
//! blocks of the days in which its rows can have been received or committed; its speed starts at that of a sequential
//! scan and is measured again, 3/4 old + 1/4 new, whenever a group's worth of entries is done.

use std::rc::Rc;

use bufferpool_core::error::{ConfigError, filled};

use super::Access;
use crate::orders::{Dates, OrderId, ROWS_A_BLOCK};
use crate::query::Purpose;
use crate::world::World;

/// What an index scan left on a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Mark {
    /// When.
    time_ns: u64,
    /// The index and the key, by its number in the index's order.
    key: (OrderId, u32),
    /// The query, and its stream.
    query: u32,
    stream: u32,
    /// When the scan that trails it is expected.
    expected_ns: Option<u64>,
}

/// The query that a stream runs, as far as others trail it.
#[derive(Debug, Clone, Copy, Default)]
struct Leader {
    query: Option<u32>,
    lag_ns: Option<u64>,
}

/// Marks by frame.
#[derive(Debug, Clone)]
pub struct Trailing {
    marks: Vec<Option<Mark>>,
    leaders: Vec<Leader>,
}

impl Trailing {
    /// No marks. Fails for want of memory.
    pub fn new(frames: u32, streams: u32) -> Result<Self, ConfigError> {
        Ok(Self {
            marks: filled("frames", frames as usize, None)?,
            leaders: vec![Leader::default(); streams as usize],
        })
    }

    /// A block was loaded: what stood on the one before is gone.
    #[inline]
    pub fn loaded(&mut self, frame: u32, access: Access) {
        self.marks[frame as usize] = None;
        self.visit(frame, access);
    }

    /// A resident block was accessed.
    #[inline]
    pub fn hit(&mut self, frame: u32, access: Access) {
        if let (Purpose::Key(order, at), Some(mark)) = (access.purpose, self.marks[frame as usize])
            && mark.key == (order, at)
            && mark.query != access.query
        {
            let leader = &mut self.leaders[mark.stream as usize];
            if leader.query == Some(mark.query) {
                leader.lag_ns = Some(access.now_ns - mark.time_ns);
            }
        }
        self.visit(frame, access);
    }

    #[inline]
    fn visit(&mut self, frame: u32, access: Access) {
        let Purpose::Key(order, at) = access.purpose else { return };
        let leader = &mut self.leaders[access.stream as usize];
        if leader.query != Some(access.query) {
            *leader = Leader { query: Some(access.query), lag_ns: None };
        }
        self.marks[frame as usize] = Some(Mark {
            time_ns: access.now_ns,
            key: (order, at),
            query: access.query,
            stream: access.stream,
            expected_ns: leader.lag_ns.map(|lag_ns| access.now_ns + lag_ns),
        });
    }

    /// A stream's query is over: its lag is forgotten.
    pub fn ended(&mut self, stream: u32) {
        self.leaders[stream as usize] = Leader::default();
    }

    /// The lag last reported to a stream's query.
    pub fn lag_ns(&self, stream: u32) -> Option<u64> {
        self.leaders[stream as usize].lag_ns
    }

    /// Until the expected arrival; a past one counts as none.
    #[inline]
    pub fn next_access_ns(&self, frame: u32, now_ns: u64) -> f64 {
        let expected_ns = self.marks[frame as usize].and_then(|mark| mark.expected_ns);
        match expected_ns.and_then(|expected_ns| expected_ns.checked_sub(now_ns)) {
            Some(ahead_ns) => ahead_ns as f64,
            None => f64::INFINITY,
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<Option<Mark>>() * self.marks.len() + size_of::<Leader>() * self.leaders.len()
    }
}

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
        let dates = world.streams.correlated.clone();
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
