//! A policy's bookkeeping as keyframes hold it.

use super::{AnyLane, PartsMut};
use crate::policy::any::AnyPolicy;

/// A keyframe's copy of a policy: its whole state, or the data of a fork, from which an empty policy decides alike.
pub(super) enum Bookkeeping {
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
    pub(super) fn least(policy: &dyn AnyPolicy, resident: u32, has_badges: bool) -> Self {
        let badges = if has_badges { resident } else { 0 };
        if !policy.is_its_order() || policy.bytes() <= 4 * resident as usize + badges as usize {
            return Self::Whole(policy.again());
        }
        let mut frames = Vec::with_capacity(resident as usize);
        frames.extend(policy.order());
        let badges = (0..badges).map(|frame| policy.badge(frame)).collect();
        Self::Order { frames, badges, hand: policy.outline().hand }
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Whole(policy) => policy.bytes(),
            Self::Order { frames, badges, .. } => 4 * frames.len() + badges.len(),
        }
    }

    /// Restores a lane's policy; the pool's frames must be restored first.
    pub(super) fn restore(&self, lane: &mut (dyn AnyLane + '_)) {
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
