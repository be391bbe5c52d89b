//! Requests, packed: one `u32` a request, shared by all lanes.
//!
//! Bit 0 is the operation (1 = write), the other 31 bits are the page. The flash + magnetic lab has two operations
//! more, and takes bit 31 for them: see [`operation`].

pub mod csv;
pub mod inline;
pub mod labels;
pub mod operation;
pub mod oracle_general;
pub mod reader;
pub mod renumber;

use crate::error::ConfigError;
use labels::{Label, Labels};

/// Largest number of pages on disk: 31 bits of a packed request.
pub const MAXIMUM_PAGES: u32 = 1 << 31;
/// Largest number of requests in one trace.
pub const MAXIMUM_REQUESTS: u64 = 100_000_000;
/// Page ids below this are used as they are in own traces.
pub const RENUMBER_FROM: u64 = 1 << 26;

/// Packs one request.
#[inline]
#[must_use]
pub const fn pack(page: u32, write: bool) -> u32 {
    page << 1 | write as u32
}

/// The page of a packed request.
#[inline]
#[must_use]
pub const fn page_of(request: u32) -> u32 {
    request >> 1
}

/// Whether a packed request is a write.
#[inline]
#[must_use]
pub const fn is_write(request: u32) -> bool {
    request & 1 == 1
}

/// A trace over the pages `0 .. pages`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Trace {
    /// Packed requests, in order.
    pub requests: Vec<u32>,
    /// Pages on disk, D.
    pub pages: u32,
    /// For renumbered own traces: the id that page p had in the file. Empty when ids are used as they are.
    pub original_ids: Vec<(u32, u64)>,
    /// What each request serves, for workloads that know.
    pub labels: Option<Labels>,
}

impl Trace {
    /// A trace whose pages must all be below `pages`.
    ///
    /// # Errors
    /// Names the first request whose page is not on disk, counted from 1.
    pub fn new(requests: Vec<u32>, pages: u32) -> Result<Self, ConfigError> {
        match requests.iter().position(|&request| page_of(request) >= pages) {
            None => Ok(Self { requests, pages, original_ids: Vec::new(), labels: None }),
            Some(t) => Err(ConfigError::new(
                format!("trace request {}", t + 1),
                format!("page {}", page_of(requests[t])),
                format!("a page below D = {pages}"),
            )),
        }
    }

    /// The id that a page has in the trace's own file. A page that no request names has the id that would stand in
    /// its place: gaps of missing ids are shortened at their end, and the last id goes on.
    #[must_use]
    pub fn original_id(&self, page: u32) -> u64 {
        let place = self.original_ids.partition_point(|&(known, _)| known <= page);
        match place.checked_sub(1).and_then(|before| self.original_ids.get(before)) {
            Some(&(known, id)) => id.saturating_add(u64::from(page - known)),
            None => u64::from(page),
        }
    }

    /// The page of an id of the trace's own file; none if no request names it. Pages are their own ids in a trace
    /// that was not renumbered, and then this knows only that the page is on disk.
    #[must_use]
    pub fn page_of_id(&self, id: u64) -> Option<u32> {
        if self.original_ids.is_empty() {
            return u32::try_from(id).ok().filter(|&page| page < self.pages);
        }
        let place = self.original_ids.binary_search_by_key(&id, |&(_, id)| id).ok()?;
        Some(self.original_ids[place].0)
    }

    /// What request `t`, counted from 0, serves.
    #[must_use]
    pub fn label(&self, t: u64) -> Option<Label> {
        let request = *self.requests.get(usize::try_from(t).ok()?)?;
        self.labels.as_ref()?.of(t, page_of(request))
    }

    /// Bytes that requests and labels take.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let labels = self.labels.as_ref().map_or(0, Labels::bytes);
        (self.requests.len() * size_of::<u32>()) as u64 + labels
    }
}
