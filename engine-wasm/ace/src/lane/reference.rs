//! The reference of a lane: another policy that is told all that the lane's pool does, and says at each eviction which
//! page it would take now. It changes nothing of the lane, and lanes have one in sessions alone: the silent loops know
//! of none.
//!
//! It is asked as the lane's own policy is, and may change its own state in answering; where the lane takes another page,
//! it hears that this one is gone. What ACE's Writer passes over on its walk it does not hear.

use std::any::Any;

use bufferpool_core::error::ConfigError;

use super::bookkeeping::{Bookkeeping, begin_anew, fill};
use crate::config::LaneConfig;
use crate::fork::Loaded;
use crate::no_inline::NoInline;
use crate::policy::registry::{POLICIES, find};
use crate::policy::{Deaf, Policy};
use crate::pool::Pool;
use crate::program::Told;

/// What a pool does, as policies are told it: see the methods of [`Policy`].
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub enum Deed {
    Request(i64),
    Miss(u32),
    Load { frame: u32, page: u32, dirty: bool },
    Prefetch { frame: u32, page: u32 },
    FirstUse { frame: u32, page: u32, dirty: bool },
    Hit { frame: u32, dirty: bool },
    HitHeld { frame: u32, was_dirty: bool, dirty: bool },
    SetDirty { frame: u32, dirty: bool },
    Evicted { frame: u32 },
}

/// A reference, whatever its policy.
pub trait Reference {
    /// Tells it what the pool does.
    fn tell(&mut self, deed: Deed);
    /// The frame that it would take now; `pins` says how many frames may not leave, and which.
    fn choose(&mut self, pins: Option<(u32, &dyn Fn(u32) -> bool)>) -> u32;
    /// The policy, for [`Reference::adopt`].
    fn policy(&self) -> &dyn Any;
    /// Takes over all that a policy of the same kind has. Returns whether it did.
    fn adopt(&mut self, other: &dyn Any) -> bool;
    /// Begins anew with these pages.
    fn begin_with(&mut self, pages: &[Loaded], hand: u32, position: u64);
    /// Its bookkeeping as a fork hands it over: frames in order, and the hand.
    fn order(&self) -> (Vec<u32>, Option<u32>);
    /// The policy's number or flag for a frame.
    fn badge(&self, frame: u32) -> u8;
    /// Its state over a pool that holds so many pages, as little of it as may be or as fast to go back to, with its bytes.
    fn keyframe(&self, resident: u32, quick: bool) -> (Box<dyn Any>, usize);
    /// Goes back to a keyframe, over the frames of then.
    fn restore(&mut self, keyframe: &dyn Any, pool: &Pool);
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// Its methods are called, those that the recording loops call too: so much less for the page to load.
struct Referee<P> {
    config: LaneConfig,
    told: Told,
    policy: NoInline<P>,
}

/// A reference that runs `P`.
pub(crate) fn referee<P: Policy>(
    config: &LaneConfig,
    told: &Told,
) -> Result<Box<dyn Reference>, ConfigError> {
    let mut policy: NoInline<P> = Policy::new(config)?;
    policy.be_told(told);
    Ok(Box::new(Referee { config: config.clone(), told: told.clone(), policy }))
}

/// Frames of the largest pool that has a reference where its scene names none: beyond, opening, keyframes and ways back
/// would be dearer for a mark that is a dot.
const MOST_FRAMES_UNASKED: u32 = 65_536;

/// The reference of a lane of this config; none where it could not differ. Told the same from the first request on, with
/// the same parameters, a second instance of the lane's own policy is in the same state and answers the same
/// (`tests/all/laws/reference.rs`).
pub(crate) fn reference_of(
    config: &LaneConfig,
    told: &Told,
) -> Result<Option<Box<dyn Reference>>, ConfigError> {
    let id = config.reference_policy();
    if id == config.policy || (config.reference.is_none() && config.frames > MOST_FRAMES_UNASKED) {
        return Ok(None);
    }
    instance(config, id, told).map(Some)
}

/// A reference of any policy for a lane of this config, with whose parameters it runs.
///
/// # Errors
/// When one of them is not legal for it, or it does not fit in memory.
pub fn instance(config: &LaneConfig, id: &str, told: &Told) -> Result<Box<dyn Reference>, ConfigError> {
    let entry = find(checked(id)?)?;
    (entry.refer)(&LaneConfig { policy: entry.spec.id, ..config.clone() }, told)
}

/// The id of a policy that can be a reference: a program decides for its own lane alone.
pub(crate) fn checked(id: &str) -> Result<&'static str, ConfigError> {
    let found = POLICIES.iter().find(|entry| entry.spec.id == id);
    found.map(|entry| entry.spec.id).ok_or_else(|| {
        let ids: Vec<_> = POLICIES.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("reference", id, format!("one of {}", ids.join(", ")))
    })
}

impl<P: Policy> Reference for Referee<P> {
    fn tell(&mut self, deed: Deed) {
        let policy = &mut self.policy;
        match deed {
            Deed::Request(t) => policy.begin_request(t),
            Deed::Miss(page) => policy.begin_miss(page),
            Deed::Load { frame, page, dirty } => policy.load(frame, page, dirty),
            Deed::Prefetch { frame, page } => policy.prefetch(frame, page),
            Deed::FirstUse { frame, page, dirty } => policy.first_use(frame, page, dirty),
            Deed::Hit { frame, dirty } => policy.hit(frame, dirty),
            Deed::HitHeld { frame, was_dirty, dirty } => policy.hit_held(frame, was_dirty, dirty),
            Deed::SetDirty { frame, dirty } => policy.set_dirty(frame, dirty),
            Deed::Evicted { frame } => policy.evicted(frame),
        }
    }

    fn choose(&mut self, pins: Option<(u32, &dyn Fn(u32) -> bool)>) -> u32 {
        match pins {
            #[cfg(feature = "further")]
            Some((pinned, is_pinned)) => self.policy.unpinned_victim(pinned, is_pinned, &mut Deaf),
            _ => self.policy.victim(&mut Deaf),
        }
    }

    fn policy(&self) -> &dyn Any {
        &self.policy.policy
    }

    fn adopt(&mut self, other: &dyn Any) -> bool {
        other.downcast_ref().is_some_and(|other| self.policy.policy.adopt(other))
    }

    fn begin_with(&mut self, pages: &[Loaded], hand: u32, position: u64) {
        begin_anew(&mut self.policy.policy, &self.config, &self.told);
        fill(&mut self.policy.policy, pages, hand, position);
    }

    fn order(&self) -> (Vec<u32>, Option<u32>) {
        (self.policy.order(), self.policy.outline().hand)
    }

    fn badge(&self, frame: u32) -> u8 {
        self.policy.badge(frame)
    }

    fn keyframe(&self, resident: u32, quick: bool) -> (Box<dyn Any>, usize) {
        let state = match quick {
            true => Bookkeeping::Whole(self.policy.policy.clone()),
            false => Bookkeeping::least(&self.policy.policy, resident),
        };
        let bytes = state.bytes();
        (Box::new(state), bytes)
    }

    fn restore(&mut self, keyframe: &dyn Any, pool: &Pool) {
        if let Some(state) = keyframe.downcast_ref::<Bookkeeping<P>>() {
            state.restore(&mut self.policy.policy, &self.config, &self.told, pool);
        }
    }

    fn bytes(&self) -> usize {
        self.policy.bytes()
    }
}
