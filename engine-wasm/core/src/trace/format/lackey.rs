//! What Valgrind's tool Lackey prints with `--trace-mem=yes`.

use super::{Asks, Fit, Format, Head, Kind, Lines, Reading, Requests, Taken, hex, is_number, number};
use crate::error::Checked;

/// Lackey's memory trace.
pub(super) const FORMAT: Format = Format {
    id: "lackey",
    label: "Valgrind Lackey",
    told_by: "lines I 0023c790,2, S be80199c,4, L and M; lines ==1== and --1-- are left out",
    becomes: "bytes: I and L a read, S a write, M a read and then a write of each page",
    options: &["ops"],
    source: "Valgrind, Lackey's --trace-mem=yes",
    kind: Kind::lines(fits, open),
    ..Format::BYTES
};

/// The letters that are no requests.
struct Lackey(Vec<String>);

fn open(reading: &Reading) -> Checked<Box<dyn Lines>> {
    Ok(Box::new(Lackey(super::ignored(reading, &["I", "L", "S", "M"])?)))
}

impl Lines for Lackey {
    fn passes_over(&self, line: &str) -> bool {
        super::is_nothing(line) || is_message(line)
    }

    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        let (kind, address, size) = record(line)
            .ok_or("the line is none of I, L, S and M with an address and a size: S be80199c,4")?;
        let asks = match kind {
            kind if self.0.iter().any(|ignored| ignored == kind) => return requests.ignore(),
            "S" => Asks::Write,
            "M" => Asks::Both,
            _ => Asks::Read,
        };
        requests.bytes(asks, address, number(size)?)
    }
}

fn fits(head: &Head<'_>) -> Fit {
    let own: Vec<_> = head.lines.iter().filter(|line| !is_message(line)).collect();
    Fit::of(2 * own.iter().filter(|line| record(line).is_some()).count() > own.len())
}

/// `==1==` or `--1--`: what Valgrind says of itself.
fn is_message(line: &str) -> bool {
    ["==", "--"].iter().any(|mark| {
        let number = line.strip_prefix(mark).and_then(|rest| rest.split_once(mark));
        number.is_some_and(|(process, _)| is_number(process))
    })
}

fn record(line: &str) -> Option<(&str, u64, &str)> {
    let (kind, rest) = line.split_once(|sign: char| sign.is_ascii_whitespace())?;
    let (address, size) = rest.trim_ascii_start().split_once(',')?;
    let known = ["I", "L", "S", "M"].contains(&kind) && is_number(size);
    hex(address).filter(|_| known).map(|address| (kind, address, size))
}
