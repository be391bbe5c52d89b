//! The yardstick: exact LRU and nothing else. A page table, two link arrays and the page of each frame, which evicting
//! needs; no dirty bits, no counters, no events, one policy. What a lane costs beyond it is what the simulator does
//! beyond plain LRU.

use bufferpool_sim::trace::page_of;

const NONE: u32 = u32::MAX;

/// LRU over frames `0 .. B`.
#[derive(Debug, Clone)]
pub struct Yardstick {
    frame_of: Vec<u32>,
    page_in: Vec<u32>,
    newer: Vec<u32>,
    older: Vec<u32>,
    /// Most recently used frame; where its newer neighbour would be, `newer` holds garbage.
    head: u32,
    /// Least recently used frame; where its older neighbour would be, `older` holds garbage.
    tail: u32,
    filled: u32,
}

impl Yardstick {
    /// An empty pool of `frames` over `pages`.
    #[must_use]
    pub fn new(pages: u32, frames: u32) -> Self {
        let column = vec![0; frames as usize];
        Self {
            frame_of: vec![NONE; pages as usize],
            page_in: column.clone(),
            newer: column.clone(),
            older: column,
            head: 0,
            tail: 0,
            filled: 0,
        }
    }

    /// Serves packed requests.
    pub fn advance(&mut self, requests: &[u32]) {
        self.serve::<false>(requests);
    }

    /// Serves packed requests and counts the misses: slower, and not what is timed.
    pub fn count_misses(&mut self, requests: &[u32]) -> u64 {
        self.serve::<true>(requests)
    }

    fn serve<const COUNTS: bool>(&mut self, requests: &[u32]) -> u64 {
        let frame_of = self.frame_of.as_mut_slice();
        let frames = self.page_in.len();
        // Slices of one known length: a single check of an index serves all three.
        let page_in = &mut self.page_in[..frames];
        let newer = &mut self.newer[..frames];
        let older = &mut self.older[..frames];
        // In locals: in memory each request would wait for the stores of the one before.
        let (mut head, mut tail, mut filled) = (self.head, self.tail, self.filled);
        let mut misses = 0;
        for &request in requests {
            let page = page_of(request) as usize;
            let mut frame = frame_of[page];
            if frame == NONE {
                misses += u64::from(COUNTS);
                if (filled as usize) < frames {
                    frame = filled;
                    filled += 1;
                } else {
                    frame = tail;
                    tail = newer[frame as usize];
                    frame_of[page_in[frame as usize] as usize] = NONE;
                }
                frame_of[page] = frame;
                page_in[frame as usize] = page as u32;
            } else {
                if frame == head {
                    continue;
                }
                let after = newer[frame as usize];
                if frame == tail {
                    tail = after;
                } else {
                    let before = older[frame as usize];
                    newer[before as usize] = after;
                    older[after as usize] = before;
                }
            }
            newer[head as usize] = frame;
            older[frame as usize] = head;
            head = frame;
        }
        (self.head, self.tail, self.filled) = (head, tail, filled);
        misses
    }
}

#[cfg(test)]
mod tests {
    use bufferpool_sim::lanes::SLICE_REQUESTS;

    use super::Yardstick;
    use crate::{Subject, Task};

    #[test]
    fn it_misses_what_the_first_registered_policy_misses() {
        let task = Task {
            id: "small",
            pages: 3_000,
            frames: 200,
            reads_percent: 50,
            operations_percent: 90,
            data_percent: 10,
            requests: 100_000,
        };
        let trace = task.trace().unwrap();
        let mut lane = Subject::all().next().unwrap().lane(task.pages, task.frames).unwrap();
        let mut yardstick = Yardstick::new(task.pages, task.frames);
        let mut misses = 0;
        for slice in trace.requests.chunks(SLICE_REQUESTS) {
            lane.advance(slice);
            misses += yardstick.count_misses(slice);
        }
        assert_eq!(misses, lane.counts().misses);
    }
}
