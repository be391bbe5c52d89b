//! What the page draws of a lane: flat columns by frame, and the policy's own structure.

use serde_json::{Value, json};

use super::Session;
use crate::lane::AnyLane;
use crate::report::final_state;

/// Bit of a view's `flags`: the frame holds a dirty page.
const DIRTY: u8 = 1;
/// Bit of a view's `flags`: the page came by prefetch and was not hit yet.
const PREFETCHED: u8 = 2;

/// A lane's pool as flat columns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LaneView {
    /// Frame → page, `u32::MAX` if free.
    pub pages: Vec<u32>,
    /// Frame → bits: 1 dirty, 2 prefetched and not hit yet.
    pub flags: Vec<u8>,
    /// Frame → the policy's number or flag.
    pub badges: Vec<u8>,
    /// Frames from MRU to LRU, or for a ring in eviction order.
    pub order: Vec<u32>,
    /// Length of the window at the LRU end; 0 if there is none.
    pub window: u32,
    /// Frame under the hand, if there is one.
    pub hand: Option<u32>,
}

impl LaneView {
    /// The view of a lane as it is now.
    #[must_use]
    pub fn of(lane: &dyn AnyLane) -> Self {
        let pool = lane.pool();
        let frames = 0..lane.config().frames;
        let structure = lane.structure();
        Self {
            pages: frames.clone().map(|frame| pool.page_in(frame)).collect(),
            flags: frames
                .clone()
                .map(|frame| {
                    (u8::from(pool.is_dirty(frame)) * DIRTY)
                        | (u8::from(pool.is_prefetched(frame)) * PREFETCHED)
                })
                .collect(),
            badges: frames.map(|frame| lane.badge(frame)).collect(),
            order: structure.order,
            window: structure.window,
            hand: structure.hand,
        }
    }
}

impl Session {
    /// Everything the page shows of this position, as data: equal for equal positions, however they were reached.
    #[must_use]
    pub fn serialised(&self) -> Value {
        let lanes: Vec<Value> = self
            .shown
            .all()
            .iter()
            .enumerate()
            .map(|(index, lane)| {
                json!({
                    "policy": lane.config().policy,
                    "mode": lane.config().mode,
                    "prefetch": lane.config().prefetch,
                    "counters": lane.counters(),
                    "identities": lane.identities(),
                    "pool": final_state(lane.as_ref()),
                    "recent": self.recent(index).collect::<Vec<_>>(),
                })
            })
            .collect();
        json!({ "position": self.position(), "lanes": lanes })
    }
}
