//! Streams written out, for scenes that show one thing: `S0-99x25 S0-99x25*3; P2000 S0-99x100 L7x5`.
//!
//! Streams are set apart by semicolons, what a stream does by spaces. `S0-99x25` scans blocks 0 to 99 of the table with
//! 25 us of work on each, `L7x5` looks up block 7, `P2000` waits 2 000 us before what follows; `*3` does it three times.

use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::draw::Random;

use crate::config::{MAXIMUM_STREAMS, nanoseconds};
use crate::query::{Part, Query, Scan};
use crate::world::{Kind, World};

/// What a text of streams may say.
pub(super) const LEGAL: &str = "streams set apart by ;, each of queries set apart by spaces: S0-99x25 (scan of blocks 0 to 99, 25 µs \
                     each), L7x5 (look-up of block 7), P2000 (pause of 2000 µs), *3 behind one for three times; work of 0.001 \
                     to 1000000000 µs, pauses up to that, 1 to 100000 times";
/// Steps of one stream, at most, repetitions counted.
pub const MOST_STEPS: usize = 100_000;
/// The longest pause, and the most work on a block.
pub const MOST_US: f64 = 1_000_000_000.0;
/// Pauses and work of one stream, at most: so its clock cannot run over, whatever its reads add.
const MOST_NS: u64 = 1_000_000_000_000_000_000;

/// One query of a stream.
#[derive(Debug, Clone, Copy, PartialEq)]
#[allow(missing_docs)]
pub struct Step {
    pub pause_ns: u64,
    pub first: u32,
    pub blocks: u32,
    pub cpu_ns: u64,
    pub scans: bool,
}

/// Streams with what they do.
#[derive(Debug)]
pub struct Given {
    /// What each stream does, step by step.
    pub streams: Vec<Vec<Step>>,
    /// The highest block, and the word that names it.
    pub highest: (u32, String),
}

/// Reads the notation.
pub fn parse(text: &str) -> Result<Given, ConfigError> {
    let mut highest = (0, String::new());
    let streams: Vec<Vec<Step>> =
        text.split(';').map(|stream| stream_of(stream, &mut highest)).collect::<Result<_, _>>()?;
    if streams.len() > MAXIMUM_STREAMS as usize {
        let legal = format!("1 to {MAXIMUM_STREAMS} streams");
        return Err(ConfigError::new("workload.trace", format!("{} streams", streams.len()), legal));
    }
    Ok(Given { streams, highest })
}

fn stream_of(text: &str, highest: &mut (u32, String)) -> Result<Vec<Step>, ConfigError> {
    let (mut steps, mut pause_ns, mut pause_word, mut total_ns) = (Vec::new(), 0, None, 0_u64);
    for word in text.split_whitespace() {
        let refused = || ConfigError::new("workload.trace", word, LEGAL);
        // As wide in WebAssembly as natively.
        let (what, times) = match word.split_once('*') {
            Some((what, times)) => {
                (what, times.parse().ok().filter(|&times: &u64| times > 0).ok_or_else(refused)?)
            }
            None => (word, 1),
        };
        let mut add = |ns: u64| {
            total_ns = total_ns.saturating_add(ns.saturating_mul(times));
            let legal = "pauses and work of at most 10^15 µs a stream";
            if total_ns <= MOST_NS { Ok(()) } else { Err(ConfigError::new("workload.trace", word, legal)) }
        };
        if let Some(pause) = what.strip_prefix('P') {
            let once_ns = duration(pause).ok_or_else(refused)?;
            add(once_ns)?;
            pause_ns += once_ns * times;
            pause_word = Some(word);
            continue;
        }
        let step = step(what, pause_ns).ok_or_else(refused)?;
        add(step.cpu_ns.saturating_mul(step.blocks.into()))?;
        let last = step.first + (step.blocks - 1);
        if last >= highest.0 {
            *highest = (last, word.to_owned());
        }
        if times > (MOST_STEPS - steps.len()) as u64 {
            let legal = format!("at most {MOST_STEPS} queries a stream");
            return Err(ConfigError::new("workload.trace", word, legal));
        }
        // The pause comes before the first of them.
        steps.push(step);
        steps.extend(std::iter::repeat_n(Step { pause_ns: 0, ..step }, times as usize - 1));
        pause_ns = 0;
        pause_word = None;
    }
    if steps.is_empty() {
        return Err(ConfigError::new(
            "workload.trace",
            format!("{text:?}"),
            format!("at least one query; {LEGAL}"),
        ));
    }
    if let Some(word) = pause_word {
        return Err(ConfigError::new(
            "workload.trace",
            word,
            "a pause before a query, not after the last one",
        ));
    }
    Ok(steps)
}

fn step(what: &str, pause_ns: u64) -> Option<Step> {
    let scans = what.starts_with('S');
    let (blocks, work) = what.strip_prefix(['S', 'L'])?.split_once('x')?;
    let (first, last): (u32, u32) = match blocks.split_once('-') {
        Some((first, last)) if scans => (first.parse().ok()?, last.parse().ok()?),
        _ => (blocks.parse().ok()?, blocks.parse().ok()?),
    };
    let cpu_ns = duration(work).filter(|&cpu_ns| cpu_ns > 0)?;
    let blocks = last.checked_sub(first)?.checked_add(1)?;
    Some(Step { pause_ns, first, blocks, cpu_ns, scans })
}

fn duration(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let us: f64 = text.parse().ok().filter(|_| plain)?;
    (0.0..=MOST_US).contains(&us).then(|| nanoseconds(us))
}

impl Kind for Given {
    fn streams_count(&self) -> u32 {
        self.streams.len() as u32
    }

    fn check(&self, table_blocks: u32) -> Result<(), ConfigError> {
        if self.highest.0 >= table_blocks {
            let legal = format!("blocks 0 to {}, as the table has at this scale", table_blocks - 1);
            return Err(ConfigError::new("workload.trace", &self.highest.1, legal));
        }
        Ok(())
    }

    fn query(&self, world: &World, stream: u32, number: u32, _: &mut Random) -> Option<Query> {
        self.streams[stream as usize].get(number as usize).map(|step| step.query(world))
    }
}

impl Step {
    /// The query, its blocks those of the first table.
    pub(super) fn query(self, world: &World) -> Query {
        let Self { pause_ns, cpu_ns, blocks, .. } = self;
        let first = world.tables[0].first + self.first;
        let part = if self.scans {
            Part::Scan(Scan::sequential(0, first, blocks, cpu_ns))
        } else {
            Part::Point { block: first, cpu_ns }
        };
        Query { pause_ns, parts: vec![part], ..Query::default() }
    }
}
