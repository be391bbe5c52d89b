//! Requests, packed: one `u32` a request, shared by all lanes.
//!
//! Bit 0 is the operation (1 = write), the other 31 bits are the page.

pub mod csv;
pub mod inline;
pub mod labels;
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
