//! A pool as a database had it at one moment, from which a run over a recording can start: docs/rules/databases.md, section 2.
//! `pins` must be legal, but whose they are is not known, so they are passed over, as further columns are.

use std::collections::{HashMap, HashSet};

use super::Relation;
use crate::error::{Checked, ConfigError};
use crate::trace::Trace;
use crate::trace::csv::fields::{Fields, records};

/// The columns that are read; of each list the last three may be left out.
const COLUMNS: [&str; 8] = ["frame", "relation", "block", "dirty", "usage", "fork", "pins", ""];
/// The same as `select * from pg_buffercache` names them, perhaps beside the relation's name.
const OF_PG_BUFFERCACHE: [&str; 8] = [
    "bufferid",
    "relfilenode",
    "relblocknumber",
    "isdirty",
    "usagecount",
    "relforknumber",
    "pinning_backends",
    "relname",
];
const NEEDED: usize = 5;
/// Pins of a buffer at most: PostgreSQL, `MAX_BACKENDS`.
const MOST_PINS: u64 = 262_143;

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
    /// How many of these have the name of a page in another frame: they are of another database.
    pub twice: u32,
}

/// Reads a snapshot of a pool with frames up to `last_frame` and usage counts up to `most_usage`, over a trace with names.
pub fn start_of(text: &str, trace: &Trace, (last_frame, most_usage): (u64, u64)) -> Checked<SnapshotStart> {
    let names = trace.recorded.as_ref().map(|recorded| &recorded.names).filter(|names| !names.is_empty());
    let missing =
        || ConfigError::new("start", "a trace without names", "a recording with relation and block");
    let names = names.ok_or_else(missing)?;
    let named = |page: u32| {
        let name = names.of(page)?;
        Some(((names.relations[usize::from(name.relation)].clone(), name.block), page))
    };
    let known: HashMap<_, u32> = (0..names.relation_of.len() as u32).filter_map(named).collect();
    let refused = |line: u64, value: &str, legal: &str| {
        Err(ConfigError::new("start", format!("line {line}, {value}"), legal))
    };
    let mut lines = records(text.trim_start_matches('\u{feff}'));
    let (_, head, Fields { all: columns, .. }) = lines.next().unwrap_or_default();
    let place = |column: &str| columns.iter().position(|name| name.eq_ignore_ascii_case(column));
    let own = COLUMNS.map(place);
    let is_own = !own[..NEEDED].contains(&None);
    let places = if is_own { own } else { OF_PG_BUFFERCACHE.map(place) };
    if places[..NEEDED].contains(&None) {
        let legal = "the columns frame, relation, block, dirty and usage, and perhaps fork; or those of pg_buffercache";
        return refused(1, head, legal);
    }
    let mut rows = Vec::new();
    for (number, line, fields) in lines {
        if fields.open {
            return refused(number, line, "fields with commas between them, quotes closed");
        }
        let [frame, relation, block, dirty, usage, fork, pins, name] =
            places.map(|place| place.and_then(|place| fields.all.get(place)).map_or("", String::as_str));
        // A buffer that is not used.
        if !is_own && relation.is_empty() {
            continue;
        }
        let relation = if name.is_empty() { relation } else { name };
        // PostgreSQL counts buffers from 1.
        let frame = frame.parse::<u64>().ok().and_then(|frame| frame.checked_sub(u64::from(!is_own)));
        let fork = if fork.is_empty() { Some(0) } else { fork.parse().ok() };
        let pins = if pins.is_empty() { Ok(0) } else { pins.parse::<u64>() };
        let dirty = match dirty {
            "0" | "f" | "false" => Some(false),
            "1" | "t" | "true" => Some(true),
            _ => None,
        };
        let read = (frame, fork, block.parse::<u32>(), dirty, usage.parse::<u64>(), pins);
        let (Some(frame), Some(fork), Ok(block), Some(dirty), Ok(usage), Ok(pins)) = read else {
            let legal = "numbers for frame, fork, block, usage and pins, and 0 or 1 for dirty";
            return refused(number, line, legal);
        };
        let most = [("frame", frame, last_frame), ("usage", usage, most_usage), ("pins", pins, MOST_PINS)];
        if let Some((field, value, most)) = most.iter().find(|(_, value, most)| value > most) {
            let legal = format!("a whole number from 0 to {most}");
            return refused(number, &format!("{field} {value}"), &legal);
        }
        rows.push((frame, (Relation { name: relation.to_owned(), fork }, block), dirty, usage, number));
    }
    // A page that is there already belongs to another database, whose relation has the same name.
    let mut held = HashSet::new();
    let again: Vec<bool> = rows.iter().map(|row| !held.insert(&row.1)).collect();
    let mut rows: Vec<_> = rows.iter().zip(again).collect();
    // In the order of frames: that is where a ring's hand finds them.
    rows.sort_by_key(|(row, _)| row.0);
    let (mut next, mut unknown, mut twice) = (trace.pages, 0, 0);
    let mut pool = String::from("usage:");
    for (at, ((frame, name, dirty, usage, number), again)) in rows.iter().enumerate() {
        if at > 0 && rows[at - 1].0.0 == *frame {
            return refused(*number, &format!("frame {frame} twice"), "each frame once");
        }
        twice += u32::from(*again);
        let page = known.get(name).copied().filter(|_| !again).unwrap_or(next);
        if page == next {
            (next, unknown) = (next + 1, unknown + 1);
        }
        let (gap, mark) = (if at > 0 { " " } else { "" }, if *dirty { "D" } else { "" });
        pool.push_str(&format!("{gap}{page}{mark}u{usage}"));
    }
    Ok(SnapshotStart { pool, pages: next, frames: rows.len() as u32, unknown, twice })
}

#[cfg(test)]
mod tests {
    use super::start_of;
    use crate::trace::Operations;
    use crate::trace::Trace;
    use crate::trace::csv::reader;

    fn trace() -> Trace {
        let mut parser = reader(Operations::default());
        parser.push(b"op,relation,block\nR,accounts,0\nR,accounts,1\nR,tellers,0\n");
        parser.finish(None).unwrap()
    }

    fn of(text: &str) -> Result<super::SnapshotStart, String> {
        let trace = trace();
        start_of(text, &trace, (9, 7)).map_err(|error| error.value)
    }

    #[test]
    fn used_buffers_stand_by_frame_and_pages_that_nobody_asks_for_come_behind_the_disk() {
        let text = "usage,frame,relation,fork,block,dirty,pins\n5,9,tellers,0,0,t,1\n0,2,accounts,0,1,0,0\n7,4,\"bran\nches\",0,7,1,262143\n";
        let start = of(text).unwrap();
        assert_eq!(start.pool, "usage:1u0 3Du7 2Du5");
        assert_eq!((start.pages, start.frames, start.unknown), (4, 3, 1));
    }

    #[test]
    fn pg_buffercache_counts_from_1_and_leaves_unused_buffers_empty() {
        let head =
            "bufferid,relfilenode,reltablespace,reldatabase,relforknumber,relblocknumber,isdirty,usagecount";
        let rows = "10,accounts,1663,5,0,1,t,5\n1,accounts,1663,6,0,1,f,2\n2,,,,,,,\n3,77,1663,5,0,0,f,1";
        let start = of(&format!("{head},pinning_backends\n{}\n", rows.replace('\n', ",0\n"))).unwrap();
        // The first in the file has the name.
        assert_eq!((start.pool.as_str(), start.pages, start.twice), ("usage:3u2 4u1 1Du5", 5, 1));
        let named =
            of(&format!("{head},relname\n3,77,1663,5,0,0,f,1,tellers\n4,78,1663,5,0,0,f,0,\n")).unwrap();
        assert_eq!((named.pool.as_str(), named.unknown), ("usage:2u1 3u0", 1));
        assert_eq!(of(&format!("{head}\n0,77,1663,5,0,0,f,1\n")).unwrap_err(), "line 2, 0,77,1663,5,0,0,f,1");
        assert_eq!(of("bufferid,usagecount\n").unwrap_err(), "line 1, bufferid,usagecount");
    }

    #[test]
    fn a_page_named_twice_is_one_of_another_database_the_second_time() {
        let head = "frame,relation,fork,block,dirty,usage\n";
        let start = of(&format!(
            "{head}0,accounts,0,1,0,1\n1,accounts,0,1,0,2\n2,pg_class,0,0,0,3\n3,pg_class,0,0,0,4\n"
        ));
        let start = start.unwrap();
        assert_eq!((start.pool.as_str(), start.pages), ("usage:1u1 3u2 4u3 5u4", 6));
        assert_eq!((start.unknown, start.twice), (3, 2));
    }

    #[test]
    fn what_is_not_legal_is_named_with_its_line() {
        let head = "frame,relation,fork,block,dirty,usage,pins\n";
        for (text, value) in [
            ("frame,usage\n", "line 1, frame,usage"),
            (&format!("{head}0,a,0,x,0,1\n"), "line 2, 0,a,0,x,0,1"),
            (&format!("{head}0,a,0,1,2,1\n"), "line 2, 0,a,0,1,2,1"),
            (&format!("{head}0,a,0,1,0,1\n0,a,0,2,0,1\n"), "line 3, frame 0 twice"),
            (&format!("{head}9,a,0,1,0,7,262143\n99,a,0,2,0,1,0\n"), "line 3, frame 99"),
            (&format!("{head}0,\"a\nb\",0,1,0,1,\n1,a,0,2,0,8,0\n"), "line 4, usage 8"),
            (&format!("{head}0,a,0,1,0,256,0\n"), "line 2, usage 256"),
            (&format!("{head}0,a,0,1,0,1,4294967296\n"), "line 2, pins 4294967296"),
            (&format!("{head}0,a,0,1,0,1,262144\n"), "line 2, pins 262144"),
            (&format!("{head}0,\"a,0,1,0,1,1\n1,a,0,2,0,1,0\n"), "line 2, 0,\"a,0,1,0,1,1"),
        ] {
            assert_eq!(of(text).unwrap_err(), value);
        }
    }
}
