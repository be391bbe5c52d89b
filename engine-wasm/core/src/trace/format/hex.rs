//! Addresses alone, or with an operation behind them.

use super::{Asks, Fit, Format, Head, Kind, Requests, Taken, hex, is_number, read_or_write};

/// Addresses in hexadecimal digits.
pub(super) const FORMAT: Format = Format {
    id: "hex",
    label: "hexadecimal addresses",
    told_by: "lines 0x1f4 or 0x1f4 W, all with 0x; or all with R or W and of 8, or of 16 digits",
    becomes: "one byte; a read without R or W",
    source: "traces of courses on operating systems and architecture, such as gcc.trace and bzip.trace",
    kind: Kind::lines(fits, |_| Ok(Box::new(take))),
    ..Format::BYTES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let (digits, _, asks) =
        record(line).ok_or("the line is no address in hexadecimal digits, perhaps with R or W")?;
    requests.bytes(asks.unwrap_or(Asks::Read), hex(digits).unwrap_or_default(), 1)
}

fn fits(head: &Head<'_>) -> Fit {
    let Some(records) = head.matching(|line| record(line).is_some()) else { return Fit::No };
    let all: Vec<_> = records.into_iter().filter_map(record).collect();
    let wide = |width| all.iter().all(|(digits, _, _)| digits.len() == width);
    let wide = wide(8) || wide(16);
    let asks = all.iter().filter(|(_, _, asks)| asks.is_some()).count();
    let bare = |&(digits, marked, _): &(&str, bool, _)| is_number(digits) && !marked;
    match () {
        () if all.iter().all(|(_, marked, _)| *marked) => Fit::Yes,
        () if asks == all.len() && wide => Fit::Yes,
        () if wide
            && asks == 0
            && all.iter().all(bare)
            && all.iter().any(|(digits, _, _)| digits.starts_with('0')) =>
        {
            Fit::Beside("own")
        }
        () if 2 * asks > all.len() => Fit::Beside("table"),
        () => Fit::No,
    }
}

/// The digits, whether 0x stands before them, and the operation.
fn record(line: &str) -> Option<(&str, bool, Option<Asks>)> {
    let mut words = line.split_ascii_whitespace();
    let address = words.next()?;
    let digits = address.strip_prefix("0x");
    let asks = match words.next() {
        Some(word) => Some(read_or_write(word)?),
        None => None,
    };
    let (marked, digits) = (digits.is_some(), digits.unwrap_or(address));
    (hex(digits).is_some() && words.next().is_none()).then_some((digits, marked, asks))
}
