//! The offline optimum: a page's physical operations under LRU, and the cheapest sequence of disks for them.

use std::collections::{BTreeMap, VecDeque};

use bufferpool_hybrid::prices::Disk;

use super::Naive;
use super::settings::{Algorithm, Queueing, Settings};
use crate::laws::support::cases::Request;

/// A page's physical operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Operation {
    Read,
    /// With or without a write.
    Eviction(bool),
}

/// Page → whether it moves at each of its evictions to come.
#[derive(Debug, Default)]
pub(crate) struct Future {
    moves: BTreeMap<u32, VecDeque<bool>>,
}

impl Future {
    /// The plan for a trace.
    pub(crate) fn of(settings: &Settings, requests: &[Request]) -> Self {
        let magnetic =
            Settings { algorithm: Algorithm::MagneticOnly, queueing: Queueing::Lru, ..settings.clone() };
        let mut lru = Naive::new(magnetic, &[], &[]);
        let mut operations: BTreeMap<u32, Vec<Operation>> = BTreeMap::new();
        for &request in requests {
            let event = lru.request(request);
            for eviction in &event.evictions {
                operations.entry(eviction.page).or_default().push(Operation::Eviction(eviction.dirty));
            }
            if let (Some(page), Some(_)) = (event.page, event.read_from) {
                operations.entry(page).or_default().push(Operation::Read);
            }
        }
        let plan = |(page, mut operations): (u32, Vec<Operation>)| {
            // A page that is still resident at the end pays nothing for its last stay.
            while operations.last() == Some(&Operation::Read) {
                operations.pop();
            }
            (page, cheapest(settings, &operations))
        };
        Self { moves: operations.into_iter().map(plan).collect() }
    }

    /// Whether the page moves at the eviction that is due.
    pub(crate) fn next_moves(&mut self, page: u32) -> bool {
        self.moves.get_mut(&page).and_then(VecDeque::pop_front).unwrap_or(false)
    }
}

/// The moves of a page that starts on the magnetic disk; it stays on ties.
fn cheapest(settings: &Settings, operations: &[Operation]) -> VecDeque<bool> {
    let [rf, wf, rm, wm] = settings.prices;
    let price = |flash: bool| if flash { (rf, wf) } else { (rm, wm) };
    // to_come[i][flash]: what operations i.. cost at best for a page that is on that disk before them.
    let mut to_come = vec![[0, 0]; operations.len() + 1];
    let stays_and_moves = |to_come: &[[i128; 2]], at: usize, flash: bool, dirty: bool| {
        let stays = to_come[at + 1][usize::from(flash)] + if dirty { price(flash).1 } else { 0 };
        (stays, to_come[at + 1][usize::from(!flash)] + price(!flash).1)
    };
    for at in (0..operations.len()).rev() {
        for flash in [false, true] {
            to_come[at][usize::from(flash)] = match operations[at] {
                Operation::Read => to_come[at + 1][usize::from(flash)] + price(flash).0,
                Operation::Eviction(dirty) => {
                    let (stays, moves) = stays_and_moves(&to_come, at, flash, dirty);
                    stays.min(moves)
                }
            };
        }
    }
    let (mut disk, mut chosen) = (Disk::Magnetic, VecDeque::new());
    for (at, operation) in operations.iter().enumerate() {
        if let Operation::Eviction(dirty) = *operation {
            let (stays, moves) = stays_and_moves(&to_come, at, disk == Disk::Flash, dirty);
            chosen.push_back(moves < stays);
            disk = if moves < stays { disk.other() } else { disk };
        }
    }
    chosen
}
