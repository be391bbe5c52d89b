//! The watch on a session's lanes in the recording loop: it changes no decision of the lane's policy.
//!
//! A reference is another policy that receives all reports of the lane's pool and names at each eviction the page that
//! it would evict. Its `victim` is called as that of the lane's own policy is; where the lane evicts another page, that
//! eviction is reported to it. Pages that ACE's Writer passes over on its walk are not.

use super::AnyLane;
use crate::config::LaneConfig;
use crate::event::Event;
use crate::policy::any::AnyPolicy;
use crate::policy::registry::{POLICIES, PolicyEntry};
use crate::program::RunContext;
use crate::{Checked, one_of};

/// A reference for a lane, run with its parameters; an own policy's program decides for its own lane alone.
pub fn reference(config: &LaneConfig, id: &str, told: &RunContext) -> Checked<Box<dyn AnyPolicy>> {
    let entry = checked(id)?;
    let mut reference = (entry.new)(&LaneConfig { policy: entry.spec.id, ..config.clone() })?;
    reference.prepare(told);
    Ok(reference)
}

/// A policy that can be a reference.
pub(crate) fn checked(id: &str) -> Checked<&'static PolicyEntry> {
    one_of("reference", id, POLICIES, |entry| entry.spec.id)
}

/// Frames of the largest pool with a default reference and a look-up of the order: more would cost too much for a dot.
const MOST_FRAMES: u32 = 65_536;

/// Observes a lane while it serves requests.
#[derive(Default)]
pub struct Watch {
    /// Whether lanes of this run have references.
    pub(crate) refers: bool,
    /// `None` where it could not differ: the lane's own policy (`tests/all/laws/reference.rs`).
    pub(crate) reference: Option<Box<dyn AnyPolicy>>,
    /// Requests left in this call of the loop; `None` where the order at the last one is not needed.
    to_come: Option<usize>,
    /// The order of the bookkeeping when the last request's victim was chosen, before any page left; empty without one.
    stood: Vec<u32>,
}

impl Watch {
    /// A watch with this reference.
    pub fn with(reference: Option<Box<dyn AnyPolicy>>) -> Self {
        Self { refers: true, reference, ..Self::default() }
    }

    /// The watch of a lane that goes on from another: its reference is the other's, or is loaded with its pages in
    /// order.
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

    /// The victim is chosen. A ring's order begins at it: frames that the hand passed have moved to the other end.
    pub(crate) fn chosen(&mut self, victim: u32, policy: &dyn AnyPolicy) {
        if self.to_come != Some(0) {
            return;
        }
        self.stood = policy.order();
        if policy.hand().is_some()
            && let Some(place) = self.stood.iter().position(|&frame| frame == victim)
        {
            self.stood.rotate_left(place);
        }
    }

    /// Places in the order of the pages that left in the last request observed; empty where not looked up.
    pub fn left_places(&self, event: &Event) -> Vec<u32> {
        let place = |frame| self.stood.iter().position(|&other| other == frame);
        event.evicted_frames.iter().filter_map(|&frame| place(frame)).map(|place| place as u32).collect()
    }
}
