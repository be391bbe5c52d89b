//! Dinero's traces: a label and an address.

use super::{Asks, Fit, Format, Head, Kind, Lines, Reading, Requests, hex, is_number};
use crate::error::Checked;

/// Dinero's format.
pub(super) const FORMAT: Format = Format {
    id: "din",
    label: "Dinero .din",
    told_by: "lines 0 1f4, 1 1f4, 2 1f4; sure where an address has a letter or 0x, or the file is named .din",
    becomes: "one byte: 0 and 2 a read, 1 a write; 3 and 4 are no requests",
    options: &["ops"],
    source: "Edler & Hill, Dinero IV, its traditional \"din\" format",
    kind: Kind::lines(fits, open),
    ..Format::BYTES
};

const LABELS: [&str; 5] = ["0", "1", "2", "3", "4"];

fn open(reading: &Reading) -> Checked<Box<dyn Lines>> {
    let ignored = super::ignored(reading, &LABELS)?;
    Ok(Box::new(move |line: &str, requests: &mut Requests| {
        let (label, address) =
            record(line).ok_or("the line is no label from 0 to 4 with an address: 0 1f4")?;
        match label {
            label if ignored.iter().any(|ignored| ignored == label) => requests.ignore(),
            "0" | "2" => requests.bytes(Asks::Read, address, 1),
            "1" => requests.bytes(Asks::Write, address, 1),
            _ => requests.ignore(),
        }
    }))
}

fn fits(head: &Head<'_>) -> Fit {
    let Some(records) = head.matching(|line| record(line).is_some()) else { return Fit::No };
    let letters = |line: &&str| line.split_ascii_whitespace().nth(1).is_some_and(|text| !is_number(text));
    match records.iter().any(letters) || head.is_called(".din") {
        true => Fit::Sure,
        false => Fit::of(head.lines.len() > 1),
    }
}

fn record(line: &str) -> Option<(&str, u64)> {
    let mut words = line.split_ascii_whitespace();
    let (label, address) = (words.next()?, words.next()?);
    let address = hex(address.strip_prefix("0x").unwrap_or(address))?;
    LABELS.contains(&label).then_some((label, address))
}
