//! The cost segment: part of the pool leaves by time, part by what the pages' return would cost.
//!
//! Source: PVLDB 2008, section 5, figures 6 to 8. The text says "least recently used" of the cost queues; figure 7 shows
//! them first in, first out, and so they are: a page queued while the pool filled leaves before a later one of its class.

use bufferpool_core::error::{ConfigError, filled};

use super::queues::{MAIN, Queues};
use super::{PARAMETERS, Replacement, ReplacementSpec};
use crate::config::HybridConfig;
use crate::place::{Class, Followed, Place};
use crate::placement::PAPER;
use crate::prices::{Disk, Prices};

/// Time segment and cost segment.
#[derive(Debug, Clone)]
pub struct CostSegment {
    queues: Queues,
    /// Frame → class of its page.
    classes: Vec<Class>,
    /// Queues of the classes in the order in which they are emptied.
    order: [usize; 4],
    frames: u32,
    /// Frames of the cost segment.
    segment: u32,
    followed: Vec<Followed>,
}

const fn queue_of(class: Class) -> usize {
    1 + class as usize
}

/// Classes by what the eviction of a page and its return cost: a read, and for dirty pages a write. That is the paper's
/// fixed order at the prices of table 1; ties keep it.
fn order(prices: &Prices) -> [usize; 4] {
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

impl CostSegment {
    /// Frames that the time segment may hold.
    #[inline(always)]
    fn time_frames(&self) -> u32 {
        self.frames - self.segment
    }

    /// The front of the time segment moves to the queue of its class.
    #[inline(always)]
    fn follow(&mut self) {
        if let Some(frame) = self.queues.pop_front(MAIN) {
            let class = self.classes[frame as usize];
            self.queues.push_back(queue_of(class), frame);
            self.followed.push(Followed { frame, class });
        }
    }

    /// Gives the cost segment another size; frames that the time segment has no room for any more move over now, and
    /// none comes back: a time segment that grows fills with the next pages.
    pub(super) fn resize(&mut self, segment: u32) {
        self.followed.clear();
        self.segment = segment.min(self.frames);
        while self.queues.length(MAIN) > self.time_frames() {
            self.follow();
        }
    }
}

impl Replacement for CostSegment {
    const SPEC: ReplacementSpec = ReplacementSpec {
        id: "cost",
        label: "Cost segment",
        idea: "Among pages unused for long, the one whose return costs least leaves first.",
        rule: "B - floor(lambda B) frames queue by time. Behind them the cost segment has four queues, emptied in this order: FRQ (clean, flash), MRQ (clean, magnetic), MWQ (dirty, magnetic), FWQ (dirty, flash). A hit brings a page back to the time segment, whose front then takes a place in the queue of its class.",
        complexity: "O(1) a request.",
        paper: PAPER,
        parameters: PARAMETERS,
        is_lru: false,
        adapts: false,
    };

    fn new(config: &HybridConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            queues: Queues::new(config.frames)?,
            classes: filled("frames", config.frames as usize, Class::CleanFlash)?,
            order: order(&config.prices),
            frames: config.frames,
            segment: config.cost_segment_frames(),
            followed: Vec::with_capacity(2),
        })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, class: Class) {
        self.followed.clear();
        self.classes[frame as usize] = class;
        let room = self.queues.length(MAIN) < self.time_frames();
        self.queues.push_back(if room { MAIN } else { queue_of(class) }, frame);
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, class: Class) {
        self.followed.clear();
        self.classes[frame as usize] = class;
        self.queues.remove(frame);
        self.queues.push_back(MAIN, frame);
        // The time segment is too long only after a hit in the cost segment.
        if self.queues.length(MAIN) > self.time_frames() {
            self.follow();
        }
    }

    #[inline(always)]
    fn evict(&mut self, emptying: bool) -> Option<u32> {
        self.followed.clear();
        let mut victim = None;
        for queue in self.order {
            victim = self.queues.pop_front(queue);
            if victim.is_some() {
                break;
            }
        }
        let victim = victim.or_else(|| self.queues.pop_front(MAIN))?;
        // For a page to come there must be room in the time segment. While the pool is emptied the time segment goes
        // on filling the queues, so that pages leave in the order of victims.
        if self.segment > 0 && (emptying || self.queues.length(MAIN) >= self.time_frames()) {
            self.follow();
        }
        Some(victim)
    }

    fn followed(&self) -> &[Followed] {
        &self.followed
    }

    fn place(&self, frame: u32) -> Place {
        match self.queues.queue(frame) {
            MAIN => Place::Main,
            queue => Place::Cost(Class::ALL[queue - 1]),
        }
    }

    fn queue(&self, place: Place) -> Vec<u32> {
        self.queues.listed(match place {
            Place::Main => MAIN,
            Place::Cost(class) => queue_of(class),
        })
    }

    fn cost_segment_frames(&self) -> u32 {
        self.segment
    }

    fn bytes(&self) -> usize {
        self.queues.bytes() + self.classes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_queues_are_emptied_in_the_papers_order_at_its_prices() {
        let table = Prices::new([1.0, 118.0, 23.0, 12.0]).unwrap();
        assert_eq!(order(&table), [1, 2, 3, 4]);
        // Flash that reads dearly and writes cheaply: MWQ (11), MRQ (10), ties in the paper's order.
        let other = Prices::new([4.0, 3.0, 10.0, 1.0]).unwrap();
        assert_eq!(order(&other), [1, 4, 2, 3]);
        let even = Prices::new([1.0, 1.0, 1.0, 1.0]).unwrap();
        assert_eq!(order(&even), [1, 2, 3, 4]);
    }
}
