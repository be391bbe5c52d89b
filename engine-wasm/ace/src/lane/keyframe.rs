//! Keyframes of a lane: its state at one position, without what follows from the frames or from the trace.

use super::watch::Books;
use super::{AnyLane, Own, Parts, PartsMut};
use crate::policy::any::AnyPolicy;
use crate::pool::Frames;
use crate::reader::streams::StreamTable;

/// The state of a lane at one position: neither page table nor history.
pub struct Keyframe {
    frames: Frames,
    bookkeeping: Bookkeeping,
    streams: Option<StreamTable>,
    refers: bool,
    reference: Option<Box<dyn AnyPolicy>>,
    books: Books,
    /// Bytes held.
    pub bytes: usize,
}

/// A keyframe's copy of a policy: its whole state, or the data of a fork, from which an empty policy decides alike.
enum Bookkeeping {
    Whole(Box<dyn AnyPolicy>),
    Order {
        /// As the policy's order gives it.
        frames: Vec<u32>,
        /// By frame, if the policy has any.
        badges: Vec<u8>,
        hand: Option<u32>,
    },
}

impl Bookkeeping {
    /// The smaller form, of a policy over a pool that holds so many pages, in frames from 0 on.
    fn least(policy: &dyn AnyPolicy, resident: u32, has_badges: bool) -> Self {
        let badges = if has_badges { resident } else { 0 };
        if !policy.is_its_order() || policy.bytes() <= 4 * resident as usize + badges as usize {
            return Self::Whole(policy.again());
        }
        let mut frames = Vec::with_capacity(resident as usize);
        frames.extend(policy.order());
        let badges = (0..badges).map(|frame| policy.badge(frame)).collect();
        Self::Order { frames, badges, hand: policy.hand() }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Whole(policy) => policy.bytes(),
            Self::Order { frames, badges, .. } => 4 * frames.len() + badges.len(),
        }
    }

    /// Restores a lane's policy; the pool's frames must be restored first.
    fn restore(&self, lane: &mut (dyn AnyLane + '_)) {
        match self {
            Self::Whole(then) => lane.parts_mut().policy.become_as(then.as_ref()),
            Self::Order { frames, badges, hand } => {
                lane.begin_anew();
                let PartsMut { pool, policy, .. } = lane.parts_mut();
                for &frame in frames {
                    policy.load(frame, pool.page_in(frame), pool.is_dirty(frame));
                    if let Some(&badge) = badges.get(frame as usize) {
                        policy.set_badge(frame, badge);
                    }
                }
                if let Some(hand) = *hand {
                    policy.set_hand(hand);
                }
            }
        }
    }
}

impl dyn AnyLane + '_ {
    /// A keyframe without page table and history, in as few bytes as possible.
    pub fn keyframe(&self) -> Keyframe {
        let has_badges = self.config().policy_entry().is_ok_and(|entry| entry.spec.badge.is_some());
        self.keyframe_with(Bookkeeping::least(self.policy(), self.pool().resident(), has_badges))
    }

    /// A keyframe that is faster to restore and may be larger.
    pub fn quick_keyframe(&self) -> Keyframe {
        self.keyframe_with(Bookkeeping::Whole(self.policy().again()))
    }

    fn keyframe_with(&self, bookkeeping: Bookkeeping) -> Keyframe {
        let Parts { own: Own { watch, .. }, pool, reader, .. } = self.parts();
        let reference = watch.reference.as_ref().map(|reference| reference.again());
        let of_reference = reference.as_ref().map_or(0, |reference| reference.bytes());
        let looking_on = of_reference + watch.books.bytes();
        Keyframe {
            bytes: pool.frames.bytes() + bookkeeping.bytes() + looking_on,
            frames: pool.frames.clone(),
            bookkeeping,
            streams: reader.map(|reader| reader.streams.clone()),
            refers: watch.refers,
            reference,
            books: watch.books.clone(),
        }
    }

    /// Goes back to a keyframe of this lane. The history table stays as it is: see `history_mut`.
    pub fn restore(&mut self, keyframe: &Keyframe) {
        self.parts_mut().pool.restore(&keyframe.frames);
        keyframe.bookkeeping.restore(self);
        let PartsMut { own: Own { watch, pins, .. }, pool, reader, .. } = self.parts_mut();
        // A lane that never ran before also learns here whether its run has references.
        watch.refers = keyframe.refers;
        watch.reference = keyframe.reference.as_ref().map(|reference| reference.again());
        watch.books.clone_from(&keyframe.books);
        if let (Some(reader), Some(streams)) = (reader, &keyframe.streams) {
            reader.streams.clone_from(streams);
        }
        if let Some(pins) = pins {
            pins.go_to(pool.frames.counts.requests);
        }
    }
}
