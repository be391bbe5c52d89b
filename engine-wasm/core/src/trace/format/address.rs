//! Addresses with an operation, as courses hand them out.

use super::{Asks, Format, Kind, Requests, Taken, hex, is_number};

/// Addresses with an operation before them.
pub(super) const FORMAT: Format = Format {
    id: "address",
    label: "addresses with an operation",
    told_by: "lines L 0x1f4, S 0x1f4 8, R or W",
    becomes: "one byte: L and R a read, S and W a write",
    source: "traces of courses on operating systems and architecture, such as swim.trace",
    kind: Kind::lines(|head| head.most(|line| record(line).is_some()), |_| Ok(Box::new(take))),
    ..Format::BYTES
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let (asks, address) = record(line).ok_or("the line is none of L, S, R and W with an address: L 0x1f4")?;
    requests.bytes(asks, address, 1)
}

fn record(line: &str) -> Option<(Asks, u64)> {
    let mut words = line.split_ascii_whitespace();
    let asks = match words.next()? {
        "L" | "l" | "R" | "r" => Asks::Read,
        "S" | "s" | "W" | "w" => Asks::Write,
        _ => return None,
    };
    let address = hex(words.next()?.strip_prefix("0x")?)?;
    (words.next().is_none_or(is_number) && words.next().is_none()).then_some((asks, address))
}
