//! Every Reader, one entry each: picker, help and command line follow from it.
//!
//! Source: docs/rules/policies.md, "Reader registry". Each takes the place of steps 1 and 2 of docs/rules/ace.md's
//! Reader; all else stays as there.

use bufferpool_core::error::ConfigError;
use serde::Serialize;

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
pub fn find(id: Option<&str>) -> Result<&'static ReaderSpec, ConfigError> {
    let found = match id {
        None => READERS.last(),
        Some(id) => READERS.iter().find(|reader| reader.id == id),
    };
    found.ok_or_else(|| {
        let ids: Vec<_> = READERS.iter().map(|reader| reader.id).collect();
        ConfigError::new("reader", id.unwrap_or_default(), format!("one of {}", ids.join(", ")))
    })
}
