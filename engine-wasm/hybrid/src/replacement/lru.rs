//! Least recently used, on the textbook's list that the other lab's baselines use.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::{LinkedList, RecencyOrder};

use super::{Replacement, ReplacementSpec};
use crate::config::HybridConfig;
use crate::placement::PAPER;
use crate::prices::Class;

/// LRU.
#[derive(Debug, Clone)]
pub struct Lru {
    list: LinkedList,
}

impl Replacement for Lru {
    const SPEC: ReplacementSpec = ReplacementSpec {
        id: "lru",
        label: "LRU",
        idea: "The least recently used page is evicted, whatever its return will cost.",
        rule: "Every use moves a page to the back of the queue; the front leaves.",
        complexity: "O(1) a request.",
        parameters: &[],
        is_lru: true,
        paper: PAPER,
        adapts: false,
    };

    fn new(config: &HybridConfig) -> Result<Self, ConfigError> {
        Ok(Self { list: LinkedList::new(config.frames, false) })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, _: Class) {
        self.list.push_head(frame, false);
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, _: Class) {
        self.list.move_to_head(frame, false);
    }

    #[inline(always)]
    fn evict(&mut self, _: bool) -> Option<u32> {
        let victim = self.list.tail()?;
        self.list.remove(victim);
        Some(victim)
    }

    fn queue(&self, class: Option<Class>) -> Vec<u32> {
        if class.is_none() { self.list.frames().collect() } else { Vec::new() }
    }

    fn bytes(&self) -> usize {
        self.list.bytes()
    }
}
