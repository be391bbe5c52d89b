//! A pool as a database had it at one moment: what a run over a recording can start from. databases.md, section 2.
//!
//! CSV with a header, `frame,relation,fork,block,dirty,usage` in any order, one line a used buffer; further columns, such as
//! `pins`, are passed over: whose they are is not known.

use std::collections::{HashMap, HashSet};

use super::{Names, Relation};
use crate::error::ConfigError;
use crate::trace::csv::fields::split;

/// The columns that are read.
const COLUMNS: [&str; 6] = ["frame", "relation", "fork", "block", "dirty", "usage"];
/// Usage counts above are told as this one.
const MOST_USAGE: u8 = 7;

/// A start state in the engine's text form.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SnapshotStart {
    /// `usage:` and the pages by frame, each with `D` if it is dirty and its usage count.
    pub pool: String,
    /// D: the trace's pages, and behind them those that it never asks for.
    pub pages: u32,
    /// Used buffers.
    pub frames: u32,
    /// How many of them hold pages that the trace never asks for.
    pub unknown: u32,
}

/// Whether a file that begins so is a snapshot.
#[must_use]
pub fn is_snapshot(start: &str) -> bool {
    let first = start.lines().next().unwrap_or_default().to_ascii_lowercase();
    let names: Vec<&str> = first.trim_start_matches('\u{feff}').split(',').map(str::trim).collect();
    ["frame", "usage"].iter().all(|name| names.contains(name))
}

/// Reads a snapshot over a trace with these names and so many pages.
///
/// # Errors
/// Names the first line that is not legal.
pub fn start_of(text: &str, names: &Names, pages: u32) -> Result<SnapshotStart, ConfigError> {
    let mut known: HashMap<(Relation, u32), u32> = HashMap::new();
    for page in 0..names.relation_of.len() as u32 {
        if let Some(name) = names.of(page) {
            known.insert((names.relations[usize::from(name.relation)].clone(), name.block), page);
        }
    }
    let mut lines = text.trim_start_matches('\u{feff}').lines().zip(1_u64..);
    let refused = |line: u64, value: &str, legal: &str| {
        Err(ConfigError::new("start", format!("line {line}, {value}"), legal))
    };
    let head = lines.next().map_or("", |(head, _)| head);
    let places =
        COLUMNS.map(|column| head.split(',').position(|name| name.trim().eq_ignore_ascii_case(column)));
    if places.iter().zip(COLUMNS).any(|(place, column)| place.is_none() && column != "fork") {
        return refused(1, head, "the columns frame, relation, block, dirty and usage, and perhaps fork");
    }
    let mut rows = Vec::new();
    for (line, number) in lines.filter(|(line, _)| !line.trim().is_empty()) {
        let Ok(fields) = split(line.as_bytes()) else {
            return refused(number, line, "fields with commas between them, quotes closed");
        };
        let field =
            |at: usize| places[at].and_then(|place| fields.get(place)).map_or("", |field| field.trim());
        let fork = if field(2).is_empty() { Some(0) } else { field(2).parse().ok() };
        let dirty = match field(4) {
            "0" | "f" | "false" => Some(false),
            "1" | "t" | "true" => Some(true),
            _ => None,
        };
        let read = (field(0).parse::<u32>(), fork, field(3).parse::<u32>(), dirty, field(5).parse::<u8>());
        let (Ok(frame), Some(fork), Ok(block), Some(dirty), Ok(usage)) = read else {
            let legal = "numbers for frame, fork, block and usage, and 0 or 1 for dirty";
            return refused(number, line, legal);
        };
        rows.push((frame, (Relation { name: field(1).to_owned(), fork }, block), dirty, usage, number));
    }
    // In the order of frames: that is where a ring's hand finds them.
    rows.sort_by_key(|row| row.0);
    let (mut next, mut unknown) = (pages, 0);
    let mut held = HashSet::new();
    let mut pool = String::from("usage:");
    for (at, (frame, name, dirty, usage, number)) in rows.iter().enumerate() {
        if at > 0 && rows[at - 1].0 == *frame {
            return refused(*number, &format!("frame {frame} twice"), "each frame once");
        }
        // A page that is there already belongs to another database, whose relation has the same name.
        let mut page = known.get(name).copied().unwrap_or(next);
        if !held.insert(page) {
            page = next;
            held.insert(page);
        }
        if page == next {
            (next, unknown) = (next + 1, unknown + 1);
        }
        let (gap, mark) = (if at > 0 { " " } else { "" }, if *dirty { "D" } else { "" });
        pool.push_str(&format!("{gap}{page}{mark}u{}", (*usage).min(MOST_USAGE)));
    }
    Ok(SnapshotStart { pool, pages: next, frames: rows.len() as u32, unknown })
}

#[cfg(test)]
mod tests {
    use super::{is_snapshot, start_of};
    use crate::trace::Trace;
    use crate::trace::csv::CsvParser;

    fn trace() -> Trace {
        let mut parser = CsvParser::new();
        parser.push(b"op,relation,block\nR,accounts,0\nR,accounts,1\nR,tellers,0\n");
        parser.finish(None).unwrap()
    }

    fn of(text: &str) -> Result<super::SnapshotStart, String> {
        let trace = trace();
        let names = &trace.recorded.as_ref().unwrap().names;
        start_of(text, names, trace.pages).map_err(|error| error.value)
    }

    #[test]
    fn used_buffers_stand_by_frame_and_pages_that_nobody_asks_for_come_behind_the_disk() {
        let text = "usage,frame,relation,fork,block,dirty,pins\n5,9,tellers,0,0,t,1\n0,2,accounts,0,1,0,0\n9,4,branches,0,7,1,0\n";
        assert!(is_snapshot(text) && !is_snapshot("op,relation,block\nR,a,1"));
        let start = of(text).unwrap();
        assert_eq!(start.pool, "usage:1u0 3Du7 2Du5");
        assert_eq!((start.pages, start.frames, start.unknown), (4, 3, 1));
    }

    #[test]
    fn a_page_named_twice_is_one_of_another_database_the_second_time() {
        let head = "frame,relation,fork,block,dirty,usage\n";
        let start = of(&format!(
            "{head}0,accounts,0,1,0,1\n1,accounts,0,1,0,2\n2,pg_class,0,0,0,3\n3,pg_class,0,0,0,4\n"
        ));
        let start = start.unwrap();
        assert_eq!((start.pool.as_str(), start.pages, start.unknown), ("usage:1u1 3u2 4u3 5u4", 6, 3));
    }

    #[test]
    fn what_is_not_legal_is_named_with_its_line() {
        let head = "frame,relation,fork,block,dirty,usage\n";
        for (text, value) in [
            ("frame,usage\n", "line 1, frame,usage"),
            (&format!("{head}0,a,0,x,0,1\n"), "line 2, 0,a,0,x,0,1"),
            (&format!("{head}0,a,0,1,2,1\n"), "line 2, 0,a,0,1,2,1"),
            (&format!("{head}0,a,0,1,0,1\n0,a,0,2,0,1\n"), "line 3, frame 0 twice"),
        ] {
            assert_eq!(of(text).unwrap_err(), value);
        }
    }
}
