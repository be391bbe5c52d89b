//! The Reader: which pages to prefetch with a miss.
//!
//! Source: docs/rules/ace.md, "Reader"; paper, section IV.C and figure 7.

pub mod history;
pub mod packed;
pub mod streams;

use bufferpool_core::error::filled;
use history::History;
use serde::Serialize;
use streams::StreamTable;

use crate::config::LaneConfig;
use crate::{Checked, one_of};

/// The next of the disk's pages, as far as they are `absent`. Returns whether there are any on the disk.
fn look_ahead(
    page: u32,
    limit: u32,
    pages: u32,
    absent: impl Fn(u32) -> bool,
    candidates: &mut Vec<u32>,
) -> bool {
    let end = pages.min(page.saturating_add(limit).saturating_add(1));
    candidates.extend((page + 1..end).filter(|&next| absent(next)));
    page + 1 < end
}

/// Stream table, history table and the search through it.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Reader {
    pub streams: StreamTable,
    pub history: History,
    theta: u32,
    search_for: Search,
    /// Page → number of the search that saw it last, so that no search clears the marks of the one before.
    seen_in: Vec<u16>,
    search: u16,
    queue: Vec<u32>,
}

impl Reader {
    /// An empty Reader. Fails when its tables, 26 bytes a page, do not fit in memory.
    pub fn new(config: &LaneConfig) -> Checked<Self> {
        let search_for = config.reader.search;
        let known = if search_for.keeps_history() { config.pages } else { 0 };
        Ok(Self {
            streams: StreamTable::default(),
            history: History::new(known)?,
            theta: config.theta,
            search_for,
            seen_in: filled("pages", known as usize, 0)?,
            search: 0,
            queue: Vec::new(),
        })
    }

    /// Goes on with the tables of another lane's Reader; with empty ones if it had none.
    pub(crate) fn go_on_from(&mut self, other: Option<&mut Self>) {
        self.streams = other.as_ref().map_or_else(StreamTable::default, |other| other.streams.clone());
        match other.filter(|other| self.keeps_history() && other.keeps_history()) {
            Some(other) => self.history.clone_from(&other.history),
            None => self.history.reset(),
        }
    }

    /// Whether it keeps the history table.
    pub fn keeps_history(&self) -> bool {
        self.search_for.keeps_history()
    }

    /// A request for a page is served.
    #[inline(always)]
    pub fn record(&mut self, page: u32) {
        if self.keeps_history() {
            self.history.record(page);
        }
    }

    /// A miss begins. Returns whether it continues a confirmed stream.
    pub fn miss(&mut self, page: u32) -> bool {
        self.search_for.keeps_streams() && self.streams.miss(page)
    }

    /// Candidates of a miss on a disk of so many pages, `limit` at most; only `absent` pages may be. Returns whether
    /// there was a page to look at.
    pub fn find(
        &mut self,
        page: u32,
        limit: u32,
        stream: bool,
        pages: u32,
        absent: impl Fn(u32) -> bool,
        found: &mut Vec<u32>,
    ) -> bool {
        match self.search_for {
            Search::Nothing => false,
            Search::OneAhead => look_ahead(page, limit.min(1), pages, absent, found),
            Search::Ahead => look_ahead(page, limit, pages, absent, found),
            _ if stream => {
                // The stream then expects the page after these, whether or not any is fetched.
                if limit > 0 {
                    self.streams.advance(page, limit);
                    look_ahead(page, limit, pages, absent, found);
                }
                true
            }
            Search::Streams => false,
            Search::History | Search::StreamsThenHistory => {
                self.follow_history(page, limit, absent, found);
                self.history.successors(page, self.theta).next().is_some()
            }
        }
    }

    /// Breadth first through the history from `page`, also through resident pages. By the rules it ends at `limit`
    /// candidates or when nothing is left: the one walk whose length depends on what is resident.
    fn follow_history(
        &mut self,
        page: u32,
        limit: u32,
        absent: impl Fn(u32) -> bool,
        candidates: &mut Vec<u32>,
    ) {
        if limit == 0 {
            return;
        }
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.seen_in.fill(0);
            self.search = 1;
        }
        self.seen_in[page as usize] = self.search;
        self.queue.clear();
        self.queue.push(page);
        let mut at = 0;
        while let Some(&from) = self.queue.get(at) {
            at += 1;
            for next in self.history.successors(from, self.theta) {
                if std::mem::replace(&mut self.seen_in[next as usize], self.search) == self.search {
                    continue;
                }
                self.queue.push(next);
                if absent(next) {
                    candidates.push(next);
                    if candidates.len() as u64 == u64::from(limit) {
                        return;
                    }
                }
            }
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.history.bytes() + 2 * self.seen_in.len()
    }
}

/// Which pages a Reader looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Search {
    /// None.
    Nothing,
    /// The page after the missed one.
    OneAhead,
    /// The pages after the missed one.
    Ahead,
    /// The pages after it if it continues a confirmed stream.
    Streams,
    /// Its successors in the history table.
    History,
    /// The first of these if it continues a stream, else the second: the paper's.
    StreamsThenHistory,
}

impl Search {
    /// Whether it keeps the table of streams.
    pub fn keeps_streams(self) -> bool {
        matches!(self, Self::Streams | Self::StreamsThenHistory)
    }
    /// Whether it keeps the history table.
    pub fn keeps_history(self) -> bool {
        matches!(self, Self::History | Self::StreamsThenHistory)
    }
}

/// What the product says about a Reader.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ReaderSpec {
    pub id: &'static str,
    pub label: &'static str,
    pub help: &'static str,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub search: Search,
}

const fn reader(id: &'static str, label: &'static str, search: Search, help: &'static str) -> ReaderSpec {
    ReaderSpec { id, label, help, search }
}

/// Every Reader; the last is the paper's and the default.
pub const READERS: &[ReaderSpec] = &[
    reader("none", "none", Search::Nothing, "Prefetches nothing: ACE's Writer alone."),
    reader(
        "opl",
        "OPL",
        Search::OneAhead,
        "One page lookahead: the page after the missed one. Half of a scan's misses go, and a random miss wastes one page.",
    ),
    reader(
        "npl",
        "NPL",
        Search::Ahead,
        "N pages lookahead: the pages after the missed one, n_e - 1 at most. Good for scans, and a waste for random misses.",
    ),
    reader(
        "tap",
        "TaP",
        Search::Streams,
        "The pages after the missed one, once it continues a sequential stream of misses. Random misses prefetch nothing.",
    ),
    reader(
        "history",
        "history",
        Search::History,
        "The pages that followed the missed one before. Learns any order that comes again, and needs to see it first.",
    ),
    reader(
        "tap+history",
        "TaP + history",
        Search::StreamsThenHistory,
        "The ACE paper's: streams where there are any, else what followed before.",
    ),
];

/// Finds a Reader by its id; without one the default. An error names the ids that exist.
pub fn find(id: Option<&str>) -> Checked<&'static ReaderSpec> {
    let id = id.unwrap_or(READERS[READERS.len() - 1].id);
    one_of("reader", id, READERS, |reader| reader.id)
}
