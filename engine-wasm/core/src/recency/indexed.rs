//! The textbook's list with its clean and its dirty frames linked a second time, apart: O(1) to the next of either.

use super::RecencyOrder;
use super::links::{Link, LinkedList, link_between, unlink};

/// Frames in order of use; of these the clean ones and the dirty ones, each in the same order.
///
/// A frame that is used goes to the head of the order and so of its kind. A dirty frame that becomes clean looks for its
/// place among the clean ones towards the tail, past dirty frames: a Writer's batch begins at the tail and leaves none of
/// these behind, so that this is one step. Where many frames become dirty within the order, [`crate::recency::Line`] is wanted.
#[derive(Debug, Clone, Default)]
pub struct IndexedList {
    order: LinkedList,
    /// Whether clean frames must be found. Otherwise those that became clean where they stood are in neither ring.
    finds_clean: bool,
    /// Two rings, clean and dirty. The last two entries close them: `newer` is the ring's tail, `older` its head.
    kinds: Vec<Link>,
    /// The clean ring's tail once more, or the entry that closes it: a victim that depends on it waits for no store.
    clean_tail: u32,
}

impl IndexedList {
    /// The entry that closes the ring of the clean or of the dirty frames.
    #[inline(always)]
    fn end(&self, dirty: bool) -> u32 {
        self.kinds.len() as u32 - 2 + u32::from(dirty)
    }

    /// Links a frame into a ring, on the newer side of `older`.
    fn link_after(&mut self, older: u32, frame: u32) {
        let newer = self.kinds[older as usize].newer;
        link_between(&mut self.kinds, older, frame, newer);
        self.clean_tail = if newer == self.clean_tail { frame } else { self.clean_tail };
    }

    /// Links a frame into its ring as the most recently used one.
    #[inline(always)]
    fn link(&mut self, frame: u32, dirty: bool) {
        let end = self.end(dirty);
        let older = self.kinds[end as usize].older;
        link_between(&mut self.kinds, older, frame, end);
        self.clean_tail = if end == self.clean_tail { frame } else { self.clean_tail };
    }

    /// Takes a frame out of its ring; one that is in none is linked to itself.
    #[inline(always)]
    fn unlink(&mut self, frame: u32) {
        let Link { newer, .. } = unlink(&mut self.kinds, frame);
        self.clean_tail = if frame == self.clean_tail { newer } else { self.clean_tail };
    }

    /// The frame after `at` in the ring of its kind.
    #[inline(always)]
    fn next_of_kind(&self, at: u32, dirty: bool) -> Option<u32> {
        Some(self.kinds[at as usize].newer).filter(|&next| next != self.end(dirty))
    }

    /// The least recently used clean frame.
    #[inline(always)]
    pub fn first_clean(&self) -> Option<u32> {
        Some(self.clean_tail).filter(|&frame| frame != self.end(false))
    }

    /// As [`RecencyOrder::move_to_head`], for a frame that may or may not be the tail: no branch on that.
    #[inline(always)]
    pub fn pick_to_head(&mut self, frame: u32, dirty: bool) {
        self.order.pick_to_head(frame, dirty);
        self.unlink(frame);
        self.link(frame, dirty);
    }

    /// The next more recently used frame after `frame`.
    #[inline(always)]
    pub fn towards_head(&self, frame: u32) -> Option<u32> {
        self.order.towards_head(frame)
    }

    /// The next less recently used frame after `frame`.
    pub fn towards_tail(&self, frame: u32) -> Option<u32> {
        self.order.towards_tail(frame)
    }
}

impl RecencyOrder for IndexedList {
    fn new(frames: u32, finds_clean: bool) -> Self {
        let ends = [frames, frames + 1].map(|end| Link { older: end, newer: end });
        let mut kinds = vec![ends[0]; frames as usize + 2];
        kinds[frames as usize + 1] = ends[1];
        Self { order: LinkedList::new(frames, finds_clean), finds_clean, kinds, clean_tail: frames }
    }

    #[inline(always)]
    fn push_head(&mut self, frame: u32, dirty: bool) {
        self.order.push_head(frame, dirty);
        self.link(frame, dirty);
    }

    fn push_tail(&mut self, frame: u32) {
        self.order.push_tail(frame);
        self.link_after(self.end(false), frame);
    }

    #[inline(always)]
    fn remove(&mut self, frame: u32) {
        self.order.remove(frame);
        self.unlink(frame);
    }

    #[inline(always)]
    fn move_to_head(&mut self, frame: u32, dirty: bool) {
        self.order.move_to_head(frame, dirty);
        self.unlink(frame);
        self.link(frame, dirty);
    }

    #[inline(always)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.order.set_dirty(frame, dirty);
        self.unlink(frame);
        if !dirty && !self.finds_clean {
            self.kinds[frame as usize] = Link { older: frame, newer: frame };
            return;
        }
        let older = |&frame: &u32| self.order.towards_tail(frame);
        let alike = |&frame: &u32| self.order.is_dirty(frame) == dirty;
        let next = std::iter::successors(older(&frame), older).find(alike);
        self.link_after(next.unwrap_or(self.end(dirty)), frame);
    }

    #[inline]
    fn is_dirty(&self, frame: u32) -> bool {
        self.order.is_dirty(frame)
    }

    fn head(&self) -> Option<u32> {
        self.order.head()
    }

    #[inline(always)]
    fn tail(&mut self) -> Option<u32> {
        self.order.tail()
    }

    #[inline(always)]
    fn first_dirty(&self) -> Option<u32> {
        self.next_of_kind(self.end(true), true)
    }

    #[inline(always)]
    fn dirty_towards_head(&self, frame: u32) -> Option<u32> {
        self.next_of_kind(frame, true)
    }

    fn clean_frames(&self) -> impl Iterator<Item = u32> {
        std::iter::successors(self.first_clean(), |&frame| self.next_of_kind(frame, false))
    }

    fn frames(&self) -> impl Iterator<Item = u32> {
        self.order.frames()
    }

    fn bytes(&self) -> usize {
        self.order.bytes() + size_of::<Link>() * self.kinds.len()
    }
}
