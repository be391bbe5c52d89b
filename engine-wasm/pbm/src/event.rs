//! What happened at one request: what pictures and sentences need.

use serde::Serialize;

use crate::policy::Bucket;
use crate::query::Request;

/// A block that left the pool.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Evicted {
    pub block: u32,
    pub frame: u32,
    /// Nanoseconds until its next access as estimated at that time; `None` if no access is known.
    pub next_access_ns: Option<f64>,
}

/// A frame that the policy drew, with the block that it held.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Drawn {
    pub frame: u32,
    pub block: u32,
    /// The estimate; `None` if no access to the block is known.
    pub next_access_ns: Option<f64>,
}

/// A request and its consequences.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Event {
    /// Position of the run after it: requests of all lanes so far.
    pub position: u64,
    /// Number of the request in its lane, from 0.
    pub t: u64,
    pub time_ns: u64,
    pub stream: u32,
    pub query: u32,
    pub block: u32,
    pub hit: bool,
    /// Whether it was in flight, so that the stream waits for another one's read.
    pub waits: bool,
    /// The frame in which the block is afterwards.
    pub frame: u32,
    /// Whether it was loaded into a frame that held nothing.
    pub free: bool,
    /// When the stream can begin to work on the block: now, or when the read ends.
    pub ready_ns: u64,
    pub cpu_ns: u64,
    /// Blocks that left the pool, the victim first.
    pub evicted: Vec<Evicted>,
    /// The block that LRU would have dropped in place of these, if another one; only in sessions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spared: Option<u32>,
    /// Open choices that differed from LRU's and that this request decides in the lane's favour.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub paid: u32,
    /// The same, against it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub backfired: u32,
    /// Frames drawn for the decision, in the order in which the policy looked at them.
    pub drawn: Vec<Drawn>,
    /// Frames the clock hand looked at.
    pub looked_at: u32,
    /// Where the victim stood, for policies with buckets.
    pub bucket: Option<Bucket>,
    /// Whether the stream began a query with this request.
    pub begins_query: bool,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl Event {
    /// Empties the event for the next request; keeps the allocations.
    pub(super) fn begin(&mut self, t: u64, time_ns: u64, stream: u32, query: u32, request: Request) {
        let (mut evicted, mut drawn) = (std::mem::take(&mut self.evicted), std::mem::take(&mut self.drawn));
        evicted.clear();
        drawn.clear();
        *self = Self {
            position: self.position,
            t,
            time_ns,
            stream,
            query,
            block: request.block,
            cpu_ns: request.cpu_ns,
            evicted,
            drawn,
            ..Self::default()
        };
    }
}

/// An estimate as an event holds it: `None` where no access is known.
pub fn told(next_access_ns: f64) -> Option<f64> {
    next_access_ns.is_finite().then_some(next_access_ns)
}
