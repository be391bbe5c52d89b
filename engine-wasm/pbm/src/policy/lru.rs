//! LRU: the block whose last request is longest ago, pinned ones skipped.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::RecencyOrder;
use bufferpool_core::recency::links::LinkedList;

use super::{Choice, Context, Policy, PolicySpec};
use crate::config::LaneConfig;
use crate::world::World;

/// Frames in order of use.
#[derive(Debug, Clone)]
pub(super) struct Lru {
    order: LinkedList,
}

impl Policy for Lru {
    const SPEC: PolicySpec = PolicySpec {
        id: "lru",
        label: "LRU",
        idea: "The least recently used block is the one that is needed last.",
        rule: "A hit moves the block to the MRU end. The victim is the first unpinned block from the LRU end.",
        complexity: "O(1), and as many steps as pinned blocks stand at the LRU end",
        paper: "textbooks; Effelsberg & Härder, TODS 1984",
        year: 1984,
        parameters: &[],
        options: &[],
        estimates: false,
        buckets: false,
    };

    fn new(_: &LaneConfig, world: &World, _: u64) -> Result<Self, ConfigError> {
        Ok(Self { order: LinkedList::new(world.config.frames(), false) })
    }

    #[inline(always)]
    fn loaded(&mut self, frame: u32, _: Context<'_>) {
        self.order.push_head(frame, false);
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, _: Context<'_>) {
        self.order.move_to_head(frame, false);
    }

    fn evicted(&mut self, frame: u32) {
        self.order.remove(frame);
    }

    fn choose(&mut self, context: Context<'_>, choice: &mut Choice) {
        choice.victims.extend(self.order.frames().find(|&frame| !context.frames.is_pinned(frame)));
    }

    fn bytes(&self) -> usize {
        self.order.bytes()
    }
}
