//! What the step to the shown position did in each lane, as data, and as a sentence; and what a page is then.

use bufferpool_core::NONE;
use bufferpool_core::counter::{Counters, Identity};
use bufferpool_core::phrase::Phrase;
use bufferpool_lab::session::step::{self, Recent};
use bufferpool_lab::session::{Run, Session};
use serde::Serialize;

use crate::event::Event;
use crate::lanes::Lanes;
use crate::placement::Account;
use crate::prices::Disk;
use crate::why;

/// One lane at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaneStep<'a> {
    /// Its counters.
    pub counters: Counters,
    /// What must hold of them.
    pub identities: Vec<Identity>,
    /// Its last event; none before the first request.
    pub event: Option<&'a Event>,
    /// What the step did and why.
    pub phrases: Vec<Phrase>,
    /// The last requests.
    pub recent: Vec<Recent>,
}

/// A page in one lane, at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageState {
    /// Whether it exists yet.
    pub exists: bool,
    /// The disk that it lives on.
    pub disk: Disk,
    /// The frame that holds it.
    pub frame: Option<u32>,
    /// Whether it is dirty there.
    pub dirty: bool,
    /// What the placement algorithm knows of it.
    pub account: Account,
}

/// The step to a session's position.
pub fn step(session: &Session<Lanes>) -> step::Step<LaneStep<'_>> {
    let lanes = session.lanes().all().iter().enumerate().map(|(index, lane)| {
        let event = session.last_event(index);
        LaneStep {
            counters: lane.counters(),
            identities: lane.identities(),
            event,
            phrases: event.map_or_else(Vec::new, |event| session.lanes().why(index, event)),
            recent: session.recent(index).map(|event| Recent { t: event.t, hit: event.hit }).collect(),
        }
    });
    step::Step::of(session, lanes.collect())
}

/// The sentence of a lane's last step in English; none before the first request.
pub fn sentence(session: &Session<Lanes>, lane: usize) -> Option<String> {
    let event = session.last_event(lane)?;
    let lane = session.lanes().all().get(lane)?;
    Some(why::sentence(lane.as_ref(), event, &|page| session.trace().original_id(page)))
}

/// Pages of the file and those that the trace creates.
pub fn pages(session: &Session<Lanes>) -> u32 {
    session.lanes().all().first().map_or(0, |lane| lane.pool().pages())
}

/// The state of a page in each lane; `None` for a page that does not exist.
pub fn page_states(session: &Session<Lanes>, page: u32) -> Option<Vec<PageState>> {
    let states = session.lanes().all().iter().map(|lane| {
        let (pool, account) = (lane.pool(), lane.account(page));
        let frame = Some(pool.frame_of(page)).filter(|&frame| frame != NONE);
        let dirty = frame.is_some_and(|frame| pool.is_dirty(frame));
        PageState { exists: pool.exists(page), disk: pool.disk_of(page), frame, dirty, account }
    });
    (page < pages(session)).then(|| states.collect())
}
