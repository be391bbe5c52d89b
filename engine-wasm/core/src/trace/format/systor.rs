//! Block traces of SYSTOR '17: bytes of the logical units of a virtual desktop service.

use super::{
    Format, Header, Kind, Requests, Taken, Text, exactly, is_decimal, is_number, number, read_or_write,
};

/// The format of the SYSTOR '17 traces.
pub(super) const FORMAT: Format = Format {
    id: "systor",
    label: "SYSTOR '17",
    told_by: "the header timestamp,response,iotype,lun,offset,size; or lines of these, times with a point, the type R or W",
    becomes: "bytes of volume lun",
    source: "SNIA IOTTA, SYSTOR '17 traces; Lee, Kumano, Matsuki, Endo, Fukumoto & Sugawara, SYSTOR 2017",
    kind: Kind::Text(Text {
        header: Header::Exact("timestamp,response,iotype,lun,offset,size"),
        fits: |head| head.most(|line| record(line).is_some()),
        open: Some(|_| Ok(Box::new(take))),
    }),
    ..Format::BLOCKS
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let legal = "the line is no timestamp,response,R or W,lun,offset,size";
    let [_, _, kind, lun, offset, size] = record(line).ok_or(legal)?;
    requests.in_volume(lun)?;
    requests.bytes(read_or_write(kind).ok_or(legal)?, number(offset)?, number(size)?)
}

fn record(line: &str) -> Option<[&str; 6]> {
    let record = exactly(line)?;
    let [time, response, kind, lun, offset, size] = record;
    let times = is_decimal(time) && (response.is_empty() || is_decimal(response));
    let numbers = [lun, offset, size].into_iter().all(is_number);
    (times && numbers && read_or_write(kind).is_some()).then_some(record)
}
