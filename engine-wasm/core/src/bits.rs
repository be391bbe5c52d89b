//! A set of small integers that finds its next or previous member without a walk.
//!
//! Level 0 has one bit a member; each bit of a higher level says whether a word below holds any.
//! With 64-bit words the tree over n positions is log64(n) levels high: four for 16 777 216.

/// A set of integers below a fixed capacity.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BitTree {
    words: Vec<u64>,
    summaries: Vec<Vec<u64>>,
}

#[inline]
const fn bit(position: u32) -> u64 {
    1 << (position & 63)
}

#[inline]
const fn from_bit(position: u32) -> u64 {
    u64::MAX << (position & 63)
}

#[inline]
const fn to_bit(position: u32) -> u64 {
    u64::MAX >> (63 - (position & 63))
}

impl BitTree {
    /// An empty set for members below `capacity`.
    pub fn new(capacity: usize) -> Self {
        let words = vec![0; capacity.div_ceil(64)];
        let mut summaries = Vec::new();
        let mut below = words.len();
        while below > 1 {
            below = below.div_ceil(64);
            summaries.push(vec![0; below]);
        }
        Self { words, summaries }
    }

    /// Whether `position` is a member.
    #[inline]
    pub fn contains(&self, position: u32) -> bool {
        self.words.get(position as usize >> 6).is_some_and(|word| word & bit(position) != 0)
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, position: u32) {
        let word = &mut self.words[position as usize >> 6];
        let before = *word;
        *word = before | bit(position);
        if before == 0 {
            self.raise(position >> 6);
        }
    }

    /// Removes a member.
    #[inline]
    pub fn remove(&mut self, position: u32) {
        let word = &mut self.words[position as usize >> 6];
        *word &= !bit(position);
        if *word == 0 {
            self.lower(position >> 6);
        }
    }

    fn raise(&mut self, mut child: u32) {
        for level in &mut self.summaries {
            let word = &mut level[child as usize >> 6];
            if std::mem::replace(word, *word | bit(child)) != 0 {
                return;
            }
            child >>= 6;
        }
    }

    fn lower(&mut self, mut child: u32) {
        for level in &mut self.summaries {
            let word = &mut level[child as usize >> 6];
            *word &= !bit(child);
            if *word != 0 {
                return;
            }
            child >>= 6;
        }
    }

    /// The smallest member at or above `from`.
    #[inline]
    pub fn next(&self, from: u32) -> Option<u32> {
        let index = from >> 6;
        let word = self.words.get(index as usize)? & from_bit(from);
        if word != 0 {
            return Some((index << 6) + word.trailing_zeros());
        }
        self.climb_up(index + 1)
    }

    fn climb_up(&self, mut child: u32) -> Option<u32> {
        for (height, level) in self.summaries.iter().enumerate() {
            let word = level.get(child as usize >> 6)? & from_bit(child);
            if word != 0 {
                let found = (child & !63) + word.trailing_zeros();
                return Some(self.descend(height, found, u64::trailing_zeros));
            }
            child = (child >> 6) + 1;
        }
        None
    }

    /// The largest member at or below `from`.
    pub fn previous(&self, from: u32) -> Option<u32> {
        let last = (self.words.len() as u32).checked_mul(64)?.checked_sub(1)?;
        let from = from.min(last);
        let mut child = from >> 6;
        let word = self.words[child as usize] & to_bit(from);
        if word != 0 {
            return Some((child << 6) + 63 - word.leading_zeros());
        }
        for (height, level) in self.summaries.iter().enumerate() {
            if child == 0 {
                return None;
            }
            child -= 1;
            let word = level[child as usize >> 6] & to_bit(child);
            if word != 0 {
                let found = (child & !63) + 63 - word.leading_zeros();
                return Some(self.descend(height, found, |word| 63 - word.leading_zeros()));
            }
            child >>= 6;
        }
        None
    }

    fn descend(&self, height: usize, mut child: u32, pick: fn(u64) -> u32) -> u32 {
        for level in self.summaries[..height].iter().rev() {
            child = (child << 6) + pick(level[child as usize]);
        }
        (child << 6) + pick(self.words[child as usize])
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        8 * (self.words.len() + self.summaries.iter().map(Vec::len).sum::<usize>())
    }
}
