//! What each request of a trace serves: a group of requests (such as a transaction), in run-length columns, 5 bytes each,
//! and a part of the data (such as a table), which follows from the page, or where that changes, from the request.

use serde::Serialize;

use crate::error::{Checked, push};

/// The field that is named when there is no memory.
const FIELD: &str = "workload.requests";

/// The words of all requests of a trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Labels {
    kinds: &'static [&'static str],
    /// Parts of the data with their first pages, ascending.
    parts: Vec<(u32, &'static str)>,
    /// Pages whose part changed: from which request on, the page, its part; in the order of the requests.
    changes: Vec<(u32, u32, &'static str)>,
    starts: Vec<u32>,
    kind_of: Vec<u8>,
}

/// The words of one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Label {
    pub group: &'static str,
    /// Number of the group in the trace, from 1.
    pub number: u32,
    pub part: &'static str,
}

impl Labels {
    /// No groups yet. `parts` are names with their first pages, ascending; each ends where the next begins.
    pub fn new(kinds: &'static [&'static str], parts: Vec<(u32, &'static str)>) -> Self {
        Self { kinds, parts, changes: Vec::new(), starts: Vec::new(), kind_of: Vec::new() }
    }

    /// Begins a group of a kind, by its place among the names, at request `t`.
    pub fn begin(&mut self, t: u32, kind: u8) -> Checked<()> {
        push(FIELD, &mut self.starts, t)?;
        push(FIELD, &mut self.kind_of, kind)
    }

    /// Lets a part begin at a page above all parts' first pages, for a file that grows.
    pub fn extend(&mut self, page: u32, part: &'static str) -> Checked<()> {
        let new = self.parts.last().is_none_or(|last| last.1 != part);
        if new { push(FIELD, &mut self.parts, (page, part)) } else { Ok(()) }
    }

    /// Lets a page be of another part from request `t` on. Such changes are looked through one by one: for few.
    pub fn change(&mut self, t: u32, page: u32, part: &'static str) -> Checked<()> {
        push(FIELD, &mut self.changes, (t, page, part))
    }

    /// The words of request `t` with its page; nothing before the first group or the first part.
    pub fn of(&self, t: u64, page: u32) -> Option<Label> {
        let group = self.starts.partition_point(|&start| u64::from(start) <= t).checked_sub(1)?;
        let part = self.parts[self.parts.partition_point(|part| part.0 <= page).checked_sub(1)?].1;
        let changed = |&&(from, which, _): &&(u32, u32, _)| which == page && u64::from(from) <= t;
        let part = self.changes.iter().rev().find(changed).map_or(part, |change| change.2);
        let kind = usize::from(self.kind_of[group]);
        Some(Label { group: self.kinds.get(kind)?, number: group as u32 + 1, part })
    }

    /// Groups with their first requests and names, in order.
    pub fn groups(&self) -> impl ExactSizeIterator<Item = (u32, &'static str)> + '_ {
        let name = |&kind: &u8| self.kinds.get(usize::from(kind)).copied().unwrap_or_default();
        self.starts.iter().copied().zip(self.kind_of.iter().map(name))
    }

    /// Bytes that the columns take.
    pub fn bytes(&self) -> u64 {
        (self.starts.capacity() * size_of::<u32>() + self.kind_of.capacity()) as u64
    }
}
