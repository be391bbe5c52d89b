//! The events that the `record.sh` of a recorder writes, one a line, in the order of their times. InnoDB's have a
//! tablespace in the database's place and an index in the file node's, and neither pins nor a server's version:
//!
//! ```text
//! # bufferpool-lab postgres events 1                     or innodb
//! # server 15
//! <ns> R <process> <tablespace>/<database>/<file node> <fork> <block> <0 hit, 1 miss, 2 new>
//! <ns> D <process> <relation> <fork> <block>             the page was changed, or marked so for hint bits
//! <ns> P <process> <relation> <fork> <block>             one pin more
//! <ns> U <process> <relation> <fork> <block>             one pin given back
//! <ns> H <process> <relation> <fork> <block>             the process's last request was a hit (17 and later)
//! ```

use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::recorded::Found;

use super::lines::{each, number, other_file, shown};

pub const FIRST_LINES: [&str; 2] = ["# bufferpool-lab postgres events 1", "# bufferpool-lab innodb events 1"];
const WHOLE_NUMBER: &str = "a whole number below 2^32";

/// What PostgreSQL calls a relation's path: where its files are. Of InnoDB's 0, tablespace and index (0: pages of none).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RelationPath {
    pub tablespace: u32,
    /// 0 for what all databases share.
    pub database: u32,
    pub node: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Page {
    pub relation: RelationPath,
    pub fork: u8,
    pub block: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A request, and what the server found at it.
    Request(Found),
    Changed,
    Pin,
    Unpin,
    /// The last request of the process, of this page, was a hit.
    WasHit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    pub what: What,
    pub process: u32,
    pub page: Page,
}

/// What a file of events holds.
#[derive(Debug)]
pub struct Recording {
    /// PostgreSQL's version; 0 if the file does not say it.
    pub server: u32,
    pub events: Vec<Event>,
}

/// Reads a file of events.
///
/// # Errors
/// The bad lines, or that it is another file.
pub fn parse(text: &str) -> Result<Recording, TraceError> {
    let first = text.lines().next().map_or("", str::trim_end);
    if !FIRST_LINES.contains(&first) {
        let legal = "a file that record.sh of recorders/postgres or recorders/innodb wrote: its first line is \"# bufferpool-lab postgres events 1\" or the same with innodb";
        return Err(other_file("events", text, legal));
    }
    let (mut events, mut last, mut server) = (Vec::new(), 0, 0);
    let lines = (1..).zip(text.lines().map(str::trim_end)).filter(|(_, line)| !line.is_empty());
    each(lines.map(|(number, line)| (number, line, line)), |line| {
        if let Some(version) = line.strip_prefix("# server ") {
            server = number(version, "server's version", "a whole number, such as 15")?;
        }
        if line.starts_with('#') {
            return Ok(());
        }
        let (time, found) = event(line)?;
        if time < last {
            return Err(format!(
                "its time is before {last}, that of a line above; legal is the order of time"
            ));
        }
        last = time;
        events.push(found);
        Ok(())
    })?;
    Ok(Recording { server, events })
}

fn event(line: &str) -> Result<(u64, Event), String> {
    let fields: Vec<&str> = line.split(' ').collect();
    let [time, letter, process, relation, fork, block, rest @ ..] = fields.as_slice() else {
        return Err(
            "legal is time, event, process, relation, fork and block, one space between them".to_owned()
        );
    };
    let time = number(time, "time", "a whole number of nanoseconds")?;
    let what = match (*letter, rest) {
        ("R", ["0"]) => What::Request(Found::Hit),
        ("R", ["1"]) => What::Request(Found::Miss),
        ("R", ["2"]) => What::Request(Found::New),
        ("R", _) => {
            return Err(
                "a request ends with what was found; legal is 0 (hit), 1 (miss) and 2 (new)".to_owned()
            );
        }
        ("D", []) => What::Changed,
        ("P", []) => What::Pin,
        ("U", []) => What::Unpin,
        ("H", []) => What::WasHit,
        ("D" | "P" | "U" | "H", _) => {
            return Err(format!("{letter} ends with the block; legal is nothing after it"));
        }
        _ => return Err(format!("the event is {}; legal are R, D, P, U and H", shown(letter))),
    };
    let page = Page {
        relation: path(relation)?,
        fork: number(fork, "fork", "0 to 3").and_then(|fork: u8| {
            (fork <= 3).then_some(fork).ok_or_else(|| format!("the fork is \"{fork}\"; legal is 0 to 3"))
        })?,
        block: number(block, "block", WHOLE_NUMBER)?,
    };
    Ok((time, Event { what, process: number(process, "process", WHOLE_NUMBER)?, page }))
}

fn path(text: &str) -> Result<RelationPath, String> {
    let parts: Option<Vec<u32>> = text.split('/').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some(&[tablespace, database, node]) => Ok(RelationPath { tablespace, database, node }),
        _ => Err(format!(
            "the relation is {}; legal is tablespace/database/file node, such as 1663/16384/16397",
            shown(text)
        )),
    }
}
