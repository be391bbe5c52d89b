//! What happened at one request: the golden fields, and further fields for pictures and sentences.

use bufferpool_core::trace::operation::Operation;
use serde::Serialize;

use crate::placement::Account;
use crate::prices::{Class, Disk};

/// A page that left the pool.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Eviction {
    pub page: u32,
    pub frame: u32,
    /// Whether it was dirty, before it migrated.
    pub dirty: bool,
    /// Whether it was created and had never been on a disk.
    pub new: bool,
    /// The queue that it was the front of; none for the time segment's.
    pub queue: Option<Class>,
    /// The disk that it lived on.
    pub from: Disk,
    pub migrated: bool,
    /// The disk that it was written to; none if it was dropped.
    pub written_to: Option<Disk>,
    /// What the placement algorithm knew when it decided.
    pub account: Account,
}

/// A page that went from the time segment to the queue of its class; it keeps its frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Moved {
    pub page: u32,
    pub frame: u32,
    pub queue: Class,
}

/// One request and its consequences.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Event {
    /// Request number, from 0.
    pub t: u64,
    pub op: char,
    /// Page of the request; `None` for a request that empties the pool.
    pub page: Option<u32>,
    pub hit: bool,
    pub was_dirty: bool,
    /// The cost queue in which a hit page was found; none for the time segment.
    pub found_in: Option<Class>,
    pub read_from: Option<Disk>,
    /// Frame in which the page is afterwards.
    pub frame: Option<u32>,
    /// Pages that left, in order: one at a miss in a full pool, all where the pool is emptied.
    pub evictions: Vec<Eviction>,
    /// Pages that went from the time segment to a cost queue.
    pub followed: Vec<Moved>,
    /// Frames of the cost segment, where the request changed their number.
    pub cost_segment_frames: Option<u32>,
    /// Moves that have paid with this request: see `stay.rs`. Only in sessions.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub paid: u32,
    /// Moves that have backfired with it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub backfired: u32,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// An event in the golden files' shape. A request that empties the pool has one for each page that leaves.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct GoldenEvent {
    pub t: u64,
    pub op: char,
    pub page: Option<u32>,
    pub hit: Option<bool>,
    pub victim: Option<u32>,
    pub written_to: Option<Disk>,
    pub migrated: bool,
    pub read_from: Option<Disk>,
}

impl Event {
    /// Empties the event for the next request; keeps the allocations.
    pub(super) fn begin(&mut self, t: u64, operation: Operation, page: u32) {
        let (mut evictions, mut followed) =
            (std::mem::take(&mut self.evictions), std::mem::take(&mut self.followed));
        evictions.clear();
        followed.clear();
        let page = (operation != Operation::Empty).then_some(page);
        *self = Self { t, op: operation.letter(), page, evictions, followed, ..Self::default() };
    }

    /// The event in exactly the golden shape.
    pub fn golden(&self) -> Vec<GoldenEvent> {
        let &Self { t, op, page, read_from, .. } = self;
        let hit = page.map(|_| self.hit);
        let event =
            GoldenEvent { t, op, page, hit, victim: None, written_to: None, migrated: false, read_from };
        let left = |eviction: &Eviction| GoldenEvent {
            victim: Some(eviction.page),
            written_to: eviction.written_to,
            migrated: eviction.migrated,
            ..event
        };
        let evictions: Vec<_> = self.evictions.iter().map(left).collect();
        if page.is_some() && evictions.is_empty() { vec![event] } else { evictions }
    }
}
