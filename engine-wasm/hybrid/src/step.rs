//! What the step to the shown position did in each lane, as data; what a page is then, and over the whole run; and a lane
//! in the golden files' shape.

use std::rc::Rc;

use bufferpool_core::NONE;
use bufferpool_core::counter::{Counters, Identity};
use bufferpool_core::error::ConfigError;
use bufferpool_core::phrase::Phrase;
use bufferpool_core::trace::Trace;
use bufferpool_lab::ledger::Tally;
use bufferpool_lab::session;
use bufferpool_lab::session::{Recent, Run, Session};
use bufferpool_lab::timeline::Replay;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::config::HybridConfig;
use crate::event::Event;
use crate::lane::AnyLane;
use crate::lanes::{Lanes, facts};
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
    /// What its moves came to, held against staying.
    pub tally: Option<Tally>,
    /// What all of them have saved so far, in units; negative for a loss.
    pub saved_units: f64,
    /// What staying would have cost at this step's move, in units: a write of a dirty page; none without a move, or with
    /// several.
    pub stay_cost_units: Option<f64>,
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
pub fn step(session: &Session<Lanes>) -> session::Step<LaneStep<'_>> {
    let lanes = session.lanes().all().iter().enumerate().map(|(index, lane)| {
        let event = session.last_event(index);
        let tally = lane.tally();
        let moved = event.into_iter().flat_map(|event| &event.evictions).filter(|one| one.migrated);
        let mut costs = moved.map(|one| lane.config().prices.cost(one.from, 0, one.dirty.into()));
        let stay_cost = costs.next().filter(|_| costs.next().is_none());
        LaneStep {
            tally: tally.map(|(tally, _)| tally),
            saved_units: tally.map_or(0.0, |(_, saved_units)| saved_units),
            stay_cost_units: stay_cost.map(|cost| lane.config().prices.units(cost)),
            counters: lane.counters(),
            identities: lane.identities(),
            event,
            phrases: event.map_or_else(Vec::new, |event| session.lanes().why(index, event)),
            recent: session.recent(index).map(|event| Recent { t: event.t, hit: event.hit }).collect(),
        }
    });
    session::Step::of(session, lanes.collect())
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

/// Samples of a longer trace, at most; a shorter one is sampled after each request.
const MAXIMUM_SAMPLES: u64 = 512;

/// A page in one lane after a request.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Sample {
    pub position: u64,
    /// The disk that it lives on; none before it exists.
    pub disk: Option<Disk>,
    pub resident: bool,
    /// What the placement algorithm knows of it.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub account: Account,
}

/// Follows one page through lanes of its own.
pub struct PageTrack {
    lanes: Lanes,
    page: u32,
    spacing: u64,
    /// The samples so far, by lane.
    pub samples: Vec<Vec<Sample>>,
}

impl PageTrack {
    /// At position 0.
    pub fn new(configs: &[HybridConfig], trace: &Rc<Trace>, page: u32) -> Result<Self, ConfigError> {
        let lanes = Lanes::new(configs, &facts(configs, trace)?, Rc::clone(trace))?;
        let pages = lanes.all().first().map_or(0, |lane| lane.pool().pages());
        if page >= pages {
            let legal = format!("a page from 0 to {}", pages.saturating_sub(1));
            return Err(ConfigError::new("page", page, legal));
        }
        let spacing = (trace.requests.len() as u64).div_ceil(MAXIMUM_SAMPLES).max(1);
        let samples = vec![Vec::new(); lanes.count()];
        let mut track = Self { lanes, page, spacing, samples };
        track.sample();
        Ok(track)
    }

    fn sample(&mut self) {
        let position = self.lanes.position();
        for (lane, samples) in self.lanes.all().iter().zip(&mut self.samples) {
            let (pool, account) = (lane.pool(), lane.account(self.page));
            let disk = pool.exists(self.page).then(|| pool.disk_of(self.page));
            samples.push(Sample { position, disk, resident: pool.frame_of(self.page) != NONE, account });
        }
    }

    /// Serves up to `limit` requests more; returns the position reached.
    pub fn advance(&mut self, limit: u64) -> u64 {
        let end = self.lanes.trace.requests.len() as u64;
        let stop = end.min(self.lanes.position().saturating_add(limit));
        while self.lanes.position() < stop {
            let next = (self.lanes.position() + 1).next_multiple_of(self.spacing).min(end);
            self.lanes.advance_to(next.min(stop));
            if self.lanes.position() == next {
                self.sample();
            }
        }
        self.lanes.position()
    }
}
