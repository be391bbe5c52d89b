//! The offline optimum: a page's physical operations under LRU, and the cheapest sequence of disks for them.

use std::collections::{BTreeMap, VecDeque};

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::prices::Disk;

use super::{Algorithm, Naive, Queueing, Settings};
use crate::laws::support::cases::Request;

/// A page's physical operation.
#[derive(Debug, Clone, Copy)]
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
        let plan = |(page, operations): (u32, Vec<Operation>)| (page, cheapest(settings, &operations));
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

// "auto", from the comment of replacement/auto.rs: the size of the cost segment follows what it brings.

/// What was found in this window of as many requests as the pool has frames.
#[derive(Debug, Default)]
pub(crate) struct Window {
    /// H_m, hits on magnetic pages found in the cost segment.
    pub(crate) magnetic_hits: u64,
    /// M_f, misses of pages on flash.
    pub(crate) flash_misses: u64,
    requests: usize,
}

impl Naive {
    /// A request is over; at the end of a window the segment grows, shrinks or stays.
    pub(super) fn adapt(&mut self, event: &mut Event) {
        self.window.requests += 1;
        if self.window.requests < self.settings.frames {
            return;
        }
        let [rf, _, rm, _] = self.settings.prices;
        let saved = rm * i128::from(self.window.magnetic_hits);
        let paid = rf * i128::from(self.window.flash_misses);
        self.window = Window::default();
        let frames = self.settings.frames;
        let step = (frames / 32).max(1);
        let before = self.segment;
        if saved == 0 && paid == 0 {
            return;
        }
        self.segment = if saved > paid { before + step } else { before.saturating_sub(step) };
        // At least one step, and at least one frame for the time segment; a pool of one frame has no room for both.
        self.segment = self.segment.max(step).min((frames - 1).max(1));
        event.cost_segment_frames = (self.segment != before).then_some(self.segment as u32);
        while self.main.len() > self.time_segment() {
            self.follow(event);
        }
    }
}
