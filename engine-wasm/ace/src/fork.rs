//! A fork: what a lane takes over from another one, whose requests it goes on with.
//!
//! Pool, dirty bits, marks of prefetched pages, counts, and the time spent at the prices of then are all taken over.
//! The same policy goes on with all of its state: order, numbers and flags of frames, the hand, ghosts. Another policy is handed
//! the pages in the order of the old one's bookkeeping, its first at the LRU end, with the numbers and flags that pages
//! are loaded with; a hand, which alone says where a ring begins, points at that first page. The Reader's tables go on if the old lane had a Reader, and begin empty if it had none.

use std::rc::Rc;

use crate::config::LaneConfig;
use crate::counters::CountersAtFork;
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

/// Lets a lane go on from the present state of another one over the same disk and pool.
pub(crate) fn go_on_from(lane: &mut dyn AnyLane, other: &mut dyn AnyLane) {
    if !lane.adopt(other.policy()) {
        let (pages, hand) = pages_and_hand(other, lane.config());
        lane.begin_anew();
        lane.fill(&pages, hand, other.counts().requests);
    }
    hand_to_reference(lane, other);
    let prefetches = lane.config().prefetch;
    let room = other.at_fork().room_until(other.counts(), other.config());
    let at_fork = CountersAtFork { counts: *other.counts(), times: other.times(), room, ..other.at_fork() };
    let (pool, reader) = lane.parts_mut();
    pool.go_on_from(&other.pool().frames, prefetches);
    pool.frames.at_fork = Some(Rc::new(at_fork));
    if let Some(reader) = reader {
        reader.go_on_from(other.parts_mut().1);
    }
    // No request is served, but the lane comes to where it goes on from: what is pinned there holds at once.
    lane.advance(&[]);
}

/// The reference of a lane goes on from the other's reference, or from its policy where that is what it was held against.
fn hand_to_reference(lane: &mut dyn AnyLane, other: &dyn AnyLane) {
    let same = lane.config().reference_policy() == other.config().reference_policy();
    let Some(reference) = lane.reference_mut() else { return };
    if reference.adopt(other.reference().map_or(other.policy(), |other| other.policy())) {
        return;
    }
    let (pages, hand) = match other.reference() {
        Some(kept) => {
            let (order, hand) = kept.order();
            handed(other, order, hand, same.then_some(&|frame| kept.badge(frame)))
        }
        None => {
            let badge = |frame| other.badge(frame);
            handed(other, other.order(), other.outline().hand, same.then_some(&badge))
        }
    };
    reference.begin_with(&pages, hand, other.counts().requests);
}

/// What a lane with this config takes over from another: its pages in the order of its bookkeeping, and a hand.
fn pages_and_hand(lane: &dyn AnyLane, config: &LaneConfig) -> (Vec<Loaded>, u32) {
    let badge = |frame| lane.badge(frame);
    let same_policy = lane.config().policy == config.policy;
    handed(lane, lane.order(), lane.outline().hand, same_policy.then_some(&badge))
}

/// The pages of a lane in this order, and a hand; with numbers and flags where the policy stays the same.
fn handed(
    lane: &dyn AnyLane,
    order: Vec<u32>,
    hand: Option<u32>,
    badge: Option<&dyn Fn(u32) -> u8>,
) -> (Vec<Loaded>, u32) {
    let hand = hand.filter(|_| badge.is_some()).or(order.first().copied());
    let pages = order.into_iter().map(|frame| Loaded {
        frame,
        page: lane.pool().page_in(frame),
        dirty: lane.pool().is_dirty(frame),
        prefetched: lane.pool().is_prefetched(frame),
        badge: badge.map(|badge| badge(frame)),
    });
    (pages.collect(), hand.unwrap_or(0))
}
