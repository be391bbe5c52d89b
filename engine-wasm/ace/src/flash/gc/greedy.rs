//! The block with the fewest valid pages; of several, the one with the lowest number. O(1).
//!
//! Buckets: a set of blocks for each number of valid pages n, as bits. Blocks are taken by 64, a group: for each group and n
//! there is a word, and one bit for each n and group says whether that word holds any, so that the first of these bits is
//! the fewest pages, and then the lowest group. Words of a group lie together: a block that goes from n to n - 1 changes
//! neighbours. What is above the first level of those bits is core's tree.

use bufferpool_core::bits::BitTree;
use bufferpool_core::error::{ConfigError, filled};

use crate::flash::geometry::Geometry;

/// The full blocks by number of valid pages, then by number.
#[derive(Debug, Clone)]
pub struct Greedy {
    groups: u32,
    /// Numbers of valid pages, 0 to P.
    counts: u32,
    /// At group · counts + n, a bit a block.
    words: Vec<u64>,
    /// At n · groups + group, a bit a word that is not 0.
    marks: Vec<u64>,
    /// Members are the marks that are not 0.
    marked: BitTree,
}

impl Greedy {
    pub fn new(geometry: &Geometry) -> Result<Self, ConfigError> {
        let (groups, counts) = (geometry.blocks.div_ceil(64), geometry.block_pages + 1);
        let words = groups as usize * counts as usize;
        let marks = words.div_ceil(64);
        let (words, marked) = (filled("blocks", words, 0)?, BitTree::new(marks));
        Ok(Self { groups, counts, words, marks: vec![0; marks], marked })
    }

    /// The word of a block, and its mark.
    #[inline(always)]
    fn places(&self, block: u32, valid: u32) -> (usize, u32) {
        let group = block >> 6;
        ((group * self.counts + valid) as usize, valid * self.groups + group)
    }

    #[inline(always)]
    pub fn insert(&mut self, block: u32, valid: u32) {
        let (word, mark) = self.places(block, valid);
        self.words[word] |= 1 << (block & 63);
        let marks = &mut self.marks[mark as usize >> 6];
        let before = *marks;
        *marks = before | 1 << (mark & 63);
        if before == 0 {
            self.marked.insert(mark >> 6);
        }
    }

    /// Whether a word becomes empty is anybody's guess, so there is no branch on it; a word of marks seldom does.
    #[inline(always)]
    pub fn remove(&mut self, block: u32, valid: u32) {
        let (word, mark) = self.places(block, valid);
        let word = &mut self.words[word];
        *word &= !(1 << (block & 63));
        let is_empty = u64::from(*word == 0);
        let marks = &mut self.marks[mark as usize >> 6];
        *marks &= !(is_empty << (mark & 63));
        if *marks == 0 {
            self.marked.remove(mark >> 6);
        }
    }

    #[inline(always)]
    pub fn look_at(&self, block: u32, valid: u32) -> u64 {
        self.words[self.places(block, valid).0]
    }

    #[inline(always)]
    pub fn lowered(&mut self, block: u32, valid: u32) {
        self.remove(block, valid + 1);
        self.insert(block, valid);
    }

    pub fn victim(&self) -> Option<u32> {
        let marks = self.marked.next(0)?;
        let mark = (marks << 6) + self.marks[marks as usize].trailing_zeros();
        let (valid, group) = (mark / self.groups, mark % self.groups);
        let word = self.words[(group * self.counts + valid) as usize];
        Some((group << 6) + word.trailing_zeros())
    }

    pub fn bytes(&self) -> usize {
        size_of::<u64>() * (self.words.len() + self.marks.len()) + self.marked.bytes()
    }
}
