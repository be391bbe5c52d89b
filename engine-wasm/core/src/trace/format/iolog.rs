//! fio's log of a job's requests, versions 2 and 3.

use super::{Asks, Fit, Format, Header, Kind, Lines, Requests, Taken, Text, Unit, is_number, number};

/// fio's log.
pub(super) const FORMAT: Format = Format {
    id: "iolog",
    label: "fio iolog",
    told_by: "the first line fio version 2 iolog, or 3",
    becomes: "lines FILE read or write OFFSET LENGTH: bytes of volume FILE; trim, sync, datasync and wait are no requests",
    unit: Unit::Byte,
    volumes: true,
    options: &[],
    source: "fio, HOWTO, \"Trace file format\"",
    kind: Kind::Text(Text {
        header: Header::Is(|line| version(line).is_some()),
        fits: |_| Fit::No,
        open: Some(|_| Ok(Box::<Iolog>::default())),
    }),
};

/// The version, once its line was read.
#[derive(Default)]
struct Iolog(Option<u8>);

impl Lines for Iolog {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        let Some(version) = self.0 else {
            self.0 = version(line);
            return if self.0.is_some() {
                Ok(())
            } else {
                Err("the first line is not fio version 2 iolog, or 3".into())
            };
        };
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
}

fn version(line: &str) -> Option<u8> {
    match line {
        "fio version 2 iolog" => Some(2),
        "fio version 3 iolog" => Some(3),
        _ => None,
    }
}
