//! The pool: which block is in which frame, what is pinned or in flight. The only writer of counters.

pub use bufferpool_core::NONE;
use bufferpool_core::error::{ConfigError, filled};
use bufferpool_core::sparse::Sparse;

use crate::counters::Counts;

/// What is known of a frame, in one place: a request and a draw each look at one frame, which is seldom in a cache.
#[derive(Debug, Clone, Copy)]
pub struct Frame {
    /// Number of the last request for the block in the frame: larger is later.
    pub used: u64,
    block: u32,
    /// Streams that work on the frame's block or wait for it. At most one a stream.
    pub pins: u8,
    /// Whether the block is still being read.
    pub in_flight: bool,
}

/// Frames with their blocks.
#[derive(Debug, Clone)]
pub struct Frames {
    frame_of: Sparse<u32>,
    frames: Vec<Frame>,
    /// Frames that were never filled are those from here on.
    filled: u32,
    /// Frames emptied in bulk, the next to be used at the end.
    emptied: Vec<u32>,
    /// What was counted.
    pub counts: Counts,
}

impl Frames {
    /// An empty pool. Fails for want of memory.
    pub fn new(frames: u32, block_numbers: u32) -> Result<Self, ConfigError> {
        let free = Frame { used: 0, block: NONE, pins: 0, in_flight: false };
        Ok(Self {
            frame_of: Sparse::new("blocks", block_numbers as usize, NONE)?,
            frames: filled("frames", frames as usize, free)?,
            filled: 0,
            emptied: Vec::new(),
            counts: Counts::default(),
        })
    }

    /// Number of frames.
    #[inline(always)]
    pub fn count(&self) -> u32 {
        self.frames.len() as u32
    }

    /// The frame of a block; [`NONE`] if it is not resident.
    #[inline(always)]
    pub fn frame_of(&self, block: u32) -> u32 {
        self.frame_of.get(block)
    }

    /// The block in a frame; [`NONE`] if it is free.
    #[inline(always)]
    pub fn block_in(&self, frame: u32) -> u32 {
        self.frames[frame as usize].block
    }

    /// All that is known of a frame.
    #[inline(always)]
    pub fn frame(&self, frame: u32) -> &Frame {
        &self.frames[frame as usize]
    }

    /// Whether some stream holds the frame's block: it cannot be evicted.
    #[inline(always)]
    pub fn is_pinned(&self, frame: u32) -> bool {
        self.frames[frame as usize].pins != 0
    }

    /// Resident blocks.
    pub fn resident(&self) -> u64 {
        u64::from(self.filled) - self.emptied.len() as u64
    }

    /// A request for a resident block: pins it. Returns whether it is in flight.
    #[inline(always)]
    pub(super) fn hit(&mut self, frame: u32) -> bool {
        self.counts.requests += 1;
        self.counts.hits += 1;
        let frame = &mut self.frames[frame as usize];
        frame.used = self.counts.requests;
        frame.pins += 1;
        let waits = frame.in_flight;
        self.counts.waits += u64::from(waits);
        waits
    }

    /// A frame that holds nothing, if there is one.
    #[inline(always)]
    pub(super) fn take_free(&mut self) -> Option<u32> {
        if self.filled < self.count() {
            self.filled += 1;
            return Some(self.filled - 1);
        }
        self.emptied.pop()
    }

    /// A request for a block that is not resident: reads it into a frame that holds nothing, pinned.
    #[inline(always)]
    pub(super) fn load(&mut self, block: u32, frame: u32) {
        self.counts.requests += 1;
        *self.frame_of.get_mut(block) = frame;
        self.frames[frame as usize] = Frame { used: self.counts.requests, block, pins: 1, in_flight: true };
    }

    /// Takes the block out of a frame. Returns it.
    #[inline(always)]
    pub(super) fn evict(&mut self, frame: u32) -> u32 {
        let block = self.frames[frame as usize].block;
        self.counts.evictions += 1;
        *self.frame_of.get_mut(block) = NONE;
        self.frames[frame as usize].block = NONE;
        block
    }

    /// Frames that were evicted beside the victim are used next, the first of them first.
    pub(super) fn leave_free(&mut self, frames: &[u32]) {
        self.emptied.extend(frames.iter().rev());
    }

    /// A frame whose block has come, or which a stream lets go of.
    #[inline(always)]
    pub(super) fn frame_mut(&mut self, frame: u32) -> &mut Frame {
        &mut self.frames[frame as usize]
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.frame_of.bytes() + size_of::<Frame>() * self.frames.len() + 4 * self.emptied.capacity()
    }
}
