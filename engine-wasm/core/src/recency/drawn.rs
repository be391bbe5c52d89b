//! Frames that are drawn at random: the one with a place among those that are left, in ascending order.

use crate::split_mix::SplitMix;
use crate::sums::Sums;

/// A set of frames that knows the n-th of them.
#[derive(Debug, Clone, Default)]
pub struct Drawn {
    counts: Sums,
    members: Vec<bool>,
    length: u32,
}

impl Drawn {
    /// None of the frames `0 .. frames`.
    pub fn new(frames: u32) -> Self {
        let counts = Sums(vec![0; frames as usize + 1]);
        Self { counts, members: vec![false; frames as usize], length: 0 }
    }

    fn change(&mut self, frame: u32, member: bool) {
        if std::mem::replace(&mut self.members[frame as usize], member) == member {
            return;
        }
        let by = if member { 1 } else { -1 };
        self.length = self.length.wrapping_add_signed(by);
        self.counts.add(frame as usize, by);
    }

    /// A frame comes.
    pub fn insert(&mut self, frame: u32) {
        self.change(frame, true);
    }

    /// A frame leaves.
    pub fn remove(&mut self, frame: u32) {
        self.change(frame, false);
    }

    /// The member with `place` others below it.
    pub(super) fn at(&self, place: u32) -> u32 {
        self.counts.at(place)
    }

    /// Draws a member; none if there are none.
    pub fn draw(&self, generator: &mut SplitMix) -> Option<u32> {
        (self.length > 0).then(|| self.at(generator.below(self.length.into()) as u32))
    }

    /// The members drawn one after the other, each from those that are left, without one that is gone already.
    pub fn draws(&self, mut generator: SplitMix, without: Option<u32>) -> impl Iterator<Item = u32> {
        // Places that are gone, ascending: of a place among the others so many lie below as have no more below them.
        let gone = without
            .filter(|&frame| self.members[frame as usize])
            .map(|frame| self.counts.below(frame as usize));
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
        4 * self.counts.0.len() + self.members.len()
    }
}
