//! Frames by rank: a number each, whose order is theirs. For policies that neither a line nor a ring describes.

use std::collections::BTreeSet;
use std::ops::RangeBounds;

use super::line::Wanted;

/// Frames in the order of their ranks, the lowest first; of equal ranks the lowest frame.
#[derive(Debug, Clone)]
pub struct Ranked<R> {
    /// Frame → rank and whether it is dirty; none if it is not ranked.
    ranks: Vec<Option<(R, bool)>>,
    order: BTreeSet<(R, u32)>,
}

impl<R> Default for Ranked<R> {
    fn default() -> Self {
        Self { ranks: Vec::new(), order: BTreeSet::new() }
    }
}

impl<R: Ord + Copy> Ranked<R> {
    /// None of the frames `0 .. frames`.
    pub fn new(frames: u32) -> Self {
        Self { ranks: vec![None; frames as usize], ..Self::default() }
    }

    /// A frame comes, or gets another rank.
    pub fn put(&mut self, frame: u32, rank: R, dirty: bool) {
        self.remove(frame);
        self.ranks[frame as usize] = Some((rank, dirty));
        self.order.insert((rank, frame));
    }

    /// A frame leaves.
    pub fn remove(&mut self, frame: u32) {
        if let Some((rank, _)) = self.ranks[frame as usize].take() {
            self.order.remove(&(rank, frame));
        }
    }

    /// A frame becomes clean or dirty.
    pub fn set_dirty(&mut self, frame: u32, dirty: bool) {
        if let Some(known) = &mut self.ranks[frame as usize] {
            known.1 = dirty;
        }
    }

    /// The rank of a frame, if it has one.
    pub fn rank(&self, frame: u32) -> Option<R> {
        self.ranks[frame as usize].map(|(rank, _)| rank)
    }

    /// The rank of every frame, none where it has none.
    pub fn all(&self) -> impl Iterator<Item = Option<R>> {
        self.ranks.iter().map(|known| known.map(|(rank, _)| rank))
    }

    /// Whether a frame is dirty.
    pub fn is_dirty(&self, frame: u32) -> bool {
        self.ranks[frame as usize].is_some_and(|(_, dirty)| dirty)
    }

    /// The first frame.
    pub fn first(&self) -> Option<u32> {
        self.order.first().map(|&(_, frame)| frame)
    }

    /// The wanted frames in order.
    pub fn in_order(&self, wanted: Wanted) -> impl Iterator<Item = u32> {
        self.within(.., wanted)
    }

    /// The same at some places.
    pub fn within(&self, places: impl RangeBounds<(R, u32)>, wanted: Wanted) -> impl Iterator<Item = u32> {
        let frames = self.order.range(places).map(|&(_, frame)| frame);
        frames.filter(move |&frame| wanted.takes(self.is_dirty(frame)))
    }

    /// Gives all frames other ranks at once; `rank` must know those that have one.
    pub fn rank_anew(&mut self, rank: impl Fn(u32) -> Option<R>) {
        // One by one: building a set at once would be another sort to load.
        for (_, frame) in std::mem::take(&mut self.order) {
            let (Some(rank), Some(known)) = (rank(frame), &mut self.ranks[frame as usize]) else {
                continue;
            };
            known.0 = rank;
            self.order.insert((rank, frame));
        }
    }

    /// Bytes held, about: a tree's nodes are two thirds full.
    pub fn bytes(&self) -> usize {
        size_of::<Option<(R, bool)>>() * self.ranks.len() + size_of::<(R, u32)>() * self.order.len() * 3 / 2
    }
}
