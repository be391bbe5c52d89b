//! MIN, the offline optimum of hits for one string of requests: the block that is requested last goes first.
//!
//! Source: Belady, IBM Systems Journal 5(2), 1966. Every miss loads its block (no bypass), and the first request of a block
//! is a miss too. There are no pins and no times: what a run could have hit is bounded only for its own string.
//!
//! Of a resident block all that counts is the position of its next request, so the pool is a set of positions: a request is a
//! hit if its own position is in it, and the victim is the largest. That is O(log64 n) a request, 4 bytes and a bit of memory.

use std::collections::BTreeMap;
use std::rc::Rc;

use bufferpool_core::bits::BitTree;
use bufferpool_core::error::{ConfigError, filled};
use serde::Serialize;

use crate::config::LaneConfig;
use crate::world::World;

/// In place of a position: the block is not requested again.
pub const NEVER: u32 = u32::MAX;

/// Blocks below this many are looked up in an array even for a short string.
const FEW_BLOCKS: usize = 4_096;

/// For each request the position of the next one of the same block, or [`NEVER`]. Takes the string's own memory, since
/// MIN needs nothing else of it; any block numbers will do. Fails when the string is too long for positions, or the
/// table of blocks does not fit in memory.
pub fn next_requests(mut requests: Vec<u32>) -> Result<Vec<u32>, ConfigError> {
    let length = requests.len();
    if length >= NEVER as usize - 64 {
        return Err(ConfigError::new("requests", length, format!("fewer than {} requests", NEVER - 64)));
    }
    let Some(&largest) = requests.iter().max() else { return Ok(requests) };
    let mut following = |next_of: &mut dyn FnMut(u32, u32) -> u32| {
        for (position, request) in requests.iter_mut().enumerate().rev() {
            *request = next_of(*request, position as u32);
        }
    };
    if (largest as usize) < length.saturating_mul(4).max(FEW_BLOCKS) {
        let mut next: Vec<u32> = filled("blocks", largest as usize + 1, NEVER)?;
        following(&mut |block, position| std::mem::replace(&mut next[block as usize], position));
    } else {
        let mut next = BTreeMap::new();
        following(&mut |block, position| next.insert(block, position).unwrap_or(NEVER));
    }
    Ok(requests)
}

/// Hits of a lane over its whole run, and those of MIN on the string of its requests in the order in which they were made,
/// without pins: a bound for that string alone.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct OptimalHits {
    pub requests: u64,
    pub hits: u64,
    /// MIN's.
    pub optimal_hits: u64,
}

/// Runs a lane to its end, and MIN on its requests. Fails when the lane's parameters are not legal, or its string does
/// not fit in memory.
pub fn of_lane(world: &Rc<World>, config: &LaneConfig) -> Result<OptimalHits, ConfigError> {
    let mut run = (config.entry()?.open)(world, config)?;
    run.keep_string();
    run.finish();
    let optimal_hits = hits(run.string().unwrap_or_default(), run.frames.count())?;
    let counts = run.frames.counts;
    Ok(OptimalHits { requests: counts.requests, hits: counts.hits, optimal_hits })
}

/// The most hits that any replacement can reach on a string of requested blocks with so many frames, all free at first.
/// Fails when there are no frames, or the string does not fit in memory a second time.
pub fn hits(requests: &[u32], frames: u32) -> Result<u64, ConfigError> {
    let mut copy = filled("requests", requests.len(), 0)?;
    copy.copy_from_slice(requests);
    let next = next_requests(copy)?;
    let mut min = Min::new(&next, frames)?;
    Ok((0..next.len() as u32).map(|position| u64::from(min.serve(position) == Served::Hit)).sum())
}

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Served {
    /// The block was resident.
    Hit,
    /// The block was loaded; its frame was free, or held a block that is not requested again.
    Loaded,
    /// The block was loaded, and the one that is requested next at this position was evicted.
    Replaced(u32),
}

/// MIN's pool between two requests.
#[derive(Debug, Clone)]
pub struct Min<'a> {
    next: &'a [u32],
    /// Positions at which a resident block is requested next.
    pool: BitTree,
    /// Frames whose loss costs nothing: free, or with a block that is not requested again.
    idle: u32,
}

impl<'a> Min<'a> {
    /// An empty pool, for a string of which [`next_requests`] gave `next`. Fails when there are no frames.
    pub fn new(next: &'a [u32], frames: u32) -> Result<Self, ConfigError> {
        if frames == 0 {
            return Err(ConfigError::new("frames", frames, "a whole number of at least 1"));
        }
        Ok(Self { next, pool: BitTree::new(next.len()), idle: frames })
    }

    /// Goes on from a pool that another policy has filled: `pool` has, for each resident block, the position of its next request
    /// among those still to be served, or [`NEVER`]. There are frames for all of them. Fails when there are no frames.
    pub(super) fn resumed(
        next: &'a [u32],
        frames: u32,
        pool: impl Iterator<Item = u32>,
    ) -> Result<Self, ConfigError> {
        let mut min = Self::new(next, frames)?;
        for position in pool.filter(|&position| position != NEVER) {
            min.pool.insert(position);
            min.idle -= 1;
        }
        Ok(min)
    }

    /// Serves the request at `position`; all are served once, in order.
    #[inline]
    pub fn serve(&mut self, position: u32) -> Served {
        let served = self.make_room(position);
        match self.next[position as usize] {
            NEVER => self.idle += 1,
            next => self.pool.insert(next),
        }
        served
    }

    /// Takes the frame that the requested block shall have.
    #[inline]
    fn make_room(&mut self, position: u32) -> Served {
        if self.pool.contains(position) {
            self.pool.remove(position);
            return Served::Hit;
        }
        if self.idle > 0 {
            self.idle -= 1;
            return Served::Loaded;
        }
        match self.pool.previous(NEVER) {
            Some(last) => {
                self.pool.remove(last);
                Served::Replaced(last)
            }
            // Unreachable: every frame is idle or has a position in the set.
            None => Served::Loaded,
        }
    }
}
