//! The requests of a curve, or those of a sample of pages, served after their warm-up.

use std::rc::Rc;
use std::sync::OnceLock;

use bufferpool_core::counter::Since;
use bufferpool_core::trace::stack_distances::EverySize;
use bufferpool_lab::timeline::SLICE_REQUESTS;

use super::Requests;
use crate::Checked;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::Counts;
use crate::lane::lane_over_pinned;

/// How many of some requests are not counted, and what LRU alone counts at every size, once somebody asks.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) warm_up: usize,
    every_size: OnceLock<Checked<EverySize>>,
}

impl Part {
    pub(super) fn new(warm_up: usize) -> Self {
        Self { warm_up, every_size: OnceLock::new() }
    }

    /// Whether one pass counts a lane at every size: a policy alone that always evicts what was used least recently.
    pub(super) fn is_one_pass(config: &LaneConfig, requests: Requests<'_>) -> Checked<bool> {
        let spec = config.policy_entry()?.spec;
        let by_use = spec.by_use && spec.window.is_none() && !spec.second_chances;
        Ok(by_use && !config.is_ace() && requests.pins.is_none())
    }

    /// What a lane counts after the warm-up.
    pub(super) fn count(&self, config: &LaneConfig, requests: Requests<'_>) -> Checked<Counts> {
        if Self::is_one_pass(config, requests)? {
            let pass = || EverySize::of(requests.packed, config.pages, self.warm_up);
            let every_size = self.every_size.get_or_init(pass).as_ref().map_err(Clone::clone)?;
            let counted = (requests.packed.len() - self.warm_up) as u64;
            return Ok(alone(counted, every_size, config.frames));
        }
        let pins = requests.pins.cloned().map(Rc::new);
        let mut lane = lane_over_pinned(config, requests.packed, pins)?;
        lane.set_up(&Start::default());
        let (before, counted) = requests.packed.split_at(self.warm_up);
        before.chunks(SLICE_REQUESTS).for_each(|slice| lane.advance(slice));
        let at_warm_up = *lane.counts();
        counted.chunks(SLICE_REQUESTS).for_each(|slice| lane.advance(slice));
        Ok(lane.counts().since(&at_warm_up))
    }
}

/// What the rows of a curve show of LRU alone: each miss is one step of reading, each dirty victim one of writing.
fn alone(requests: u64, every_size: &EverySize, frames: u32) -> Counts {
    let (misses, dirty) = (every_size.misses(frames), every_size.evictions_dirty(frames));
    Counts {
        requests,
        misses,
        read_steps: misses,
        evictions_dirty: dirty,
        write_batches: dirty,
        write_steps: dirty,
        pages_written: dirty,
        ..Counts::default()
    }
}
