//! What holds pages in the pool of a server: I/O in flight, and clients' pins.

use super::device::IoKind;
use crate::access::hold::{FrameSet, Hold};
use crate::pool::Pool;

/// I/O in flight on a frame.
const READ: u8 = 1;
const WRITE: u8 = 2;
/// Clients wait for it.
const AWAITED: u8 = 4;

/// A frame and its page, to be read or written.
pub(super) type Moved = (u32, u32);

/// Frames with I/O in flight, frames of pinned pages, pages that leave; and what the request at hand moves.
#[derive(Debug, Clone, Default)]
pub(crate) struct Traffic {
    /// Frame → the flags above.
    state: Vec<u8>,
    in_flight: FrameSet,
    /// Frame → clients whose pins hold its page. Empty in a trace without pins.
    holders: Vec<u16>,
    /// Frames in flight or held. Empty in a trace without pins, where those in flight are all.
    kept: FrameSet,
    /// Pages that left while they are written, and whether a client waits to read one again.
    leaving: Vec<(u32, bool)>,
    /// Whether the client of the request at hand holds its page already.
    pub(super) is_held: bool,
    /// The batch of the request at hand.
    pub(super) writes: Vec<Moved>,
    /// The requested page of the request at hand, and those prefetched with it.
    pub(super) reads: Vec<Moved>,
    /// The pages that left for it.
    pub(super) dropped: Vec<u32>,
}

impl Traffic {
    pub(super) fn new(frames: u32, pins: bool) -> Self {
        Self {
            state: vec![0; frames as usize],
            in_flight: FrameSet::new(frames),
            holders: vec![0; if pins { frames as usize } else { 0 }],
            kept: FrameSet::new(if pins { frames } else { 0 }),
            ..Self::default()
        }
    }

    /// A request comes.
    pub(super) fn begin(&mut self, is_held: bool) {
        self.is_held = is_held;
        self.writes.clear();
        self.reads.clear();
        self.dropped.clear();
    }

    fn pinned(&self) -> &FrameSet {
        if self.holders.is_empty() { &self.in_flight } else { &self.kept }
    }

    /// Frames that may not leave.
    pub(super) fn pinned_frames(&self) -> u32 {
        self.pinned().len()
    }
    /// Whether a frame may not leave.
    pub(super) fn is_pinned(&self, frame: u32) -> bool {
        self.pinned().has(frame)
    }
    /// Clients whose pins hold the page in a frame.
    pub(super) fn holders(&self, frame: u32) -> u16 {
        self.holders.get(frame as usize).copied().unwrap_or(0)
    }
    /// Whether a frame has I/O in flight.
    #[inline(always)]
    pub(super) fn is_in_flight(&self, frame: u32) -> bool {
        self.in_flight.has(frame)
    }

    /// The I/O in flight on a frame.
    pub(super) fn io(&self, frame: u32) -> Option<IoKind> {
        match self.state[frame as usize] & (READ | WRITE) {
            READ => Some(IoKind::Read),
            WRITE => Some(IoKind::Write),
            _ => None,
        }
    }

    /// A client waits for the I/O on a frame.
    pub(super) fn await_frame(&mut self, frame: u32) {
        self.state[frame as usize] |= AWAITED;
    }

    fn begin_io(&mut self, frame: u32, flag: u8) {
        self.state[frame as usize] = flag;
        self.in_flight.insert(frame);
        if !self.holders.is_empty() {
            self.kept.insert(frame);
        }
    }

    /// The page in a frame is written by one of the two writers.
    pub(super) fn write(&mut self, frame: u32) {
        self.begin_io(frame, WRITE);
    }

    /// The I/O of a frame is complete. Whether clients waited for it.
    pub(super) fn end_io(&mut self, frame: u32) -> bool {
        let state = std::mem::take(&mut self.state[frame as usize]);
        self.in_flight.remove(frame);
        if !self.holders.is_empty() && self.holders[frame as usize] == 0 {
            self.kept.remove(frame);
        }
        state & AWAITED != 0
    }

    /// Whether a page left and is still written.
    pub(super) fn is_leaving(&self, page: u32) -> bool {
        self.leaving.iter().any(|&(leaving, _)| leaving == page)
    }

    /// A client waits until a page that left is written.
    pub(super) fn await_leaving(&mut self, page: u32) {
        for leaving in self.leaving.iter_mut().filter(|leaving| leaving.0 == page) {
            leaving.1 = true;
        }
    }

    /// A page that left is written. Whether a client waits to read it again.
    pub(super) fn has_left(&mut self, page: u32) -> bool {
        let place = self.leaving.iter().position(|&(leaving, _)| leaving == page);
        place.is_some_and(|place| self.leaving.swap_remove(place).1)
    }

    /// Pages that left and are still written.
    pub(super) fn leaving(&self) -> impl Iterator<Item = u32> {
        self.leaving.iter().map(|&(page, _)| page)
    }

    /// One client more, or one fewer, holds the page in a frame.
    pub(super) fn hold_frame(&mut self, frame: u32, more: bool) {
        let holders = &mut self.holders[frame as usize];
        *holders = if more { *holders + 1 } else { *holders - 1 };
        if more {
            self.kept.insert(frame);
        } else if *holders == 0 && !self.in_flight.has(frame) {
            self.kept.remove(frame);
        }
    }
}

impl Hold for Traffic {
    fn comes(&mut self, _t: u64) -> (Option<u16>, bool) {
        (None, self.is_held)
    }

    fn kept(&mut self, _pool: &Pool) -> Option<&FrameSet> {
        Some(self.pinned()).filter(|pinned| !pinned.is_empty())
    }

    fn may_go(&self, frame: u32, _page: u32) -> bool {
        !self.is_pinned(frame)
            || (self.holders(frame) == 0 && self.writes.iter().any(|&(written, _)| written == frame))
    }

    fn in_flight(&self) -> Option<&FrameSet> {
        Some(&self.in_flight).filter(|in_flight| !in_flight.is_empty())
    }

    fn may_come(&self, page: u32) -> bool {
        !self.is_leaving(page)
    }

    fn writes(&mut self, frame: u32, page: u32) {
        self.writes.push((frame, page));
        self.begin_io(frame, WRITE);
    }

    fn drops(&mut self, frame: u32, page: u32) {
        self.dropped.push(page);
        if self.io(frame) == Some(IoKind::Write) {
            self.leaving.push((page, false));
            self.end_io(frame);
        }
    }

    fn reads(&mut self, frame: u32, page: u32) {
        self.reads.push((frame, page));
        self.begin_io(frame, READ);
    }
}
