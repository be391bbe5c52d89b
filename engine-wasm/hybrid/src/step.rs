//! What the step to the shown position did in each lane, as data; what a page is then, and a lane in the golden files'
//! shape.

use bufferpool_core::NONE;
use bufferpool_core::counter::{Counters, Identity};
use bufferpool_core::phrase::Phrase;
use bufferpool_lab::session::step::{self, Recent};
use bufferpool_lab::session::{Run, Session};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::event::Event;
use crate::lane::AnyLane;
use crate::lanes::Lanes;
use crate::placement::Account;
use crate::prices::Disk;

/// One lane at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LaneStep<'a> {
    pub counters: Counters,
    pub identities: Vec<Identity>,
    pub event: Option<&'a Event>,
    pub phrases: Vec<Phrase>,
    pub recent: Vec<Recent>,
}

/// A page in one lane, at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PageState {
    pub exists: bool,
    pub disk: Disk,
    pub frame: Option<u32>,
    pub dirty: bool,
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

/// The disk of each of these pages (`final`), the queues with the next to leave first (`pool`; LRU has the list `main`
/// alone) and the resident dirty pages in ascending order (`dirty`).
pub fn final_state(lane: &dyn AnyLane, pages: &[u32]) -> Value {
    let pool = lane.pool();
    let disks: Map<String, Value> =
        pages.iter().map(|&page| (page.to_string(), json!(pool.disk_of(page)))).collect();
    let is_lru = lane.config().replacement_entry().is_ok_and(|spec| spec.is_lru);
    let queues = lane.queues().into_iter().filter(|(name, _)| !is_lru || *name == "main");
    let queues: Map<String, Value> = queues.map(|(name, pages)| (name.to_owned(), json!(pages))).collect();
    let frames =
        (0..lane.config().frames).filter(|&frame| pool.page_in(frame) != NONE && pool.is_dirty(frame));
    let mut dirty: Vec<_> = frames.map(|frame| pool.page_in(frame)).collect();
    dirty.sort_unstable();
    json!({ "final": disks, "pool": queues, "dirty": dirty })
}
