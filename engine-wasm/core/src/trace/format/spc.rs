//! The Storage Performance Council's trace format: blocks of application-specific units.

use super::{
    Asks, Format, Kind, Requests, SECTOR, Taken, fields, is_decimal, is_number, number, read_or_write,
};

/// The SPC format.
pub(super) const FORMAT: Format = Format {
    id: "spc",
    label: "SPC",
    told_by: "lines ASU,LBA,size,R or W,timestamp, perhaps with more fields",
    becomes: "size bytes from sector LBA of 512 bytes on; volume ASU",
    source: "Storage Performance Council, SPC Trace File Format Specification 1.0.1; UMass Trace Repository",
    kind: Kind::lines(|head| head.most(|line| record(line).is_some()), |_| Ok(Box::new(take))),
    ..Format::BLOCKS
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let (asks, [unit, block, size]) = record(line).ok_or("the line is no ASU,LBA,size,R or W,timestamp")?;
    requests.in_volume(unit)?;
    requests.units(asks, (number(block)?, SECTOR), number(size)?)
}

fn record(line: &str) -> Option<(Asks, [&str; 3])> {
    let mut fields = fields(line);
    let numbers = [fields.next()?, fields.next()?, fields.next()?];
    let asks = read_or_write(fields.next()?)?;
    (numbers.into_iter().all(is_number) && is_decimal(fields.next()?)).then_some((asks, numbers))
}
