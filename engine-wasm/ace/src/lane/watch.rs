//! The watch on a session's lanes in the recording loop: it changes no decision of the lane's policy.
//!
//! A reference is another policy that receives all reports of the lane's pool and names at each eviction the page that
//! it would evict. Its `victim` is called as that of the lane's own policy is; where the lane evicts another page, that
//! eviction is reported to it. Pages that ACE's Writer passes over on its walk are not. Where the two differ it is the
//! victim that is held against the reference's page: what the Evictor drops beside it is no choice of the policy's.

use bufferpool_core::error::ConfigError;
use bufferpool_core::observer::{Observer, Recorder};
use bufferpool_lab::ledger::Ledger;

use super::AnyLane;
use super::log::Log;
use crate::config::LaneConfig;
use crate::event::Event;
use crate::policy::any::AnyPolicy;
use crate::policy::registry::{POLICIES, PolicyEntry};
use crate::program::RunContext;
use crate::{Checked, one_of};

/// Id of the reference of a lane that shall have none.
pub const NO_REFERENCE: &str = "none";

/// A reference for a lane, run with its parameters; an own policy's program decides for its own lane alone.
pub fn reference(config: &LaneConfig, id: &str, told: &RunContext) -> Checked<Box<dyn AnyPolicy>> {
    let entry = one_of("reference", id, POLICIES, |entry| entry.spec.id)?;
    let mut reference = (entry.new)(&LaneConfig { policy: entry.spec.id, ..config.clone() })?;
    reference.prepare(told);
    Ok(reference)
}

/// The id of a policy that can be a reference, or of none.
pub(crate) fn checked(id: &str) -> Checked<&'static str> {
    if id == NO_REFERENCE {
        return Ok(NO_REFERENCE);
    }
    let found = one_of("reference", id, POLICIES, |entry: &PolicyEntry| entry.spec.id);
    found
        .map(|entry| entry.spec.id)
        .map_err(|error| ConfigError { legal: format!("{}, {NO_REFERENCE}", error.legal), ..error })
}

/// Frames of the largest pool with a default reference and a look-up of the order: more would cost too much for a dot.
const MOST_FRAMES: u32 = 65_536;

/// What is kept of each request that a lane serves.
#[derive(Debug, Clone, Default)]
pub struct Books {
    /// What the choices that differ came to.
    pub(crate) ledger: Ledger,
    /// The log strip, if the lane has one.
    pub(crate) log: Option<Log>,
}

impl Books {
    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.ledger.bytes() + self.log.as_ref().map_or(0, Log::bytes)
    }
}

/// Observes a lane while it serves requests.
#[derive(Default)]
pub struct Watch {
    /// Whether lanes of this run have references.
    pub(crate) refers: bool,
    /// `None` where it could not differ: the lane's own policy (`tests/all/laws/reference.rs`).
    pub(crate) reference: Option<Box<dyn AnyPolicy>>,
    pub(crate) books: Books,
    /// Requests left in this call of the loop; `None` where the order at the last one is not needed.
    to_come: Option<usize>,
    /// The order of the bookkeeping before the last request: the policy has not chosen yet, and no page has moved.
    stood: Vec<u32>,
}

impl Watch {
    /// A watch with this reference.
    pub fn with(reference: Option<Box<dyn AnyPolicy>>) -> Self {
        Self { refers: true, reference, ..Self::default() }
    }

    /// The watch of a lane that goes on from another: its reference is the other's, or is loaded with its pages in
    /// order. The ledger goes on with the same reference, and begins empty with another one.
    pub fn going_on(config: &LaneConfig, told: &RunContext, from: &dyn AnyLane) -> Self {
        let id = config.reference_policy();
        let wanted = id != NO_REFERENCE && id != config.policy;
        let wanted = wanted && (config.reference.is_some() || config.frames <= MOST_FRAMES);
        let handed = || {
            let mut reference = reference(config, id, told).ok()?;
            for frame in from.order() {
                let (page, dirty) = (from.pool().page_in(frame), from.pool().is_dirty(frame));
                reference.load(frame, page, dirty);
            }
            Some(reference)
        };
        let watch = from.watch();
        let same = watch.reference.as_ref().filter(|_| wanted && from.config().reference_policy() == id);
        let mut own = match same {
            Some(same) => {
                let mut own = Self::with(Some(same.again()));
                own.books.ledger = watch.books.ledger.clone();
                own
            }
            None => Self::with(wanted.then(handed).flatten()),
        };
        // The log goes on; a run's first lane begins one.
        if !cfg!(feature = "compact") {
            let begun = || config.log.map(|log| Log::new(log, config.frames));
            own.books.log = watch.books.log.clone().or_else(begun);
        }
        own
    }

    /// What the choices that differed came to; `None` without a reference.
    pub fn ledger(&self) -> Option<&Ledger> {
        self.reference.as_ref().map(|_| &self.books.ledger)
    }

    /// The log strip, if the lane has one.
    pub fn log(&self) -> Option<&Log> {
        // So that the module that every visit loads is without all that follows from one.
        self.books.log.as_ref().filter(|_| !cfg!(feature = "compact"))
    }

    /// Whether it must be told of each request, in a loop that records.
    pub(super) fn is_told_all(&self) -> bool {
        self.reference.is_some() || self.books.log.is_some()
    }

    /// A call of the loop begins, over a pool of so many frames.
    pub(super) fn begin(&mut self, frames: u32, requests: usize) {
        self.stood.clear();
        self.to_come = (self.refers && frames <= MOST_FRAMES).then_some(requests);
    }

    /// A request comes, of which the lane's policy knows nothing yet.
    pub(crate) fn begin_request(&mut self, t: i64, policy: &dyn AnyPolicy) {
        self.to_come = self.to_come.map(|requests| requests.saturating_sub(1));
        if self.to_come == Some(0) {
            self.stood = policy.order();
        }
        if let Some(reference) = &mut self.reference {
            reference.begin_request(t);
        }
    }

    /// Places of the pages that left in the last request observed, in the order before it, where pages that were passed
    /// over stand behind all others; empty where not looked up.
    pub fn left_places(&self, event: &Event) -> Vec<u32> {
        let (passed, stayed): (Vec<u32>, Vec<u32>) =
            self.stood.iter().partition(|frame| event.second_chance_frames.contains(frame));
        let place = |frame| stayed.iter().chain(&passed).position(|&other| other == frame);
        event.evicted_frames.iter().filter_map(|&frame| place(frame)).map(|place| place as u32).collect()
    }
}

/// Enters each request into the lane's books, and what it decides into the event, before that is told.
pub(crate) struct Bookkeeper<'a> {
    pub(crate) recorder: Recorder<'a, Event>,
    pub(crate) books: &'a mut Books,
}

impl Observer<Event> for Bookkeeper<'_> {
    const RECORDS: bool = true;
    fn event(&mut self) -> &mut Event {
        self.recorder.event()
    }
    fn done(&mut self) -> bool {
        let event = self.recorder.event();
        let Books { ledger, log } = &mut *self.books;
        if let (Some(log), false) = (log, cfg!(feature = "compact")) {
            log.served(event);
        }
        let mut decided = ledger.requested(event.page, event.hit && !event.used_prefetched);
        if let Some((choice, victim)) = event.differing() {
            let taken = (victim, event.victim_dirty);
            decided.backfired += ledger.differs((choice.page, choice.dirty), taken).backfired;
        }
        (event.paid, event.backfired) = (decided.paid, decided.backfired);
        self.recorder.done()
    }
}
