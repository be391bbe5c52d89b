//! A policy's bookkeeping as keyframes hold it.

use super::{AnyLane, Lane};
use crate::access::LaneState;
use crate::mode::Mode;
use crate::policy::Policy;

/// What a keyframe holds of a policy: all of it, or what a fork hands over, from which an empty one decides as it does.
pub(super) enum Bookkeeping<P> {
    Whole(P),
    Order {
        /// As [`Policy::order`] gives it.
        frames: Vec<u32>,
        /// By frame, if the policy has any.
        badges: Vec<u8>,
        hand: Option<u32>,
    },
}

impl<P: Policy> Bookkeeping<P> {
    /// Whichever is less, of a policy over a pool that holds so many pages, in frames from 0 on.
    pub(super) fn least(policy: &P, resident: u32) -> Self {
        if !P::IS_ITS_ORDER {
            return Self::Whole(policy.clone());
        }
        let badges = if P::SPEC.badge.is_some() { resident } else { 0 };
        if policy.bytes() <= 4 * resident as usize + badges as usize {
            return Self::Whole(policy.clone());
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
}

impl<P: Policy, M: Mode> Lane<P, M> {
    /// Goes back to a policy's bookkeeping, over the frames of then.
    pub(super) fn restore_policy(&mut self, bookkeeping: &Bookkeeping<P>) {
        match bookkeeping {
            Bookkeeping::Whole(then) => self.serving.policy.clone_from(then),
            Bookkeeping::Order { frames, badges, hand } => {
                self.begin_anew();
                let LaneState { pool, policy, .. } = &mut self.serving;
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
