//! The history table at one position without its free slots, for keyframes: most pages have been asked for once or never.

use bufferpool_lab::timeline::Keyframes;

use super::history::{EMPTY, History, NONE, Row, SLOTS};

/// Rows side by side: one bit each says which of them are not empty.
const GROUP: usize = 64;
const CODE_BITS: usize = 2;
/// Code of a free slot; 1 and 2 are the commonest counts themselves.
const FREE: u8 = 0;
/// Code of a slot whose count is kept apart.
const OTHER: u8 = 3;

/// The history table at some positions, as every Reader has it that runs from the start.
pub type Histories = Keyframes<PackedHistory>;

/// A packed history table.
#[derive(Debug)]
pub struct PackedHistory {
    /// By group of rows, a bit each: those with a successor.
    used: Vec<u64>,
    /// By such row, two bits a slot: free, its count, or that this is kept apart.
    codes: Vec<u8>,
    /// Successors of all slots that are not free.
    pages: Vec<u32>,
    /// The counts that are kept apart.
    counts: Vec<u32>,
    previous: u32,
}

#[inline(always)]
fn code(page: u32, count: u32) -> u8 {
    match count {
        0 if page == NONE => FREE,
        1 | 2 => count as u8,
        _ => OTHER,
    }
}

#[inline(always)]
fn slots(row: &Row) -> impl Iterator<Item = (u32, u32)> {
    row.page.into_iter().zip(row.count)
}

impl PackedHistory {
    /// Packs a table. Takes no more memory than it then holds: that is found first.
    pub fn of(history: &History) -> Self {
        let (mut rows, mut slots_used, mut others) = (0, 0, 0);
        for row in history.rows.iter().filter(|&row| *row != EMPTY) {
            rows += 1;
            for (page, count) in slots(row) {
                let code = code(page, count);
                slots_used += usize::from(code != FREE);
                others += usize::from(code == OTHER);
            }
        }
        let mut packed = Self {
            used: Vec::with_capacity(history.rows.len().div_ceil(GROUP)),
            codes: Vec::with_capacity(rows),
            pages: Vec::with_capacity(slots_used),
            counts: Vec::with_capacity(others),
            previous: history.previous,
        };
        for group in history.rows.chunks(GROUP) {
            let mut used = 0;
            for (at, row) in group.iter().enumerate().filter(|(_, row)| **row != EMPTY) {
                used |= 1 << at;
                packed.push(row);
            }
            packed.used.push(used);
        }
        packed
    }

    fn push(&mut self, row: &Row) {
        let mut codes = 0;
        for (slot, (page, count)) in slots(row).enumerate() {
            let code = code(page, count);
            codes |= code << (CODE_BITS * slot);
            if code != FREE {
                self.pages.push(page);
            }
            if code == OTHER {
                self.counts.push(count);
            }
        }
        self.codes.push(codes);
    }

    /// Makes `history`, a table for as many pages, the one that was packed.
    pub fn unpack_into(&self, history: &mut History) {
        let (mut pages, mut counts) = (self.pages.iter().copied(), self.counts.iter().copied());
        let mut codes = self.codes.iter().copied();
        for (group, &used) in history.rows.chunks_mut(GROUP).zip(&self.used) {
            group.fill(EMPTY);
            let mut left = used;
            while left != 0 {
                let row = &mut group[left.trailing_zeros() as usize];
                left &= left - 1;
                let codes = codes.next().unwrap_or_default();
                for slot in 0..SLOTS {
                    let code = codes >> (CODE_BITS * slot) & OTHER;
                    if code != FREE {
                        row.page[slot] = pages.next().unwrap_or(NONE);
                        row.count[slot] =
                            if code == OTHER { counts.next().unwrap_or_default() } else { code.into() };
                    }
                }
            }
        }
        history.previous = self.previous;
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        8 * self.used.len() + self.codes.len() + 4 * (self.pages.len() + self.counts.len())
    }
}
