//! What `blkparse` prints of a block device's events.

use std::collections::BTreeMap;

use super::{
    Asks, Fit, Format, Head, Kind, Lines, Reading, Requests, SECTOR, Taken, is_decimal, is_number, number,
};
use crate::error::{Checked, ConfigError};

/// The text that `blkparse` prints.
pub(super) const FORMAT: Format = Format {
    id: "blkparse",
    label: "blkparse",
    told_by: "lines 8,0 1 4 0.001 698 Q R 449 + 16 [fio], up to the table of sums",
    becomes: "lines with the action of --action: sectors of 512 bytes; volume major,minor",
    options: &["action"],
    source: "blktrace, blkparse(1), default output format",
    kind: Kind::lines(fits, open),
    ..Format::BLOCKS
};

/// Queued, issued to the driver, completed.
const ACTIONS: [&str; 3] = ["Q", "D", "C"];
/// Actions that are counted at most, to be named where none is the one that is asked for.
const MOST_ACTIONS: usize = 50;

struct Blkparse {
    action: String,
    /// How many requests have each other action.
    others: BTreeMap<String, u64>,
    /// Whether the table of sums was reached.
    ended: bool,
}

fn open(reading: &Reading) -> Checked<Box<dyn Lines>> {
    let action = reading.text("action").unwrap_or(ACTIONS[0]);
    if !ACTIONS.contains(&action) {
        return Err(ConfigError::new("action", action, format!("one of {}", ACTIONS.join(", "))));
    }
    Ok(Box::new(Blkparse { action: action.to_owned(), others: BTreeMap::new(), ended: false }))
}

struct Event<'a> {
    volume: &'a str,
    action: &'a str,
    asks: Asks,
    /// First sector and number of sectors.
    sectors: Option<(&'a str, &'a str)>,
}

impl Lines for Blkparse {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        self.ended |= is_end(line);
        if self.ended {
            return Ok(());
        }
        let event = event(line)
            .ok_or("the line is none that blkparse prints: 8,0 1 4 0.001 698 Q R 449 + 16 [fio]")?;
        let asks = if event.sectors.is_some() { event.asks } else { Asks::Nothing };
        if event.action != self.action {
            if asks != Asks::Nothing
                && (self.others.len() < MOST_ACTIONS || self.others.contains_key(event.action))
            {
                *self.others.entry(event.action.to_owned()).or_default() += 1;
            }
            return Ok(());
        }
        requests.in_volume(event.volume)?;
        let (sector, count) = event.sectors.unwrap_or(("0", "0"));
        let (sector, count) = (number(sector)?, number(count)?);
        if asks == Asks::Nothing {
            requests.ignore()
        } else {
            requests.units(asks, (sector, SECTOR), count.saturating_mul(SECTOR))
        }
    }

    fn nothing(&self) -> Option<ConfigError> {
        let others: Vec<_> =
            self.others.iter().map(|(action, count)| format!("{count} with {action}")).collect();
        let legal = format!("an action that requests have: {}", others.join(", "));
        (!others.is_empty())
            .then(|| ConfigError::new("action", format!("{}, with 0 requests,", self.action), legal))
    }
}

fn fits(head: &Head<'_>) -> Fit {
    let end = head.lines.iter().position(|line| is_end(line)).unwrap_or(head.lines.len());
    let events = head.lines[..end].iter().filter(|line| event(line).is_some()).count();
    Fit::of(2 * events > end)
}

/// `CPU0 (8,0):` or `Total (8,0):`.
fn is_end(line: &str) -> bool {
    let Some((name, rest)) = line.split_once(" (") else { return false };
    let name = name.trim_end();
    (name == "Total" || name.strip_prefix("CPU").is_some_and(is_number)) && rest.trim_end().ends_with("):")
}

fn event(line: &str) -> Option<Event<'_>> {
    let mut words = line.split_ascii_whitespace();
    let volume = words.next()?;
    let (major, minor) = volume.split_once(',')?;
    let [cpu, sequence, time, process] = [words.next()?, words.next()?, words.next()?, words.next()?];
    let numbers = [major, minor, cpu, sequence, process].into_iter().all(is_number);
    let (action, kind) = (words.next()?, words.next()?);
    let letters = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphabetic());
    if !numbers || !time.contains('.') || !is_decimal(time) || !letters(action) || !letters(kind) {
        return None;
    }
    let sectors = match (words.next(), words.next(), words.next()) {
        (Some(sector), Some("+"), Some(count)) if is_number(sector) && is_number(count) => {
            Some((sector, count))
        }
        _ => None,
    };
    let asks = match kind {
        _ if kind.contains('D') => Asks::Nothing,
        _ if kind.contains('R') => Asks::Read,
        _ if kind.contains('W') => Asks::Write,
        _ => Asks::Nothing,
    };
    Some(Event { volume, action, asks, sectors })
}
