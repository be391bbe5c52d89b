//! The offline optimum: per page, the cheapest sequence of disks over its physical operations in this very trace.
//!
//! Source: PVLDB 2008, section 6 and appendix. With LRU, placement changes neither which pages are read nor which are
//! evicted, so that sequence is fixed, and pages do not disturb each other: dynamic programming over two states a page,
//! from the last operation to the first. A page moves only when it is evicted, and stays where staying and moving cost
//! the same.
//!
//! Pages still resident at the end: docs/rules/hybrid.md has them pay nothing, and the golden files take that to hold
//! of the whole last stay, the read that began it included. So that read weighs in no decision here. It matters only
//! for a trace that does not end by emptying the pool: there an online algorithm may come out cheaper by up to `|r_m -
//! r_f|` for each page that stayed.

use std::rc::Rc;

use bufferpool_core::error::{ConfigError, make_room};
use bufferpool_core::sparse::Sparse;

use super::config::HybridConfig;
use super::event::Event;
use super::facts::{Plan, TraceFacts};
use super::lane::AnyLane;
use super::placement::registry as placement;
use super::prices::{Disk, Prices};

/// Requests that a lane is handed at once while the operations are listed.
const SLICE_REQUESTS: usize = 65_536;

const DISKS: [Disk; 2] = [Disk::Flash, Disk::Magnetic];
const READ: u32 = 0;
const CLEAN_EVICTION: u32 = 1;
const DIRTY_EVICTION: u32 = 2;
/// Bits of an operation's kind below its page.
const KIND_BITS: u32 = 2;

/// The plan for a trace served by LRU with a lane's frames and prices. Fails when the list of operations does not fit
/// in memory.
pub fn plan(config: &HybridConfig, pages: u32, requests: &[u32]) -> Result<Plan, ConfigError> {
    let (operations, evictions) = operations(config, pages, requests)?;
    // What a page on flash, and one on the magnetic disk, still pays in the best case; none before it was evicted.
    let mut to_come = Sparse::new("pages", pages as usize, None)?;
    let mut plan = Plan::new(evictions)?;
    let mut eviction = evictions;
    for &operation in operations.iter().rev() {
        let costs = to_come.get_mut(operation >> KIND_BITS);
        match operation & ((1 << KIND_BITS) - 1) {
            READ => {
                let read = |costs: [i128; 2]| {
                    DISKS.map(|disk| costs[disk.index()] + i128::from(config.prices.read(disk)))
                };
                *costs = costs.map(read);
            }
            kind => {
                eviction -= 1;
                let after = costs.unwrap_or_default();
                *costs = Some(decide(&mut plan, eviction, &config.prices, after, kind == DIRTY_EVICTION));
            }
        }
    }
    Ok(plan)
}

/// Decides one eviction; returns what pages on each disk pay from it on.
fn decide(plan: &mut Plan, eviction: u64, prices: &Prices, after: [i128; 2], dirty: bool) -> [i128; 2] {
    DISKS.map(|disk| {
        let write = |disk| i128::from(prices.write(disk));
        let stays = after[disk.index()] + if dirty { write(disk) } else { 0 };
        let moves = after[disk.other().index()] + write(disk.other());
        if moves < stays {
            plan.set(eviction, disk);
        }
        stays.min(moves)
    })
}

impl TraceFacts {
    /// The same with the plan that a lane of this config needs, if it needs one. Fails when the plan does not fit in
    /// memory.
    pub fn with_plan(&self, config: &HybridConfig, requests: &[u32]) -> Result<Self, ConfigError> {
        let knows_future = config.placement_entry()?.spec.knows_future;
        let plan = if knows_future { Some(Rc::new(plan(config, self.pages, requests)?)) } else { None };
        Ok(Self { plan, ..self.clone() })
    }
}

/// Every physical read and every eviction, in order, and the number of evictions.
fn operations(config: &HybridConfig, pages: u32, requests: &[u32]) -> Result<(Vec<u32>, u64), ConfigError> {
    let config = HybridConfig { replacement: "lru", ..config.clone() };
    let lru = placement::find("magnetic")?.build.lru;
    let mut lane: Box<dyn AnyLane> = lru(&config, &TraceFacts { pages, ..TraceFacts::default() })?;
    let (mut operations, mut evictions, mut refused) = (Vec::new(), 0, None);
    for slice in requests.chunks(SLICE_REQUESTS) {
        lane.observe(slice, &mut |event| {
            evictions += event.evictions.len() as u64;
            let listed = list(&mut operations, event);
            refused = listed.err();
            refused.is_some()
        });
        if let Some(error) = refused {
            return Err(error);
        }
    }
    Ok((operations, evictions))
}

fn list(operations: &mut Vec<u32>, event: &Event) -> Result<(), ConfigError> {
    for eviction in &event.evictions {
        make_room("workload.requests", operations)?;
        let kind = if eviction.dirty { DIRTY_EVICTION } else { CLEAN_EVICTION };
        operations.push(eviction.page << KIND_BITS | kind);
    }
    if let (Some(page), Some(_)) = (event.page, event.read_from) {
        make_room("workload.requests", operations)?;
        operations.push(page << KIND_BITS | READ);
    }
    Ok(())
}
