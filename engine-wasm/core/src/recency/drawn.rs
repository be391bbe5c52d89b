//! Frames that are drawn at random: the one with a place among those that are left, in ascending order.

use crate::split_mix::SplitMix;

/// A set of frames that knows the n-th of them: a Fenwick tree of counts, O(log B) a step.
#[derive(Debug, Clone, Default)]
pub struct Drawn {
    /// At place i, from 1: how many of the frames `i - (i & -i) .. i` are members.
    counts: Vec<u32>,
    members: Vec<bool>,
    length: u32,
}

impl Drawn {
    /// None of the frames `0 .. frames`.
    pub fn new(frames: u32) -> Self {
        Self { counts: vec![0; frames as usize + 1], members: vec![false; frames as usize], length: 0 }
    }

    fn change(&mut self, frame: u32, member: bool) {
        if std::mem::replace(&mut self.members[frame as usize], member) == member {
            return;
        }
        let by = if member { 1 } else { u32::MAX };
        self.length = self.length.wrapping_add(by);
        let mut at = frame as usize + 1;
        while let Some(count) = self.counts.get_mut(at) {
            *count = count.wrapping_add(by);
            at += at & at.wrapping_neg();
        }
    }

    /// A frame comes.
    pub fn insert(&mut self, frame: u32) {
        self.change(frame, true);
    }

    /// A frame leaves.
    pub fn remove(&mut self, frame: u32) {
        self.change(frame, false);
    }

    /// Members below a frame.
    fn below(&self, frame: u32) -> u32 {
        let (mut at, mut count) = (frame as usize, 0);
        while at > 0 {
            count += self.counts[at];
            at &= at - 1;
        }
        count
    }

    /// The member with `place` others below it.
    pub(super) fn at(&self, place: u32) -> u32 {
        let (mut at, mut left) = (0, place);
        let mut step = (self.counts.len()).next_power_of_two() >> 1;
        while step > 0 {
            if let Some(&count) = self.counts.get(at + step)
                && count <= left
            {
                at += step;
                left -= count;
            }
            step >>= 1;
        }
        at as u32
    }

    /// Draws a member; none if there are none.
    pub fn draw(&self, generator: &mut SplitMix) -> Option<u32> {
        (self.length > 0).then(|| self.at(generator.below(self.length.into()) as u32))
    }

    /// The members drawn one after the other, each from those that are left, without one that is gone already.
    pub fn draws(&self, mut generator: SplitMix, without: Option<u32>) -> impl Iterator<Item = u32> {
        // Places that are gone, ascending: of a place among the others so many lie below as have no more below them.
        let gone = without.filter(|&frame| self.members[frame as usize]).map(|frame| self.below(frame));
        let mut gone: Vec<u32> = gone.into_iter().collect();
        std::iter::from_fn(move || {
            let left = self.length - gone.len() as u32;
            let drawn = (left > 0).then(|| generator.below(left.into()) as u32)?;
            let (mut low, mut high) = (0, gone.len());
            while low < high {
                let middle = low.midpoint(high);
                if gone[middle] - middle as u32 <= drawn { low = middle + 1 } else { high = middle }
            }
            let place = drawn + low as u32;
            gone.insert(low, place);
            Some(self.at(place))
        })
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        4 * self.counts.len() + self.members.len()
    }
}
