//! A policy's bookkeeping as keyframes hold it, and how a policy begins anew from it or from what it is handed: the same
//! code for a lane in every mode, and for a reference.

use crate::config::LaneConfig;
use crate::fork::Loaded;
use crate::policy::Policy;
use crate::pool::Pool;
use crate::program::Told;

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
    #[inline(never)]
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

    /// Brings a policy back to it, over the frames of then.
    #[inline(never)]
    pub(super) fn restore(&self, policy: &mut P, config: &LaneConfig, told: &Told, pool: &Pool) {
        match self {
            Self::Whole(then) => policy.clone_from(then),
            Self::Order { frames, badges, hand } => {
                begin_anew(policy, config, told);
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

/// Empties a policy.
#[inline(never)]
pub(super) fn begin_anew<P: Policy>(policy: &mut P, config: &LaneConfig, told: &Told) {
    match P::new(config) {
        Ok(empty) => *policy = empty,
        // What was built once is legal: there is no room for an empty one beside it.
        Err(_) => policy.order().into_iter().for_each(|frame| policy.evicted(frame)),
    }
    policy.be_told(told);
}

/// Hands an empty policy its pages.
#[inline(never)]
pub(super) fn fill<P: Policy>(policy: &mut P, pages: &[Loaded], hand: u32, position: u64) {
    let position = position as i64;
    for (page, t) in pages.iter().zip(position - pages.len() as i64..) {
        policy.at(t, position);
        policy.load(page.frame, page.page, page.dirty);
        if page.prefetched {
            policy.was_prefetched(page.frame);
        }
        if let Some(value) = page.badge {
            policy.set_badge(page.frame, value);
        }
    }
    policy.set_hand(hand);
}
