//! What a recording loop looks at besides the policy that decides: nothing of it changes what is decided.

use std::any::Any;
use std::fmt;

use super::reference::{Deed, Reference};
use crate::event::Event;
use crate::pool::Pool;

/// Frames of the largest pool whose order is looked up when a page leaves: a walk over the pool a call of the loop.
const MOST_FRAMES_ORDERED: u32 = 65_536;

/// Looks on while a lane serves.
#[derive(Default)]
pub(crate) struct Watch {
    pub(super) reference: Option<Box<dyn Reference>>,
    /// Requests still to come in this call of the loop; none where the order of the last one is not wanted.
    to_come: Option<usize>,
    /// The order of the bookkeeping when the last request's victim was chosen, and nothing had left; empty if none was.
    stood: Vec<u32>,
}

impl Watch {
    /// A call of the loop begins, over a pool of so many frames.
    #[inline(never)]
    pub(super) fn begin(&mut self, frames: u32, requests: usize) {
        self.stood.clear();
        self.to_come = (frames <= MOST_FRAMES_ORDERED).then_some(requests);
    }

    /// See [`AnyLane::left_places`](super::AnyLane::left_places).
    pub(super) fn left_places(&self, event: &Event) -> Vec<u32> {
        let place = |frame| self.stood.iter().position(|&other| other == frame);
        event.evicted_frames.iter().filter_map(|&frame| place(frame)).map(|place| place as u32).collect()
    }

    /// The reference's keyframe, if there is one, and its bytes.
    #[inline(never)]
    pub(super) fn keyframe(&self, resident: u32, quick: bool) -> (Option<Box<dyn Any>>, usize) {
        let kept = self.reference.as_ref().map(|reference| reference.keyframe(resident, quick));
        kept.map_or((None, 0), |(kept, bytes)| (Some(kept), bytes))
    }

    #[inline(never)]
    pub(super) fn restore(&mut self, keyframe: Option<&dyn Any>, pool: &Pool) {
        if let (Some(reference), Some(keyframe)) = (&mut self.reference, keyframe) {
            reference.restore(keyframe, pool);
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.reference.as_ref().map_or(0, |reference| reference.bytes())
    }

    #[inline(never)]
    pub(crate) fn tell(&mut self, deed: Deed) {
        if let Deed::Request(_) = deed {
            self.to_come = self.to_come.map(|requests| requests.saturating_sub(1));
        }
        if let Some(reference) = &mut self.reference {
            reference.tell(deed);
        }
    }

    /// The frame that the reference would take now.
    #[inline(never)]
    pub(crate) fn choose(&mut self, pins: Option<(u32, &dyn Fn(u32) -> bool)>) -> Option<u32> {
        self.reference.as_mut().map(|reference| reference.choose(pins))
    }

    /// The victim is chosen; `order` is that of the bookkeeping. In a ring the hand has come to the victim: what it passed
    /// has gone to the other end, as what a list passes over has.
    #[inline(never)]
    pub(crate) fn chosen(&mut self, victim: u32, ring: bool, order: impl FnOnce() -> Vec<u32>) {
        if self.to_come != Some(0) {
            return;
        }
        self.stood = order();
        if ring && let Some(place) = self.stood.iter().position(|&frame| frame == victim) {
            self.stood.rotate_left(place);
        }
    }
}

/// A copy of a policy is asked what would be, and nobody looks on.
impl Clone for Watch {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Watch").field("stood", &self.stood).finish_non_exhaustive()
    }
}
