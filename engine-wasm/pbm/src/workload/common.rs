//! What most kinds have: streams, queries, ranges, and slow and fast queries.

use bufferpool_core::error::ConfigError;
use bufferpool_core::parameters;
use bufferpool_core::workload::draw::{Draw, Random};

use crate::config::nanoseconds;
use crate::orders::floored;

parameters! {
    pub(super) STREAMS = "streams", "Streams", "P", "streams", (1.0, 64.0), 8.0,
        "Streams that run side by side, all from time 0 on, each one query after the other.",
        "More streams share more blocks, and more of them wait for the device.";
    pub(super) QUERIES = "queries", "Queries a stream", "Q", "queries", (1.0, 100_000.0), 16.0,
        "Queries that each stream runs, one after the other.",
        "Few are soon over; with many the pool's first filling counts for little.";
    pub(super) FRACTION = "fraction", "Share that a query reads", "f", "", real (0.0, 1.0), 0.3,
        "Length of each range as a share of the table: floor(f N) blocks, at least one.",
        "Ranges that fit in the pool together leave nothing to decide; whole-table scans leave most.";
    pub(super) STARTS = "starts", "Starting points", "S", "", (0.0, 1_000_000.0), 0.0,
        "Ranges start at one of so many evenly spaced points; 0: anywhere.",
        "With few points scans follow one another through the same blocks, which even Clock Sweep notices.";
    pub(super) SLOW_US = "slow_us", "Work on a block, slow queries", "", "us", real (0.001, 1_000_000.0), 100.0,
        "CPU time of a slow query on each block: as query 1 of TPC-H, 53 rows.",
        "Scans of different speeds pull apart, and their order changes.";
    pub(super) FAST_US = "fast_us", "Work on a block, fast queries", "", "us", real (0.001, 1_000_000.0), 25.0,
        "CPU time of a fast query on each block: as query 6 of TPC-H, 53 rows.",
        "Fast scans wait for the device, slow ones for their own work.";
    pub(super) SLOW_PERCENT = "slow_percent", "Slow queries", "", "%", (0.0, 100.0), 50.0,
        "Probability that a query is a slow one.",
        "With 0 or 100 all scans have one speed, as far as the device lets them.";
    pub(super) LOOK_UP_US = "look_up_us", "Work on a block", "", "us", real (0.001, 1_000_000.0), 5.0,
        "CPU time of each request: one row is looked at, not a whole block.",
        "The shorter it is, the more such queries wait for the device.";
}

/// The work on a block that a parameter says, in nanoseconds.
pub(super) fn work_ns(draw: &Draw, id: &str) -> Result<u64, ConfigError> {
    draw.number(id).map(nanoseconds)
}

/// Ranges of a given length, anywhere or from a few points, read slowly or fast.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ranges {
    fraction: f64,
    starts: u64,
    slow_ns: u64,
    fast_ns: u64,
    slow_percent: u64,
}

impl Ranges {
    pub(super) fn of(draw: &Draw) -> Result<Self, ConfigError> {
        Ok(Self {
            fraction: draw.number(FRACTION.id)?,
            starts: draw.integer(STARTS.id)?,
            slow_ns: work_ns(draw, SLOW_US.id)?,
            fast_ns: work_ns(draw, FAST_US.id)?,
            slow_percent: draw.integer(SLOW_PERCENT.id)?,
        })
    }

    /// Draws whether a query is slow, then its range among `of` blocks or entries: the work on a block, the start and the
    /// length. With S points the starts are floor(i (of - length) / (S - 1)), so that the first range begins at the first
    /// block and the last ends at the last.
    pub(super) fn draw(self, of: u32, random: &mut Random) -> (u64, u32, u32) {
        let cpu_ns = if random.percent(self.slow_percent) { self.slow_ns } else { self.fast_ns };
        let length = share(self.fraction, of);
        let room = u64::from(of - length);
        let start = match self.starts {
            0 => random.below(room + 1),
            starts => random.below(starts) * room / (starts - 1).max(1),
        };
        (cpu_ns, start as u32, length)
    }
}

/// floor(share x of), at least 1 and at most all.
pub fn share(share: f64, of: u32) -> u32 {
    (floored(share, of.into()) as u32).clamp(1, of.max(1))
}
