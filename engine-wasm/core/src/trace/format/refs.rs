//! A reference string as textbooks print it.

use super::{Asks, Fit, Format, Head, Header, Kind, Lines, Requests, Taken, Text, Unit, is_number, number};

/// A reference string.
pub(super) const FORMAT: Format = Format {
    id: "refs",
    label: "reference string",
    told_by: "pages 7 0 W1 2 apart by white space or a comma, on one line or on lines of different lengths",
    becomes: "a request of each page, a read unless W stands before it",
    unit: Unit::Page,
    volumes: false,
    options: &[],
    source: "textbooks on operating systems",
    kind: Kind::Text(Text { header: Header::None, fits, open: Some(|_| Ok(Box::new(Refs))) }),
};

struct Refs;

impl Lines for Refs {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
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
}

/// Pages and what stands between two commas, which is none.
pub(super) fn tokens(line: &str) -> impl Iterator<Item = &str> {
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
    let lines = head.matching(|line| tokens(line).all(|token| page(token).is_some()))?;
    Some(lines.into_iter().map(|line| tokens(line).count()).collect())
}

fn fits(head: &Head<'_>) -> Fit {
    let Some(counts) = counts(head) else { return Fit::No };
    Fit::of(match counts[..] {
        [alone] if head.lines.len() == 1 => alone > 1,
        _ => counts.iter().any(|count| *count != counts[0]),
    })
}
