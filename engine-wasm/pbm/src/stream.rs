//! A stream: queries one after the other, each of which asks for block after block; and what it does, as data.

use bufferpool_core::workload::draw::Random;
use serde::Serialize;

use crate::frames::NONE;
use crate::lane::AnyLane;
use crate::orders::OrderId;
use crate::query::{Cursor, Part, Request};

/// What a stream does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
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
#[allow(missing_docs)]
pub struct Stream {
    pub(super) random: Random,
    pub cursor: Option<Cursor>,
    pub(super) begun: u32,
    pub ended: u32,
    pub doing: Doing,
    /// The request that it waits for or works on.
    pub request: Option<Request>,
    pub(super) frame: u32,
    pub requests: u64,
    pub hits: u64,
    pub ended_ns: Option<u64>,
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
}

/// What a stream does.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct StreamState<'a> {
    pub doing: Doing,
    pub query: u32,
    pub name: Option<&'static str>,
    pub part: Option<PartState<'a>>,
    /// The block that it waits for or works on.
    pub block: Option<u32>,
    /// When its pause or its work is over; none while it waits for a read.
    pub wakes_us: Option<f64>,
    /// Measured speed of its registered scan.
    pub blocks_a_second: Option<f64>,
    /// First and end of the window of a correlated index scan.
    pub window: Option<(u32, u32)>,
    /// How far the scan that trails it is behind.
    pub lag_us: Option<f64>,
    pub requests: u64,
    pub hits: u64,
    pub ended_us: Option<f64>,
}

/// What a stream works through, and how much of it was asked for.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum PartState<'a> {
    /// A scan of a table; `groups` are those that a bitmap keeps.
    Scan {
        table: usize,
        first: u32,
        blocks: u32,
        asked: u32,
        cpu_us: f64,
        groups: Option<&'a [u32]>,
        look_ups: usize,
    },
    /// An index scan.
    Index { correlated: bool, blocks: u32, asked: u32, cpu_us: f64 },
    /// Look-ups.
    LookUps { blocks: u32, asked: u32, cpu_us: f64 },
}

fn us(ns: u64) -> f64 {
    ns as f64 / 1e3
}

fn part_state(cursor: &Cursor) -> Option<PartState<'_>> {
    let asked = cursor.asked;
    Some(match cursor.part()? {
        Part::Scan(scan) => PartState::Scan {
            table: scan.table,
            first: scan.first,
            blocks: scan.blocks,
            asked,
            cpu_us: us(scan.cpu_ns),
            groups: scan.groups.as_deref(),
            look_ups: scan.look_ups.len(),
        },
        Part::Ordered { order, from, to, cpu_ns } => PartState::Index {
            correlated: *order == OrderId::Correlated,
            blocks: to - from,
            asked,
            cpu_us: us(*cpu_ns),
        },
        &Part::Points { count, cpu_ns, .. } => {
            PartState::LookUps { blocks: count, asked, cpu_us: us(cpu_ns) }
        }
        &Part::Point { cpu_ns, .. } => PartState::LookUps { blocks: 1, asked, cpu_us: us(cpu_ns) },
    })
}

fn stream_state<'a>(lane: &'a dyn AnyLane, number: u32, stream: &'a Stream) -> StreamState<'a> {
    let knowledge = &lane.knowledge;
    let window = knowledge.windows.as_ref().and_then(|windows| windows.of(number));
    let lag_ns = knowledge.trailing.as_ref().and_then(|trailing| trailing.lag_ns(number));
    let cursor = stream.cursor.as_ref();
    StreamState {
        doing: stream.doing,
        query: stream.begun.saturating_sub(1),
        name: cursor.map(|cursor| cursor.query.name),
        part: cursor.and_then(part_state),
        block: stream.request.map(|request| request.block),
        wakes_us: lane.clock.wakes_ns(number).map(us),
        blocks_a_second: knowledge.scans.of(number).map(|scan| scan.speed * 1e9),
        window: window.map(|window| window.blocks),
        lag_us: lag_ns.map(us),
        requests: stream.requests,
        hits: stream.hits,
        ended_us: stream.ended_ns.map(us),
    }
}

/// What the streams of a lane do.
pub fn stream_states(lane: &dyn AnyLane) -> Vec<StreamState<'_>> {
    (0..).zip(&lane.streams).map(|(number, stream)| stream_state(lane, number, stream)).collect()
}
