//! The other half of the Reader: which page tends to follow which.
//!
//! Source: ace.md, "History table": one row a page, three slots. The table depends on the trace alone, never on
//! what the pool does, so keyframes may leave it out and replay it.

use crate::error::{ConfigError, filled};

/// Slots in a row.
pub const SLOTS: usize = 3;

const NONE: u32 = u32::MAX;

/// A successor and how often it was seen, less what others took away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Slot {
    page: u32,
    weight: u32,
}

const FREE: Slot = Slot { page: NONE, weight: 0 };

/// Some rows of a table at one position.
#[derive(Debug)]
pub struct Rows {
    rows: Vec<(u32, [Slot; SLOTS])>,
    previous: u32,
}

impl Rows {
    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<(u32, [Slot; SLOTS])>() * self.rows.len()
    }
}

/// Successors of every page.
#[derive(Debug, Clone)]
pub struct History {
    rows: Vec<[Slot; SLOTS]>,
    previous: u32,
}

impl History {
    /// An empty table for D pages: 24 bytes a page.
    ///
    /// # Errors
    /// When it does not fit in memory.
    pub fn new(pages: u32) -> Result<Self, ConfigError> {
        Ok(Self { rows: filled("pages", pages as usize, [FREE; SLOTS])?, previous: NONE })
    }

    /// Empties the table.
    pub fn reset(&mut self) {
        self.rows.fill([FREE; SLOTS]);
        self.previous = NONE;
    }

    /// Records the next request, hit or miss.
    #[inline]
    pub fn record(&mut self, page: u32) {
        let before = std::mem::replace(&mut self.previous, page);
        if before == page || before == NONE {
            return;
        }
        let row = &mut self.rows[before as usize];
        if let Some(slot) = row.iter_mut().find(|slot| slot.page == page) {
            slot.weight = slot.weight.saturating_add(1);
            return;
        }
        if let Some(slot) = row.iter_mut().find(|slot| slot.page == NONE) {
            *slot = Slot { page, weight: 1 };
            return;
        }
        let mut least = 0;
        for at in 1..SLOTS {
            if row[at].weight < row[least].weight {
                least = at;
            }
        }
        if row[least].weight == 0 {
            row[least] = Slot { page, weight: 1 };
        } else {
            row[least].weight -= 1;
        }
    }

    /// Sets the slots of a start state: page, slot, successor, weight.
    pub fn set_rows(&mut self, slots: &[(u32, usize, u32, u32)]) {
        for &(page, slot, successor, weight) in slots {
            if let Some(slot) = self.rows.get_mut(page as usize).and_then(|row| row.get_mut(slot)) {
                *slot = Slot { page: successor, weight };
            }
        }
    }

    /// The rows of these pages and the page recorded last: what recording them in turn can change.
    #[must_use]
    pub fn rows_of(&self, pages: impl Iterator<Item = u32>) -> Rows {
        Rows { rows: pages.map(|page| (page, self.rows[page as usize])).collect(), previous: self.previous }
    }

    /// Puts rows back as they were.
    pub fn put_back(&mut self, rows: &Rows) {
        for &(page, row) in &rows.rows {
            self.rows[page as usize] = row;
        }
        self.previous = rows.previous;
    }

    /// Successors of `page` with a weight above `theta`, by falling weight, ties by the earlier slot.
    pub fn successors(&self, page: u32, theta: u32) -> impl Iterator<Item = u32> + use<> {
        let mut row = self.rows[page as usize];
        row.sort_by_key(|slot| std::cmp::Reverse(slot.weight));
        row.into_iter().filter(move |slot| slot.page != NONE && slot.weight > theta).map(|slot| slot.page)
    }

    /// Bytes of a table for D pages.
    #[must_use]
    pub fn bytes_for(pages: u32) -> usize {
        size_of::<[Slot; SLOTS]>() * pages as usize
    }

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<[Slot; SLOTS]>() * self.rows.len()
    }
}
