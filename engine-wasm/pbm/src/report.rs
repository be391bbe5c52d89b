//! A lane as data, in the shape of cases: see `tests/golden/pbm/README.md`.

use serde_json::{Value, json};

use super::frames::NONE;
use super::lane::AnyLane;
use super::stream::Stream;

fn percent(part: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { 100.0 * part as f64 / of as f64 }
}

/// What each stream did so far: `requests`, `hits`, `hit_percent`, and `end_us`, `null` while it runs.
pub fn streams(lane: &dyn AnyLane) -> Value {
    let stream = |stream: &Stream| {
        let (requests, hits) = stream.counts();
        let end_us = stream.ended_ns().map(|ended_ns| ended_ns as f64 / 1e3);
        json!({ "requests": requests, "hits": hits, "hit_percent": percent(hits, requests), "end_us": end_us })
    };
    lane.streams().iter().map(stream).collect()
}

/// The bound that MIN sets on the lane's own requests, of which it hits so many.
pub fn min(lane: &dyn AnyLane, hits: u64) -> Value {
    let requests = lane.requests();
    json!({ "hits": hits, "misses": requests - hits, "hit_percent": percent(hits, requests) })
}

/// The block of each frame, `null` if it is free, and what the policy keeps about frames: `badges`, `hand`, and those of
/// its `buckets` that are not empty.
pub fn final_state(lane: &dyn AnyLane) -> Value {
    let frames = lane.frames();
    let block = |frame: u32| Some(frames.block_in(frame)).filter(|&block| block != NONE);
    let blocks: Vec<_> = (0..frames.len()).map(block).collect();
    let badges: Vec<_> = (0..frames.len()).map_while(|frame| lane.badge(frame)).collect();
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
