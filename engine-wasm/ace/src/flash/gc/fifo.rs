//! The block that became full first, whatever is valid in it. O(1); a block that is levelled leaves from the middle.

use bufferpool_core::recency::{LinkedList, RecencyOrder};

use crate::flash::geometry::Geometry;

/// The full blocks in the order in which they became full.
#[derive(Debug, Clone)]
pub(in crate::flash) struct Fifo {
    turns: LinkedList,
}

impl Fifo {
    pub(super) fn new(geometry: &Geometry) -> Self {
        Self { turns: LinkedList::new(geometry.blocks, false) }
    }

    pub(super) fn filled(&mut self, block: u32) {
        self.turns.push_head(block, false);
    }

    pub(super) fn leaves(&mut self, block: u32) {
        self.turns.remove(block);
    }

    pub(super) fn victim(&mut self) -> Option<u32> {
        self.turns.tail()
    }

    pub(super) fn bytes(&self) -> usize {
        self.turns.bytes()
    }
}
