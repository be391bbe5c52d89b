//! What may be evicted without loss: the generalised optimum of the thesis, section 3.1.
//!
//! A resident block is MIN-optimal if MIN, run on from here, evicts it before its next request, *or if it is never
//! requested again*. Evicting any such block is optimal, and a policy that evicts only such blocks misses at exactly
//! MIN's steps. Sorted by next request, these blocks are the last ones: figure 3.1's boundary. The addition is not in
//! the thesis's definition. Without it the boundary fails between blocks that are never requested again, of which MIN
//! may evict one and keep another.
//!
//! Being MIN-optimal is enough, but not necessary (3.1.1): with A and B resident in two frames and C, A, B, A to come,
//! only B is, and evicting A costs no more. So [`Standing::best_misses`] is reported beside it. [`walk`] plays a string
//! through with victims of the reader's choice.

pub mod walk;

use std::collections::BTreeSet;

use bufferpool_core::error::ConfigError;
use serde::Serialize;

use crate::optimal::{Min, NEVER, Served};

/// A resident block as MIN sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Resident {
    /// Its number.
    pub block: u32,
    /// The position of its next request, or `None` if there is no further one.
    pub next: Option<u32>,
    /// Whether it may be evicted without loss.
    pub min_optimal: bool,
}

/// A pool before a request, judged by what is still to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// The resident blocks by next request, the soonest first; those that are never requested again last, by number.
    /// The last one is what MIN would evict.
    pub pool: Vec<Resident>,
    /// How many of them must stay: those from this place on are MIN-optimal.
    pub boundary: usize,
    /// Misses from here on if every further victim is chosen well.
    pub best_misses: u32,
}

/// Refuses a pool that `frames` frames cannot hold.
#[doc(hidden)]
pub fn check_pool(pool: &[u32], frames: u32) -> Result<(), ConfigError> {
    if pool.len() > frames as usize {
        let legal = format!("at most {frames} blocks, one for each frame");
        return Err(ConfigError::new("pool", format!("{} blocks", pool.len()), legal));
    }
    let mut seen = BTreeSet::new();
    match pool.iter().find(|&block| !seen.insert(block)) {
        Some(block) => Err(ConfigError::new("pool", block, "each block once")),
        None => Ok(()),
    }
}

/// Blocks and the positions of their first requests, or [`NEVER`].
#[doc(hidden)]
pub fn found_first(pool: &[u32], requests: &[u32]) -> Vec<(u32, u32)> {
    let first = |block: u32| requests.iter().position(|&request| request == block);
    pool.iter().map(|&block| (block, first(block).map_or(NEVER, |position| position as u32))).collect()
}

/// Runs MIN on from a pool of blocks and their next requests, at or after position `from`.
#[doc(hidden)]
pub fn judge(pool: &[(u32, u32)], frames: u32, next: &[u32], from: u32) -> Result<Standing, ConfigError> {
    let mut min = Min::resumed(next, frames, pool.iter().map(|resident| resident.1))?;
    let (mut best_misses, mut evicted) = (0, BTreeSet::new());
    for position in from..next.len() as u32 {
        match min.serve(position) {
            Served::Hit => continue,
            Served::Loaded => {}
            // A position is one block's: that of a block loaded on the way is none of the pool's.
            Served::Replaced(next) => drop(evicted.insert(next)),
        }
        best_misses += 1;
    }
    let mut pool = pool.to_vec();
    pool.sort_unstable_by_key(|&(block, next)| (next, block));
    let pool: Vec<_> = pool
        .into_iter()
        .map(|(block, next)| Resident {
            block,
            next: (next != NEVER).then_some(next),
            min_optimal: next == NEVER || evicted.contains(&next),
        })
        .collect();
    let boundary = pool.iter().take_while(|resident| !resident.min_optimal).count();
    Ok(Standing { pool, boundary, best_misses })
}
