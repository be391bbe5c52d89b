//! The pool: which block is in which frame, what is pinned or in flight. The only writer of counters.

use super::counters::Counts;
use crate::error::{ConfigError, filled};

pub use crate::pool::NONE;

/// Frames with their blocks.
#[derive(Debug, Clone)]
pub struct Frames {
    frame_of: Vec<u32>,
    block_in: Vec<u32>,
    /// Streams that work on the frame's block or wait for it. At most one a stream.
    pins: Vec<u8>,
    in_flight: Vec<bool>,
    /// Number of the last request for the block in the frame: larger is later.
    used: Vec<u64>,
    /// Frames that were never filled are those from here on.
    filled: u32,
    /// Frames emptied in bulk, the next to be used at the end.
    emptied: Vec<u32>,
    counts: Counts,
}

impl Frames {
    /// An empty pool.
    ///
    /// # Errors
    /// When it does not fit in memory.
    pub fn new(frames: u32, block_numbers: u32) -> Result<Self, ConfigError> {
        let column = frames as usize;
        Ok(Self {
            frame_of: filled("blocks", block_numbers as usize, NONE)?,
            block_in: filled("frames", column, NONE)?,
            pins: filled("frames", column, 0)?,
            in_flight: filled("frames", column, false)?,
            used: filled("frames", column, 0)?,
            filled: 0,
            emptied: Vec::new(),
            counts: Counts::default(),
        })
    }

    /// Number of frames.
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.block_in.len() as u32
    }

    /// Whether there is no frame.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.block_in.is_empty()
    }

    /// The frame of a block; [`NONE`] if it is not resident.
    #[inline(always)]
    #[must_use]
    pub fn frame_of(&self, block: u32) -> u32 {
        self.frame_of[block as usize]
    }

    /// The block in a frame; [`NONE`] if it is free.
    #[inline(always)]
    #[must_use]
    pub fn block_in(&self, frame: u32) -> u32 {
        self.block_in[frame as usize]
    }

    /// Streams that hold the frame's block.
    #[inline(always)]
    #[must_use]
    pub fn pins(&self, frame: u32) -> u8 {
        self.pins[frame as usize]
    }

    /// Whether some stream holds the frame's block: it cannot be evicted.
    #[inline(always)]
    #[must_use]
    pub fn is_pinned(&self, frame: u32) -> bool {
        self.pins[frame as usize] != 0
    }

    /// Whether the frame's block is still being read.
    #[inline(always)]
    #[must_use]
    pub fn is_in_flight(&self, frame: u32) -> bool {
        self.in_flight[frame as usize]
    }

    /// Number of the last request for the block in a frame.
    #[inline(always)]
    #[must_use]
    pub fn used(&self, frame: u32) -> u64 {
        self.used[frame as usize]
    }

    /// What was counted.
    #[must_use]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Resident blocks.
    #[must_use]
    pub fn resident(&self) -> u64 {
        u64::from(self.filled) - self.emptied.len() as u64
    }

    /// A request for a resident block: pins it. Returns whether it is in flight.
    #[inline(always)]
    pub(super) fn hit(&mut self, frame: u32) -> bool {
        self.counts.requests += 1;
        self.counts.hits += 1;
        self.used[frame as usize] = self.counts.requests;
        self.pins[frame as usize] += 1;
        let waits = self.in_flight[frame as usize];
        self.counts.waits += u64::from(waits);
        waits
    }

    /// A frame that holds nothing, if there is one.
    #[inline(always)]
    pub(super) fn take_free(&mut self) -> Option<u32> {
        if self.filled < self.len() {
            self.filled += 1;
            return Some(self.filled - 1);
        }
        self.emptied.pop()
    }

    /// Whether a frame holds nothing.
    #[must_use]
    pub fn has_free(&self) -> bool {
        self.filled < self.len() || !self.emptied.is_empty()
    }

    /// A request for a block that is not resident: reads it into a frame that holds nothing, pinned.
    #[inline(always)]
    pub(super) fn load(&mut self, block: u32, frame: u32) {
        self.counts.requests += 1;
        self.frame_of[block as usize] = frame;
        self.block_in[frame as usize] = block;
        self.pins[frame as usize] = 1;
        self.in_flight[frame as usize] = true;
        self.used[frame as usize] = self.counts.requests;
    }

    /// Takes the block out of a frame. Returns it.
    #[inline(always)]
    pub(super) fn evict(&mut self, frame: u32) -> u32 {
        let block = self.block_in[frame as usize];
        self.counts.evictions += 1;
        self.frame_of[block as usize] = NONE;
        self.block_in[frame as usize] = NONE;
        block
    }

    /// Frames that were evicted beside the victim are used next, the first of them first.
    pub(super) fn leave_free(&mut self, frames: &[u32]) {
        self.emptied.extend(frames.iter().rev());
    }

    /// The frame's block has come.
    #[inline(always)]
    pub(super) fn arrived(&mut self, frame: u32) {
        self.in_flight[frame as usize] = false;
    }

    /// A stream is done with the frame's block.
    #[inline(always)]
    pub(super) fn unpin(&mut self, frame: u32) {
        self.pins[frame as usize] -= 1;
    }

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> usize {
        4 * self.frame_of.len() + 14 * self.block_in.len() + 4 * self.emptied.capacity()
    }
}
