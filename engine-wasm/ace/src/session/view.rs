//! What the page draws of a lane: flat columns by frame, the policy's own structure, and where a page is.

use bufferpool_core::NONE;
use serde::Serialize;

use super::Session;
use crate::lane::AnyLane;

/// Bit of a view's `flags`: the frame holds a dirty page.
const DIRTY: u8 = 1;
/// Bit of a view's `flags`: the page came by prefetch and was not hit yet.
const PREFETCHED: u8 = 2;
/// Bit of a view's `flags`: the frame holds no page.
const FREE: u8 = 4;

/// A lane's pool as flat columns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LaneView {
    /// Frame → page, `u32::MAX` if free.
    pub pages: Vec<u32>,
    /// Frame → bits: 1 dirty, 2 prefetched and not hit yet, 4 free.
    pub flags: Vec<u8>,
    /// Frame → the policy's number or flag.
    pub badges: Vec<u8>,
    /// Frames from MRU to LRU, or for a ring from the one whose turn is next.
    pub order: Vec<u32>,
    /// Length of the window at the LRU end; 0 if there is none.
    pub window: u32,
    /// Frame under the hand, if there is one.
    pub hand: Option<u32>,
}

impl LaneView {
    /// The view of a lane as it is now.
    pub fn of(lane: &dyn AnyLane) -> Self {
        let mut view = Self::default();
        view.refresh(lane, true);
        view
    }

    /// Brings the view up to date within the memory it has. Without `ordered` the order is left empty: it is the one
    /// column that takes a walk, and pictures by frame do without.
    pub fn refresh(&mut self, lane: &dyn AnyLane, ordered: bool) {
        let pool = lane.pool();
        let frames = 0..lane.config().frames;
        self.pages.clear();
        self.pages.extend(frames.clone().map(|frame| pool.page_in(frame)));
        self.flags.clear();
        self.flags.extend(frames.clone().map(|frame| {
            (u8::from(pool.is_dirty(frame)) * DIRTY)
                | (u8::from(pool.is_prefetched(frame)) * PREFETCHED)
                | (u8::from(pool.page_in(frame) == NONE) * FREE)
        }));
        self.badges.clear();
        self.badges.extend(frames.map(|frame| lane.badge(frame)));
        self.order = if ordered { lane.structure().order } else { Vec::new() };
        (self.window, self.hand) = (lane.policy().window(), lane.policy().hand());
    }
}

/// Where a page is in a lane's pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Whereabouts {
    /// The frame that holds it.
    pub frame: u32,
    /// Its place in the order of the bookkeeping, from 1: the one at the LRU end, or the one whose turn is next.
    pub place: u32,
}

pub(super) fn find_page(session: &Session, page: u32) -> Vec<Option<Whereabouts>> {
    let in_lane = |lane: &dyn AnyLane| {
        let frame = if page < lane.pool().pages() { Some(lane.pool().frame_of(page)) } else { None };
        let frame = frame.filter(|&frame| frame != NONE)?;
        let before = lane.order().iter().position(|&other| other == frame)?;
        Some(Whereabouts { frame, place: before as u32 + 1 })
    };
    session.lanes().all().iter().map(|lane| in_lane(lane.as_ref())).collect()
}
