//! Frames ordered by rank, a number for each. For policies that neither a line nor a ring describes.

use std::collections::BTreeSet;
use std::ops::RangeBounds;

use super::line::Wanted;

/// Frames in the order of their ranks, the lowest first; of equal ranks the lowest frame.
#[derive(Debug, Clone, Default)]
pub struct Ranked<R> {
    /// Frame → rank and whether it is dirty; none if it is not ranked.
    ranks: Vec<Option<(R, bool)>>,
    /// The clean ones and the dirty ones.
    kinds: [BTreeSet<(R, u32)>; 2],
}

impl<R: Ord + Copy> Ranked<R> {
    /// None of the frames `0 .. frames`.
    pub fn new(frames: u32) -> Self {
        Self { ranks: vec![None; frames as usize], kinds: [BTreeSet::new(), BTreeSet::new()] }
    }

    /// A frame comes, or gets another rank.
    pub fn put(&mut self, frame: u32, rank: R, dirty: bool) {
        self.remove(frame);
        self.ranks[frame as usize] = Some((rank, dirty));
        self.kinds[usize::from(dirty)].insert((rank, frame));
    }

    /// A frame leaves.
    pub fn remove(&mut self, frame: u32) {
        if let Some((rank, dirty)) = self.ranks[frame as usize].take() {
            self.kinds[usize::from(dirty)].remove(&(rank, frame));
        }
    }

    /// A frame becomes clean or dirty.
    pub fn set_dirty(&mut self, frame: u32, dirty: bool) {
        if let Some((rank, was_dirty)) = self.ranks[frame as usize]
            && was_dirty != dirty
        {
            self.put(frame, rank, dirty);
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
        let firsts = self.kinds.iter().filter_map(BTreeSet::first);
        firsts.min().map(|&(_, frame)| frame)
    }

    /// The wanted frames in order.
    pub fn in_order(&self, wanted: Wanted) -> impl Iterator<Item = u32> {
        self.within(.., wanted)
    }

    /// The same at some places.
    pub fn within(
        &self,
        places: impl RangeBounds<(R, u32)> + Clone,
        wanted: Wanted,
    ) -> impl Iterator<Item = u32> {
        let of = |dirty: bool| {
            let set = wanted.takes(dirty).then(|| self.kinds[usize::from(dirty)].range(places.clone()));
            set.into_iter().flatten().copied().peekable()
        };
        let (mut clean, mut dirty) = (of(false), of(true));
        std::iter::from_fn(move || {
            let clean_first = match (clean.peek(), dirty.peek()) {
                (Some(clean), Some(dirty)) => clean < dirty,
                (clean, _) => clean.is_some(),
            };
            if clean_first { clean.next() } else { dirty.next() }.map(|(_, frame)| frame)
        })
    }

    /// The last frame from one place on and before another, one not counted.
    pub fn last_within(&self, from: (R, u32), to: (R, u32), without: Option<u32>) -> Option<u32> {
        let last = |set: &BTreeSet<(R, u32)>| {
            set.range(from..to).rev().copied().find(|place| Some(place.1) != without)
        };
        self.kinds.iter().filter_map(last).max().map(|(_, frame)| frame)
    }

    /// Gives all frames other ranks at once; `rank` must know those that have one.
    pub fn rank_anew(&mut self, rank: impl Fn(u32) -> Option<R>) {
        for set in &mut self.kinds {
            // One by one: building a set at once would be another sort to load.
            for (_, frame) in std::mem::take(set) {
                let (Some(rank), Some(known)) = (rank(frame), &mut self.ranks[frame as usize]) else {
                    continue;
                };
                known.0 = rank;
                set.insert((rank, frame));
            }
        }
    }

    /// Bytes held, about: a tree's nodes are two thirds full.
    pub fn bytes(&self) -> usize {
        let entries = self.kinds.iter().map(BTreeSet::len).sum::<usize>();
        size_of::<Option<(R, bool)>>() * self.ranks.len() + size_of::<(R, u32)>() * entries * 3 / 2
    }
}
