//! The drive's memory: which logical page is where, what is programmed, which blocks are free and open.
//!
//! `map` and `owner` are all that says what is valid: a programmed page is, if the map points to it. A block's number of
//! valid pages is kept beside them.

use std::collections::VecDeque;

use bufferpool_core::NONE;
use bufferpool_core::error::{ConfigError, filled};

use super::geometry::Geometry;
use super::watch::{Place, Stream};

/// A block's state. Neither full nor of a stream, it is free.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Block {
    /// Valid pages, at most 8192.
    pub(super) valid: u16,
    /// Whether all its pages are programmed.
    pub(super) full: bool,
    /// Times that it was erased, over the drive's life.
    pub(super) erases: u32,
}

/// A block that a stream fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Open {
    pub(super) block: u32,
    /// The lowest free index.
    pub(super) next: u32,
}

/// A valid page of a block that is emptied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) page: u32,
    pub(super) index: u32,
}

/// All blocks of a drive.
#[derive(Debug, Clone)]
pub(super) struct Cells {
    pub(super) block_pages: u32,
    /// A place is block << shift | index, so that its block is found without a division. Never [`NONE`]: N P is at most
    /// 2^31, and where P is no power of two its last indices are no pages.
    shift: u32,
    /// Of each logical page the place of its valid version, or [`NONE`].
    map: Vec<u32>,
    /// Of each physical page, at block · P + index, the logical page programmed there since the last erase, or [`NONE`].
    owner: Vec<u32>,
    pub(super) blocks: Vec<Block>,
    /// Free blocks, the next one first.
    pub(super) free: VecDeque<u32>,
    pub(super) open: [Option<Open>; 4],
}

impl Cells {
    /// Nothing is programmed; blocks wait in the order of their numbers.
    pub(super) fn new(geometry: &Geometry) -> Result<Self, ConfigError> {
        Ok(Self {
            block_pages: geometry.block_pages,
            shift: geometry.block_pages.next_power_of_two().ilog2(),
            map: filled("pages", geometry.logical_pages as usize, NONE)?,
            owner: filled("blocks", geometry.physical_pages() as usize, NONE)?,
            blocks: filled("blocks", geometry.blocks as usize, Block::default())?,
            free: (0..geometry.blocks).collect(),
            open: [None; 4],
        })
    }

    #[inline(always)]
    fn packed(&self, place: Place) -> u32 {
        place.block << self.shift | place.index
    }

    #[inline(always)]
    fn unpacked(&self, packed: u32) -> Place {
        Place { block: packed >> self.shift, index: packed & ((1 << self.shift) - 1) }
    }

    #[inline(always)]
    fn physical(&self, place: Place) -> usize {
        place.block as usize * self.block_pages as usize + place.index as usize
    }

    /// Where a page's valid version is.
    #[inline(always)]
    pub(super) fn place_of(&self, page: u32) -> Option<Place> {
        Some(self.map[page as usize]).filter(|&packed| packed != NONE).map(|packed| self.unpacked(packed))
    }

    /// Puts a page in place, and says where its valid version was before: that one is invalid now.
    #[inline(always)]
    pub(super) fn put(&mut self, page: u32, place: Place) -> Option<Place> {
        let (physical, packed) = (self.physical(place), self.packed(place));
        self.owner[physical] = page;
        let old = self.place_of(page);
        self.map[page as usize] = packed;
        self.blocks[place.block as usize].valid += 1;
        if let Some(old) = old {
            self.blocks[old.block as usize].valid -= 1;
        }
        old
    }

    /// Whether a programmed page is valid.
    #[inline(always)]
    fn is_valid(&self, page: u32, place: Place) -> bool {
        self.map.get(page as usize).is_some_and(|&packed| packed == self.packed(place))
    }

    /// Finds the valid pages of a full block, by rising index. Without a branch on what the map says: that is anybody's
    /// guess, and a wrong one would wait for memory each time.
    pub(super) fn find_valid(&self, block: u32, found: &mut [Found]) {
        let from = self.physical(Place { block, index: 0 });
        let mut count = 0;
        for (&page, index) in self.owner[from..from + self.block_pages as usize].iter().zip(0..) {
            found[count] = Found { page, index };
            count += usize::from(self.is_valid(page, Place { block, index }));
        }
    }

    /// Indices of the valid pages of a block, for who shows it.
    pub(super) fn valid_indices(&self, block: u32) -> impl Iterator<Item = u32> {
        (0..self.programmed(block)).filter(move |&index| {
            let place = Place { block, index };
            self.is_valid(self.owner[self.physical(place)], place)
        })
    }

    /// Takes a free block for a stream: the front one of the queue; for pages that are levelled the most worn one, of
    /// several the one with the lowest number. Collection sees to it that there is one.
    pub(super) fn take_free(&mut self, stream: Stream) -> u32 {
        if stream != Stream::Levelled {
            return self.free.pop_front().unwrap_or(NONE);
        }
        let worn = |&(_, block): &(usize, &u32)| (self.blocks[*block as usize].erases, u32::MAX - block);
        let place = self.free.iter().enumerate().max_by_key(worn).map(|(place, _)| place);
        place.and_then(|place| self.free.remove(place)).unwrap_or(NONE)
    }

    /// Erases a block without valid pages: it is the last one of the queue.
    pub(super) fn erase(&mut self, block: u32) -> u32 {
        let from = self.physical(Place { block, index: 0 });
        self.owner[from..from + self.block_pages as usize].fill(NONE);
        self.free.push_back(block);
        let erases = &mut self.blocks[block as usize].erases;
        *erases += 1;
        *erases
    }

    /// The full block with the fewest erases; of several the one with the lowest number.
    pub(super) fn least_worn(&self) -> Option<u32> {
        let full = self.blocks.iter().zip(0_u32..).filter(|(block, _)| block.full);
        full.min_by_key(|(block, number)| (block.erases, *number)).map(|(_, number)| number)
    }

    /// Pages programmed in a block since it was erased.
    pub(super) fn programmed(&self, block: u32) -> u32 {
        if self.blocks[block as usize].full {
            return self.block_pages;
        }
        self.open.iter().flatten().find(|open| open.block == block).map_or(0, |open| open.next)
    }

    /// The logical pages programmed in a block, in the order of its indices.
    pub(super) fn programmed_pages(&self, block: u32) -> &[u32] {
        let from = block as usize * self.block_pages as usize;
        &self.owner[from..from + self.programmed(block) as usize]
    }

    /// Where the valid version of each logical page is, by its number among the physical pages.
    pub(super) fn map(&self) -> impl Iterator<Item = Option<u32>> {
        let pages = 0..self.map.len() as u32;
        pages.map(|page| self.place_of(page).map(|place| self.physical(place) as u32))
    }

    /// Of each physical page what is programmed there since the last erase.
    pub(super) fn owners(&self) -> &[u32] {
        &self.owner
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        size_of::<u32>() * (self.map.len() + self.owner.len() + self.free.capacity())
            + size_of::<Block>() * self.blocks.len()
    }
}
