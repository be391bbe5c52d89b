//! A fork: what a lane takes over from another one, whose requests it goes on with.
//!
//! Pool, dirty bits, marks of prefetched pages, counts, and the time spent, at the prices of that time, are all taken
//! over. The same policy goes on with all of its state: order, numbers and flags of frames, the hand, ghosts. Another
//! policy is handed the pages in the order of the old one's bookkeeping, its first at the LRU end, with the numbers and
//! flags that pages are loaded with; a hand, which alone says where a ring begins, points at that first page. The
//! Reader's tables go on if the old lane had a Reader, and begin empty if it had none.

use std::rc::Rc;

use crate::counters::CountersAtFork;
use crate::lane::watch::Watch;
use crate::lane::{AnyLane, PartsMut};

/// A resident page as a policy loads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Loaded {
    pub frame: u32,
    pub page: u32,
    pub dirty: bool,
    pub prefetched: bool,
    /// The policy's number or flag for it, if it differs from that of a loaded page.
    pub badge: Option<u8>,
}

/// Lets a lane go on from the present state of another one over the same disk and pool.
pub(crate) fn go_on_from(lane: &mut dyn AnyLane, other: &mut dyn AnyLane) {
    if !lane.parts_mut().policy.adopt(other.policy()) {
        let same_policy = other.config().policy == lane.config().policy;
        let (order, pool) = (other.order(), other.pool());
        let hand = other.policy().hand().filter(|_| same_policy).or(order.first().copied());
        let page = |frame| Loaded {
            frame,
            page: pool.page_in(frame),
            dirty: pool.is_dirty(frame),
            prefetched: pool.is_prefetched(frame),
            badge: same_policy.then(|| other.badge(frame)),
        };
        let pages: Vec<Loaded> = order.into_iter().map(page).collect();
        lane.begin_anew();
        lane.fill(&pages, hand.unwrap_or(0), other.counts().requests);
    }
    if other.watch().refers {
        lane.look_on(Watch::going_on(lane.config(), lane.told(), other));
    }
    let prefetches = lane.config().prefetch;
    let room = other.at_fork().room_until(other.counts(), other.config());
    let at_fork = CountersAtFork { counts: *other.counts(), times: other.times(), room, ..other.at_fork() };
    let PartsMut { pool, reader, .. } = lane.parts_mut();
    pool.go_on_from(&other.pool().frames, prefetches);
    pool.frames.at_fork = Some(Rc::new(at_fork));
    if let Some(reader) = reader {
        reader.go_on_from(other.parts_mut().reader);
    }
    // Serves no request, but moves the lane to the fork's position, so that the pins there hold at once.
    lane.advance(&[]);
}
