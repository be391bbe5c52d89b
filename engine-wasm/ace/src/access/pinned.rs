//! The effect of pins (docs/rules/databases.md, section 1). A hit on a page that its client already pins is not
//! reported to the policy, except for a change to dirty; pinned pages do not leave; the Writer may write them.

use bufferpool_core::observer::Observer;

use super::LaneState;
use crate::event::Event;
use crate::policy::any::AnyPolicy;
use crate::pool::PoolPolicyObserver;

impl<P: AnyPolicy> LaneState<P> {
    /// A request comes. Returns whether its client already pins its page.
    #[inline(never)]
    pub(super) fn comes<O: Observer<Event>>(&mut self, t: u64, observer: &mut O) -> bool {
        let Some(pins) = &mut self.pins else { return false };
        pins.go_to(t);
        let event = observer.event();
        (event.client, event.held) = (pins.client(), pins.is_held());
        event.held
    }

    /// A hit that is no reference; the page may have become dirty by it.
    #[inline(never)]
    pub(super) fn hit_held<O: Observer<Event>>(&mut self, frame: u32, dirty: bool, observer: &mut O) {
        let event = observer.event();
        event.badge_before = self.policy.badge(frame);
        self.policy.hit_held(frame, event.was_dirty, dirty);
    }

    /// The policy's choice among the pages that may leave.
    #[inline(always)]
    pub(super) fn ask_for_victim<O: Observer<Event>>(&mut self, observer: &mut O) -> u32 {
        let counts_passed = self.counts_passed;
        match &self.pins {
            // Where all are pinned a run ends before (`Trace::within`).
            Some(pins) if O::RECORDS && (1..self.pool.resident()).contains(&pins.pinned_pages()) => {
                let frames = self.pool.frames_of(pins);
                let victim = self.policy.unpinned_victim(
                    &frames,
                    &mut PoolPolicyObserver { frames: &mut self.pool.frames, counts_passed, observer },
                );
                let event = observer.event();
                event.pinned_looked_at = event.pinned_looked_at.min(event.looked_at);
                for (page, client) in &mut event.kept_by_pins {
                    *client = pins.clients_of(*page).next().unwrap_or_default();
                }
                victim
            }
            _ => {
                let frames = &mut self.pool.frames;
                self.policy.victim(&mut PoolPolicyObserver { frames, counts_passed, observer })
            }
        }
    }

    /// The Evictor's choice among the pages that may leave.
    pub(super) fn next_clean<O: Observer<Event>>(&self, limit: usize, frames: &mut Vec<u32>) {
        let Some(pins) = self.pins.as_ref().filter(|_| O::RECORDS) else {
            return self.policy.next_clean(limit, frames);
        };
        self.policy.next_clean(limit + pins.pinned_pages() as usize, frames);
        frames.retain(|&frame| !pins.is_pinned(self.pool.page_in(frame)));
        frames.truncate(limit);
    }
}
