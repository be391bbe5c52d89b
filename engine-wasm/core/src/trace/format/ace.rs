//! The ACE authors' own traces: an operation, a page, and perhaps the place in the page and an entry.

use super::{Asks, Fit, Format, Head, Kind, Requests, Taken, is_number, number};

/// The ACE authors' format.
pub(super) const FORMAT: Format = Format {
    id: "ace",
    label: "ACE",
    told_by: "lines R 17, W 17 3 or U 17 3 TEXT, apart by white space",
    becomes: "R a read, W and U a write of that page",
    source: "github.com/BU-DiSC/ACE, and the course CS 561 at Boston University",
    kind: Kind::lines(fits, |_| Ok(Box::new(take))),
    ..Format::PAGES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let (asks, page) = record(line).ok_or("the line is none of R 17, W 17 3, U 17 3 TEXT")?;
    requests.page(asks, number(page)?)
}

fn fits(head: &Head<'_>) -> Fit {
    head.most(|line| record(line).is_some())
}

fn record(line: &str) -> Option<(Asks, &str)> {
    let mut words = line.split_ascii_whitespace();
    let asks = match words.next()? {
        "R" | "r" => Asks::Read,
        "W" | "w" | "U" | "u" => Asks::Write,
        _ => return None,
    };
    let page = words.next()?;
    let place = words.next().unwrap_or("0");
    words.next();
    (is_number(page) && is_number(place) && words.next().is_none()).then_some((asks, page))
}
