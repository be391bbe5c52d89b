//! Events paired to rows of a trace: what a process did to a page belongs to its last request of that page.

use std::collections::HashMap;

use bufferpool_core::trace::recorded::Found;

use super::events::{Event, Page, Recording, What};

/// From this version on the server adds pages to a relation without a request that could be recorded.
const ADDS_UNASKED: u32 = 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Op {
    Read,
    Write,
    Pin,
    Unpin,
}

impl Op {
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Read => 'R',
            Self::Write => 'W',
            Self::Pin => 'P',
            Self::Unpin => 'U',
        }
    }

    pub(super) const fn is_request(self) -> bool {
        matches!(self, Self::Read | Self::Write)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) op: Op,
    /// From 1, in the order of first appearance.
    pub(super) client: u32,
    pub(super) page: Page,
    /// Of requests alone.
    pub(super) found: Option<Found>,
}

/// What of the events is in no row, because its beginning was not recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct LeftOut {
    /// Pins taken or given back on pages that the process had not been seen to pin.
    pub(super) pins: u64,
    /// Changes of pages, and hits, without a request.
    pub(super) unasked: u64,
}

impl LeftOut {
    /// In words, nothing for nothing.
    pub(super) fn notes(self) -> impl Iterator<Item = String> {
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
pub(super) struct Rows {
    pub(super) rows: Vec<Row>,
    pub(super) left_out: LeftOut,
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
pub(super) fn pair(recording: &Recording) -> Rows {
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::super::events::parse;
    use super::pair;

    /// Each row as operation, client, block and what was found; then what was left out.
    fn rows(server: u32, lines: &[&str]) -> (Vec<String>, [u64; 2]) {
        let lines: Vec<String> = lines
            .iter()
            .enumerate()
            .map(|(time, line)| {
                let (head, rest) = line.split_at(3);
                let (block, more) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
                format!("{time} {head} 1663/1/2 0 {block} {more}").trim_end().to_owned()
            })
            .collect();
        let head = format!("# bufferpool-lab postgres events 1\n# server {server}\n");
        let events = parse(&(head + &lines.join("\n"))).unwrap();
        let found = pair(&events);
        let told = |row: &super::Row| {
            let found = row.found.map_or("", |found| found.text());
            format!("{}{} {} {found}", row.op.letter(), row.client, row.page.block).trim_end().to_owned()
        };
        (found.rows.iter().map(told).collect(), [found.left_out.pins, found.left_out.unasked])
    }

    #[test]
    fn a_change_makes_the_last_request_of_its_process_a_write() {
        let (found, left) = rows(15, &["R 7 1 1", "R 9 1 0", "R 7 1 0", "D 7 1", "U 7 1", "U 7 1", "D 9 1"]);
        assert_eq!(found, ["R1 1 miss", "W2 1 hit", "W1 1 hit", "U1 1", "U1 1"]);
        assert_eq!(left, [0, 0]);
    }

    #[test]
    fn what_began_before_the_recording_is_left_out_and_counted() {
        let (found, left) = rows(15, &["U 7 1", "P 7 1", "D 7 1", "R 7 1 0", "U 7 1", "U 7 1"]);
        assert_eq!(found, ["R1 1 hit", "U1 1"]);
        assert_eq!(left, [3, 1]);
    }

    #[test]
    fn from_16_on_a_page_that_nobody_asked_for_is_new() {
        let later = ["D 7 6", "U 7 6", "U 7 5", "R 7 1 1", "H 7 1", "H 7 9"];
        let (found, left) = rows(16, &later);
        assert_eq!(found, ["W1 6 new", "U1 6", "R1 5 new", "U1 5", "R1 1 hit"]);
        assert_eq!(left, [0, 1]);
        assert_eq!(rows(15, &later), (vec!["R1 1 hit".to_owned()], [2, 2]));
    }
}
