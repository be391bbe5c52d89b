//! A pool as a database had it at one moment, from which a run over a recording can start: docs/rules/databases.md, section 2.
//! `pins` must be legal, but whose they are is not known, so they are passed over, as further columns are.

mod forms;

use std::collections::{HashMap, HashSet};

use forms::{LEGAL, Order};

use super::{Recorded, Relation};
use crate::error::{Checked, ConfigError};

/// Pins of a buffer at most: PostgreSQL, `MAX_BACKENDS`.
const MOST_PINS: u64 = 262_143;

/// A start state in the engine's text form.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SnapshotStart {
    /// `usage:` and the pages by frame, each with `D` if it is dirty and its usage count; of a list its pages, MRU first.
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

/// Reads a snapshot of a pool with frames up to `last_frame` and usage counts up to `most_usage`, over a
/// recording, which must have names.
pub fn start_of(
    text: &str,
    recorded: Option<&Recorded>,
    (last_frame, most_usage): (u64, u64),
) -> Checked<SnapshotStart> {
    let names = recorded.map(|recorded| &recorded.names).filter(|names| !names.is_empty());
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
    let (form, columns, lines) = match forms::read(text) {
        Ok(read) => read,
        Err(first) => return refused(1, first, LEGAL),
    };
    let places = form.places(&columns);
    let mut rows = Vec::new();
    for (number, line, fields) in lines {
        if fields.open {
            return refused(number, line, "fields with commas between them, quotes closed");
        }
        let [frame, relation, block, dirty, usage, fork, pins, name] =
            places.map(|place| place.and_then(|place| fields.all.get(place)).map_or("", String::as_str));
        // A buffer that is not used.
        if relation.is_empty() && form.first_frame > 0 {
            continue;
        }
        let relation = if name.is_empty() { relation } else { name };
        let frame = if form.order == Order::Lines { Some(rows.len() as u64) } else { frame.parse().ok() };
        let frame = frame.and_then(|frame: u64| frame.checked_sub(form.first_frame));
        let fork = if fork.is_empty() { Some(0) } else { fork.parse().ok() };
        let pins = if pins.is_empty() { Ok(0) } else { pins.parse::<u64>() };
        let dirty = match dirty {
            "0" | "f" | "false" => Some(false),
            "1" | "t" | "true" => Some(true),
            "" if form.order == Order::Lines => Some(false),
            number if form.order == Order::FromLru => number.parse::<u64>().ok().map(|number| number > 0),
            _ => None,
        };
        let usage = if form.order == Order::Frames { usage.parse::<u64>() } else { Ok(0) };
        let read = (frame, fork, block.parse::<u32>(), dirty, usage, pins);
        let (Some(frame), Some(fork), Ok(block), Some(dirty), Ok(usage), Ok(pins)) = read else {
            let legal = match form.order {
                Order::Frames => "numbers for frame, fork, block, usage and pins, and 0 or 1 for dirty",
                Order::FromLru => "numbers for lru_position, space, page_number and oldest_modification",
                Order::Lines => "the number of a space and of a page, such as 5,3",
            };
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
    // In the order of frames, where a ring's hand finds them; of a list from its MRU end.
    match form.order {
        Order::FromLru => rows.sort_by_key(|(row, _)| std::cmp::Reverse(row.0)),
        Order::Frames | Order::Lines => rows.sort_by_key(|(row, _)| row.0),
    }
    let (mut next, mut unknown, mut twice) = (names.relation_of.len() as u32, 0, 0);
    let by_frame = form.order == Order::Frames;
    let mut pool = String::from(if by_frame { "usage:" } else { "" });
    for (at, ((frame, name, dirty, usage, number), again)) in rows.iter().enumerate() {
        // A list may be several, one a part of the pool.
        if by_frame && at > 0 && rows[at - 1].0.0 == *frame {
            return refused(*number, &format!("frame {frame} twice"), "each frame once");
        }
        twice += u32::from(*again);
        let page = known.get(name).copied().filter(|_| !again).unwrap_or(next);
        if page == next {
            (next, unknown) = (next + 1, unknown + 1);
        }
        let (gap, mark) = (if at > 0 { " " } else { "" }, if *dirty { "D" } else { "" });
        let usage = if by_frame { format!("u{usage}") } else { String::new() };
        pool.push_str(&format!("{gap}{page}{mark}{usage}"));
    }
    Ok(SnapshotStart { pool, pages: next, frames: rows.len() as u32, unknown, twice })
}
