//! The same questions where the engine knows no pins: the page loads it first, and asks for the other with such a trace.

use bufferpool_core::observer::Observer;

use super::LaneState;
use crate::event::Event;
use crate::policy::Policy;

impl<P: Policy> LaneState<P> {
    #[inline(always)]
    pub(super) fn pins_to(&mut self, _position: u64) {}

    #[inline(always)]
    pub(super) fn comes<O: Observer<Event>>(&mut self, _t: u64, _observer: &mut O) -> bool {
        false
    }

    #[inline(always)]
    pub(super) fn hit_held<O: Observer<Event>>(&mut self, _frame: u32, _dirty: bool, _observer: &mut O) {}

    #[inline(always)]
    pub(super) fn ask_for_victim<O: Observer<Event>>(&mut self, observer: &mut O) -> u32 {
        self.policy.victim(&mut self.pool.policy_observer(observer, P::SPEC.counts_second_chances))
    }

    #[inline(always)]
    pub(crate) fn next_victims(&self, limit: usize) -> Vec<u32> {
        self.policy.next_victims(limit)
    }

    #[inline(always)]
    pub(super) fn next_clean<O: Observer<Event>>(&self, limit: usize, frames: &mut Vec<u32>) {
        self.policy.next_clean(limit, frames);
    }
}
