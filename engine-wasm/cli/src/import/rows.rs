//! Events paired to rows of a trace: what a process did to a page belongs to its last request of that page.

use std::collections::HashMap;

use bufferpool_core::trace::recorded::Found;

use super::events::{Event, Page, Recording, What};

/// From this version on the server adds pages to a relation without a request that could be recorded.
const ADDS_UNASKED: u32 = 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    Read,
    Write,
    Pin,
    Unpin,
}

impl Op {
    pub const fn letter(self) -> char {
        match self {
            Self::Read => 'R',
            Self::Write => 'W',
            Self::Pin => 'P',
            Self::Unpin => 'U',
        }
    }

    pub const fn is_request(self) -> bool {
        matches!(self, Self::Read | Self::Write)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    pub op: Op,
    /// From 1, in the order of first appearance.
    pub client: u32,
    pub page: Page,
    /// Of requests alone.
    pub found: Option<Found>,
}

/// What of the events is in no row, because its beginning was not recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LeftOut {
    /// Pins taken or given back on pages that the process had not been seen to pin.
    pub pins: u64,
    /// Changes of pages, and hits, without a request.
    pub unasked: u64,
}

impl LeftOut {
    /// In words, nothing for nothing.
    pub fn notes(self) -> impl Iterator<Item = String> {
        let note = |count: u64, what: &str| (count > 0).then(|| format!("left out: {count} {what}"));
        [
            note(self.pins, "pins on pages that were pinned before the recording, or whose request was lost"),
            note(
                self.unasked,
                "changes of pages that were asked for before the recording, or whose request was lost",
            ),
        ]
        .into_iter()
        .flatten()
    }
}

#[derive(Debug, Default)]
pub struct Rows {
    pub rows: Vec<Row>,
    pub left_out: LeftOut,
}

/// What a process has of a page.
#[derive(Debug, Clone, Copy)]
struct Hold {
    pins: u32,
    /// Row of the last request.
    request: usize,
}

#[derive(Debug, Default)]
struct Pairing {
    /// A page that a process has without having asked for it is one that it has added.
    adds_unasked: bool,
    done: Rows,
    /// Process → number; looked up, never walked through, as those below.
    clients: HashMap<u32, u32>,
    holds: HashMap<(u32, Page), Hold>,
    /// Process → row of its last request.
    last: HashMap<u32, usize>,
}

/// The rows that the events make, in their order. O(events) in time and memory.
pub fn pair(recording: &Recording) -> Rows {
    let mut pairing = Pairing { adds_unasked: recording.server >= ADDS_UNASKED, ..Pairing::default() };
    for event in &recording.events {
        pairing.event(event);
    }
    pairing.done
}

impl Pairing {
    fn event(&mut self, &Event { what, process, page }: &Event) {
        let held = self.holds.get(&(process, page)).is_some_and(|hold| hold.pins > 0);
        if self.adds_unasked && !held && matches!(what, What::Changed | What::Pin | What::Unpin) {
            self.request(process, page, Found::New);
        }
        match what {
            What::Request(found) => self.request(process, page, found),
            What::WasHit => match self.last.get(&process).map(|&row| &mut self.done.rows[row]) {
                Some(row) if row.page == page => row.found = Some(Found::Hit),
                _ => self.done.left_out.unasked += 1,
            },
            What::Changed => match self.holds.get(&(process, page)) {
                Some(hold) => self.done.rows[hold.request].op = Op::Write,
                None => self.done.left_out.unasked += 1,
            },
            What::Pin | What::Unpin => {
                let Some(hold) = self.holds.get_mut(&(process, page)).filter(|hold| hold.pins > 0) else {
                    self.done.left_out.pins += 1;
                    return;
                };
                let taken = what == What::Pin;
                hold.pins = if taken { hold.pins + 1 } else { hold.pins - 1 };
                self.row(if taken { Op::Pin } else { Op::Unpin }, process, page, None);
            }
        }
    }

    fn request(&mut self, process: u32, page: Page, found: Found) {
        let request = self.done.rows.len();
        let hold = self.holds.entry((process, page)).or_insert(Hold { pins: 0, request });
        *hold = Hold { pins: hold.pins + 1, request };
        self.last.insert(process, request);
        self.row(Op::Read, process, page, Some(found));
    }

    fn row(&mut self, op: Op, process: u32, page: Page, found: Option<Found>) {
        let next = self.clients.len() as u32 + 1;
        let client = *self.clients.entry(process).or_insert(next);
        self.done.rows.push(Row { op, client, page, found });
    }
}
