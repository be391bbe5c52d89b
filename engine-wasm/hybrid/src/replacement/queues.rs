//! Queues over the frames of one pool, first in, first out, in one array of links: O(1) to take any frame out.
//!
//! Each queue is a ring through a mark of its own, which stands behind the frames in the array: no end is special.

use bufferpool_core::error::{ConfigError, filled};

/// The time segment's.
pub(super) const MAIN: usize = 0;
/// The main queue and one for each class.
pub(super) const QUEUES: usize = 5;

#[derive(Debug, Clone, Copy, Default)]
struct Link {
    /// Towards the front.
    before: u32,
    /// Towards the back.
    behind: u32,
}

/// Frames in queues.
#[derive(Debug, Clone)]
pub(super) struct Queues {
    links: Vec<Link>,
    /// Frame → its queue.
    queue_of: Vec<u8>,
    lengths: [u32; QUEUES],
    frames: u32,
}

impl Queues {
    pub(super) fn new(frames: u32) -> Result<Self, ConfigError> {
        let mut links = filled("frames", frames as usize + QUEUES, Link::default())?;
        for mark in frames..frames + QUEUES as u32 {
            links[mark as usize] = Link { before: mark, behind: mark };
        }
        Ok(Self { links, queue_of: filled("frames", frames as usize, 0)?, lengths: [0; QUEUES], frames })
    }

    #[inline(always)]
    fn mark(&self, queue: usize) -> u32 {
        self.frames + queue as u32
    }

    #[inline(always)]
    pub(super) fn push_back(&mut self, queue: usize, frame: u32) {
        let mark = self.mark(queue);
        let last = self.links[mark as usize].before;
        self.links[frame as usize] = Link { before: last, behind: mark };
        self.links[last as usize].behind = frame;
        self.links[mark as usize].before = frame;
        self.queue_of[frame as usize] = queue as u8;
        self.lengths[queue] += 1;
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, frame: u32) {
        let Link { before, behind } = self.links[frame as usize];
        self.links[before as usize].behind = behind;
        self.links[behind as usize].before = before;
        self.lengths[self.queue(frame)] -= 1;
    }

    #[inline(always)]
    pub(super) fn pop_front(&mut self, queue: usize) -> Option<u32> {
        let first = self.links[self.mark(queue) as usize].behind;
        if first >= self.frames {
            return None;
        }
        self.remove(first);
        Some(first)
    }

    #[inline(always)]
    pub(super) fn queue(&self, frame: u32) -> usize {
        self.queue_of[frame as usize].into()
    }

    #[inline(always)]
    pub(super) fn length(&self, queue: usize) -> u32 {
        self.lengths[queue]
    }

    /// Front to back.
    pub(super) fn listed(&self, queue: usize) -> Vec<u32> {
        let behind = |frame: u32| Some(self.links[frame as usize].behind).filter(|&next| next < self.frames);
        std::iter::successors(behind(self.mark(queue)), |&frame| behind(frame)).collect()
    }

    pub(super) fn bytes(&self) -> usize {
        size_of::<Link>() * self.links.len() + self.queue_of.len()
    }
}
