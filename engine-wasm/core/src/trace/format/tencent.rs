//! Block traces of Tencent's cloud: sectors of volumes.

use super::{Asks, Fit, Format, Head, Kind, Requests, SECTOR, Taken, exactly, is_number, number};

/// The format of Tencent's block traces.
pub(super) const FORMAT: Format = Format {
    id: "tencent",
    label: "Tencent Cloud",
    told_by: "lines timestamp,offset,size,0 or 1,volume, times of ten digits that never fall",
    becomes: "sectors of 512 bytes; 0 a read, 1 a write",
    source: "SNIA IOTTA, Tencent block storage traces; Zhang, Huang, Zhou, Cheng & others, OSCA, USENIX ATC 2020",
    kind: Kind::lines(fits, |_| Ok(Box::new(take))),
    ..Format::BLOCKS
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let [_, offset, size, kind, volume] =
        record(line).ok_or("the line is no timestamp of ten digits,offset,size,0 or 1,volume")?;
    requests.in_volume(volume)?;
    let asks = if kind == "0" { Asks::Read } else { Asks::Write };
    requests.units(asks, (number(offset)?, SECTOR), number(size)?.saturating_mul(SECTOR))
}

fn fits(head: &Head<'_>) -> Fit {
    let times = head.matching(|line| record(line).is_some());
    match times.map(|lines| lines.is_sorted_by_key(|line| record(line).map(|record| record[0]))) {
        Some(true) if head.lines.len() > 1 => Fit::Sure,
        Some(true) => Fit::Yes,
        _ => Fit::No,
    }
}

fn record(line: &str) -> Option<[&str; 5]> {
    let record = exactly(line)?;
    let [time, _, _, kind, _] = record;
    let known = time.len() == 10 && ["0", "1"].contains(&kind);
    (known && record.into_iter().all(is_number)).then_some(record)
}
