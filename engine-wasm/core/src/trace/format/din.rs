//! Dinero's traces: a label and an address.

use super::{Asks, Fit, Format, Head, Header, Kind, Lines, Reading, Requests, Taken, Text, Unit, hex};
use crate::error::Checked;

/// Dinero's format.
pub(super) const FORMAT: Format = Format {
    id: "din",
    label: "Dinero .din",
    told_by: "lines 0 1f4, 1 1f4, 2 1f4; sure where an address has a letter or 0x, or the file is named .din",
    becomes: "one byte: 0 and 2 a read, 1 a write; 3 and 4 are no requests",
    unit: Unit::Byte,
    volumes: false,
    options: &["ops"],
    source: "Edler & Hill, Dinero IV, its traditional \"din\" format",
    kind: Kind::Text(Text { header: Header::None, fits, open: Some(open) }),
};

const LABELS: [&str; 5] = ["0", "1", "2", "3", "4"];

/// The labels that are no requests.
struct Din(Vec<String>);

fn open(reading: &Reading) -> Checked<Box<dyn Lines>> {
    Ok(Box::new(Din(super::ignored(reading, &LABELS)?)))
}

impl Lines for Din {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        let (label, address) =
            record(line).ok_or("the line is no label from 0 to 4 with an address: 0 1f4")?;
        let address = digits(address).and_then(hex).unwrap_or_default();
        match label {
            label if self.0.iter().any(|ignored| ignored == label) => requests.ignore(),
            "0" | "2" => requests.bytes(Asks::Read, address, 1),
            "1" => requests.bytes(Asks::Write, address, 1),
            _ => requests.ignore(),
        }
    }
}

fn fits(head: &Head<'_>) -> Fit {
    let Some(records) = head.matching(|line| record(line).is_some()) else { return Fit::No };
    let letters = |line: &&str| record(line).is_some_and(|(_, address)| !super::is_number(address));
    match records.iter().any(letters) || head.is_called(".din") {
        true => Fit::Sure,
        false => Fit::of(head.lines.len() > 1),
    }
}

fn record(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_ascii_whitespace();
    let (label, address) = (words.next()?, words.next()?);
    (LABELS.contains(&label) && digits(address).and_then(hex).is_some()).then_some((label, address))
}

fn digits(address: &str) -> Option<&str> {
    Some(address.strip_prefix("0x").unwrap_or(address))
}
