//! What a lane counts.

use bufferpool_core::counter::Identity;
use bufferpool_core::{counters, counts};

use crate::lane::State;

/// Bytes of a block.
const BLOCK_BYTES: u64 = 8_192;

counters! { lane: State, pool;
    requests, "Requests", "blocks", None, "Blocks that the streams asked for." => lane.frames.counts.requests;
    hits, "Hits", "blocks", Higher, "Requests for blocks in the pool, those on their way included." => lane.frames.counts.hits;
    misses, "Misses: blocks read", "blocks", Lower, "Requests for blocks that were not in the pool: each one was read." => lane.frames.counts.misses();
    waits, "Hits that wait for a read", "blocks", None, "Hits on blocks that another stream's request was still reading." => lane.frames.counts.waits;
    evictions, "Evictions", "blocks", None, "Blocks that left the pool." => lane.frames.counts.evictions;
    hit_percent, "Hit rate", "%", Higher, "Share of hits among the requests; 0 before the first." => percent(lane.frames.counts.hits as f64, lane.frames.counts.requests as f64);
    io_gib, "I/O", "GiB", Lower, "Volume of the blocks read, at full scale." => gib(lane.frames.counts.misses()) * scale(lane);
    seconds, "Run time so far", "s", Lower, "Simulated time since the start, at full scale." => lane.clock.now_ns() as f64 * scale(lane) / 1e9;
    time_us, "Simulated time", "us", Lower, "Simulated time since the start, as the run has it." => lane.clock.now_ns() as f64 / 1e3;
    device_percent, "Device in use", "%", None, "Share of the channels' time in which they read." => percent(lane.clock.busy_ns() as f64, lane.clock.now_ns() as f64 * f64::from(lane.world.config.k_r));
    queries_ended, "Queries ended", "queries", Higher, "Queries that have asked for all of their blocks." => lane.streams.iter().map(|stream| u64::from(stream.ended)).sum::<u64>();
    streams_ended, "Streams ended", "streams", Higher, "Streams whose last query has ended." => u64::from(lane.streams_ended);
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

pub(crate) fn percent(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { 100.0 * part / whole } else { 0.0 }
}

/// How many times smaller than the full size the run is.
fn scale(lane: &State) -> f64 {
    lane.world.config.scale.into()
}

/// Blocks in GiB.
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
