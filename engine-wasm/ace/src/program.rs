//! Own policies: a visitor's program decides, elsewhere; what it decided is replayed here.
//!
//! No program is trusted, so none runs where the page runs. A [`Recorder`] serves a scene's requests beside the
//! programs, asks them through [`Programs`], and puts every decision on a [`Tape`]. A lane of an own policy takes its
//! decisions from a tape, and no frame that cannot be evicted or written: a tape is not trusted either.
#![allow(missing_docs)]

mod recording;
mod tape;

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;

use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::Pins;
use bufferpool_lab::session::Run;
use bufferpool_lab::timeline::Replay;
pub use recording::Recording;
use serde::Serialize;
pub use tape::Tape;

use crate::Checked;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::lanes::Lanes;
use crate::optimum::Future;

/// Facts about the run that a policy receives before the first request, if its spec requires them.
#[derive(Debug, Clone, Default)]
pub struct RunContext {
    pub future: Option<Rc<Future>>,
    pub decisions: Option<Decisions>,
    /// When each page is pinned; `None` in a trace without pins.
    pub pins: Option<Rc<Pins>>,
}

/// The source of decisions for a lane of an own policy.
#[derive(Debug, Clone)]
pub enum Decisions {
    /// A program, asked as the requests are served.
    Asked(Rc<Recording>),
    /// What a program decided.
    Taped(Rc<Tape>),
}

/// A program threw an error; its host knows the details.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Threw;

/// An answer of a program.
pub type Answer<T> = Result<T, Threw>;

/// Programs that decide, each identified by a number that [`Programs::begin`] or [`Programs::copy`] gave. Their
/// interface has pages, not frames. Each method fails when the program threw.
pub trait Programs: Debug {
    /// A program over an empty pool, for a lane of the scene.
    fn begin(&self, lane: usize) -> Answer<u32>;
    /// Another one in the same state.
    fn copy(&self, program: u32) -> Answer<u32>;
    /// A miss on a page begins, before a victim is requested.
    fn miss(&self, program: u32, page: u32) -> Answer<()>;
    /// A page was loaded: asked for, by a write or not, or prefetched.
    fn load(&self, program: u32, page: u32, prefetched: bool, write: bool) -> Answer<()>;
    /// A resident page was asked for; a prefetched one for the first time or not.
    fn hit(&self, program: u32, page: u32, write: bool, first_use: bool) -> Answer<()>;
    /// A page left.
    fn drop(&self, program: u32, page: u32) -> Answer<()>;
    /// The page to evict; not a whole number if it gave none.
    fn victim(&self, program: u32) -> Answer<f64>;
    /// Begins to read the eviction order once a page is gone, or of all pages.
    fn open_order(&self, program: u32, without: Option<u32>) -> Answer<()>;
    /// The next page in it; none at its end, not a whole number if it gave something else.
    fn next_in_order(&self, program: u32) -> Answer<Option<f64>>;
}

/// A method of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// A program was made, or copied.
    Constructor,
    Miss,
    Load,
    Hit,
    Drop,
    Victim,
    Order,
}

/// What a program did wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It threw an error.
    Threw,
    /// What it gave is no page's number.
    NotAPage,
    /// It gave a page that is not resident, or in an order the one that is gone already.
    NotResident,
    /// Its order gave a page twice.
    Twice,
    /// Its order left out a resident page.
    LeftOut,
}

/// The first thing that a program did wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Failure {
    pub lane: usize,
    /// Number of the request that was served; below 0 while the pages of a start state were loaded.
    pub request: i64,
    pub method: Method,
    pub kind: Fault,
    /// The page in question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A run that is recorded.
pub struct Recorder {
    lanes: Lanes,
    /// One for each lane of an own policy, and one for each such lane as the beginning of another lane.
    recordings: Vec<Rc<Recording>>,
}

impl Recorder {
    /// The lanes of a scene before the first request. Fails as [`Lanes::new`].
    pub fn new(
        configs: &[LaneConfig],
        start: &Start,
        trace: Rc<Trace>,
        programs: &Rc<dyn Programs>,
    ) -> Checked<Self> {
        let recordings = RefCell::new(Vec::new());
        let mut forks: Vec<u64> = configs.iter().filter_map(|config| Some(config.fork?.at)).collect();
        forks.sort_unstable();
        let frames = configs.first().map_or(1, |config| config.frames);
        let decide = |lane: usize| {
            let (programs, trace, forks) = (Rc::clone(programs), Rc::clone(&trace), forks.clone());
            let recording = Rc::new(Recording::new(programs, lane, trace, frames, forks));
            recordings.borrow_mut().push(Rc::clone(&recording));
            Some(Decisions::Asked(recording))
        };
        let lanes = Lanes::decided(configs, start, Rc::clone(&trace), &decide)?;
        Ok(Self { lanes, recordings: recordings.into_inner() })
    }

    /// Requests in all.
    pub fn requests(&self) -> u64 {
        self.lanes.requests()
    }

    /// Serves at most `limit` more requests. The position; it stays where a program failed.
    pub fn advance(&mut self, limit: u64) -> u64 {
        if self.failure().is_none() {
            let position = self.requests().min(self.lanes.position() + limit);
            self.lanes.advance_to(position);
            for recording in self.recordings.iter().filter(|_| position == self.requests()) {
                if recording.request.get() + 1 == position as i64 {
                    recording.arrive(position);
                }
            }
        }
        self.lanes.position()
    }

    /// What a program did wrong first, if any did.
    pub fn failure(&self) -> Option<Failure> {
        self.recordings
            .iter()
            .filter_map(|recording| recording.failure())
            .min_by_key(|failure| failure.request)
    }

    /// The tape of a lane as numbers, see [`Tape::to_words`]; empty if none of its requests asked a program.
    pub fn tape(&self, lane: usize) -> Vec<u32> {
        // A lane that another one begins as is recorded twice: the one goes on to the end.
        let of_lane = self.recordings.iter().filter(|recording| recording.lane == lane);
        let longest = of_lane.max_by_key(|recording| recording.request.get());
        longest.map_or_else(Vec::new, |recording| recording.words())
    }
}
