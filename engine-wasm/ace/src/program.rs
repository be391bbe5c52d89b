//! Own policies: a visitor's program decides, elsewhere; what it decided is replayed here.
//!
//! No program is trusted, so none runs where the page runs. A [`Recorder`] serves a scene's requests beside the programs,
//! asks them through [`Programs`], and puts every decision on a [`Tape`]. A lane of an own policy takes its decisions
//! from a tape, wherever it goes in the run. A tape is not trusted either: the lane takes no frame from it that cannot be
//! evicted or written.

mod recorder;
mod recording;
mod tape;

use std::{fmt::Debug, rc::Rc};

use serde::Serialize;

use bufferpool_core::trace::recorded::Pins;

use crate::future::Future;

pub use recorder::Recorder;
pub use recording::Recording;
pub use tape::Tape;

/// Facts about the run that a policy receives before the first request, if its spec requires them.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
