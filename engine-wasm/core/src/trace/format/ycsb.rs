//! What YCSB prints of its operations with the database `basic`.

use super::{Asks, Format, Kind, Lines, Requests, Taken};
use crate::error::Checked;
use crate::trace::Trace;

/// YCSB's log.
pub(super) const FORMAT: Format = Format {
    id: "ycsb",
    label: "YCSB log",
    told_by: "lines READ usertable user1001 [ ... ]: an operation, a table, a key",
    becomes: "a request of the key; READ reads, UPDATE and INSERT write, READMODIFYWRITE reads and then writes",
    // Keys of different tables are different pages.
    volumes: true,
    source: "github.com/brianfrankcooper/YCSB, BasicDB; Cooper et al., SoCC 2010",
    kind: Kind::lines(|head| head.most(|line| record(line).is_some()), |_| Ok(Box::<Ycsb>::default())),
    ..Format::PAGES
};

/// How many scans there were.
#[derive(Default)]
struct Ycsb(u64);

impl Lines for Ycsb {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        let legal = "the line is none of READ, UPDATE, INSERT, SCAN, DELETE and READMODIFYWRITE with a table and a key";
        let (verb, table, key) = record(line).ok_or(legal)?;
        requests.in_volume(table)?;
        let asks = match verb {
            "READ" => Asks::Read,
            "UPDATE" | "INSERT" => Asks::Write,
            "READMODIFYWRITE" => Asks::Both,
            _ => {
                self.0 += u64::from(verb == "SCAN");
                return requests.ignore();
            }
        };
        requests.named(asks, key)
    }

    fn finish(self: Box<Self>, mut trace: Trace) -> Checked<Trace> {
        if self.0 > 0 {
            let scans = self.0;
            trace.notes.push(format!("ignored scans: {scans}; the log does not say which keys they read"));
        }
        Ok(trace)
    }
}

fn record(line: &str) -> Option<(&str, &str, &str)> {
    let mut words = line.split_ascii_whitespace();
    let [verb, table, key] = [words.next()?, words.next()?, words.next()?];
    let known = ["READ", "UPDATE", "INSERT", "SCAN", "DELETE", "READMODIFYWRITE"];
    known.contains(&verb).then_some((verb, table, key))
}
