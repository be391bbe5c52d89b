//! The textbook's doubly linked list, in one array of links: O(1) to move a frame to the MRU end.

use crate::recency::RecencyOrder;

/// Neighbours of a frame.
#[derive(Debug, Clone, Copy)]
struct Link {
    /// Towards the LRU end.
    older: u32,
    /// Towards the MRU end.
    newer: u32,
}

/// Frames in order of use, without an index of the clean or the dirty ones.
#[derive(Debug, Clone, Default)]
pub struct LinkedList {
    /// Frame → neighbours. The last entry closes the ring: its `newer` is the tail, its `older` the head.
    links: Vec<Link>,
    dirty: Vec<bool>,
}

impl LinkedList {
    #[inline]
    fn end(&self) -> u32 {
        self.dirty.len() as u32
    }

    #[inline]
    fn link(&mut self, frame: u32, older: u32, newer: u32) {
        self.links[frame as usize] = Link { older, newer };
        self.links[older as usize].newer = frame;
        self.links[newer as usize].older = frame;
    }

    fn from(&self, frame: u32) -> impl Iterator<Item = u32> + '_ {
        let listed = |frame: u32| Some(frame).filter(|&frame| frame != self.end());
        std::iter::successors(listed(frame), move |&frame| listed(self.links[frame as usize].newer))
    }
}

impl RecencyOrder for LinkedList {
    fn new(frames: u32, _tail_room: bool) -> Self {
        let alone = Link { older: frames, newer: frames };
        Self { links: vec![alone; frames as usize + 1], dirty: vec![false; frames as usize] }
    }

    #[inline]
    fn push_head(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        let head = self.links[self.end() as usize].older;
        self.link(frame, head, self.end());
    }

    fn push_tail(&mut self, frame: u32) {
        self.dirty[frame as usize] = false;
        let tail = self.links[self.end() as usize].newer;
        self.link(frame, self.end(), tail);
    }

    #[inline]
    fn remove(&mut self, frame: u32) {
        let Link { older, newer } = self.links[frame as usize];
        self.links[older as usize].newer = newer;
        self.links[newer as usize].older = older;
    }

    #[inline]
    fn move_to_head(&mut self, frame: u32, dirty: bool) {
        self.remove(frame);
        self.push_head(frame, dirty);
    }

    #[inline]
    fn set_clean(&mut self, frame: u32) {
        self.dirty[frame as usize] = false;
    }

    #[inline]
    fn is_dirty(&self, frame: u32) -> bool {
        self.dirty[frame as usize]
    }

    #[inline]
    fn tail(&mut self) -> Option<u32> {
        Some(self.links[self.end() as usize].newer).filter(|&frame| frame != self.end())
    }

    fn first_dirty(&self) -> Option<u32> {
        self.frames().find(|&frame| self.is_dirty(frame))
    }

    fn dirty_towards_head(&self, frame: u32) -> Option<u32> {
        self.from(frame).skip(1).find(|&frame| self.is_dirty(frame))
    }

    fn clean_frames(&self) -> impl Iterator<Item = u32> {
        self.frames().filter(|&frame| !self.is_dirty(frame))
    }

    fn frames(&self) -> impl Iterator<Item = u32> {
        self.from(self.links[self.end() as usize].newer)
    }

    fn bytes(&self) -> usize {
        size_of::<Link>() * self.links.len() + self.dirty.len()
    }
}
