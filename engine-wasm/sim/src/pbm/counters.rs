//! What a lane counts.

use serde::{Deserialize, Serialize};

use super::world::BLOCK_BYTES;

/// Counts of one lane since its start. Written by the pool alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Block requests.
    pub requests: u64,
    /// Requests for resident blocks, those in flight too.
    pub hits: u64,
    /// Hits on blocks in flight, which wait for the read.
    pub waits: u64,
    /// Blocks that left the pool.
    pub evictions: u64,
}

/// The same with time: what pictures, curves, figures and exports have. Times are simulated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Counters {
    pub requests: u64,
    pub hits: u64,
    pub misses: u64,
    pub waits: u64,
    pub evictions: u64,
    /// Share of the requests, in percent; 0 before the first.
    pub hit_percent: f64,
    /// Blocks read x 8 KiB, divided by the scale.
    pub io_gib: f64,
    /// Clock, divided by the scale.
    pub seconds: f64,
    /// Clock as it is.
    pub time_us: f64,
    /// Share of the channels' time that they were busy, in percent.
    pub device_percent: f64,
    pub queries_ended: u64,
    pub streams_ended: u64,
}

/// An identity of the counters, and whether it holds now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Identity {
    /// The identity in the counters' names.
    pub text: &'static str,
    /// Whether it holds.
    pub holds: bool,
}

/// Bytes in GiB.
#[must_use]
pub fn gib(blocks: u64) -> f64 {
    (blocks * BLOCK_BYTES) as f64 / f64::from(1_u32 << 30)
}

impl Counts {
    /// Requests for blocks that were not resident: blocks read.
    #[inline]
    #[must_use]
    pub const fn misses(&self) -> u64 {
        self.requests - self.hits
    }

    /// The identities that must hold after every request.
    #[must_use]
    pub fn identities(&self, resident: u64, in_flight: u64) -> Vec<Identity> {
        vec![
            Identity {
                text: "requests = hits + misses",
                holds: self.requests == self.hits + self.misses() && self.hits <= self.requests,
            },
            Identity {
                text: "misses = evictions + resident blocks",
                holds: self.misses() == self.evictions + resident,
            },
            Identity { text: "hits that wait <= hits", holds: self.waits <= self.hits },
            Identity { text: "blocks in flight <= resident blocks", holds: in_flight <= resident },
        ]
    }
}

impl Counters {
    /// A counter by its name; none for a name that there is not.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<f64> {
        self.whole(name).map(|count| count as f64).or(match name {
            "hit_percent" => Some(self.hit_percent),
            "io_gib" => Some(self.io_gib),
            "seconds" => Some(self.seconds),
            "time_us" => Some(self.time_us),
            "device_percent" => Some(self.device_percent),
            _ => None,
        })
    }

    /// A counter of whole numbers by its name.
    #[must_use]
    pub fn whole(&self, name: &str) -> Option<u64> {
        Some(match name {
            "requests" => self.requests,
            "hits" => self.hits,
            "misses" => self.misses,
            "waits" => self.waits,
            "evictions" => self.evictions,
            "queries_ended" => self.queries_ended,
            "streams_ended" => self.streams_ended,
            _ => return None,
        })
    }
}
