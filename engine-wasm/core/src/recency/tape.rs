//! Order of use as a tape, with the clean and the dirty frames found apart.
//!
//! Each use of a frame writes it into the next slot at the MRU end and empties its old
//! slot, so position on the tape is recency. Two [`BitTree`]s over the slots say which hold a clean and which a
//! dirty frame. Therefore the next dirty (or clean) frame towards the MRU end costs O(log64 B), however many
//! frames of the other kind lie between; a linked list would have to walk over them. When the tape is full its
//! live slots are moved together, which costs O(B) once in at least 3 B uses: amortised O(1).

use super::order::RecencyOrder;
use crate::NONE;
use crate::bits::BitTree;

/// Fewest spare slots at the MRU end: small pools would move their tape together too often.
const SPARE_SLOTS: usize = 2_048;

/// Frames from least (tail) to most recently used (head).
#[derive(Debug, Default)]
pub struct RecencyTape {
    /// Frame → slot * 2 + dirty; `NONE` if the frame is not listed.
    place_of: Vec<u32>,
    /// Slot → frame; meaningful only where one of the trees has the slot.
    frame_at: Vec<u32>,
    clean: BitTree,
    dirty: BitTree,
    /// The next slot at the MRU end.
    head: u32,
    /// No listed frame lies below this slot.
    tail: u32,
    length: u32,
    /// Slots kept free at the LRU end when the tape is moved together.
    tail_room: u32,
}

impl RecencyTape {
    /// Slot of a listed frame: larger is more recently used.
    #[inline]
    #[must_use]
    pub fn slot(&self, frame: u32) -> u32 {
        self.place_of[frame as usize] >> 1
    }

    #[inline]
    fn put(&mut self, frame: u32, slot: u32, dirty: bool) {
        self.frame_at[slot as usize] = frame;
        self.place_of[frame as usize] = slot << 1 | u32::from(dirty);
        if dirty {
            self.dirty.insert(slot);
        } else {
            self.clean.insert(slot);
        }
        self.length += 1;
    }

    /// Marks a listed frame dirty, in its place.
    pub fn set_dirty(&mut self, frame: u32) {
        let slot = self.slot(frame);
        self.clean.remove(slot);
        self.dirty.insert(slot);
        self.place_of[frame as usize] = (slot << 1) | 1;
    }

    /// First listed slot at or above `slot`.
    #[inline]
    fn occupied_from(&self, slot: u32) -> Option<u32> {
        let index = slot as usize >> 6;
        let word = (self.clean.word(index) | self.dirty.word(index)) & (u64::MAX << (slot & 63));
        if word != 0 {
            return Some((slot & !63) + word.trailing_zeros());
        }
        match (self.clean.next(slot), self.dirty.next(slot)) {
            (Some(clean), Some(dirty)) => Some(clean.min(dirty)),
            (clean, dirty) => clean.or(dirty),
        }
    }

    fn at(&self, slot: Option<u32>) -> Option<u32> {
        slot.map(|slot| self.frame_at[slot as usize])
    }

    /// The next more recently used frame after `frame`.
    #[must_use]
    pub fn towards_head(&self, frame: u32) -> Option<u32> {
        self.at(self.occupied_from(self.slot(frame) + 1))
    }

    /// The next less recently used frame after `frame`.
    #[must_use]
    pub fn towards_tail(&self, frame: u32) -> Option<u32> {
        let below = self.slot(frame).checked_sub(1)?;
        self.at(self.clean.previous(below).max(self.dirty.previous(below)))
    }

    /// The least recently used clean frame.
    #[inline]
    #[must_use]
    pub fn first_clean(&self) -> Option<u32> {
        self.at(self.clean.next(self.tail))
    }

    /// Moves the listed frames together and makes room at both ends; the order stays.
    #[cold]
    fn move_together(&mut self) {
        let live = self.length as usize;
        let low = if self.tail_room > 0 { (self.tail_room as usize).max(live) } else { 0 };
        let capacity = low + live + (3 * live).max(SPARE_SLOTS);
        self.lay_out(low, capacity.max(self.frame_at.len()));
    }

    fn lay_out(&mut self, low: usize, capacity: usize) {
        let mut live = 0;
        let mut from = self.tail;
        while let Some(slot) = self.occupied_from(from) {
            self.frame_at[live] = self.frame_at[slot as usize];
            live += 1;
            from = slot + 1;
        }
        if capacity != self.frame_at.len() {
            self.frame_at.resize(capacity, NONE);
            self.clean = BitTree::new(capacity);
            self.dirty = BitTree::new(capacity);
        } else {
            self.clean.reset();
            self.dirty.reset();
        }
        self.frame_at.copy_within(..live, low);
        for slot in low..low + live {
            let place = &mut self.place_of[self.frame_at[slot] as usize];
            *place = (slot as u32) << 1 | (*place & 1);
            let tree = if *place & 1 == 1 { &mut self.dirty } else { &mut self.clean };
            tree.insert(slot as u32);
        }
        self.tail = low as u32;
        self.head = (low + live) as u32;
    }
}

impl RecencyOrder for RecencyTape {
    fn new(frames: u32, tail_room: bool) -> Self {
        Self {
            place_of: vec![NONE; frames as usize],
            frame_at: Vec::new(),
            clean: BitTree::default(),
            dirty: BitTree::default(),
            head: 0,
            tail: 0,
            length: 0,
            tail_room: if tail_room { SPARE_SLOTS as u32 } else { 0 },
        }
    }

    #[inline]
    fn is_dirty(&self, frame: u32) -> bool {
        self.place_of[frame as usize] & 1 == 1
    }

    #[inline]
    fn push_head(&mut self, frame: u32, dirty: bool) {
        if self.head as usize == self.frame_at.len() {
            self.move_together();
        }
        let slot = self.head;
        self.head += 1;
        self.put(frame, slot, dirty);
    }

    fn push_tail(&mut self, frame: u32) {
        if self.tail == 0 {
            self.move_together();
        }
        self.tail -= 1;
        self.put(frame, self.tail, false);
    }

    #[inline]
    fn remove(&mut self, frame: u32) {
        let place = self.place_of[frame as usize];
        self.place_of[frame as usize] = NONE;
        if place & 1 == 1 {
            self.dirty.remove(place >> 1);
        } else {
            self.clean.remove(place >> 1);
        }
        self.length -= 1;
    }

    #[inline]
    fn move_to_head(&mut self, frame: u32, dirty: bool) {
        self.remove(frame);
        self.push_head(frame, dirty);
    }

    fn set_clean(&mut self, frame: u32) {
        let slot = self.slot(frame);
        self.dirty.remove(slot);
        self.clean.insert(slot);
        self.place_of[frame as usize] = slot << 1;
    }

    fn head(&self) -> Option<u32> {
        let below = self.head.checked_sub(1)?;
        self.at(self.clean.previous(below).max(self.dirty.previous(below)))
    }

    #[inline]
    fn tail(&mut self) -> Option<u32> {
        let slot = self.occupied_from(self.tail)?;
        self.tail = slot;
        Some(self.frame_at[slot as usize])
    }

    #[inline]
    fn first_dirty(&self) -> Option<u32> {
        self.at(self.dirty.next(self.tail))
    }

    fn dirty_towards_head(&self, frame: u32) -> Option<u32> {
        self.at(self.dirty.next(self.slot(frame) + 1))
    }

    fn dirty_frames(&self) -> impl Iterator<Item = u32> {
        members(&self.dirty, self.tail).map(|slot| self.frame_at[slot as usize])
    }

    fn clean_frames(&self) -> impl Iterator<Item = u32> {
        members(&self.clean, self.tail).map(|slot| self.frame_at[slot as usize])
    }

    fn frames(&self) -> impl Iterator<Item = u32> {
        let mut from = Some(self.tail);
        std::iter::from_fn(move || {
            let slot = self.occupied_from(from?)?;
            from = slot.checked_add(1);
            Some(self.frame_at[slot as usize])
        })
    }

    fn bytes(&self) -> usize {
        4 * (self.place_of.len() + self.frame_at.len()) + self.clean.bytes() + self.dirty.bytes()
    }
}

fn members(tree: &BitTree, from: u32) -> impl Iterator<Item = u32> + '_ {
    let mut from = Some(from);
    std::iter::from_fn(move || {
        let member = tree.next(from?)?;
        from = member.checked_add(1);
        Some(member)
    })
}

/// A clone holds no spare slots: keyframes are clones, and the first use of one makes room again.
impl Clone for RecencyTape {
    fn clone(&self) -> Self {
        let live = self.length as usize;
        let mut clean = BitTree::new(live);
        let mut dirty = BitTree::new(live);
        let mut place_of = vec![NONE; self.place_of.len()];
        let mut frame_at = Vec::with_capacity(live);
        for frame in self.frames() {
            let slot = frame_at.len() as u32;
            let is_dirty = self.is_dirty(frame);
            place_of[frame as usize] = slot << 1 | u32::from(is_dirty);
            if is_dirty {
                dirty.insert(slot)
            } else {
                clean.insert(slot)
            }
            frame_at.push(frame);
        }
        Self {
            place_of,
            frame_at,
            clean,
            dirty,
            head: self.length,
            tail: 0,
            length: self.length,
            tail_room: self.tail_room,
        }
    }
}
