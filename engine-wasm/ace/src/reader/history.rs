//! Which page tends to follow which. Source: docs/rules/ace.md, "History table": one row a page, three slots. The table
//! depends on the trace alone, never on what the pool does, so keyframes may leave it out and replay it.

use bufferpool_core::error::{ConfigError, filled};
use bufferpool_core::trace::page_of;

use super::packed::Histories;

/// Slots in a row.
pub const SLOTS: usize = 3;

pub(super) const NONE: u32 = u32::MAX;

/// Slots of one page, column by column. The successor of a free slot is no page, and its count 0; that of any other is
/// its weight plus 1: so the slot to give up is the one with the least count, the earlier at a tie, free or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) page: [u32; SLOTS],
    pub(super) count: [u32; SLOTS],
}

pub(super) const EMPTY: Row = Row { page: [NONE; SLOTS], count: [0; SLOTS] };

impl Row {
    /// `page` followed. What happens to the least slot cannot be predicted, so nothing branches on it.
    #[inline(always)]
    fn record(&mut self, page: u32) {
        if let Some(at) = self.page.iter().position(|&successor| successor == page) {
            self.count[at] = self.count[at].saturating_add(1);
            return;
        }
        let (mut at, mut count) = (0, self.count[0]);
        for slot in 1..SLOTS {
            let less = self.count[slot] < count;
            at = if less { slot } else { at };
            count = if less { self.count[slot] } else { count };
        }
        let gives_up = count <= 1;
        self.page[at] = if gives_up { page } else { self.page[at] };
        self.count[at] = if gives_up { 2 } else { count - 1 };
    }

    /// Successors with weights, by falling weight, ties by the earlier slot.
    #[inline]
    fn by_weight(&self) -> [(u32, u32); SLOTS] {
        let mut slots: [_; SLOTS] =
            std::array::from_fn(|at| (self.page[at], self.count[at].saturating_sub(1)));
        for end in (1..SLOTS).rev() {
            for at in 0..end {
                if slots[at + 1].1 > slots[at].1 {
                    slots.swap(at, at + 1);
                }
            }
        }
        slots
    }
}

/// What a start state says of one: page, slot, successor, weight.
pub type Slot = (u32, usize, u32, u32);

/// Some rows of a table at one position.
#[derive(Debug)]
pub struct Rows {
    rows: Vec<(u32, Row)>,
    previous: u32,
}

impl Rows {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<(u32, Row)>() * self.rows.len()
    }
}

/// Successors of every page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    pub(super) rows: Vec<Row>,
    pub(super) previous: u32,
}

impl History {
    /// An empty table for D pages: 24 bytes a page. Fails when it does not fit in memory.
    pub fn new(pages: u32) -> Result<Self, ConfigError> {
        Ok(Self { rows: filled("pages", pages as usize, EMPTY)?, previous: NONE })
    }

    /// Empties the table.
    pub fn reset(&mut self) {
        self.rows.fill(EMPTY);
        self.previous = NONE;
    }

    /// Records the next request, hit or miss.
    #[inline(always)]
    pub fn record(&mut self, page: u32) {
        let before = std::mem::replace(&mut self.previous, page);
        if before == page || before == NONE {
            return;
        }
        self.rows[before as usize].record(page);
    }

    /// Sets the slots of a start state.
    pub fn set_rows(&mut self, slots: &[Slot]) {
        for &(page, slot, successor, weight) in slots {
            if let Some(row) = self.rows.get_mut(page as usize)
                && slot < SLOTS
            {
                row.page[slot] = successor;
                row.count[slot] = weight.saturating_add(1);
            }
        }
    }

    /// The rows of these pages and the page recorded last: what recording them in turn can change.
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
    #[inline]
    pub fn successors(&self, page: u32, theta: u32) -> impl Iterator<Item = u32> + use<> {
        let row = self.rows[page as usize].by_weight();
        row.into_iter().filter(move |&(_, weight)| weight > theta).map(|(page, _)| page)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<Row>() * self.rows.len()
    }
}

/// Start and target of a table's replay.
pub(crate) struct Way {
    /// Position of the table, if known.
    pub(crate) table_at: Option<u64>,
    pub(crate) position: u64,
    /// Where its Reader began.
    pub(crate) reader_from: u64,
}

impl Way {
    /// Brings a table to `position` from where it stands, from a keyframe of its own, or from where the Reader began.
    pub(crate) fn replay(
        self,
        history: &mut History,
        histories: &Histories,
        start: &[Slot],
        requests: &[u32],
    ) {
        let Self { table_at, position, reader_from } = self;
        let mut from = table_at.filter(|&at| at <= position);
        // The shared keyframes are of the whole trace's table, not of one that began at a fork.
        if reader_from == 0
            && let Some((at, keyframe)) = histories.nearest(position)
            && from.is_none_or(|from| at > from)
        {
            keyframe.unpack_into(history);
            from = Some(at);
        }
        let from = from.unwrap_or_else(|| {
            history.reset();
            if reader_from == 0 {
                history.set_rows(start);
            }
            reader_from
        });
        for &request in &requests[from as usize..position as usize] {
            history.record(page_of(request));
        }
    }
}

/// The rows of the tables that a stretch of requests changes, as they were before it.
#[derive(Debug, Default)]
pub struct RowsBefore {
    position: u64,
    /// Position up to which no other row has changed.
    end: u64,
    lanes: Vec<Option<Rows>>,
}

impl RowsBefore {
    /// Before the requests from one position to another.
    pub(crate) fn of<'a>(
        tables: impl Iterator<Item = Option<&'a mut History>>,
        requests: &[u32],
        (position, end): (u64, u64),
    ) -> Self {
        let changing = &requests[(position as usize).saturating_sub(1)..end as usize];
        let rows = |table: &mut History| table.rows_of(changing.iter().map(|&request| page_of(request)));
        Self { position, end, lanes: tables.map(|table| table.map(rows)).collect() }
    }

    /// A lane's rows, if they are of `position` and no other has changed in its table, which stands at `table_at`.
    pub(crate) fn of_lane(&self, lane: usize, position: u64, table_at: u64) -> Option<&Rows> {
        let rows = self.lanes.get(lane)?.as_ref();
        rows.filter(|_| self.position == position && (position..=self.end).contains(&table_at))
    }

    pub(crate) fn bytes(&self) -> usize {
        self.lanes.iter().flatten().map(Rows::bytes).sum()
    }
}
