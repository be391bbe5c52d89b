//! The textbook's doubly linked list, in one array of links: O(1) to move a frame to the MRU end.
//!
//! The list is closed to a ring without ends: only the tail is marked, and the frame before it is the head. So the
//! commonest move of all, tail to head, turns the ring by one frame and writes no link.

use super::RecencyOrder;
use crate::NONE;

/// Neighbours of a frame, towards the LRU and the MRU end; from the last one on to the other end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Link {
    pub(super) older: u32,
    pub(super) newer: u32,
}

#[inline(always)]
pub(super) fn link_between(links: &mut [Link], older: u32, frame: u32, newer: u32) {
    links[frame as usize] = Link { older, newer };
    links[older as usize].newer = frame;
    links[newer as usize].older = frame;
}

/// Takes a frame from between its neighbours, which are returned.
#[inline(always)]
pub(super) fn unlink(links: &mut [Link], frame: u32) -> Link {
    let link = links[frame as usize];
    links[link.older as usize].newer = link.newer;
    links[link.newer as usize].older = link.older;
    link
}

/// Frames in order of use, without an index of the clean or the dirty ones.
#[derive(Debug, Clone)]
pub struct LinkedList {
    links: Vec<Link>,
    dirty: Vec<bool>,
    /// The least recently used frame; `NONE` if none is listed.
    tail: u32,
}

/// Holds no frame, as what is left behind when a list is moved.
impl Default for LinkedList {
    fn default() -> Self {
        Self { links: Vec::new(), dirty: Vec::new(), tail: NONE }
    }
}

impl LinkedList {
    /// Puts an unlisted frame between head and tail: which of them it then is, the mark decides.
    #[inline(always)]
    fn link(&mut self, frame: u32) {
        if self.tail == NONE {
            self.links[frame as usize] = Link { older: frame, newer: frame };
            self.tail = frame;
            return;
        }
        let head = self.links[self.tail as usize].older;
        link_between(&mut self.links, head, frame, self.tail);
    }

    /// As [`RecencyOrder::move_to_head`], for a frame that may or may not be the tail: no branch on that.
    #[inline(always)]
    pub fn pick_to_head(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        let Link { newer, .. } = unlink(&mut self.links, frame);
        self.tail = if frame == self.tail { newer } else { self.tail };
        let head = self.links[self.tail as usize].older;
        link_between(&mut self.links, head, frame, self.tail);
    }

    /// Puts an unlisted frame next to a listed one, towards the LRU end.
    pub fn push_below(&mut self, frame: u32, above: u32) {
        let older = self.links[above as usize].older;
        link_between(&mut self.links, older, frame, above);
        self.tail = if above == self.tail { frame } else { self.tail };
    }

    /// The next more recently used frame after `frame`.
    #[inline(always)]
    pub fn towards_head(&self, frame: u32) -> Option<u32> {
        Some(self.links[frame as usize].newer).filter(|&next| next != self.tail)
    }

    /// The next less recently used frame after `frame`.
    #[inline]
    pub fn towards_tail(&self, frame: u32) -> Option<u32> {
        if frame == self.tail { None } else { Some(self.links[frame as usize].older) }
    }

    #[inline(always)]
    fn listed_tail(&self) -> Option<u32> {
        Some(self.tail).filter(|&frame| frame != NONE)
    }
}

impl RecencyOrder for LinkedList {
    fn new(frames: u32, _tail_room: bool) -> Self {
        let alone = Link { older: NONE, newer: NONE };
        Self { links: vec![alone; frames as usize], dirty: vec![false; frames as usize], tail: NONE }
    }

    #[inline(always)]
    fn push_head(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        self.link(frame);
    }

    fn push_tail(&mut self, frame: u32) {
        self.dirty[frame as usize] = false;
        self.link(frame);
        self.tail = frame;
    }

    #[inline(always)]
    fn remove(&mut self, frame: u32) {
        let Link { newer, .. } = unlink(&mut self.links, frame);
        if frame == self.tail {
            self.tail = if newer == frame { NONE } else { newer };
        }
    }

    #[inline(always)]
    fn move_to_head(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
        if frame == self.tail {
            self.tail = self.links[frame as usize].newer;
            return;
        }
        unlink(&mut self.links, frame);
        self.link(frame);
    }

    #[inline]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.dirty[frame as usize] = dirty;
    }

    #[inline]
    fn is_dirty(&self, frame: u32) -> bool {
        self.dirty[frame as usize]
    }

    fn head(&self) -> Option<u32> {
        self.links.get(self.tail as usize).map(|link| link.older)
    }

    #[inline(always)]
    fn tail(&mut self) -> Option<u32> {
        self.listed_tail()
    }

    fn first_dirty(&self) -> Option<u32> {
        self.frames().find(|&frame| self.is_dirty(frame))
    }

    fn dirty_towards_head(&self, frame: u32) -> Option<u32> {
        std::iter::successors(self.towards_head(frame), |&frame| self.towards_head(frame))
            .find(|&frame| self.is_dirty(frame))
    }

    fn clean_frames(&self) -> impl Iterator<Item = u32> {
        self.frames().filter(|&frame| !self.is_dirty(frame))
    }

    fn frames(&self) -> impl Iterator<Item = u32> {
        std::iter::successors(self.listed_tail(), |&frame| self.towards_head(frame))
    }

    fn bytes(&self) -> usize {
        size_of::<Link>() * self.links.len() + self.dirty.len()
    }
}
