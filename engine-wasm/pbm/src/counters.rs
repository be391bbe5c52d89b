//! What a lane counts.

use bufferpool_core::counter::{Counters, Identity, Number, PastPool};
use bufferpool_core::{counters, counts};

/// Bytes of a block.
const BLOCK_BYTES: u64 = 8_192;

counters! { lane: Totals, pool;
    requests, "Requests", "blocks", None, "Blocks that the streams asked for." => lane.counts.requests;
    hits, "Hits", "blocks", Higher, "Requests for blocks in the pool, those on their way included." => lane.counts.hits;
    misses, "Misses: blocks read", "blocks", Lower, "Requests for blocks that were not in the pool: each one was read." => lane.counts.misses();
    waits, "Hits that wait for a read", "blocks", None, "Hits on blocks that another stream's request was still reading." => lane.counts.waits;
    evictions, "Evictions", "blocks", None, "Blocks that left the pool." => lane.counts.evictions;
    hit_percent, "Hit rate", "%", Higher, "Share of hits among the requests; 0 before the first." => percent(lane.counts.hits as f64, lane.counts.requests as f64);
    io_gib, "I/O", "GiB", Lower, "Volume of the blocks read, at full scale." => gib(lane.counts.misses()) * lane.scale;
    seconds, "Run time so far", "s", Lower, "Simulated time since the start, at full scale." => lane.now_ns as f64 * lane.scale / 1e9;
    time_us, "Simulated time", "us", Lower, "Simulated time since the start, as the run has it." => lane.now_ns as f64 / 1e3;
    device_percent, "Device in use", "%", None, "Share of the channels' time in which they read." => percent(lane.busy_ns as f64, lane.now_ns as f64 * lane.channels);
    queries_ended, "Queries ended", "queries", Higher, "Queries that have asked for all of their blocks." => lane.queries_ended;
    streams_ended, "Streams ended", "streams", Higher, "Streams whose last query has ended." => lane.streams_ended;
}

counts! {
/// Counts of one lane since its start, as [`COUNTERS`] describe them. Written by the pool alone.
#[allow(missing_docs)]
pub struct Counts {
    requests: u64,
    hits: u64,
    waits: u64,
    evictions: u64,
}
}

/// What a lane's counters are computed from. Times are simulated.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Totals {
    pub counts: Counts,
    pub now_ns: u64,
    pub busy_ns: u64,
    pub channels: f64,
    /// How many times smaller than the full size the run is.
    pub scale: f64,
    pub queries_ended: u64,
    pub streams_ended: u64,
}

impl Totals {
    /// All counters.
    pub fn counters(&self) -> Counters {
        Counters::of(COUNTERS, self, &PastPool::default())
    }

    /// The counter at a place among [`COUNTERS`].
    pub fn counter(&self, place: usize) -> Number {
        (COUNTERS[place].of)(self, &PastPool::default())
    }
}

pub(crate) fn percent(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { 100.0 * part / whole } else { 0.0 }
}

/// Bytes in GiB.
fn gib(blocks: u64) -> f64 {
    (blocks * BLOCK_BYTES) as f64 / f64::from(1_u32 << 30)
}

impl Counts {
    /// Requests for blocks that were not resident: blocks read.
    #[inline]
    pub const fn misses(&self) -> u64 {
        self.requests - self.hits
    }

    /// The identities that must hold after every request.
    pub fn identities(&self, resident: u64, in_flight: u64) -> Vec<Identity> {
        vec![
            Identity::new(
                "requests = hits + misses",
                self.requests == self.hits + self.misses() && self.hits <= self.requests,
            ),
            Identity::new("misses = evictions + resident blocks", self.misses() == self.evictions + resident),
            Identity::new("hits that wait <= hits", self.waits <= self.hits),
            Identity::new("blocks in flight <= resident blocks", in_flight <= resident),
        ]
    }
}
