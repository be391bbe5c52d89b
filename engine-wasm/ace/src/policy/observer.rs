//! Who is told how a policy decides.

use serde::Serialize;

use super::FrameSet;

/// A page that was not evicted though the search for a victim came to it, or not written though the Writer's walk did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PassedOver {
    pub to_head: bool,
    pub badge_before: u8,
    pub badge_after: u8,
}

/// Receives a policy's reports on how it decides.
pub trait PolicyObserver {
    /// The page in `frame` was passed over: a second chance.
    fn passed_over(&mut self, _frame: u32, _passed: PassedOver) {}
    /// The hand looked at this many consecutive frames, and decremented the number of each frame that it passed.
    fn looked_at(&mut self, _frames: u32) {}
    /// The page in `frame` would have been the victim, but is pinned.
    fn kept_by_pin(&mut self, _frame: u32) {}
    /// The lane's reference would evict the page in `frame` now.
    fn reference(&mut self, _frame: u32) {}
    /// The victim is chosen for the reason with this index in [`super::Policy::REASONS`].
    fn because(&mut self, _reason: u8) {}
}

/// Ignores all reports: for hypothetical evictions.
pub(crate) struct NoObserver;

impl PolicyObserver for NoObserver {}

/// The first of these frames that is not pinned.
pub(crate) fn unpinned(
    mut order: impl Iterator<Item = u32>,
    pinned: &FrameSet,
    observer: &mut dyn PolicyObserver,
) -> Option<u32> {
    order.find(|&frame| {
        let is_pinned = pinned.has(frame);
        if is_pinned {
            observer.kept_by_pin(frame);
        }
        !is_pinned
    })
}

/// The Writer's walk beside frames in flight: asked for more as long as it finds such. Compiled once for all policies.
#[inline(never)]
pub(crate) fn beside(
    limit: usize,
    batch: &mut Vec<u32>,
    in_flight: &FrameSet,
    walk: &mut dyn FnMut(usize, &mut Vec<u32>),
) {
    let mut asked = limit;
    loop {
        batch.truncate(1);
        walk(asked, batch);
        let found = batch.len();
        let mut place = 0;
        batch.retain(|&frame| std::mem::replace(&mut place, 1) == 0 || !in_flight.has(frame));
        if batch.len() >= limit || found < asked {
            return batch.truncate(limit);
        }
        asked += found - batch.len();
    }
}
