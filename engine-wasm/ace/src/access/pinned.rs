//! The effect of pins (docs/rules/databases.md, section 1). A hit on a page that its client already pins is not
//! reported to the policy, except for a change to dirty; pinned pages do not leave; the Writer may write them.

use bufferpool_core::observer::Observer;
use bufferpool_core::trace::recorded::PinWalk;

use super::hold::{FrameSet, Hold};
use super::{LaneState, Lists};
use crate::event::Event;
use crate::policy::any::AnyPolicy;
use crate::pool::{Pool, PoolPolicyObserver};

/// A trace's pins, in the recording loop; none in a trace without.
#[derive(Debug, Default)]
pub(crate) struct Pinned {
    pub(crate) walk: Option<Box<PinWalk>>,
    /// The frames of pinned pages at the last search for a victim.
    frames: FrameSet,
}

impl Pinned {
    pub(crate) fn new(walk: Option<Box<PinWalk>>) -> Self {
        Self { walk, ..Self::default() }
    }
}

impl Hold for Pinned {
    fn comes(&mut self, t: u64) -> (Option<u16>, bool) {
        let Some(walk) = &mut self.walk else { return (None, false) };
        walk.go_to(t);
        (walk.client(), walk.is_held())
    }

    fn went(&mut self, t: u64) {
        if let Some(walk) = &mut self.walk {
            walk.go_to(t);
        }
    }

    /// Where all are pinned a run ends before (`Trace::within`).
    fn kept(&mut self, pool: &Pool) -> Option<&FrameSet> {
        let walk = self.walk.as_ref()?;
        if !(1..pool.resident()).contains(&walk.pinned_pages()) {
            return None;
        }
        self.frames = pool.frames_of(walk);
        Some(&self.frames)
    }

    fn keeper(&self, page: u32) -> u16 {
        self.walk.as_ref().and_then(|walk| walk.clients_of(page).next()).unwrap_or_default()
    }

    fn may_go(&self, _frame: u32, page: u32) -> bool {
        self.walk.as_ref().is_none_or(|walk| !walk.is_pinned(page))
    }
}

impl<P: AnyPolicy, H: Hold> LaneState<P, H> {
    /// A request comes. Returns whether its client already pins its page.
    #[inline(always)]
    pub(super) fn comes<O: Observer<Event>>(&mut self, t: u64, observer: &mut O) -> bool {
        let (client, held) = self.hold.comes(t);
        if O::RECORDS {
            let event = observer.event();
            (event.client, event.held) = (client, held);
        }
        held
    }

    /// A hit that is no reference; the page may have become dirty by it.
    #[inline(never)]
    pub(super) fn hit_held<O: Observer<Event>>(
        &mut self,
        frame: u32,
        was_dirty: bool,
        dirty: bool,
        observer: &mut O,
    ) {
        if O::RECORDS {
            observer.event().badge_before = self.policy.badge(frame);
        }
        self.policy.hit_held(frame, was_dirty, dirty);
    }

    /// The policy's choice among the pages that may leave.
    #[inline(always)]
    pub(super) fn ask_for_victim<O: Observer<Event>>(&mut self, observer: &mut O) -> u32 {
        let counts_passed = self.counts_passed;
        let kept = if H::HOLDS { self.hold.kept(&self.pool) } else { None };
        let frames = &mut self.pool.frames;
        let heard = &mut PoolPolicyObserver { frames, counts_passed, observer };
        let Some(kept) = kept else { return self.policy.victim(heard) };
        let victim = self.policy.unpinned_victim(kept, heard);
        if O::RECORDS {
            let event = observer.event();
            event.pinned_looked_at = event.pinned_looked_at.min(event.looked_at);
            for (page, client) in &mut event.kept_by_pins {
                *client = self.hold.keeper(*page);
            }
        }
        victim
    }

    /// The Writer's further pages, behind the victim in `batch`.
    #[inline(always)]
    pub(super) fn next_dirty<O: Observer<Event>>(&mut self, batch: &mut Vec<u32>, observer: &mut O) {
        let (limit, counts_passed) = (self.batch_limit, self.counts_passed);
        let heard = &mut PoolPolicyObserver { frames: &mut self.pool.frames, counts_passed, observer };
        match self.hold.in_flight() {
            #[cfg(not(feature = "compact"))]
            Some(in_flight) if H::HOLDS => self.policy.next_dirty_beside(limit, batch, in_flight, heard),
            _ => self.policy.next_dirty(limit, batch, heard),
        }
    }

    /// The Evictor's choice among the pages that may leave: a frame for each candidate, as far as there are any.
    pub(super) fn next_clean(&self, lists: &mut Lists) {
        let (limit, frames) = (lists.candidates.len(), &mut lists.emptied);
        let mut asked = limit;
        loop {
            frames.clear();
            self.policy.next_clean(asked, frames);
            let found = frames.len();
            if !H::HOLDS {
                return;
            }
            frames.retain(|&frame| self.hold.may_go(frame, self.pool.page_in(frame)));
            if frames.len() >= limit || found < asked {
                return frames.truncate(limit);
            }
            asked += limit.max(found - frames.len());
        }
    }
}
