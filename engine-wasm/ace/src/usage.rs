//! Usage counts of frames, 64 side by side: a hand sweeps over a word of frames at once.
//!
//! A count from 0 to 7 is three bits, and each of these has a word of its own for 64 frames (bit planes). "The first
//! frame with count 0 from here on" is then one search in a word, and "one less for all before it" a subtraction with
//! three borrows. For the clean and for the dirty frames a [`BitTree`] for each count says in which words there are any,
//! so that the next one of a count costs O(log64 B), without a turn of the clock.

use bufferpool_core::bits::BitTree;
use bufferpool_core::error::{ConfigError, filled};

pub const MAXIMUM_USAGE: u8 = 7;
const CLASSES: u8 = MAXIMUM_USAGE + 1;

/// 64 frames, one bit each.
#[derive(Debug, Clone, Copy, Default)]
struct Group {
    /// The counts in binary, the lowest bit first.
    planes: [u64; 3],
    dirty: u64,
    resident: u64,
}

impl Group {
    #[inline(always)]
    fn usage(&self, frame: u32) -> u8 {
        let [ones, twos, fours] = self.planes.map(|plane| (plane >> (frame & 63)) as u8 & 1);
        ones | twos << 1 | fours << 2
    }

    #[inline(always)]
    fn set(&mut self, frame: u32, usage: u8, dirty: bool, resident: bool) {
        let at = frame & 63;
        let put = |word: u64, value: bool| word & !(1 << at) | u64::from(value) << at;
        let [ones, twos, fours] = self.planes;
        self.planes = [put(ones, usage & 1 != 0), put(twos, usage & 2 != 0), put(fours, usage & 4 != 0)];
        self.dirty = put(self.dirty, dirty);
        self.resident = put(self.resident, resident);
    }

    /// Those with a count above 0.
    #[inline(always)]
    fn used(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// Takes one from the counts of `frames`, none of which is 0.
    #[inline(always)]
    fn decrement(&mut self, frames: u64) {
        let [ones, twos, fours] = self.planes;
        // A bit that was 0 becomes 1 and borrows from the next.
        let ones = ones ^ frames;
        let borrow = frames & ones;
        let twos = twos ^ borrow;
        self.planes = [ones, twos, fours ^ (borrow & twos)];
    }

    /// The resident frames that are dirty, or clean.
    #[inline(always)]
    fn of_kind(&self, dirty: bool) -> u64 {
        self.resident & if dirty { self.dirty } else { !self.dirty }
    }

    /// Those of `among` with the count `usage`.
    #[inline(always)]
    fn with_usage(&self, among: u64, usage: u8) -> u64 {
        let plane = |bit: usize| if usage >> bit & 1 == 1 { self.planes[bit] } else { !self.planes[bit] };
        among & plane(0) & plane(1) & plane(2)
    }

    /// Which counts occur among `frames`, a bit each. Written out: it runs at every change.
    #[inline(always)]
    fn counts_among(&self, frames: u64) -> u8 {
        let [ones, twos, fours] = self.planes;
        let (even, odd) = (frames & !ones, frames & ones);
        let (low, two_or_three) = (!twos & !fours, twos & !fours);
        let any = |frames: u64, usage: u8| u8::from(frames != 0) << usage;
        any(even & low, 0)
            | any(odd & low, 1)
            | any(even & two_or_three, 2)
            | any(odd & two_or_three, 3)
            | any(even & !twos & fours, 4)
            | any(odd & !twos & fours, 5)
            | any(even & twos & fours, 6)
            | any(odd & twos & fours, 7)
    }
}

/// Where the frames of one kind are, clean or dirty.
#[derive(Debug, Clone, Default)]
struct Index {
    /// Count → groups that have a frame with it. Empty if it is never queried.
    groups: Vec<BitTree>,
    /// Group → the counts that occur in it, a bit each.
    counts: Vec<u8>,
}

impl Index {
    fn new(kept: bool, groups: usize) -> Result<Self, ConfigError> {
        if !kept {
            return Ok(Self::default());
        }
        Ok(Self { groups: vec![BitTree::new(groups); CLASSES.into()], counts: filled("frames", groups, 0)? })
    }

    #[inline(always)]
    fn update(&mut self, at: usize, group: &Group, dirty: bool) {
        let Some(before) = self.counts.get_mut(at) else { return };
        let counts = group.counts_among(group.of_kind(dirty));
        if counts != *before {
            let changed = std::mem::replace(before, counts) ^ counts;
            self.change(at as u32, counts, changed);
        }
    }

    fn change(&mut self, at: u32, counts: u8, changed: u8) {
        for (usage, groups) in self.groups.iter_mut().enumerate() {
            match (changed >> usage & 1, counts >> usage & 1) {
                (0, _) => {}
                (_, 0) => groups.remove(at),
                _ => groups.insert(at),
            }
        }
    }

    fn bytes(&self) -> usize {
        self.counts.len() + self.groups.iter().map(BitTree::bytes).sum::<usize>()
    }
}

#[derive(Debug, Clone, Default)]
pub struct UsageCounts {
    groups: Vec<Group>,
    pub frames: u32,
    dirty: Index,
    clean: Index,
}

impl UsageCounts {
    /// No frame is resident. The flags say which [`UsageCounts::add_first`] must find, clean ones only with dirty ones.
    pub fn new(frames: u32, finds_dirty: bool, finds_clean: bool) -> Result<Self, ConfigError> {
        let groups = frames.div_ceil(64) as usize;
        Ok(Self {
            groups: filled("frames", groups, Group::default())?,
            frames,
            dirty: Index::new(finds_dirty, groups)?,
            clean: Index::new(finds_clean, groups)?,
        })
    }

    #[inline(always)]
    pub fn usage(&self, frame: u32) -> u8 {
        self.groups[frame as usize >> 6].usage(frame)
    }
    pub fn is_resident(&self, frame: u32) -> bool {
        self.groups[frame as usize >> 6].resident >> (frame & 63) & 1 == 1
    }
    pub fn is_dirty(&self, frame: u32) -> bool {
        self.groups[frame as usize >> 6].dirty >> (frame & 63) & 1 == 1
    }
    #[inline(always)]
    pub fn set(&mut self, frame: u32, usage: u8, dirty: bool) {
        self.groups[frame as usize >> 6].set(frame, usage, dirty, true);
        if !self.dirty.counts.is_empty() {
            self.update(frame >> 6);
        }
    }

    pub fn clear(&mut self, frame: u32) {
        self.groups[frame as usize >> 6].set(frame, 0, false, false);
        self.update(frame >> 6);
    }

    #[inline(never)]
    fn update(&mut self, group: u32) {
        let at = group as usize;
        self.dirty.update(at, &self.groups[at], true);
        self.clean.update(at, &self.groups[at], false);
    }

    /// Sweeps to the first frame with count 0, taking one from each it passes. That frame, and how many were looked at.
    #[inline(always)]
    pub fn sweep(&mut self, from: u32) -> (u32, u32) {
        self.sweep_beside(from, |_| 0, |_| ())
    }

    /// The same beside pinned frames, not all, 64 in a word: they are passed, and told, and keep their counts.
    #[inline(always)]
    pub fn sweep_beside(
        &mut self,
        from: u32,
        pinned: impl Fn(u32) -> u64,
        mut tell: impl FnMut(u32),
    ) -> (u32, u32) {
        let (mut from, mut looked_at) = (from, 0);
        loop {
            let at = from >> 6;
            let group = &mut self.groups[at as usize];
            let end = self.frames.min((at + 1) << 6);
            let ahead = u64::MAX << (from & 63) & u64::MAX >> (((at + 1) << 6) - end);
            let pinned = pinned(at);
            let found = !group.used() & ahead & !pinned;
            // All ahead are passed, or those below the found one.
            let passed = ahead & (found & found.wrapping_neg()).wrapping_sub(1);
            let lowered = passed & !pinned;
            group.decrement(lowered);
            let mut kept = passed & pinned;
            while kept != 0 {
                tell((at << 6) + kept.trailing_zeros());
                kept &= kept - 1;
            }
            if lowered != 0 && !self.dirty.counts.is_empty() {
                self.update(at);
            }
            looked_at += passed.count_ones();
            if found != 0 {
                return ((at << 6) + found.trailing_zeros(), looked_at + 1);
            }
            from = if end == self.frames { 0 } else { end };
        }
    }

    /// The next frame of a kind with a count, at or after `from`.
    #[inline(always)]
    fn next(&self, from: u32, usage: u8, dirty: bool) -> Option<u32> {
        let at = from >> 6;
        let word = |at: u32| {
            let group = &self.groups[at as usize];
            group.with_usage(group.of_kind(dirty), usage)
        };
        let here = if from < self.frames { word(at) & u64::MAX << (from & 63) } else { 0 };
        if here != 0 {
            return Some((at << 6) + here.trailing_zeros());
        }
        let index = if dirty { &self.dirty } else { &self.clean };
        let at = index.groups.get(usage as usize)?.next(at + 1)?;
        Some((at << 6) + word(at).trailing_zeros())
    }

    /// Appends frames by (usage count, distance ahead of `hand`). Plain loops: those are inlined for size too.
    pub fn add_first(&self, dirty: bool, hand: u32, without: u32, limit: usize, into: &mut Vec<u32>) {
        let mut left = limit;
        for usage in 0..CLASSES {
            for (mut from, to) in [(hand, self.frames), (0, hand)] {
                while let Some(frame) = self.next(from, usage, dirty)
                    && frame < to
                {
                    if left == 0 {
                        return;
                    }
                    if frame != without {
                        into.push(frame);
                        left -= 1;
                    }
                    from = frame + 1;
                }
            }
        }
    }

    pub fn bytes(&self) -> usize {
        size_of::<Group>() * self.groups.len() + self.dirty.bytes() + self.clean.bytes()
    }
}
