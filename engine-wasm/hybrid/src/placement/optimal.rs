//! The offline optimum as a lane: per page, the cheapest sequence of disks over its physical operations in this very
//! trace. A plan is made before the first request; at each eviction the lane looks up what it says.
//!
//! Source: PVLDB 2008, section 6 and appendix. With LRU, placement changes neither which pages are read nor which are
//! evicted, so that sequence is fixed, and pages do not disturb each other: dynamic programming over two states a page,
//! from the last operation to the first. A page moves only when it is evicted, and stays where staying and moving cost
//! the same.
//!
//! A page still resident at the end pays no write any more, but the read that brought it in counts (docs/rules/hybrid.md).
//! So no lane without deferral that starts on the magnetic disk is cheaper, however the trace ends.

use std::rc::Rc;

use bufferpool_core::error::{ConfigError, filled, make_room};
use bufferpool_core::sparse::Sparse;
use bufferpool_lab::timeline::SLICE_REQUESTS;

use super::{Leaving, Placement, PlacementSpec, Reasons, TraceFacts, open};
use crate::config::HybridConfig;
use crate::event::Event;
use crate::prices::Disk;

const DISKS: [Disk; 2] = [Disk::Flash, Disk::Magnetic];
const READ: u32 = 0;
const CLEAN_EVICTION: u32 = 1;
const DIRTY_EVICTION: u32 = 2;
/// Bits of an operation's kind below its page.
const KIND_BITS: u32 = 2;

/// Follows a plan made for this very trace.
#[derive(Debug, Clone)]
pub(super) struct Optimal {
    plan: Rc<Plan>,
    /// Evictions so far.
    evictions: u64,
}

impl Placement for Optimal {
    const SPEC: PlacementSpec = PlacementSpec {
        id: "optimal",
        label: "Offline optimum",
        idea: "Knows the whole trace: for each page the cheapest sequence of disks that evictions allow.",
        rule: "Per page, dynamic programming over its physical reads and evictions, from the last to the first; it stays where staying and moving cost the same in the end.",
        cost: "Cannot be had: it shows what the others lose by not knowing the future. Defined with LRU replacement, where placement does not change which pages are read and evicted.",
        complexity: "O(1) a physical operation for the plan, O(1) a request after it.",
        knows_future: true,
        by_lru_only: true,
        ..PlacementSpec::USUAL
    };

    const REASONS: Reasons = Reasons {
        moves: "; what will still be asked of its disk is cheaper on {other}, the move included",
        saves_too_little: "",
        stays: "; no move would pay for what will still be asked of its disk",
        new: "",
    };

    fn new(_: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        let missing = || ConfigError::new("placement", "optimal", "a lane over a trace that is known whole");
        Ok(Self { plan: Rc::clone(facts.plan.as_ref().ok_or_else(missing)?), evictions: 0 })
    }

    #[inline(always)]
    fn leave(&mut self, _: &Leaving) {
        self.evictions += 1;
    }

    #[inline(always)]
    fn moves(&self, _: u32, disk: Disk) -> bool {
        self.plan.moves(self.evictions - 1, disk)
    }

    fn bytes(&self) -> usize {
        // The plan is shared by all lanes and keyframes.
        size_of::<Self>()
    }
}

/// For each eviction of a trace and each disk on which its page may be then, whether it moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Two bits an eviction: from flash, from the magnetic disk.
    bits: Vec<u64>,
}

impl Plan {
    /// Whether the page of an eviction, counted from 0, moves away from `disk`.
    #[inline(always)]
    pub fn moves(&self, eviction: u64, disk: Disk) -> bool {
        self.bits[(eviction / 32) as usize] >> (2 * (eviction % 32) + disk.index() as u64) & 1 == 1
    }
}

/// The plan for a trace served by LRU with a lane's frames and prices. Fails for want of memory.
pub(super) fn plan(config: &HybridConfig, pages: u32, requests: &[u32]) -> Result<Plan, ConfigError> {
    let (operations, evictions) = operations(config, pages, requests)?;
    let prices = &config.prices;
    // What a page on flash, and one on the magnetic disk, still pays in the best case.
    let mut to_come: Sparse<[i128; 2]> = Sparse::new("pages", pages as usize, [0; 2])?;
    let mut bits = filled("workload.requests", evictions.div_ceil(32) as usize, 0_u64)?;
    let mut eviction = evictions;
    for &operation in operations.iter().rev() {
        let costs = to_come.get_mut(operation >> KIND_BITS);
        let kind = operation & ((1 << KIND_BITS) - 1);
        if kind == READ {
            *costs = DISKS.map(|disk| costs[disk.index()] + i128::from(prices.read(disk)));
            continue;
        }
        eviction -= 1;
        let after = *costs;
        *costs = DISKS.map(|disk| {
            let write = |disk| i128::from(prices.write(disk));
            let stays = after[disk.index()] + if kind == DIRTY_EVICTION { write(disk) } else { 0 };
            let moves = after[disk.other().index()] + write(disk.other());
            let bit = 2 * (eviction % 32) + disk.index() as u64;
            bits[(eviction / 32) as usize] |= u64::from(moves < stays) << bit;
            stays.min(moves)
        });
    }
    Ok(Plan { bits })
}

/// Every physical read and every eviction, in order, and the number of evictions.
fn operations(config: &HybridConfig, pages: u32, requests: &[u32]) -> Result<(Vec<u32>, u64), ConfigError> {
    let config = HybridConfig { placement: "magnetic", replacement: "lru", ..config.clone() };
    let mut lane = open(&config, &TraceFacts { pages, ..TraceFacts::default() })?;
    let (mut operations, mut evictions, mut listed) = (Vec::new(), 0, Ok(()));
    for slice in requests.chunks(SLICE_REQUESTS) {
        lane.observe(slice, &mut |event| {
            evictions += event.evictions.len() as u64;
            listed = list(&mut operations, event);
            listed.is_err()
        });
        listed.clone()?;
    }
    Ok((operations, evictions))
}

fn list(operations: &mut Vec<u32>, event: &Event) -> Result<(), ConfigError> {
    let evicted = event.evictions.iter().map(|eviction| {
        eviction.page << KIND_BITS | if eviction.dirty { DIRTY_EVICTION } else { CLEAN_EVICTION }
    });
    let read = event.page.filter(|_| event.read_from.is_some()).map(|page| page << KIND_BITS | READ);
    for operation in evicted.chain(read) {
        make_room("workload.requests", operations)?;
        operations.push(operation);
    }
    Ok(())
}
