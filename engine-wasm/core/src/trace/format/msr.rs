//! Block traces of Microsoft Research Cambridge: bytes of disks of servers.

use super::{Asks, Format, Head, Header, Kind, Requests, Taken, Text, number};

/// MSR Cambridge's format.
pub(super) const FORMAT: Format = Format {
    id: "msr",
    label: "MSR Cambridge",
    told_by: "the header timestamp,hostname,disknumber,type,offset,size,responsetime; or lines of these, type Read or Write",
    becomes: "bytes of volume hostname.disknumber",
    source: "SNIA IOTTA, MSR Cambridge traces; Narayanan, Donnelly & Rowstron, FAST 2008",
    kind: Kind::Text(Text {
        header: Header::Exact("timestamp,hostname,disknumber,type,offset,size,responsetime"),
        fits: |head: &Head<'_>| head.most(|line| record(line).is_some()),
        open: Some(|_| {
            // The volume's name, made anew in place.
            let mut volume = String::new();
            Ok(Box::new(move |line: &str, requests: &mut Requests| take(line, &mut volume, requests)))
        }),
    }),
    ..Format::BLOCKS
};

fn take(line: &str, volume: &mut String, requests: &mut Requests) -> Taken {
    let [_, host, disk, kind, offset, size, _] = record(line)
        .ok_or("the line is no timestamp,hostname,disknumber,Read or Write,offset,size,responsetime")?;
    volume.clear();
    [host, ".", disk].iter().for_each(|part| volume.push_str(part));
    requests.in_volume(volume)?;
    let asks = if kind.eq_ignore_ascii_case("read") { Asks::Read } else { Asks::Write };
    requests.bytes(asks, number(offset)?, number(size)?)
}

fn record(line: &str) -> Option<[&str; 7]> {
    let record = super::exactly(line)?;
    let [time, _, disk, kind, offset, size, response] = record;
    let numbers = [time, disk, offset, size, response].into_iter().all(super::is_number);
    let known = ["read", "write"].into_iter().any(|known| kind.eq_ignore_ascii_case(known));
    (numbers && known).then_some(record)
}
