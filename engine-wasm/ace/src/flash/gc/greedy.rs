//! The block with the fewest valid pages; of several, the one with the lowest number. O(1).
//!
//! Buckets: a set of blocks for each number of valid pages. The sets lie one behind the other in one tree of bits, bucket
//! n from n · N on, so its first member is the victim, and no bucket is looked for.

use bufferpool_core::bits::BitTree;

use crate::flash::geometry::Geometry;

/// The full blocks by number of valid pages, then by number.
#[derive(Debug, Clone)]
pub(in crate::flash) struct Greedy {
    blocks: u32,
    buckets: BitTree,
}

impl Greedy {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let members = geometry.physical_pages() + u64::from(geometry.blocks);
        Self { blocks: geometry.blocks, buckets: BitTree::new(members as usize) }
    }

    /// At most 2^31 + 2^30, since there are N (P + 1) of them.
    #[inline(always)]
    fn member(&self, block: u32, valid: u32) -> u32 {
        valid * self.blocks + block
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, block: u32, valid: u32) {
        self.buckets.insert(self.member(block, valid));
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, block: u32, valid: u32) {
        self.buckets.remove(self.member(block, valid));
    }

    #[inline(always)]
    pub(super) fn lowered(&mut self, block: u32, valid: u32) {
        self.remove(block, valid + 1);
        self.insert(block, valid);
    }

    pub(super) fn victim(&self) -> Option<u32> {
        self.buckets.next(0).map(|member| member % self.blocks)
    }

    pub(super) fn bytes(&self) -> usize {
        self.buckets.bytes()
    }
}
