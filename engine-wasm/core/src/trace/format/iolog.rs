//! fio's log of a job's requests, versions 2 and 3.

use super::{Asks, Format, Header, Kind, Lines, Reading, Requests, Taken, is_number, number};
use crate::error::Checked;

/// fio's log.
pub(super) const FORMAT: Format = Format {
    id: "iolog",
    label: "fio iolog",
    told_by: "the first line fio version 2 iolog, or 3",
    becomes: "lines FILE read or write OFFSET LENGTH: bytes of volume FILE; trim, sync, datasync and wait are no requests",
    source: "fio, HOWTO, \"Trace file format\"",
    kind: Kind::below(Header::Is(|line| version(line).is_some()), open),
    ..Format::BLOCKS
};

fn open(_: &Reading) -> Checked<Box<dyn Lines>> {
    let mut known = None;
    Ok(Box::new(move |line: &str, requests: &mut Requests| match known {
        Some(version) => take(line, version, requests),
        None => {
            known = version(line);
            known.map(|_| ()).ok_or_else(|| "the first line is not fio version 2 iolog, or 3".into())
        }
    }))
}

fn take(line: &str, version: u8, requests: &mut Requests) -> Taken {
    let legal = "the line is none of FILE add, open, close, and FILE read, write, trim, sync, datasync, wait OFFSET LENGTH";
    let mut words = line.split_ascii_whitespace();
    if version == 3 && !words.next().is_some_and(is_number) {
        return Err("the line does not begin with a time".into());
    }
    let (file, action) = (words.next().ok_or(legal)?, words.next().ok_or(legal)?);
    let range = (words.next(), words.next());
    if words.next().is_some() {
        return Err(legal.into());
    }
    let asks = match action {
        "add" | "open" | "close" => return Ok(()),
        "read" => Asks::Read,
        "write" => Asks::Write,
        "trim" | "sync" | "datasync" | "wait" => Asks::Nothing,
        _ => return Err(legal.into()),
    };
    // Waits and syncs concern no bytes of a file.
    requests.in_volume(file)?;
    if asks == Asks::Nothing {
        return requests.ignore();
    }
    let (Some(offset), Some(length)) = range else { return Err(legal.into()) };
    if !is_number(offset) || !is_number(length) {
        return Err(legal.into());
    }
    requests.bytes(asks, number(offset)?, number(length)?)
}

fn version(line: &str) -> Option<u8> {
    match line {
        "fio version 2 iolog" => Some(2),
        "fio version 3 iolog" => Some(3),
        _ => None,
    }
}
