//! What became of one page before a position, lane by lane: when it came, was asked for, written, and left.

use serde::Serialize;

use bufferpool_core::phrase::Phrase;

/// Last requests for a page in an answer, at most.
pub const LAST_REQUESTS: usize = 5;

/// What one event did to a page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PageChange {
    /// If the request was for the page: whether it was a hit, and whether it was a write.
    pub asked: Option<(bool, bool)>,
    /// Whether it came into the pool.
    pub entered: bool,
    /// Whether it became dirty.
    pub dirtied: bool,
    /// If it was dirty and written: how many pages were written together, itself included.
    pub written_pages: Option<u32>,
    /// Whether it left the pool.
    pub left: bool,
}

/// A request of a lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RequestAt {
    /// Its number in the lane, from 0.
    pub t: u64,
    /// Position after it.
    pub position: u64,
}

/// A request for the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageRequest {
    /// Which.
    pub at: RequestAt,
    /// Whether the page was resident.
    pub hit: bool,
    /// Whether it was a write.
    pub write: bool,
}

/// How the page came into the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageEntry {
    /// With which request.
    pub at: RequestAt,
    /// Whether the request was for another page, so that this one was prefetched.
    pub prefetched: bool,
}

/// A write-back of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageWrite {
    /// With which request.
    pub at: RequestAt,
    /// Pages written together, the page included.
    pub pages: u32,
}

/// How the page left the pool.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageExit {
    /// With which request.
    pub at: RequestAt,
    /// What that step did, and why.
    pub phrases: Vec<Phrase>,
}

/// What became of the page in one lane, the last of each kind, as far as it has been looked for.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PagePast {
    /// The last requests for it, at most [`LAST_REQUESTS`], the newest first.
    pub requests: Vec<PageRequest>,
    /// When it came into the pool.
    pub entered: Option<PageEntry>,
    /// Requests for it that came after that.
    pub asked_since: u64,
    /// When it became dirty.
    pub dirtied: Option<RequestAt>,
    /// When it was written because it was dirty, whether it stayed or left.
    pub written: Option<PageWrite>,
    /// When it left.
    pub left: Option<PageExit>,
    /// The next request for it, if there is one and it has been found.
    pub next: Option<RequestAt>,
}

/// The answer to a question about a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageHistory {
    /// The page.
    pub page: u32,
    /// The position that the answer is about.
    pub position: u64,
    /// Whether the search is complete: an absent entry then never happened, or never will.
    pub done: bool,
    /// Whether that holds for the next requests.
    pub next_known: bool,
    /// By lane.
    pub lanes: Vec<PagePast>,
}
