//! What a session's lanes look at besides the policy that decides, while the loop records: nothing of it changes what is
//! decided, and the silent loops know nothing of it.
//!
//! A reference is another policy that is told all that the lane's pool does, and says at each eviction which page it would
//! take now. It is asked as the lane's own policy is, and may change its own state in answering; where the lane takes
//! another page, it hears that this one is gone. What ACE's Writer passes over on its walk it does not hear.

use bufferpool_core::error::ConfigError;

use super::AnyLane;
use crate::config::LaneConfig;
use crate::event::Event;
use crate::policy::any::AnyPolicy;
use crate::policy::registry::{POLICIES, find};
use crate::program::RunContext;

/// A reference of any policy for a lane of this config, with whose parameters it runs; a program decides for its own lane
/// alone.
///
/// # Errors
/// When there is no such policy, a parameter is not legal for it, or it does not fit in memory.
pub fn reference(
    config: &LaneConfig,
    id: &str,
    told: &RunContext,
) -> Result<Box<dyn AnyPolicy>, ConfigError> {
    let entry = find(checked(id)?)?;
    let mut reference = (entry.new)(&LaneConfig { policy: entry.spec.id, ..config.clone() })?;
    reference.prepare(told);
    Ok(reference)
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
    pub(crate) reference: Option<Box<dyn AnyPolicy>>,
    /// Requests still to come in this call of the loop; none where the order of the last one is not wanted.
    to_come: Option<usize>,
    /// The order of the bookkeeping when the last request's victim was chosen, and nothing had left; empty if none was.
    stood: Vec<u32>,
}

impl Watch {
    /// With this reference.
    #[must_use]
    pub fn with(reference: Option<Box<dyn AnyPolicy>>) -> Self {
        Self { refers: true, reference, ..Self::default() }
    }

    /// The watch of a lane that goes on from another one, or from its own start: its reference is the other's, or another
    /// policy's, handed the pages in the order of the other's bookkeeping; none where there is no room for it.
    #[must_use]
    pub fn going_on(config: &LaneConfig, told: &RunContext, from: &dyn AnyLane) -> Self {
        let id = config.reference_policy();
        let wanted = id != config.policy && (config.reference.is_some() || config.frames <= MOST_FRAMES);
        let handed = || {
            let mut reference = reference(config, id, told).ok()?;
            for frame in from.order() {
                let (page, dirty) = (from.pool().page_in(frame), from.pool().is_dirty(frame));
                reference.load(frame, page, dirty);
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

    /// A request comes.
    pub(crate) fn begin_request(&mut self, t: i64) {
        self.to_come = self.to_come.map(|requests| requests.saturating_sub(1));
        if let Some(reference) = &mut self.reference {
            reference.begin_request(t);
        }
    }

    /// The victim is chosen. In a ring the hand has come to it: what it passed has gone to the other end, as what a list
    /// passes over has.
    pub(crate) fn chosen(&mut self, victim: u32, policy: &dyn AnyPolicy) {
        if self.to_come != Some(0) {
            return;
        }
        self.stood = policy.order();
        if policy.is_ring()
            && let Some(place) = self.stood.iter().position(|&frame| frame == victim)
        {
            self.stood.rotate_left(place);
        }
    }

    /// Where the pages that left in the last request observed stood in the order of its bookkeeping once the first of them was
    /// chosen, in step with them; empty where that was not looked up.
    #[must_use]
    pub fn left_places(&self, event: &Event) -> Vec<u32> {
        let place = |frame| self.stood.iter().position(|&other| other == frame);
        event.evicted_frames.iter().filter_map(|&frame| place(frame)).map(|place| place as u32).collect()
    }
}
