//! The cost segment: part of the pool leaves by time, part by what the pages' return would cost.
//!
//! Source: PVLDB 2008, section 5, figures 6 to 8. The text says "least recently used" of the cost queues; figure 7 shows
//! them first in, first out, and so they are: a page queued while the pool filled leaves before a later one of its class.
//!
//! A size that follows what it brings: one sentence of the section says that lambda can be adapted by H_m > (r_f / r_m) M_f, and gives
//! neither the window nor the step. Our reading: H_m are the hits on magnetic pages found in the cost segment, each of
//! which saved r_m because a cheaper page left in its place; M_f are the misses of pages on flash, each of which cost
//! r_f. Over a window of as many requests as the pool has frames, r_m H_m > r_f M_f says that the segment pays, and it
//! grows by a 32nd of the pool; otherwise it shrinks by as much; with neither hits nor misses it stays. It keeps at
//! least one step, so that it can find out again, and leaves the time segment at least one frame.

use bufferpool_core::error::{ConfigError, filled};
use bufferpool_lab::lists::Lists;

use super::{Replacement, ReplacementSpec};
use crate::config::{HybridConfig, LAMBDA};
use crate::placement::PAPER;
use crate::prices::{Class, Disk, Prices};

/// The time segment's queue; those of the classes follow.
const TIME: u32 = 0;

/// Steps from an empty cost segment to a whole one, where it adapts.
const STEPS: u32 = 32;

const FIXED: ReplacementSpec = ReplacementSpec {
    id: "cost",
    label: "Cost segment",
    idea: "Among pages not used recently, the one whose return costs least is evicted first.",
    rule: "B - floor(lambda B) frames queue by time. Behind them the cost segment has four queues, emptied in this order: FRQ (clean, flash), MRQ (clean, magnetic), MWQ (dirty, magnetic), FWQ (dirty, flash). A hit brings a page back to the time segment, whose front then takes a place in the queue of its class.",
    complexity: "O(1) a request.",
    paper: PAPER,
    parameters: &[LAMBDA],
    is_lru: false,
    adapts: false,
};

const ADAPTING: ReplacementSpec = ReplacementSpec {
    id: "auto",
    label: "Cost segment, lambda adapts",
    idea: "Let the cost segment grow while it saves more than it costs.",
    rule: "As the cost segment, from lambda on. After every b requests: if H_m > (r_f / r_m) M_f (hits on magnetic pages in the cost segment, misses of pages on flash) it grows by b/32 frames, else it shrinks by as many. Our reading of one sentence in section 5.",
    complexity: "O(1) a request; amortised, since a step of b/32 frames follows b requests.",
    adapts: true,
    ..FIXED
};

/// Time segment and cost segment, whose size may adapt.
#[derive(Debug, Clone)]
pub struct CostSegment<const ADAPTS: bool> {
    queues: Lists,
    /// Frame → class of its page.
    classes: Vec<Class>,
    /// Frame → whether it stands in the time segment; of the last victim, whether it stood there.
    in_time: Vec<bool>,
    /// Frames that the time segment holds.
    time_length: u32,
    /// Queues of the classes in the order in which they are emptied.
    order: [u32; 4],
    frames: u32,
    /// Frames of the cost segment.
    segment: u32,
    followed: Vec<(u32, Class)>,
    prices: Prices,
    /// H_m and M_f in this window.
    magnetic_hits: u64,
    flash_misses: u64,
    /// Requests left in this window.
    left: u32,
}

const fn queue_of(class: Class) -> u32 {
    1 + class as u32
}

/// Classes by what the eviction of a page and its return cost: a read, and for dirty pages a write. That is the paper's
/// fixed order at the prices of table 1; ties keep it.
#[doc(hidden)]
pub fn order(prices: &Prices) -> [u32; 4] {
    let cost = |class: &Class| match class {
        Class::CleanFlash => prices.read(Disk::Flash),
        Class::CleanMagnetic => prices.read(Disk::Magnetic),
        Class::DirtyMagnetic => prices.read(Disk::Magnetic) + prices.write(Disk::Magnetic),
        Class::DirtyFlash => prices.read(Disk::Flash) + prices.write(Disk::Flash),
    };
    let mut classes = Class::ALL;
    classes.sort_by_key(cost);
    classes.map(queue_of)
}

impl<const ADAPTS: bool> CostSegment<ADAPTS> {
    /// Frames that the time segment may hold.
    #[inline(always)]
    fn time_frames(&self) -> u32 {
        self.frames - self.segment
    }

    #[inline(always)]
    fn enqueue(&mut self, frame: u32, in_time: bool) {
        let queue = if in_time { TIME } else { queue_of(self.classes[frame as usize]) };
        self.queues.push(queue, frame);
        self.in_time[frame as usize] = in_time;
        self.time_length += u32::from(in_time);
    }

    #[inline(always)]
    fn take_out(&mut self, frame: u32) {
        self.queues.remove(frame);
        self.time_length -= u32::from(self.in_time[frame as usize]);
    }

    /// The front of the time segment moves to the queue of its class.
    #[inline(always)]
    fn follow(&mut self) {
        if let Some(frame) = self.queues.head(TIME) {
            self.take_out(frame);
            self.enqueue(frame, false);
            self.followed.push((frame, self.classes[frame as usize]));
        }
    }

    /// Gives the cost segment another size; frames that the time segment has no room for any more move over now, and
    /// none comes back: a time segment that grows fills with the next pages.
    fn resize(&mut self, segment: u32) {
        self.followed.clear();
        self.segment = segment.min(self.frames);
        while self.time_length > self.time_frames() {
            self.follow();
        }
    }

    /// Ends a window; returns whether the segment was given a size, which renews the list of frames that followed.
    fn adapt(&mut self) -> bool {
        let saved = i128::from(self.prices.read(Disk::Magnetic)) * i128::from(self.magnetic_hits);
        let paid = i128::from(self.prices.read(Disk::Flash)) * i128::from(self.flash_misses);
        let (most, step) = ((self.frames - 1).max(1), (self.frames / STEPS).max(1));
        if saved > paid {
            self.resize((self.segment + step).min(most));
        } else if paid > 0 {
            self.resize(self.segment.saturating_sub(step).max(step.min(most)));
        }
        (self.magnetic_hits, self.flash_misses, self.left) = (0, 0, self.frames);
        saved > 0 || paid > 0
    }
}

impl<const ADAPTS: bool> Replacement for CostSegment<ADAPTS> {
    const SPEC: ReplacementSpec = if ADAPTS { ADAPTING } else { FIXED };

    fn new(config: &HybridConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        Ok(Self {
            queues: Lists::new(config.frames, 5)?,
            classes: filled("frames", frames, Class::CleanFlash)?,
            in_time: filled("frames", frames, true)?,
            time_length: 0,
            order: order(&config.prices),
            frames: config.frames,
            segment: config.cost_segment_frames(),
            followed: Vec::with_capacity(2),
            prices: config.prices,
            magnetic_hits: 0,
            flash_misses: 0,
            left: config.frames,
        })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, class: Class) {
        self.followed.clear();
        self.classes[frame as usize] = class;
        self.enqueue(frame, self.time_length < self.time_frames());
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, class: Class) {
        if ADAPTS {
            let in_cost_segment = !self.in_time[frame as usize];
            self.magnetic_hits += u64::from(in_cost_segment && class.disk() == Disk::Magnetic);
        }
        self.followed.clear();
        self.classes[frame as usize] = class;
        self.take_out(frame);
        self.enqueue(frame, true);
        // The time segment is too long only after a hit in the cost segment.
        if self.time_length > self.time_frames() {
            self.follow();
        }
    }

    #[inline(always)]
    fn evict(&mut self, emptying: bool) -> Option<u32> {
        self.followed.clear();
        let by_cost = self.order.iter().find_map(|&queue| self.queues.head(queue));
        let victim = by_cost.or_else(|| self.queues.head(TIME))?;
        self.take_out(victim);
        // For a page to come there must be room in the time segment. While the pool is emptied the time segment goes
        // on filling the queues, so that pages leave in the order of victims.
        if self.segment > 0 && (emptying || self.time_length >= self.time_frames()) {
            self.follow();
        }
        Some(victim)
    }

    #[inline(always)]
    fn missed(&mut self, disk: Disk) {
        if ADAPTS {
            self.flash_misses += u64::from(disk == Disk::Flash);
        }
    }

    #[inline(always)]
    fn served(&mut self) -> bool {
        if !ADAPTS {
            return false;
        }
        self.left -= 1;
        self.left == 0 && self.adapt()
    }

    fn followed(&self) -> &[(u32, Class)] {
        &self.followed
    }

    fn cost_queue(&self, frame: u32) -> Option<Class> {
        (!self.in_time[frame as usize]).then(|| self.classes[frame as usize])
    }

    fn queue(&self, class: Option<Class>) -> Vec<u32> {
        self.queues.frames(class.map_or(TIME, queue_of)).collect()
    }

    fn cost_segment_frames(&self) -> u32 {
        self.segment
    }

    fn bytes(&self) -> usize {
        self.queues.bytes() + self.classes.len() + self.in_time.len()
    }
}
