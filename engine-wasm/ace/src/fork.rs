//! A fork: what a lane takes over from another one, whose requests it goes on with.
//!
//! Pool, dirty bits, marks of prefetched pages, counts, and the time spent at the prices of then are all taken over.
//! The same policy goes on with all of its state: order, numbers and flags of frames, the hand. Another policy is handed
//! the pages in the order of the old one's bookkeeping, its first at the LRU end, with the numbers and flags that pages
//! are loaded with; a hand, which alone says where a ring begins, points at that first page. The Reader's tables go on if the old lane had a Reader, and begin empty if it had none.

use crate::config::LaneConfig;
use crate::lane::AnyLane;

/// A resident page as a policy loads it.
#[derive(Debug, Clone, Copy)]
pub struct Loaded {
    /// Where it stands.
    pub frame: u32,
    /// The page.
    pub page: u32,
    /// Whether it is dirty.
    pub dirty: bool,
    /// Whether it came by prefetch and was not used yet.
    pub prefetched: bool,
    /// The policy's number or flag for it, if it is to have another one than a loaded page has.
    pub badge: Option<u8>,
}

/// What a lane with this config takes over from another: its pages in the order of its bookkeeping, and a hand.
pub(crate) fn pages_and_hand(lane: &dyn AnyLane, config: &LaneConfig) -> (Vec<Loaded>, u32) {
    let same_policy = lane.config().policy == config.policy;
    let order = lane.order();
    let hand = lane.outline().hand.filter(|_| same_policy).or(order.first().copied());
    let pages = order.into_iter().map(|frame| Loaded {
        frame,
        page: lane.pool().page_in(frame),
        dirty: lane.pool().is_dirty(frame),
        prefetched: lane.pool().is_prefetched(frame),
        badge: same_policy.then(|| lane.badge(frame)),
    });
    (pages.collect(), hand.unwrap_or(0))
}
