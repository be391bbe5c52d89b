//! Many lists of frames in one array of links: O(1) to take any frame out.
//!
//! Each list is a ring through a mark of its own, which stands behind the frames in the array: no end is special, and a
//! frame can leave a list without knowing which one it is in.

use bufferpool_core::error::{ConfigError, filled};

#[derive(Debug, Clone, Copy, Default)]
struct Link {
    before: u32,
    after: u32,
}

/// Lists of frames; each frame is in exactly one list or in none.
#[derive(Debug, Clone)]
pub struct Lists {
    links: Vec<Link>,
    frames: u32,
}

impl Lists {
    /// Empty lists. Fails when they do not fit in memory.
    pub fn new(frames: u32, lists: u32) -> Result<Self, ConfigError> {
        let mut links = filled("frames", (frames + lists) as usize, Link::default())?;
        for (link, at) in links.iter_mut().zip(0..) {
            *link = Link { before: at, after: at };
        }
        Ok(Self { links, frames })
    }

    #[inline(always)]
    fn mark(&self, list: u32) -> u32 {
        self.frames + list
    }

    #[inline(always)]
    fn join(&mut self, before: u32, after: u32) {
        self.links[before as usize].after = after;
        self.links[after as usize].before = before;
    }

    /// Takes a frame out of its list.
    #[inline(always)]
    pub fn remove(&mut self, frame: u32) {
        let Link { before, after } = self.links[frame as usize];
        self.join(before, after);
        self.join(frame, frame);
    }

    /// Puts a frame that is in no list at the tail of one.
    #[inline(always)]
    pub fn push(&mut self, list: u32, frame: u32) {
        let mark = self.mark(list);
        self.join(self.links[mark as usize].before, frame);
        self.join(frame, mark);
    }

    /// The head of a list.
    #[inline(always)]
    pub fn head(&self, list: u32) -> Option<u32> {
        Some(self.links[self.mark(list) as usize].after).filter(|&head| head < self.frames)
    }

    /// Puts all of one list before the head of another.
    pub fn put_before(&mut self, list: u32, other: u32) {
        let (mark, other) = (self.mark(list), self.mark(other));
        let Link { before: tail, after: head } = self.links[mark as usize];
        if head != mark {
            self.join(tail, self.links[other as usize].after);
            self.join(other, head);
            self.join(mark, mark);
        }
    }

    /// A list from head to tail.
    pub fn frames(&self, list: u32) -> impl Iterator<Item = u32> + '_ {
        let after = |&frame: &u32| Some(self.links[frame as usize].after).filter(|&next| next < self.frames);
        std::iter::successors(self.head(list), after)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<Link>() * self.links.len()
    }
}
