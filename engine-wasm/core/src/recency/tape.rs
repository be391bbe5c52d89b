//! A line of frames whose next dirty one of a class is found without a walk, where a [`Line`](super::Line) would walk far.
//!
//! Places are numbers on a tape, so that "the next dirty frame of this class from here on" is a search in a set of
//! numbers, O(log64 B), and a frame changes class or dirty state where it stands. A new frame takes the next number;
//! when the tape is used up, all move together, which is paid for by the steps since the last time.

use super::drawn::Drawn;
use super::line::{Wanted, reversed};
use super::looks::look;
use crate::NONE;
use crate::bits::BitTree;

/// Spare places on a tape of few frames.
const SPARE_PLACES: usize = 1_024;

/// The line.
#[derive(Debug, Default)]
pub struct Tape {
    /// Frame → its place, `NONE` if it is not in the line.
    place_of: Vec<u32>,
    /// Frame → its class twice, plus one if it is dirty.
    kind_of: Vec<u8>,
    frame_at: Vec<u32>,
    taken: BitTree,
    kinds: Vec<BitTree>,
    /// No place below is taken.
    first: u32,
    /// No place from here on is taken.
    end: u32,
    length: u32,
    /// Whether frames come to the old end too.
    grows_old: bool,
    /// Taken places, for a tape that finds its n-th frame.
    counted: Option<Drawn>,
}

impl Tape {
    /// An empty line for the frames `0 .. frames`, in so many classes.
    pub fn new(frames: u32, classes: u8) -> Self {
        Self {
            place_of: vec![NONE; frames as usize],
            kind_of: vec![0; frames as usize],
            kinds: vec![BitTree::default(); 2 * usize::from(classes)],
            ..Self::default()
        }
    }

    /// The same, which also knows its n-th frame.
    pub fn counted(frames: u32, classes: u8) -> Self {
        Self { counted: Some(Drawn::default()), ..Self::new(frames, classes) }
    }

    /// Frames in the line.
    pub fn len(&self) -> u32 {
        self.length
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether a frame is in it.
    pub fn contains(&self, frame: u32) -> bool {
        self.place_of[frame as usize] != NONE
    }

    /// Where a frame stands: the newer, the higher. Good until the next frame comes.
    pub fn place(&self, frame: u32) -> u32 {
        self.place_of[frame as usize]
    }

    /// The class of a frame.
    pub fn class(&self, frame: u32) -> u8 {
        self.kind_of[frame as usize] >> 1
    }

    /// Whether a frame is dirty.
    pub fn is_dirty(&self, frame: u32) -> bool {
        self.kind_of[frame as usize] & 1 == 1
    }

    #[inline]
    fn put(&mut self, frame: u32, place: u32, kind: u8) {
        self.frame_at[place as usize] = frame;
        self.place_of[frame as usize] = place;
        self.kind_of[frame as usize] = kind;
        self.taken.insert(place);
        if let Some(counted) = &mut self.counted {
            counted.insert(place);
        }
        self.kinds[usize::from(kind)].insert(place);
    }

    #[inline]
    fn take(&mut self, frame: u32) -> u32 {
        let place = std::mem::replace(&mut self.place_of[frame as usize], NONE);
        self.taken.remove(place);
        if let Some(counted) = &mut self.counted {
            counted.remove(place);
        }
        self.kinds[usize::from(self.kind_of[frame as usize])].remove(place);
        place
    }

    /// A frame comes to the new end.
    pub fn push_new(&mut self, frame: u32, class: u8, dirty: bool) {
        if self.end as usize == self.frame_at.len() {
            self.move_together();
        }
        self.put(frame, self.end, class << 1 | u8::from(dirty));
        self.end += 1;
        self.length += 1;
    }

    /// A frame comes to the old end.
    pub fn push_old(&mut self, frame: u32, class: u8, dirty: bool) {
        self.grows_old = true;
        if self.first == 0 {
            self.move_together();
        }
        self.first -= 1;
        self.put(frame, self.first, class << 1 | u8::from(dirty));
        self.length += 1;
    }

    /// A frame comes to stand next to another, on its old side. Those between it and the next free place move by one.
    pub fn insert_older(&mut self, frame: u32, than: u32, class: u8, dirty: bool) {
        let lowest = self.first.saturating_sub(1);
        let free = |tape: &Self| (lowest..tape.place(than)).rev().find(|&place| !tape.taken.contains(place));
        let free = free(self).unwrap_or_else(|| {
            self.grows_old = true;
            self.move_together();
            self.first - 1
        });
        self.first = self.first.min(free);
        let place = self.place(than) - 1;
        for from in free + 1..=place {
            let moved = self.frame_at[from as usize];
            self.take(moved);
            self.put(moved, from - 1, self.kind_of[moved as usize]);
        }
        self.put(frame, place, class << 1 | u8::from(dirty));
        self.length += 1;
    }

    /// A frame leaves.
    pub fn remove(&mut self, frame: u32) {
        let place = self.take(frame);
        self.length -= 1;
        if place == self.first {
            self.first = self.taken.next(place).unwrap_or(self.end);
        }
    }

    /// A frame changes class and dirty state where it stands.
    pub fn set(&mut self, frame: u32, class: u8, dirty: bool) {
        let kind = class << 1 | u8::from(dirty);
        let before = std::mem::replace(&mut self.kind_of[frame as usize], kind);
        if before != kind {
            let place = self.place(frame);
            self.kinds[usize::from(before)].remove(place);
            self.kinds[usize::from(kind)].insert(place);
        }
    }

    /// A frame becomes clean or dirty where it stands.
    pub fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.set(frame, self.class(frame), dirty);
    }

    /// A frame goes to the new end.
    pub fn renew(&mut self, frame: u32, class: u8, dirty: bool) {
        self.remove(frame);
        self.push_new(frame, class, dirty);
    }

    /// The end of the places of the `count` oldest frames, one not counted; of a line made by [`Tape::counted`].
    pub fn end_of_oldest(&self, count: u32, without: Option<u32>) -> u32 {
        let counted = |count: u32| self.counted.as_ref().filter(|_| count < self.length);
        let nth = |count: u32| counted(count).map_or(u32::MAX, |counted| counted.at(count));
        let end = nth(count);
        let before = without.is_some_and(|frame| self.contains(frame) && self.place(frame) <= end);
        if before { nth(count.saturating_add(1)) } else { end }
    }

    fn at(&self, place: Option<u32>) -> Option<u32> {
        place.map(|place| self.frame_at[place as usize])
    }

    /// The oldest frame.
    pub fn oldest(&self) -> Option<u32> {
        self.at(self.taken.next(self.first))
    }

    /// The newest frame.
    pub fn newest(&self) -> Option<u32> {
        self.at(self.taken.previous(self.end.checked_sub(1)?))
    }

    /// The next newer frame.
    pub fn newer(&self, frame: u32) -> Option<u32> {
        self.at(self.taken.next(self.place(frame) + 1))
    }

    /// All frames from old to new.
    pub fn frames(&self) -> impl Iterator<Item = u32> {
        self.frames_from(self.first)
    }

    /// All frames from a place on, from old to new.
    pub fn frames_from(&self, place: u32) -> impl Iterator<Item = u32> {
        members(&self.taken, place..u32::MAX).map(|place| self.frame_at[place as usize])
    }

    /// All frames from new to old.
    pub fn from_new(&self) -> Vec<u32> {
        reversed(self.frames())
    }

    /// The wanted frames of a class from old to new.
    pub fn of_class(&self, class: u8, wanted: Wanted) -> impl Iterator<Item = u32> {
        self.of_class_within(class, wanted, 0..u32::MAX)
    }

    /// The same at some places.
    pub fn of_class_within(
        &self,
        class: u8,
        wanted: Wanted,
        places: std::ops::Range<u32>,
    ) -> impl Iterator<Item = u32> {
        let tree = match wanted {
            Wanted::Any => &self.taken,
            _ => &self.kinds[2 * usize::from(class) + usize::from(wanted == Wanted::Dirty)],
        };
        members(tree, places.start.max(self.first)..places.end)
            .map(|place| self.frame_at[place as usize])
            .filter(move |&frame| self.class(frame) == class)
    }

    /// The clean or dirty frames of a class at some places, from new to old.
    pub fn of_class_back(
        &self,
        class: u8,
        dirty: bool,
        places: std::ops::Range<u32>,
    ) -> impl Iterator<Item = u32> {
        let tree = &self.kinds[2 * usize::from(class) + usize::from(dirty)];
        let before =
            move |end: u32| tree.previous(end.checked_sub(1)?).filter(|&place| place >= places.start);
        std::iter::successors(before(places.end), move |&place| before(place))
            .map(|place| self.frame_at[place as usize])
    }

    /// The wanted frames of a class in one turn of a hand: from a frame on to the new end, and on from the old end.
    pub fn turn(&self, hand: Option<u32>, class: u8, wanted: Wanted) -> impl Iterator<Item = u32> {
        let hand = hand.map_or(0, |frame| self.place(frame));
        let within = move |places| self.of_class_within(class, wanted, places);
        within(hand..u32::MAX).chain(within(0..hand))
    }

    #[cold]
    fn move_together(&mut self) {
        let line: Vec<u32> = self.frames().collect();
        let room = line.len().max(SPARE_PLACES);
        let low = if self.grows_old { room } else { 0 };
        let capacity = low + line.len() + 2 * room;
        self.lay_out(&line, low as u32, capacity);
    }

    fn lay_out(&mut self, line: &[u32], first: u32, places: usize) {
        self.frame_at.clear();
        self.frame_at.resize(places, NONE);
        self.taken = BitTree::new(places);
        if let Some(counted) = &mut self.counted {
            *counted = Drawn::new(places as u32);
        }
        self.kinds.fill(BitTree::new(places));
        (self.first, self.end) = (first, first + line.len() as u32);
        for (&frame, place) in line.iter().zip(first..) {
            self.put(frame, place, self.kind_of[frame as usize]);
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let trees: usize = self.kinds.iter().chain([&self.taken]).map(BitTree::bytes).sum();
        let columns = 4 * (self.place_of.len() + self.frame_at.len()) + self.kind_of.len();
        columns + trees + self.counted.as_ref().map_or(0, Drawn::bytes)
    }
}

fn members(tree: &BitTree, places: std::ops::Range<u32>) -> impl Iterator<Item = u32> {
    let next = move |from: u32| {
        look();
        tree.next(from).filter(|&place| place < places.end)
    };
    std::iter::successors(next(places.start), move |place| next(place.checked_add(1)?))
}

/// A copy has no more places than frames: most copies are kept and never grow.
impl Clone for Tape {
    fn clone(&self) -> Self {
        let (frames, kinds) = (self.place_of.len() as u32, self.kinds.len() as u8);
        let counted = self.counted.is_some().then(Drawn::default);
        let (kind_of, length, grows_old) = (self.kind_of.clone(), self.length, self.grows_old);
        let mut copy = Self { kind_of, length, grows_old, counted, ..Self::new(frames, kinds / 2) };
        copy.lay_out(&self.frames().collect::<Vec<_>>(), 0, length as usize);
        copy
    }
}
