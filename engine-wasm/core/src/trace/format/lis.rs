//! The traces of the ARC authors: runs of pages.

use super::{Asks, Fit, Format, Head, Kind, Requests, Taken, is_number, number};

/// The `.lis` format.
pub(super) const FORMAT: Format = Format {
    id: "lis",
    label: "ARC authors' .lis",
    told_by: "lines start count 0 n, n never falling; or four numbers in a file named .lis",
    becomes: "count reads from page start on",
    source: "Megiddo & Modha, ARC, FAST 2003: their trace files",
    kind: Kind::lines(fits, |_| Ok(Box::new(take))),
    ..Format::PAGES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let [start, count, _, _] = record(line).ok_or("the line is not four numbers, start count x n")?;
    requests.pages(Asks::Read, number(start)?, number(count)?)
}

fn fits(head: &Head<'_>) -> Fit {
    let Some(records) = head.matching(|line| record(line).is_some()) else { return Fit::No };
    let all = || records.iter().filter_map(|line| record(line));
    let zero = all().all(|[_, _, x, _]| number(x) == Ok(0));
    let rising = all().map(|[_, _, _, n]| number(n).ok()).is_sorted();
    match head.lines.len() > 1 {
        true if zero && rising => Fit::Sure,
        false if zero || head.is_called(".lis") => Fit::Yes,
        _ => Fit::of(head.is_called(".lis")),
    }
}

fn record(line: &str) -> Option<[&str; 4]> {
    let mut words = line.split_ascii_whitespace();
    let record = [words.next()?, words.next()?, words.next()?, words.next()?];
    (words.next().is_none() && record.into_iter().all(is_number)).then_some(record)
}
