//! What a program decided for one lane, and at some positions its eviction order.

use bufferpool_core::error::ConfigError;

/// Frames, as they were chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tape {
    /// Decisions one after the other: a victim, or a count and so many frames for Writer and Evictor.
    #[doc(hidden)]
    pub decisions: Vec<u32>,
    /// Positions whose order is kept, ascending.
    positions: Vec<u32>,
    /// Where each order ends in `orders`.
    ends: Vec<u32>,
    orders: Vec<u32>,
}

impl Tape {
    /// One decision or number from a place on; none behind the end.
    pub(crate) fn at(&self, place: usize) -> Option<u32> {
        self.decisions.get(place).copied()
    }

    /// A count at a place, and so many frames.
    #[doc(hidden)]
    pub fn list_at(&self, place: usize) -> &[u32] {
        let rest = self.decisions.get(place + 1..).unwrap_or_default();
        let count = self.at(place).unwrap_or(0) as usize;
        &rest[..count.min(rest.len())]
    }

    /// Keeps the order at a position behind all others.
    #[doc(hidden)]
    pub fn keep_order(&mut self, position: u64, frames: &[u32]) {
        self.positions.push(position as u32);
        self.orders.extend_from_slice(frames);
        self.ends.push(self.orders.len() as u32);
    }

    /// The order at a position, if it is kept.
    #[doc(hidden)]
    pub fn order_at(&self, position: u64) -> Option<&[u32]> {
        let place = self.positions.binary_search(&u32::try_from(position).ok()?).ok()?;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.orders.get(start as usize..self.ends[place] as usize)
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        4 * (self.decisions.len() + self.positions.len() + self.ends.len() + self.orders.len())
    }

    /// The tape as numbers: how many decisions, these; how many orders, their positions, ends and frames.
    pub fn to_words(&self) -> Vec<u32> {
        let counted = |list: &[u32]| [&[list.len() as u32], list].concat();
        [counted(&self.decisions), counted(&self.positions), self.ends.clone(), self.orders.clone()].concat()
    }

    /// The tape from such numbers. Fails when they are no tape.
    pub fn from_words(words: &[u32]) -> Result<Self, ConfigError> {
        Self::read(words).ok_or_else(|| {
            ConfigError::new("tape", format!("{} numbers", words.len()), "what a recording of the scene gave")
        })
    }

    fn read(words: &[u32]) -> Option<Self> {
        let (decisions, rest) = counted(words)?;
        let (positions, rest) = counted(rest)?;
        let (ends, orders) = rest.split_at_checked(positions.len())?;
        let is_sorted = positions.is_sorted() && ends.is_sorted();
        let fits = ends.last().is_none_or(|&end| end as usize == orders.len());
        (is_sorted && fits).then(|| Self {
            decisions: decisions.to_vec(),
            positions: positions.to_vec(),
            ends: ends.to_vec(),
            orders: orders.to_vec(),
        })
    }
}

fn counted(words: &[u32]) -> Option<(&[u32], &[u32])> {
    let (&count, rest) = words.split_first()?;
    rest.split_at_checked(count as usize)
}
