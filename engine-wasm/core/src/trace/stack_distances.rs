//! LRU's misses and writes for every size of the pool, in one pass.
//!
//! Source: Mattson, Gecsei, Slutz & Traiger, "Evaluation techniques for storage hierarchies", IBM Systems Journal 9(2),
//! 1970: LRU's pools contain one another, so that a request misses in all pools that have no more frames than its stack
//! distance, the number of other pages asked for since the page's last request. What was written to a page reaches the
//! device, once, if the page leaves before it is written again: if one distance of the page up to then is so large, that of
//! the end counted. Distances are counted with a tree of partial sums over the positions of last requests (Bennett &
//! Kruskal, IBM Journal 19(4), 1975); its leaves are the bits of a cache line, so that the tree stays in the cache.

use super::{is_write, page_of};
use crate::error::{Checked, filled, push};
use crate::sums::Sums;

const NEVER: u32 = u32::MAX;

/// Words of a leaf.
const LEAF_WORDS: usize = 8;
/// Positions of a leaf.
const LEAF: usize = 64 * LEAF_WORDS;

/// A set of positions that counts those from one on.
struct Marks {
    words: Vec<u64>,
    leaves: Sums,
    all: u32,
}

impl Marks {
    fn new(positions: usize) -> Checked<Self> {
        let leaves = positions.div_ceil(LEAF);
        let words = filled("workload.requests", leaves * LEAF_WORDS, 0)?;
        Ok(Self { words, leaves: Sums(filled("workload.requests", leaves + 1, 0)?), all: 0 })
    }

    fn add(&mut self, position: usize) {
        self.words[position / 64] |= 1 << (position % 64);
        self.leaves.add(position / LEAF, 1);
        self.all += 1;
    }

    fn remove(&mut self, position: usize) {
        self.words[position / 64] &= !(1 << (position % 64));
        self.leaves.add(position / LEAF, -1);
        self.all -= 1;
    }

    /// Members above one.
    fn above(&self, position: usize) -> u32 {
        let (leaf, word) = (position / LEAF, position / 64);
        let up_to = self.words[word] & (u64::MAX >> (63 - position % 64));
        let within = &self.words[leaf * LEAF_WORDS..word];
        let within: u32 = within.iter().map(|word| word.count_ones()).sum();
        self.all - self.leaves.below(leaf) - within - up_to.count_ones()
    }
}

/// What is known of a page.
#[derive(Debug, Clone, Copy)]
struct Page {
    /// Its last request.
    last: u32,
    /// The largest distance since it was written; [`NEVER`] of a page that was not.
    largest: u32,
}

/// LRU alone, from an empty pool, at every size of the pool. Entry f is for f + 1 frames, and the last one for as many as
/// there are different pages, or more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EverySize {
    misses: Vec<u64>,
    evictions_dirty: Vec<u64>,
}

impl EverySize {
    /// Over these packed requests to `pages` pages, of which the first `warm_up` are not counted. Takes 8 bytes a page, 16
    /// a different one, and a bit a request.
    pub fn of(requests: &[u32], pages: u32, warm_up: usize) -> Checked<Self> {
        let mut known = filled("pages", pages as usize, Page { last: NEVER, largest: NEVER })?;
        let mut marked = Marks::new(requests.len())?;
        // By distance, which is below the number of different pages: hits, and what was written.
        let (mut hits, mut written): (Vec<u64>, Vec<i64>) = (Vec::new(), Vec::new());
        for (t, &request) in requests.iter().enumerate() {
            if t == warm_up {
                // What left before does not count; what is dirty still counts if it leaves later.
                hits.fill(0);
                written.fill(0);
                at_the_end(&known, &requests[..t], |distance| written[distance] -= 1);
            }
            let page = &mut known[page_of(request) as usize];
            if page.last == NEVER {
                push("pages", &mut hits, 0)?;
                push("pages", &mut written, 0)?;
            } else {
                let distance = marked.above(page.last as usize);
                hits[distance as usize] += 1;
                marked.remove(page.last as usize);
                if page.largest != NEVER {
                    page.largest = page.largest.max(distance);
                }
            }
            marked.add(t);
            page.last = t as u32;
            if is_write(request) {
                if page.largest != NEVER {
                    written[page.largest as usize] += 1;
                }
                page.largest = 0;
            }
        }
        at_the_end(&known, requests, |distance| written[distance] += 1);
        let mut missing = (requests.len() - warm_up.min(requests.len())) as u64;
        for hits in &mut hits {
            missing -= *hits;
            *hits = missing;
        }
        // Of f + 1 frames: those whose distance is larger than f.
        let mut above = 0;
        let mut evictions_dirty = vec![0; written.len()];
        for (evicted, written) in evictions_dirty.iter_mut().zip(&written).rev() {
            *evicted = above as u64;
            above += written;
        }
        Ok(Self { misses: hits, evictions_dirty })
    }

    fn at(counts: &[u64], frames: u32) -> u64 {
        counts.get(frames.max(1) as usize - 1).or(counts.last()).copied().unwrap_or_default()
    }

    /// Misses at a size.
    pub fn misses(&self, frames: u32) -> u64 {
        Self::at(&self.misses, frames)
    }

    /// Misses whose victim was dirty at a size, each of which LRU alone writes as one page in a batch of its own.
    pub fn evictions_dirty(&self, frames: u32) -> u64 {
        Self::at(&self.evictions_dirty, frames)
    }
}

/// Tells of each page that was written the largest distance since, that to the end counted.
fn at_the_end(known: &[Page], requests: &[u32], mut tell: impl FnMut(usize)) {
    let mut since = 0;
    for (t, &request) in requests.iter().enumerate().rev() {
        let page = &known[page_of(request) as usize];
        if page.last as usize == t {
            if page.largest != NEVER {
                tell(page.largest.max(since) as usize);
            }
            since += 1;
        }
    }
}
