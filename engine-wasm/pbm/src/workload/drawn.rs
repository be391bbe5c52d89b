//! Kinds whose streams all run so many queries: scans, index scans and look-ups of one part each, and the mix.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::parameters;
use bufferpool_core::workload::draw::{Draw, Random};

use super::KindSpec;
use super::common::{
    FAST_US, FRACTION, LOOK_UP_US, QUERIES, Ranges, SLOW_PERCENT, SLOW_US, STARTS, STREAMS, share, work_ns,
};
use super::mix::{self, Mix};
use crate::orders::{Order, OrderId, ROWS_A_BLOCK};
use crate::query::{Part, Query, Scan};
use crate::world::{Kind, World};

parameters! {
    KEPT = "kept_percent", "Groups kept", "", "%", (0.0, 100.0), 50.0,
        "Probability with which each block group of the span is read; at least one is.",
        "With gaps a scan's distance to a block is not the distance in the table.";
    WINDOW = "window", "Window of keys", "", "", real (0.000_001, 1.0), 0.05,
        "Share of the table's rows, consecutive in key order, that the queries are about. Each lies in a random block.",
        "The smaller it is, the more often queries come to the same rows.";
    PART = "part", "Share of the window that a query reads", "", "", real (0.000_001, 1.0), 0.2,
        "Each query reads consecutive keys, from a random one on.",
        "Long queries follow one another through the same keys more often.";
    COUNT = "look_ups", "Look-ups a query", "", "look-ups", (1.0, 10_000_000.0), 2_000.0,
        "Blocks that a query of look-ups asks for, one after the other.",
        "Long queries make the hot blocks come back more often within one scan.";
    LOOK_UP_PERCENT = "look_up_percent", "Queries of look-ups", "", "%", (0.0, 100.0), 50.0,
        "Probability that a query looks up single blocks; the others are sequential scans.",
        "At 100 nothing can be predicted from scans; at 0 nothing else is needed.";
    HOT_PERCENT = "hot_percent", "Look-ups of hot blocks", "", "%", (0.0, 100.0), 90.0,
        "Of 100 look-ups so many go to the hot blocks, the others to the rest.",
        "The more skewed, the more a policy gains that remembers what was used often.";
    HOT_BLOCKS_PERCENT = "hot_blocks_percent", "Hot blocks", "", "%", (1.0, 100.0), 10.0,
        "Of 100 blocks so many are hot; they lie scattered over the table.",
        "Few hot blocks fit into a small part of the pool.";
}

/// What each query asks for. `fast_ns` is the work of a fast query on a row: what a window's speed starts from.
#[derive(Debug)]
pub(super) enum Each {
    Sequential(Ranges),
    Bitmap { ranges: Ranges, kept_percent: u64 },
    Correlated { ranges: Ranges, fast_ns: u64 },
    Index { window: f64, part: f64, cpu_ns: u64 },
    LookUps { look_up_percent: u64, points: Part, ranges: Ranges },
    Mix(Mix),
}

/// Streams with as many queries each.
#[derive(Debug)]
struct Drawn {
    streams: u32,
    queries: u32,
    each: Each,
}

pub(super) fn drawn(draw: &Draw, each: Each) -> Result<Rc<dyn Kind>, ConfigError> {
    let (streams, queries) = (draw.integer(STREAMS.id)? as u32, draw.integer(QUERIES.id)? as u32);
    Ok(Rc::new(Drawn { streams, queries, each }))
}

/// Sequential scans of contiguous ranges.
pub(super) static SEQUENTIAL: KindSpec = KindSpec {
    id: "sequential",
    label: "Sequential scans",
    idea: "Each query reads a contiguous range of the table, slowly or fast: scans meet, overtake and follow one another.",
    parameters: &[STREAMS, QUERIES, FRACTION, STARTS, SLOW_US, FAST_US, SLOW_PERCENT],
    pages: None,
    generate: |draw| drawn(draw, Each::Sequential(Ranges::of(draw)?)),
};

/// Bitmap scans, as BRIN gives them: of a contiguous span some block groups.
pub(super) static BITMAP: KindSpec = KindSpec {
    id: "bitmap",
    label: "Bitmap scans",
    idea: "Each query reads some block groups of a contiguous span, as an index on block ranges (BRIN) says which.",
    parameters: &[STREAMS, QUERIES, FRACTION, STARTS, KEPT, SLOW_US, FAST_US, SLOW_PERCENT],
    pages: None,
    generate: |draw| {
        let (ranges, kept_percent) = (Ranges::of(draw)?, draw.integer(KEPT.id)?);
        drawn(draw, Each::Bitmap { ranges, kept_percent })
    },
};

/// Uncorrelated index scans: the key order says nothing of the blocks.
pub(super) static INDEX: KindSpec = KindSpec {
    id: "index",
    label: "Index scans, uncorrelated",
    idea: "Each query reads consecutive keys whose rows lie anywhere in the table; nobody can say in advance which blocks.",
    parameters: &[STREAMS, QUERIES, WINDOW, PART, LOOK_UP_US],
    pages: None,
    generate: |draw| {
        let (window, part) = (draw.number(WINDOW.id)?, draw.number(PART.id)?);
        drawn(draw, Each::Index { window, part, cpu_ns: work_ns(draw, LOOK_UP_US.id)? })
    },
};

/// Correlated index scans: keys are ship dates, which follow the order of the blocks at some distance.
pub(super) static CORRELATED: KindSpec = KindSpec {
    id: "correlated",
    label: "Index scans, correlated",
    idea: "Each query reads a range of ship dates; their rows lie in a window of blocks that moves over the table.",
    parameters: &[STREAMS, QUERIES, FRACTION, STARTS, SLOW_US, FAST_US, SLOW_PERCENT],
    pages: None,
    generate: |draw| {
        let (ranges, fast_ns) = (Ranges::of(draw)?, a_row(work_ns(draw, FAST_US.id)?));
        drawn(draw, Each::Correlated { ranges, fast_ns })
    },
};

/// Point look-ups with a skewed choice of blocks, and some scans beside them.
pub(super) static LOOK_UPS: KindSpec = KindSpec {
    id: "look_ups",
    label: "Look-ups and scans",
    idea: "Some queries look up single blocks, most of them hot ones; the others scan a range of the table.",
    parameters: &[
        STREAMS,
        QUERIES,
        LOOK_UP_PERCENT,
        COUNT,
        HOT_PERCENT,
        HOT_BLOCKS_PERCENT,
        LOOK_UP_US,
        FRACTION,
        STARTS,
        SLOW_US,
        FAST_US,
        SLOW_PERCENT,
    ],
    pages: None,
    generate: |draw| {
        let points = Part::Points {
            count: draw.integer(COUNT.id)? as u32,
            cpu_ns: work_ns(draw, LOOK_UP_US.id)?,
            hot_percent: draw.integer(HOT_PERCENT.id)?,
            hot_blocks_percent: draw.integer(HOT_BLOCKS_PERCENT.id)?,
        };
        let (look_up_percent, ranges) = (draw.integer(LOOK_UP_PERCENT.id)?, Ranges::of(draw)?);
        drawn(draw, Each::LookUps { look_up_percent, points, ranges })
    },
};

/// The work on a block, divided by its rows; at least a nanosecond.
fn a_row(block_ns: u64) -> u64 {
    (block_ns / u64::from(ROWS_A_BLOCK)).max(1)
}

impl Drawn {
    fn one(&self, world: &World, stream: u32, number: u32, random: &mut Random) -> Query {
        let table = &world.tables[0];
        let entries = |order| world.streams.order(order).len() as u32;
        let part = match self.each {
            Each::Mix(ref mix) => return mix.query(world, stream, number, random),
            // First is drawn whether the query is one of look-ups.
            Each::LookUps { look_up_percent, ref points, .. } if random.percent(look_up_percent) => {
                points.clone()
            }
            Each::Sequential(ranges) | Each::LookUps { ranges, .. } => {
                let (cpu_ns, first, blocks) = ranges.draw(table.blocks, random);
                Part::Scan(Scan::sequential(0, first, blocks, cpu_ns))
            }
            // The span's first and last group are read as a whole if they are kept.
            Each::Bitmap { ranges, kept_percent } => {
                let (cpu_ns, first, blocks) = ranges.draw(table.blocks, random);
                let (first, last) = (world.group_of(first), world.group_of(first + blocks - 1));
                let mut groups: Vec<u32> = (first..=last).filter(|_| random.percent(kept_percent)).collect();
                if groups.is_empty() {
                    groups.push(first + random.below(u64::from(last - first) + 1) as u32);
                }
                Part::Scan(Scan::bitmap(0, table, world.group_blocks, groups.into(), cpu_ns))
            }
            // The range is one of entries of the index: floor(f x rows) of them.
            Each::Correlated { ranges, .. } => {
                let order = OrderId::Correlated;
                let (cpu_ns, from, length) = ranges.draw(entries(order), random);
                Part::Ordered { order, from, to: from + length, cpu_ns: a_row(cpu_ns) }
            }
            Each::Index { part, cpu_ns, .. } => {
                let order = OrderId::Uncorrelated;
                let length = share(part, entries(order));
                let from = random.below(u64::from(entries(order) - length) + 1) as u32;
                Part::Ordered { order, from, to: from + length, cpu_ns }
            }
        };
        Query { parts: vec![part], ..Query::default() }
    }
}

impl Kind for Drawn {
    fn tables(&self, blocks: u32) -> Vec<(&'static str, u32)> {
        if matches!(self.each, Each::Mix(_)) { mix::tables(blocks) } else { vec![("table", blocks)] }
    }

    fn streams_count(&self) -> u32 {
        self.streams
    }

    fn order(&self) -> Order {
        match self.each {
            Each::Index { window, .. } => Order::Uncorrelated { window },
            Each::Correlated { fast_ns, .. } => Order::Correlated { cpu_ns: fast_ns },
            _ => Order::None,
        }
    }

    fn query(&self, world: &World, stream: u32, number: u32, random: &mut Random) -> Option<Query> {
        (number < self.queries).then(|| self.one(world, stream, number, random))
    }
}
