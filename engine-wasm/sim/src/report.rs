//! A lane's pool as data, in the golden files' shape.

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::lane::AnyLane;
use crate::pool::NONE;
use crate::spec::Shape;

/// One frame of the pool.
#[derive(Debug, Serialize)]
struct FrameState {
    frame: u32,
    page: Option<u32>,
    dirty: bool,
    prefetched: bool,
    #[serde(flatten)]
    badge: Map<String, Value>,
}

/// Frames, and the list from MRU to LRU (pages) or the hand (a frame), as `expect.final` has them.
#[must_use]
pub fn final_state(lane: &dyn AnyLane) -> Value {
    let pool = lane.pool();
    let spec = lane.config().policy_entry().ok().map(|entry| entry.spec);
    let badge = spec.and_then(|spec| spec.badge);
    let frames: Vec<FrameState> = (0..lane.config().frames)
        .map(|frame| {
            let page = Some(pool.page_in(frame)).filter(|&page| page != NONE);
            let mut bits = Map::new();
            if let (Some(badge), true) = (badge, page.is_some()) {
                bits.insert(badge.id.to_owned(), lane.badge(frame).into());
            }
            FrameState {
                frame,
                page,
                dirty: pool.is_dirty(frame),
                prefetched: pool.is_prefetched(frame),
                badge: bits,
            }
        })
        .collect();
    let structure = lane.structure();
    match spec.map(|spec| spec.shape) {
        Some(Shape::Ring) => json!({ "frames": frames, "hand": structure.hand }),
        _ => {
            let list: Vec<u32> = structure.order.iter().map(|&frame| pool.page_in(frame)).collect();
            json!({ "frames": frames, "list": list })
        }
    }
}
