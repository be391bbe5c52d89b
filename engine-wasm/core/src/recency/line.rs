//! A line of frames from old to new, whose frames belong to classes and are clean or dirty.
//!
//! Frames change class and dirty state where they stand. The wanted frames of a class are found on a walk from the old end,
//! which passes the others: what leaves next stands there, so a Writer's batch pays for the walk.

use super::RecencyOrder;
use super::links::LinkedList;
use super::looks::look;

/// Which frames of a line are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Wanted {
    Any,
    Clean,
    Dirty,
}

impl Wanted {
    /// Whether a frame in that state is wanted.
    pub fn takes(self, dirty: bool) -> bool {
        match self {
            Self::Any => true,
            Self::Clean => !dirty,
            Self::Dirty => dirty,
        }
    }
}

/// The line.
#[derive(Debug, Clone, Default)]
pub struct Line {
    /// The old end is its tail.
    list: LinkedList,
    /// Frame → its class; the last one of a frame that left.
    class_of: Vec<u8>,
    listed: Vec<bool>,
    length: u32,
}

impl Line {
    /// An empty line for the frames `0 .. frames`.
    pub fn new(frames: u32) -> Self {
        let (class_of, listed) = (vec![0; frames as usize], vec![false; frames as usize]);
        Self { list: LinkedList::new(frames, true), class_of, listed, length: 0 }
    }

    /// Frames in the line.
    pub fn len(&self) -> u32 {
        self.length
    }

    /// Of two lines the one that a frame is in.
    pub fn of<'a>(frame: u32, one: &'a mut Self, other: &'a mut Self) -> &'a mut Self {
        if one.contains(frame) { one } else { other }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether a frame is in it.
    pub fn contains(&self, frame: u32) -> bool {
        self.listed[frame as usize]
    }

    /// The class of a frame.
    pub fn class(&self, frame: u32) -> u8 {
        self.class_of[frame as usize]
    }

    /// Whether a frame is in it and dirty.
    pub fn is_dirty(&self, frame: u32) -> bool {
        self.list.is_dirty(frame)
    }

    fn linked(&mut self, frame: u32, class: u8, dirty: bool) {
        self.set(frame, class, dirty);
        self.listed[frame as usize] = true;
        self.length += 1;
    }

    /// A frame comes to the new end.
    pub fn push_new(&mut self, frame: u32, class: u8, dirty: bool) {
        self.list.push_head(frame, dirty);
        self.linked(frame, class, dirty);
    }

    /// A frame comes to the old end.
    pub fn push_old(&mut self, frame: u32, class: u8, dirty: bool) {
        self.list.push_tail(frame);
        self.linked(frame, class, dirty);
    }

    /// A frame comes to stand next to another, on its old side.
    pub fn insert_older(&mut self, frame: u32, than: u32, class: u8, dirty: bool) {
        self.list.push_below(frame, than);
        self.linked(frame, class, dirty);
    }

    /// A frame leaves.
    pub fn remove(&mut self, frame: u32) {
        self.list.remove(frame);
        self.list.set_dirty(frame, false);
        self.listed[frame as usize] = false;
        self.length -= 1;
    }

    /// A frame changes class and dirty state where it stands.
    pub fn set(&mut self, frame: u32, class: u8, dirty: bool) {
        self.class_of[frame as usize] = class;
        self.list.set_dirty(frame, dirty);
    }

    /// A frame becomes clean or dirty where it stands.
    pub fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.list.set_dirty(frame, dirty);
    }

    /// A frame goes to the new end.
    pub fn renew(&mut self, frame: u32, class: u8, dirty: bool) {
        self.remove(frame);
        self.push_new(frame, class, dirty);
    }

    /// The oldest frame.
    pub fn oldest(&self) -> Option<u32> {
        self.frames().next()
    }

    /// The newest frame.
    pub fn newest(&self) -> Option<u32> {
        self.list.head()
    }

    /// The next newer frame.
    pub fn newer(&self, frame: u32) -> Option<u32> {
        self.list.towards_head(frame)
    }

    /// All frames from old to new.
    pub fn frames(&self) -> impl Iterator<Item = u32> {
        self.list.frames()
    }

    /// All frames from new to old.
    pub fn from_new(&self) -> Vec<u32> {
        reversed(self.frames())
    }

    /// The wanted frames from old to new.
    pub fn wanted(&self, wanted: Wanted) -> impl Iterator<Item = u32> {
        self.frames().inspect(|_| look()).filter(move |&frame| wanted.takes(self.is_dirty(frame)))
    }

    /// The wanted frames of a class from old to new.
    pub fn of_class(&self, class: u8, wanted: Wanted) -> impl Iterator<Item = u32> {
        self.wanted(wanted).filter(move |&frame| self.class(frame) == class)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.list.bytes() + 2 * self.listed.len()
    }
}

pub(super) fn reversed(frames: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut frames: Vec<u32> = frames.collect();
    frames.reverse();
    frames
}
