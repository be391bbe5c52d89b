//! What a session's lanes look at besides the policy that decides, while the loop records: nothing of it changes what is
//! decided, and the silent loops know nothing of it.
//!
//! A reference is another policy that is told all that the lane's pool does, and says at each eviction which page it would
//! take now. It is asked as the lane's own policy is, and may change its own state in answering; where the lane takes
//! another page, it hears that this one is gone. What ACE's Writer passes over on its walk it does not hear.

use std::fmt;

use bufferpool_core::error::ConfigError;

use super::AnyLane;
use crate::config::LaneConfig;
use crate::event::Event;
use crate::no_inline::NoInline;
use crate::policy::registry::{POLICIES, find};
use crate::policy::{Deaf, Policy};
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

/// Frames that may not leave: how many, and which.
pub type Pinned<'a> = Option<(u32, &'a dyn Fn(u32) -> bool)>;

/// A reference, whatever its policy.
pub trait Reference {
    /// Tells it what the pool does.
    fn tell(&mut self, deed: Deed);
    /// The frame that it would take now.
    fn choose(&mut self, pinned: Pinned<'_>) -> u32;
    /// The same in the same state.
    fn again(&self) -> Box<dyn Reference>;
    /// Bytes held.
    fn held_bytes(&self) -> usize;
}

impl<P: Policy> Reference for NoInline<P> {
    fn tell(&mut self, deed: Deed) {
        match deed {
            Deed::Request(t) => self.begin_request(t),
            Deed::Miss(page) => self.begin_miss(page),
            Deed::Load { frame, page, dirty } => self.load(frame, page, dirty),
            Deed::Prefetch { frame, page } => self.prefetch(frame, page),
            Deed::FirstUse { frame, page, dirty } => self.first_use(frame, page, dirty),
            Deed::Hit { frame, dirty } => self.hit(frame, dirty),
            Deed::HitHeld { frame, was_dirty, dirty } => self.hit_held(frame, was_dirty, dirty),
            Deed::SetDirty { frame, dirty } => self.set_dirty(frame, dirty),
            Deed::Evicted { frame } => self.evicted(frame),
        }
    }

    fn choose(&mut self, pinned: Pinned<'_>) -> u32 {
        match pinned {
            #[cfg(feature = "further")]
            Some((pinned, is_pinned)) => self.unpinned_victim(pinned, is_pinned, &mut Deaf),
            _ => self.victim(&mut Deaf),
        }
    }

    fn again(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }

    fn held_bytes(&self) -> usize {
        self.bytes()
    }
}

/// Builds a reference that runs `P`.
pub(crate) fn built<P: Policy>(config: &LaneConfig, told: &Told) -> Result<Box<dyn Reference>, ConfigError> {
    let mut policy: NoInline<P> = Policy::new(config)?;
    policy.be_told(told);
    Ok(Box::new(policy))
}

/// A reference of any policy for a lane of this config, with whose parameters it runs; a program decides for its own lane
/// alone.
///
/// # Errors
/// When there is no such policy, a parameter is not legal for it, or it does not fit in memory.
pub fn reference(config: &LaneConfig, id: &str, told: &Told) -> Result<Box<dyn Reference>, ConfigError> {
    let entry = find(checked(id)?)?;
    (entry.refer)(&LaneConfig { policy: entry.spec.id, ..config.clone() }, told)
}

/// The id of a policy that can be a reference.
pub(crate) fn checked(id: &str) -> Result<&'static str, ConfigError> {
    let mut ids = POLICIES.iter().map(|entry| entry.spec.id);
    ids.clone().find(|&known| known == id).ok_or_else(|| {
        let legal = ids.by_ref().collect::<Vec<_>>().join(", ");
        ConfigError::new("reference", id, format!("one of {legal}"))
    })
}

/// Frames of the largest pool that has a reference where its scene names none, and whose order is looked up when a page
/// leaves: beyond, opening, keyframes and ways back would be dearer for a mark that is a dot.
const MOST_FRAMES: u32 = 65_536;

/// Looks on while a lane serves.
#[derive(Default)]
pub struct Watch {
    /// Whether lanes of this run have references.
    pub(crate) refers: bool,
    /// None where it could not differ: told the same, with the same parameters, a second instance of the lane's own policy
    /// is in the same state and answers the same (`tests/all/laws/reference.rs`).
    pub(crate) reference: Option<Box<dyn Reference>>,
    /// Requests still to come in this call of the loop; none where the order of the last one is not wanted.
    to_come: Option<usize>,
    /// The order of the bookkeeping when the last request's victim was chosen, and nothing had left; empty if none was.
    stood: Vec<u32>,
}

impl Watch {
    /// With this reference.
    #[must_use]
    pub fn with(reference: Option<Box<dyn Reference>>) -> Self {
        Self { refers: true, reference, ..Self::default() }
    }

    /// The watch of a lane that goes on from another one, or from its own start: its reference is the other's, or another
    /// policy's, handed the pages in the order of the other's bookkeeping; none where there is no room for it.
    #[must_use]
    pub fn going_on(config: &LaneConfig, told: &Told, from: &dyn AnyLane) -> Self {
        let id = config.reference_policy();
        let wanted = id != config.policy && (config.reference.is_some() || config.frames <= MOST_FRAMES);
        let handed = || {
            let mut reference = reference(config, id, told).ok()?;
            for frame in from.order() {
                let (page, dirty) = (from.pool().page_in(frame), from.pool().is_dirty(frame));
                reference.tell(Deed::Load { frame, page, dirty });
            }
            Some(reference)
        };
        let of_other = from.watch().reference.as_ref().map(|reference| reference.again());
        Self::with(if wanted { of_other.or_else(handed) } else { None })
    }

    /// A call of the loop begins, over a pool of so many frames.
    pub(super) fn begin(&mut self, frames: u32, requests: usize) {
        self.stood.clear();
        self.to_come = (self.refers && frames <= MOST_FRAMES).then_some(requests);
    }

    /// Tells the reference.
    #[inline(never)]
    pub(crate) fn tell(&mut self, deed: Deed) {
        if let Deed::Request(_) = deed {
            self.to_come = self.to_come.map(|requests| requests.saturating_sub(1));
        }
        if let Some(reference) = &mut self.reference {
            reference.tell(deed);
        }
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

    /// Where the pages that left in the last request observed stood in [`Policy::order`] once the first of them was
    /// chosen, in step with them; empty where that was not looked up.
    #[must_use]
    pub fn left_places(&self, event: &Event) -> Vec<u32> {
        let place = |frame| self.stood.iter().position(|&other| other == frame);
        event.evicted_frames.iter().filter_map(|&frame| place(frame)).map(|place| place as u32).collect()
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
