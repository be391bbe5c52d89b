//! What the step to the shown position did in each lane, as data; the world of all of them; and a lane in the shape
//! of cases: see `tests/golden/pbm/README.md`.

use bufferpool_core::counter::{Counters, Identity};
use bufferpool_core::phrase::Phrase;
use bufferpool_lab::ledger::Tally;
use bufferpool_lab::session::{Run, Session};
use serde::Serialize;
use serde_json::{Value, json};

use crate::counters::percent;
use crate::event::Event;
use crate::frames::NONE;
use crate::lane::AnyLane;
use crate::lanes::Lanes;
use crate::stream::{Stream, StreamState, stream_states};
use crate::world::Table;

/// The step to the shown position: all lanes at one moment.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Step<'a> {
    pub position: u64,
    /// The moment, as the clock has it.
    pub time_us: f64,
    /// The lane that made the step's request; none at the start and at the end.
    pub stepped: Option<usize>,
    pub lanes: Vec<LaneStep<'a>>,
}

/// One lane at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LaneStep<'a> {
    pub counters: Counters,
    pub identities: Vec<Identity>,
    pub event: Option<&'a Event>,
    pub phrases: Vec<Phrase>,
    pub streams: Vec<StreamState<'a>>,
    pub recent: Vec<Recent>,
    /// What its choices came to, held against LRU's.
    pub tally: Option<Tally>,
}

/// One of the last requests of a lane.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Recent {
    /// Its number in the lane, from 0.
    pub t: u64,
    pub time_us: f64,
    pub stream: u32,
    pub block: u32,
    pub hit: bool,
}

/// What all lanes share, as it is simulated.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct WorldState<'a> {
    pub tables: &'a [Table],
    pub block_numbers: u32,
    pub group_blocks: u32,
    pub frames: u32,
    pub scale: u32,
    pub k_r: u32,
    pub base_us: f64,
    pub streams: usize,
    pub requests: u64,
}

fn lane_step<'a>(session: &'a Session<Lanes>, index: usize, lane: &'a dyn AnyLane) -> LaneStep<'a> {
    let event = session.last_event(index);
    let recent = session.recent(index).map(|event| Recent {
        t: event.t,
        time_us: event.time_ns as f64 / 1e3,
        stream: event.stream,
        block: event.block,
        hit: event.hit,
    });
    LaneStep {
        counters: lane.counters(),
        identities: lane.identities(),
        event,
        phrases: event.map_or_else(Vec::new, |event| session.lanes().why(index, event)),
        streams: stream_states(lane),
        recent: recent.collect(),
        tally: lane.tally(),
    }
}

/// The step to a session's position.
pub fn step(session: &Session<Lanes>) -> Step<'_> {
    let (position, lanes) = (session.position(), session.lanes());
    let led = |&lane: &usize| session.last_event(lane).is_some_and(|event| event.position == position);
    let told = lanes.all().iter().enumerate();
    Step {
        position,
        time_us: lanes.now_ns() as f64 / 1e3,
        stepped: (0..lanes.all().len()).rev().find(led),
        lanes: told.map(|(index, lane)| lane_step(session, index, lane.as_ref())).collect(),
    }
}

/// The world of a session; none without lanes.
pub fn world_state(session: &Session<Lanes>) -> Option<WorldState<'_>> {
    let lanes = session.lanes().all();
    let lane = lanes.first()?;
    let world = &lane.world;
    let config = &world.config;
    Some(WorldState {
        tables: &world.tables,
        block_numbers: world.block_numbers(),
        group_blocks: world.group_blocks,
        frames: config.frames(),
        scale: config.scale,
        k_r: config.k_r,
        base_us: config.base_ns() as f64 / 1e3,
        streams: lane.streams.len(),
        requests: session.requests() / lanes.len() as u64,
    })
}

/// What each stream did so far: `requests`, `hits`, `hit_percent`, and `end_us`, `null` while it runs.
pub fn streams(lane: &dyn AnyLane) -> Value {
    let stream = |stream: &Stream| {
        let &Stream { requests, hits, .. } = stream;
        let end_us = stream.ended_ns.map(|ended_ns| ended_ns as f64 / 1e3);
        json!({ "requests": requests, "hits": hits, "hit_percent": percent(hits as f64, requests as f64), "end_us": end_us })
    };
    lane.streams.iter().map(stream).collect()
}

/// The bound that MIN sets on the lane's own requests, of which it hits so many.
pub fn min(lane: &dyn AnyLane, hits: u64) -> Value {
    let requests = lane.requests();
    json!({ "hits": hits, "misses": requests - hits, "hit_percent": percent(hits as f64, requests as f64) })
}

/// The block of each frame, `null` if it is free, and what the policy keeps about frames: `badges`, `hand`, and those of
/// its `buckets` that are not empty.
pub fn final_state(lane: &dyn AnyLane) -> Value {
    let frames = &lane.frames;
    let block = |frame: u32| Some(frames.block_in(frame)).filter(|&block| block != NONE);
    let blocks: Vec<_> = (0..frames.count()).map(block).collect();
    let badges: Vec<_> = (0..frames.count()).map_while(|frame| lane.badge(frame)).collect();
    let buckets = lane.buckets();
    let filled = buckets.iter().filter(|view| !view.frames.is_empty());
    let buckets: Vec<_> =
        filled.map(|view| json!({ "bucket": view.bucket, "frames": view.frames })).collect();
    let mut state = json!({ "blocks": blocks });
    if !badges.is_empty() {
        state["badges"] = badges.into();
    }
    if let Some(hand) = lane.hand() {
        state["hand"] = hand.into();
    }
    if !buckets.is_empty() {
        state["buckets"] = buckets.into();
    }
    state
}
