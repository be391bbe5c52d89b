//! What the page draws of a lane: flat columns by frame and by block, and buckets.

use crate::frames::NONE;
use crate::lane::AnyLane;
use crate::policy::Bucket;

/// Bit of a frame and of a block: some stream holds it.
pub const PINNED: u8 = 1;
/// Bit of a frame and of a block: it is still being read.
pub const IN_FLIGHT: u8 = 2;
/// Bit of a frame: it holds no block.
pub const FREE: u8 = 4;
/// Bit of a frame in a bucket: its present estimate belongs into another one.
pub const STALE: u8 = 8;
/// Bit of a block: it is in the pool.
pub const RESIDENT: u8 = 16;

/// Entries of the columns by block, at most: of a larger table they have every n-th block, and no picture has as many bins.
pub const MOST_BLOCKS: u32 = 1 << 18;

/// A lane as flat columns. Times are microseconds until the next access as estimated now, infinite if none is known.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct LaneView {
    /// Frame → block, `u32::MAX` if free.
    pub blocks: Vec<u32>,
    /// Frame → bits: [`PINNED`], [`IN_FLIGHT`], [`FREE`], [`STALE`].
    pub flags: Vec<u8>,
    /// Frame → estimate for its block; infinite if free.
    pub times_us: Vec<f32>,
    /// Frame → the policy's number for it; empty if it keeps none.
    pub badges: Vec<u8>,
    /// Block, or every n-th of [`MOST_BLOCKS`] → bits: [`PINNED`], [`IN_FLIGHT`], [`RESIDENT`].
    pub table_flags: Vec<u8>,
    /// Block → estimate.
    pub table_times_us: Vec<f32>,
    /// Frames of all buckets, one bucket after the other, the next to leave first.
    pub order: Vec<u32>,
    /// Lengths of the buckets: those of time from the present on, the not requested, and the free list where there is one.
    pub lengths: Vec<u32>,
    /// From how many microseconds on each bucket of time is, by bucket.
    pub from_us: Vec<f64>,
}

impl LaneView {
    /// Brings the view up to date within the memory it has. Without `table` the columns by block are left empty, without
    /// `buckets` those of buckets: they take a walk.
    pub fn refresh(&mut self, lane: &dyn AnyLane, table: bool, buckets: bool) {
        let frames = &lane.frames;
        let bit = |set: bool, bit: u8| if set { bit } else { 0 };
        let held =
            |frame: u32| bit(frames.is_pinned(frame), PINNED) | bit(frames.frame(frame).in_flight, IN_FLIGHT);
        self.blocks.clear();
        self.blocks.extend((0..frames.count()).map(|frame| frames.block_in(frame)));
        let time_us = |block: u32| (lane.next_access_ns(block) / 1e3) as f32;
        self.times_us.clear();
        self.times_us.extend(
            self.blocks.iter().map(|&block| if block == NONE { f32::INFINITY } else { time_us(block) }),
        );
        self.flags.clear();
        self.flags.extend((0..frames.count()).map(|frame| match frames.block_in(frame) {
            NONE => FREE,
            _ => held(frame),
        }));
        self.badges.clear();
        self.badges.extend((0..frames.count()).map_while(|frame| lane.badge(frame)));
        self.refresh_buckets(lane, buckets);
        self.table_flags.clear();
        self.table_times_us.clear();
        if table {
            let numbers = lane.world.block_numbers();
            let blocks = (0..numbers).step_by(numbers.div_ceil(MOST_BLOCKS) as usize);
            self.table_flags.extend(blocks.clone().map(|block| match frames.frame_of(block) {
                NONE => 0,
                frame => RESIDENT | held(frame),
            }));
            self.table_times_us.extend(blocks.map(time_us));
        }
    }

    fn refresh_buckets(&mut self, lane: &dyn AnyLane, wanted: bool) {
        self.order.clear();
        self.lengths.clear();
        self.from_us.clear();
        for view in if wanted { lane.buckets() } else { Vec::new() } {
            self.lengths.push(view.frames.len() as u32);
            self.from_us.extend(view.from_ns.map(|from_ns| from_ns as f64 / 1e3));
            for &frame in &view.frames {
                let next_access_ns = lane.knowledge.scans.next_access_ns(lane.frames.block_in(frame));
                // The free list keeps blocks whatever is known of them: those with a known next access are stale.
                let stale = match view.bucket {
                    Bucket::FreeList => next_access_ns.is_finite(),
                    bucket => lane.bucket_of(next_access_ns) != Some(bucket),
                };
                if stale {
                    self.flags[frame as usize] |= STALE;
                }
            }
            self.order.extend(view.frames);
        }
    }
}
