//! A reference string as textbooks print it.

use super::{Asks, Fit, Format, Head, Kind, Lines, Requests, Taken, is_number, number};
use crate::error::Checked;
use crate::trace::Trace;
use crate::trace::names::Names;

/// A reference string.
pub(super) const FORMAT: Format = Format {
    id: "refs",
    label: "reference string",
    told_by: "pages 7 0 W1 2 apart by white space or a comma, on one line or on lines of different lengths; or all names: A B C, P1 P2, words",
    becomes: "a request of each page, a read unless W stands before a number",
    source: "textbooks on operating systems",
    kind: Kind::lines(fits, |_| Ok(Box::<Refs>::default())),
    ..Format::PAGES
};

/// How pages are named, if they are no numbers, and the line that said so.
#[derive(Default)]
struct Refs {
    begun: bool,
    names: Option<(Names, u64)>,
}

impl Refs {
    fn names(&mut self, names: Names, line: &str, requests: &mut Requests) -> Taken {
        let first = self.names.map_or(0, |(_, first)| first);
        if names == Names::Words && first != requests.line {
            return Err("words are pages only in a file of one line".into());
        }
        for token in tokens(line) {
            if !names.has(token) {
                return Err("a name of a page is unlike those before it: one letter, one letter with numbers, or words".into());
            }
            let key = requests.key(token)?;
            requests.page(Asks::Read, key)?;
        }
        Ok(())
    }
}

impl Lines for Refs {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        if !std::mem::replace(&mut self.begun, true) {
            self.names = Names::of(tokens(line), true).map(|names| (names, requests.line));
        }
        if let Some((names, _)) = self.names {
            return self.names(names, line, requests);
        }
        for token in tokens(line) {
            let (asks, page) = page(token)
                .ok_or("what stands between blanks and commas is no page, perhaps with R or W before it")?;
            requests.page(asks, number(page)?)?;
        }
        Ok(())
    }

    fn longest(&self) -> usize {
        usize::MAX
    }

    fn finish(self: Box<Self>, mut trace: Trace) -> Checked<Trace> {
        let Some((names, _)) = self.names else { return Ok(trace) };
        trace.notes.extend(names.note());
        names.ordered(trace)
    }
}

/// Pages and what stands between two commas, which is none.
pub(super) fn tokens(line: &str) -> impl Iterator<Item = &str> + Clone {
    line.split([' ', '\t', '\r', ',']).filter(|token| !token.is_empty())
}

fn page(token: &str) -> Option<(Asks, &str)> {
    let (asks, page) = match token.split_at_checked(1)? {
        ("R" | "r", page) => (Asks::Read, page),
        ("W" | "w", page) => (Asks::Write, page),
        _ => (Asks::Read, token),
    };
    is_number(page).then_some((asks, page))
}

/// How many tokens each line of a head has, if most lines are made of them.
pub(super) fn counts(head: &Head<'_>) -> Option<Vec<usize>> {
    let names = Names::of(head.lines.iter().flat_map(|line| tokens(line)), head.lines.len() == 1);
    let is_page = |token: &str| page(token).is_some() || names.is_some();
    let lines = head.matching(|line| tokens(line).all(is_page))?;
    Some(lines.into_iter().map(|line| tokens(line).count()).collect())
}

fn fits(head: &Head<'_>) -> Fit {
    let Some(counts) = counts(head) else { return Fit::No };
    Fit::of(match counts[..] {
        [alone] if head.lines.len() == 1 => alone > 1,
        _ => counts.iter().any(|count| *count != counts[0]),
    })
}
