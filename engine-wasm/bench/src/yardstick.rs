//! The yardstick: exact LRU with dirty bits and nothing else. A page table, a ring of links and the page of each frame
//! with its dirty bit; no counters, no events, one policy. What a lane costs beyond it is what the simulator does beyond
//! plain LRU.
//!
//! It uses what a hand-made one may use: the dirty bit lies beside the page number, as it does in a packed request, and
//! the ring has no ends, so that a miss turns it by one frame instead of taking that out and putting it in again.

use bufferpool_core::trace::{is_write, page_of};

const NONE: u32 = u32::MAX;

/// LRU over frames `0 .. B`.
#[derive(Debug, Clone)]
pub struct Yardstick {
    frame_of: Vec<u32>,
    /// Frame → page and dirty bit, packed as a request.
    held: Vec<u32>,
    /// Towards the MRU end; from there on to the LRU end.
    newer: Vec<u32>,
    older: Vec<u32>,
    /// Least recently used frame; the one older than it is the most recently used.
    tail: u32,
    filled: u32,
}

/// What a pass over requests found.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Found {
    /// Pages that were not there.
    pub misses: u64,
    /// Pages that were dirty when they left.
    pub written: u64,
}

impl Yardstick {
    /// Bytes for each page on disk and for each frame.
    pub const BYTES: [f64; 2] = [4.0, 12.0];

    /// An empty pool of `frames` over `pages`.
    #[must_use]
    pub fn new(pages: u32, frames: u32) -> Self {
        // The ring as it is once frames 0 .. B have filled in order.
        let ring = |turn: u32| (0..frames).map(|frame| (frame + turn) % frames).collect();
        let (frame_of, held) = (vec![NONE; pages as usize], vec![0; frames as usize]);
        Self { frame_of, held, newer: ring(1), older: ring(frames - 1), tail: 0, filled: 0 }
    }

    /// Serves packed requests.
    pub fn advance(&mut self, requests: &[u32]) {
        self.serve::<false>(requests);
    }

    /// Serves packed requests and counts misses and write-backs: slower, and not what is timed.
    pub fn count(&mut self, requests: &[u32]) -> Found {
        self.serve::<true>(requests)
    }

    fn serve<const COUNTS: bool>(&mut self, requests: &[u32]) -> Found {
        let frame_of = self.frame_of.as_mut_slice();
        let frames = self.held.len();
        // Slices of one known length: a single check of an index serves all three.
        let held = &mut self.held[..frames];
        let newer = &mut self.newer[..frames];
        let older = &mut self.older[..frames];
        // In locals: in memory each request would wait for the stores of the one before.
        let (mut tail, mut filled) = (self.tail, self.filled);
        let mut found = Found::default();
        for &request in requests {
            let page = page_of(request) as usize;
            let frame = frame_of[page];
            if frame == NONE {
                found.misses += u64::from(COUNTS);
                let frame = tail;
                if (filled as usize) < frames {
                    filled += 1;
                } else {
                    let left = held[frame as usize];
                    found.written += u64::from(COUNTS && is_write(left));
                    frame_of[page_of(left) as usize] = NONE;
                }
                tail = newer[frame as usize];
                held[frame as usize] = request;
                frame_of[page] = frame;
                continue;
            }
            held[frame as usize] |= u32::from(is_write(request));
            if frame == tail {
                tail = newer[frame as usize];
                continue;
            }
            let (before, after) = (older[frame as usize], newer[frame as usize]);
            newer[before as usize] = after;
            older[after as usize] = before;
            let head = older[tail as usize];
            newer[head as usize] = frame;
            older[tail as usize] = frame;
            newer[frame as usize] = tail;
            older[frame as usize] = head;
        }
        (self.tail, self.filled) = (tail, filled);
        found
    }
}
