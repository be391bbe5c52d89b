//! A stream: queries one after the other, each of which asks for block after block.

use bufferpool_core::workload::draw::Random;

use super::cursor::Cursor;
use super::frames::NONE;
use super::query::Request;

/// What a stream does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Doing {
    /// It has not begun, or waits before a query.
    Pausing,
    /// It waits for a read.
    Waiting,
    /// It works on a block.
    Working,
    /// It has ended.
    Ended,
}

/// A stream: queries one after the other.
#[derive(Debug, Clone)]
pub struct Stream {
    pub(super) random: Random,
    pub(super) cursor: Option<Cursor>,
    /// Queries begun so far.
    pub(super) begun: u32,
    pub(super) ended: u32,
    pub(super) doing: Doing,
    pub(super) request: Option<Request>,
    pub(super) frame: u32,
    pub(super) requests: u64,
    pub(super) hits: u64,
    pub(super) ended_ns: Option<u64>,
}

impl Stream {
    /// A stream that has not begun, whose queries draw from a generator with this seed.
    pub(super) fn new(seed: u64) -> Self {
        Self {
            random: Random::new(seed),
            cursor: None,
            begun: 0,
            ended: 0,
            doing: Doing::Pausing,
            request: None,
            frame: NONE,
            requests: 0,
            hits: 0,
            ended_ns: None,
        }
    }

    /// Queries that have ended.
    pub fn queries_ended(&self) -> u32 {
        self.ended
    }

    /// What it does.
    pub fn doing(&self) -> Doing {
        self.doing
    }

    /// The request that it waits for or works on.
    pub fn request(&self) -> Option<Request> {
        self.request.filter(|_| self.doing != Doing::Ended)
    }

    /// Where its query stands.
    pub fn cursor(&self) -> Option<&Cursor> {
        self.cursor.as_ref()
    }

    /// Number of its query, from 0.
    pub fn query(&self) -> u32 {
        self.begun.saturating_sub(1)
    }

    /// Its block requests and hits so far.
    pub fn counts(&self) -> (u64, u64) {
        (self.requests, self.hits)
    }

    /// When it ended.
    pub fn ended_ns(&self) -> Option<u64> {
        self.ended_ns
    }
}
