//! Readers that several formats share: of lines below a header that names columns, and one that has a note on every file.

use super::{Lines, Requests, Taken, fields};
use crate::error::Checked;
use crate::trace::Trace;

/// A note on files whose records have sizes that nothing is made of.
pub(super) const SIZES_UNUSED: &str = "sizes are not used; each request counts as one page";

/// What reads lines, and what is said of the file.
pub(super) struct Noted<Read: Lines>(pub(super) Read, pub(super) &'static str);

impl<Read: Lines> Lines for Noted<Read> {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        self.0.line(line, requests)
    }

    fn finish(self: Box<Self>, mut trace: Trace) -> Checked<Trace> {
        trace.notes.push(self.1.to_owned());
        Ok(trace)
    }
}

/// Columns of a header, in any order and among others: by their names, apart by commas or by blanks.
pub(super) struct Columns<const COUNT: usize> {
    pub(super) names: [&'static str; COUNT],
    pub(super) blanks: bool,
}

impl<const COUNT: usize> Columns<COUNT> {
    fn split<'a>(&self, line: &'a str) -> Vec<&'a str> {
        if self.blanks { line.split_ascii_whitespace().collect() } else { fields(line).collect() }
    }

    /// How many columns a header has, and their places from the right; nothing where it is another header.
    fn places(&self, header: &str) -> Option<(usize, [usize; COUNT])> {
        let header = self.split(header);
        let of = |name: &str| header.iter().rposition(|column| column.eq_ignore_ascii_case(name));
        let places = self.names.map(|name| of(name).map_or(0, |place| header.len() - place));
        (!places.contains(&0)).then_some((header.len(), places))
    }

    /// Whether a first line is such a header.
    pub(super) fn are_in(&self, header: &str) -> bool {
        self.places(header).is_some()
    }

    /// Reads the lines below it, each by `take`. Where blanks separate columns one of the first may hold some: places count
    /// from the right.
    pub(super) fn reader(&'static self, take: fn([&str; COUNT], &mut Requests) -> Taken) -> impl Lines {
        let mut known = None;
        move |line: &str, requests: &mut Requests| {
            let Some((count, places)) = known else {
                let names = || format!("the first line does not name {}", self.names.join(", "));
                known = Some(self.places(line).ok_or_else(names)?);
                return Ok(());
            };
            let all = self.split(line);
            if all.len() < count || all.len() > count && !self.blanks {
                return Err(format!("the line has {} columns, and the first one {count}", all.len()).into());
            }
            take(places.map(|place| all[all.len() - place]), requests)
        }
    }
}
