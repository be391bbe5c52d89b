//! What became of one page before a position, lane by lane: when it came, was asked for, written, and left.

use bufferpool_core::phrase::Phrase;
use serde::Serialize;

use super::run::{PageChange, Run};

/// Last requests for a page in an answer, at most.
pub const LAST_REQUESTS: usize = 5;

/// A request of a lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RequestAt {
    /// Its number in the lane, from 0.
    pub t: u64,
    /// Position after it.
    pub position: u64,
}

impl RequestAt {
    pub(super) fn of<R: Run>(event: &R::Event) -> Self {
        Self { t: R::number_of(event), position: R::position_after(event) }
    }
}

/// A request for the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PageRequest {
    pub at: RequestAt,
    pub hit: bool,
    pub write: bool,
}

/// How the page came into the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PageEntry {
    pub at: RequestAt,
    /// Whether the request was for another page.
    pub prefetched: bool,
}

/// A write-back of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PageWrite {
    pub at: RequestAt,
    /// Pages written together, the page included.
    pub pages: u32,
}

/// How the page left the pool.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PageExit {
    pub at: RequestAt,
    /// What that step did, and why.
    pub phrases: Vec<Phrase>,
}

/// What became of the page in one lane, the last of each kind, as far as it has been looked for.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PagePast {
    /// The last requests for it, at most [`LAST_REQUESTS`], the newest first.
    pub requests: Vec<PageRequest>,
    pub entered: Option<PageEntry>,
    /// Requests for it that came after that.
    pub asked_since: u64,
    pub dirtied: Option<RequestAt>,
    /// When it was written because it was dirty, whether it stayed or left.
    pub written: Option<PageWrite>,
    pub left: Option<PageExit>,
    /// The next request for it, if there is one and it has been found.
    pub next: Option<RequestAt>,
}

/// The answer to a question about a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PageHistory {
    pub page: u32,
    pub position: u64,
    /// Whether the search is complete: an absent entry then never happened, or never will.
    pub done: bool,
    /// Whether that holds for the next requests.
    pub next_known: bool,
    pub lanes: Vec<PagePast>,
}

/// What has been found of one lane, and the event with which the page left: its phrases are for the answer.
#[derive(Default)]
pub(super) struct Found<E> {
    pub(super) past: PagePast,
    pub(super) exit: Option<E>,
}

impl<E: Clone> Found<E> {
    /// An event after all that is known.
    #[inline]
    pub(super) fn tell<R: Run<Event = E>>(&mut self, page: u32, event: &E) {
        let change = R::change(event, page);
        if change == PageChange::default() {
            return;
        }
        let (at, past) = (RequestAt::of::<R>(event), &mut self.past);
        if let Some((hit, write)) = change.asked {
            past.requests.truncate(LAST_REQUESTS - 1);
            past.requests.insert(0, PageRequest { at, hit, write });
            past.asked_since += 1;
        }
        if change.left {
            past.left = Some(PageExit { at, phrases: Vec::new() });
            self.exit = Some(event.clone());
        }
        if change.entered {
            past.entered = Some(PageEntry { at, prefetched: change.asked.is_none() });
            past.asked_since = 0;
        }
        if change.dirtied {
            past.dirtied = Some(at);
        }
        if let Some(pages) = change.written_pages {
            past.written = Some(PageWrite { at, pages });
        }
    }

    /// Puts what came before in front of it.
    pub(super) fn precede(&mut self, before: Self) {
        let (past, before_it) = (&mut self.past, before.past);
        past.requests.extend(before_it.requests);
        past.requests.truncate(LAST_REQUESTS);
        if past.entered.is_none() {
            past.entered = before_it.entered;
            past.asked_since += before_it.asked_since;
        }
        past.dirtied = past.dirtied.or(before_it.dirtied);
        past.written = past.written.or(before_it.written);
        if past.left.is_none() {
            (past.left, self.exit) = (before_it.left, before.exit);
        }
    }

    /// Whether nothing before can add to it.
    pub(super) fn is_complete(&self) -> bool {
        let PagePast { requests, entered, left, .. } = &self.past;
        requests.len() == LAST_REQUESTS && entered.is_some() && left.is_some()
    }
}
