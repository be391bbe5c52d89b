//! Many lists of frames in one array of links. Each list has an end of its own in the array, so a frame can leave a list
//! without knowing which one it is in.

use bufferpool_core::error::{ConfigError, filled};

#[derive(Debug, Clone, Copy)]
struct Link {
    before: u32,
    after: u32,
}

/// Lists of frames; each frame is in exactly one list or in none.
#[derive(Debug, Clone)]
pub(super) struct Lists {
    links: Vec<Link>,
    frames: u32,
}

impl Lists {
    /// Empty lists.
    pub(super) fn new(frames: u32, lists: u32) -> Result<Self, ConfigError> {
        let mut links = filled("frames", (frames + lists) as usize, Link { before: 0, after: 0 })?;
        for (at, link) in links.iter_mut().enumerate() {
            *link = Link { before: at as u32, after: at as u32 };
        }
        Ok(Self { links, frames })
    }

    fn end(&self, list: u32) -> u32 {
        self.frames + list
    }

    fn join(&mut self, before: u32, after: u32) {
        self.links[before as usize].after = after;
        self.links[after as usize].before = before;
    }

    /// Takes a frame out of its list.
    #[inline]
    pub(super) fn remove(&mut self, frame: u32) {
        let Link { before, after } = self.links[frame as usize];
        self.join(before, after);
        self.join(frame, frame);
    }

    /// Puts a frame that is in no list at the tail of one.
    #[inline]
    pub(super) fn push(&mut self, list: u32, frame: u32) {
        let end = self.end(list);
        self.join(self.links[end as usize].before, frame);
        self.join(frame, end);
    }

    /// Puts all of one list before the head of another.
    pub(super) fn put_before(&mut self, list: u32, other: u32) {
        let (end, other) = (self.end(list), self.end(other));
        let Link { before: tail, after: head } = self.links[end as usize];
        if head != end {
            self.join(tail, self.links[other as usize].after);
            self.join(other, head);
            self.join(end, end);
        }
    }

    /// A list from head to tail.
    pub(super) fn frames(&self, list: u32) -> impl Iterator<Item = u32> + '_ {
        let end = self.end(list);
        let next = move |frame: u32| Some(self.links[frame as usize].after).filter(|&next| next != end);
        std::iter::successors(next(end), move |&frame| next(frame))
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Link>() * self.links.len()
    }
}

#[cfg(test)]
mod tests {
    use super::Lists;

    fn of(lists: &Lists, list: u32) -> Vec<u32> {
        lists.frames(list).collect()
    }

    #[test]
    fn frames_enter_at_the_tail_and_leave_from_anywhere() {
        let mut lists = Lists::new(6, 2).unwrap();
        for frame in [4, 1, 3] {
            lists.push(0, frame);
        }
        lists.push(1, 5);
        lists.remove(1);
        assert_eq!((of(&lists, 0), of(&lists, 1)), (vec![4, 3], vec![5]));
        lists.push(1, 1);
        lists.put_before(0, 1);
        assert_eq!((of(&lists, 0), of(&lists, 1)), (vec![], vec![4, 3, 5, 1]));
        lists.put_before(0, 1);
        lists.remove(4);
        lists.remove(1);
        assert_eq!(of(&lists, 1), [3, 5]);
    }
}
