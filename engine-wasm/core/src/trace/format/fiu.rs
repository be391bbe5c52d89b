//! Block traces of Florida International University: sectors of a server's disks, with the process and a hash.

use super::{Asks, Format, Kind, Requests, SECTOR, Taken, hex_digits, is_number, number};

/// The format of the FIU traces.
pub(super) const FORMAT: Format = Format {
    id: "fiu",
    label: "FIU",
    told_by: "lines 0 1203 find 118203392 8 W 6 0 0f0e0d0c: time, process, name, sector, sectors, R or W, major, minor, hash",
    becomes: "sectors of 512 bytes; volume major,minor",
    source: "SNIA IOTTA, FIU IODedup; Koller & Rangaswami, FAST 2010",
    kind: Kind::lines(|head| head.most(|line| record(line).is_some()), |_| Ok(Box::new(take))),
    ..Format::BLOCKS
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let legal = "the line is no time, process, name, sector, sectors, R or W, major, minor and hash";
    let [_, _, _, sector, count, kind, major, minor, _] = record(line).ok_or(legal)?;
    requests.in_volume(&format!("{major},{minor}"))?;
    let asks = if kind == "R" { Asks::Read } else { Asks::Write };
    requests.units(asks, (number(sector)?, SECTOR), number(count)?.saturating_mul(SECTOR))
}

fn record(line: &str) -> Option<[&str; 9]> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let record: [&str; 9] = words.try_into().ok()?;
    let [time, process, _, sector, count, kind, major, minor, hash] = record;
    let numbers = [time, process, sector, count, major, minor].into_iter().all(is_number);
    (numbers && ["R", "W"].contains(&kind) && hex_digits(hash)).then_some(record)
}
