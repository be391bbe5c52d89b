//! Block traces of Alibaba's cloud: bytes of virtual devices.

use super::{Format, Header, Kind, Requests, Taken, Text, exactly, is_number, number, read_or_write};

/// The format of Alibaba's block traces.
pub(super) const FORMAT: Format = Format {
    id: "alibaba",
    label: "Alibaba Cloud",
    told_by: "the header device_id,opcode,offset,length,timestamp; or lines of these, the opcode R or W",
    becomes: "bytes of volume device_id",
    source: "github.com/alibaba/block-traces; Li, Wang, Zhang, Fan & Shu, IISWC 2020",
    kind: Kind::Text(Text {
        header: Header::Exact("device_id,opcode,offset,length,timestamp"),
        fits: |head| head.most(|line| record(line).is_some()),
        open: Some(|_| Ok(Box::new(take))),
    }),
    ..Format::BLOCKS
};

fn take(line: &str, requests: &mut Requests) -> Taken {
    let legal = "the line is no device_id,R or W,offset,length,timestamp";
    let [device, kind, offset, length, _] = record(line).ok_or(legal)?;
    requests.in_volume(device)?;
    requests.bytes(read_or_write(kind).ok_or(legal)?, number(offset)?, number(length)?)
}

fn record(line: &str) -> Option<[&str; 5]> {
    let record = exactly(line)?;
    let [device, kind, offset, length, time] = record;
    let numbers = [device, offset, length, time].into_iter().all(is_number);
    (numbers && read_or_write(kind).is_some()).then_some(record)
}
