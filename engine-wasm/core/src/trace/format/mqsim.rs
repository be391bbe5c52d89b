//! Traces of MQSim, and of other simulators of storage whose lines look alike: time, device, address, size, and 1 for a read.

use super::{Asks, Fit, Format, Head, Kind, Requests, SECTOR, Taken, is_decimal, is_number, number};

/// MQSim's format.
pub(super) const FORMAT: Format = Format {
    id: "mqsim",
    label: "MQSim",
    told_by: "--format alone: lines of time, device, address, size, and 1 for a read or 0 for a write",
    becomes: "sectors of 512 bytes; volume the device",
    source: "github.com/CMU-SAFARI/MQSim",
    kind: Kind::lines(fits, |_| {
        Ok(Box::new(|line: &str, requests: &mut Requests| take(line, SECTOR, requests)))
    }),
    ..Format::BLOCKS
};

/// Reads a line of five numbers, address and size in units of so many bytes.
pub(super) fn take(line: &str, unit: u64, requests: &mut Requests) -> Taken {
    let legal = "the line is no time, device, address, size, and 1 or 0";
    let [_, device, address, size, kind] = record(line).ok_or(legal)?;
    requests.in_volume(device)?;
    let asks = if kind == "1" { Asks::Read } else { Asks::Write };
    requests.units(asks, (number(address)?, unit), number(size)?.saturating_mul(unit))
}

pub(super) fn fits(head: &Head<'_>) -> Fit {
    if head.matching(|line| record(line).is_some()).is_some() { Fit::Named } else { Fit::No }
}

fn record(line: &str) -> Option<[&str; 5]> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let record: [&str; 5] = words.try_into().ok()?;
    let [time, device, address, size, kind] = record;
    let numbers = is_decimal(time) && [device, address, size].into_iter().all(is_number);
    (numbers && ["0", "1"].contains(&kind)).then_some(record)
}
