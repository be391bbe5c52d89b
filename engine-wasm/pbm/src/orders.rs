//! Orders of a table's blocks by the keys of an index: one that knows nothing of the blocks, and one by date; and the seeds
//! of all generators: one of each stream, one of the policy, one of the orders.

use std::rc::Rc;

use bufferpool_core::error::reserved;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Made, Pace};

use crate::world::Table;

/// Number of the policy's generator, beside those of the streams.
pub const POLICY_GENERATOR: u64 = 1 << 32;
/// Number of the generator that makes orders.
pub const ORDER_GENERATOR: u64 = 1 << 33;

/// The seed of a generator: SplitMix64's finaliser of the run's seed and the generator's number, so that neighbouring
/// seeds share no stream.
pub const fn seed_of(seed: u64, generator: u64) -> u64 {
    let value = seed.wrapping_add((generator + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// Rows of a block, K.
pub const ROWS_A_BLOCK: u32 = 53;
/// Days from the first order to the last row that is received, as TPC-H has them.
const DAYS: u32 = 2_526;
/// Largest distance of a row's ship date from the day of its block.
pub const MOST_DAYS: u32 = 89;

/// Rows in the order of their ship dates.
#[derive(Debug)]
pub struct Dates {
    /// The block of each row, sorted by (ship date, block).
    pub blocks: Vec<u32>,
    /// Ship date plus [`MOST_DAYS`] → its first entry.
    #[doc(hidden)]
    pub first_of: Vec<u32>,
    /// Blocks of the table.
    table_blocks: u32,
    /// Entries a block of the table, on average.
    pub entries_a_block: f64,
    /// Work on a row.
    pub cpu_ns: u64,
}

/// An order of blocks by the keys of an index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderId {
    /// Keys that say nothing about the block.
    Uncorrelated,
    /// Dates that follow the blocks.
    Correlated,
}

/// The order that the streams of a world need.
#[derive(Debug, Clone, Copy, PartialEq)]
#[allow(missing_docs)]
pub enum Order {
    None,
    /// A window of so large a share of the rows in key order, each in a random block.
    Uncorrelated {
        window: f64,
    },
    /// Rows by date, with so much work on each at the start of a scan.
    Correlated {
        cpu_ns: u64,
    },
}

/// Orders of blocks by the keys of an index, made once.
#[derive(Debug, Default)]
pub struct Streams {
    uncorrelated: Vec<u32>,
    /// The dates of the correlated order.
    pub correlated: Option<Rc<Dates>>,
}

impl Streams {
    /// The order that is needed of a table. Fails for want of memory.
    pub async fn new(order: Order, seed: u64, table: &Table, pace: &Pace) -> Made<Self> {
        match order {
            Order::None => Ok(Self::default()),
            Order::Uncorrelated { window } => uncorrelated(seed, table, window, pace).await,
            Order::Correlated { cpu_ns } => correlated(seed, table, cpu_ns, pace).await,
        }
    }

    /// The blocks of an order, by the number of the entry.
    #[inline(always)]
    pub fn order(&self, id: OrderId) -> &[u32] {
        match id {
            OrderId::Uncorrelated => &self.uncorrelated,
            OrderId::Correlated => self.correlated.as_ref().map_or(&[], |dates| &dates.blocks),
        }
    }
}

/// floor(share x of) for a share that is a decimal fraction: one such as 0.29 lies just below what it stands for, and so
/// may its product, by less than four units in its last place.
#[doc(hidden)]
pub fn floored(share: f64, of: u64) -> u64 {
    let product = share * of as f64;
    (product + 4.0 * f64::EPSILON * product) as u64
}

/// The day that a block stands for.
#[doc(hidden)]
pub fn day_of(block: u32, blocks: u32) -> u32 {
    (u64::from(DAYS) * u64::from(block) / u64::from(blocks)) as u32
}

/// The first block of a day, or the end of the table.
fn first_block_of(day: u32, blocks: u32) -> u32 {
    (u64::from(day) * u64::from(blocks)).div_ceil(u64::from(DAYS)).min(u64::from(blocks)) as u32
}

async fn uncorrelated(seed: u64, table: &Table, window: f64, pace: &Pace) -> Made<Streams> {
    let mut random = Random::new(seed_of(seed, ORDER_GENERATOR));
    let rows = u64::from(table.blocks) * u64::from(ROWS_A_BLOCK);
    let entries = floored(window, rows).max(1);
    pace.expect(entries);
    let mut blocks = reserved("blocks", entries)?;
    for _ in 0..entries {
        blocks.push(table.first + random.below(table.blocks.into()) as u32);
        pace.done(1).await;
    }
    Ok(Streams { uncorrelated: blocks, correlated: None })
}

/// Rows by ship date: block b stands for day 2526 b / N, on which its rows were received or, if that is later, due
/// (commit); they were shipped `max(receipt, commit) - ship` days before, with ship = order + 1..121, receipt = ship +
/// 1..30 and commit = order + 30..90. Fails for want of memory.
async fn correlated(seed: u64, table: &Table, cpu_ns: u64, pace: &Pace) -> Made<Streams> {
    let mut random = Random::new(seed_of(seed, ORDER_GENERATOR));
    let entries = u64::from(table.blocks) * u64::from(ROWS_A_BLOCK);
    let date = |day: u32, before: u32| (day + MOST_DAYS - before) as usize;
    // Each is dated, then put in its place; what follows takes about as long.
    pace.expect(3 * entries);
    // By counting: blocks come in ascending order for each date.
    let mut dates = reserved("blocks", entries)?;
    let mut first_of = vec![0_u32; (DAYS + MOST_DAYS + 1) as usize];
    for block in 0..table.blocks {
        let day = day_of(block, table.blocks);
        for _ in 0..ROWS_A_BLOCK {
            let ship = 1 + random.below(121) as i64;
            let receipt = ship + 1 + random.below(30) as i64;
            let commit = 30 + random.below(61) as i64;
            let at = date(day, (receipt.max(commit) - ship) as u32);
            dates.push(at as u16);
            first_of[at + 1] += 1;
        }
        pace.done(ROWS_A_BLOCK.into()).await;
    }
    for at in 1..first_of.len() {
        first_of[at] += first_of[at - 1];
    }
    let mut next = first_of.clone();
    let mut blocks = reserved("blocks", entries)?;
    blocks.resize(entries as usize, 0);
    for (block, rows) in (table.first..).zip(dates.chunks(ROWS_A_BLOCK as usize)) {
        for &at in rows {
            let place = &mut next[usize::from(at)];
            blocks[*place as usize] = block;
            *place += 1;
        }
        pace.done(ROWS_A_BLOCK.into()).await;
    }
    let dates = Dates {
        blocks,
        first_of,
        table_blocks: table.blocks,
        entries_a_block: f64::from(ROWS_A_BLOCK),
        cpu_ns,
    };
    Ok(Streams { uncorrelated: Vec::new(), correlated: Some(Rc::new(dates)) })
}

impl Dates {
    /// The blocks that may still hold rows of an entry's ship date: the first, and the one after the last.
    pub fn window(&self, at: u32) -> (u32, u32) {
        let date = self.first_of.partition_point(|&first| first <= at) as u32 - 1;
        // Ship date = date - MOST_DAYS; its rows were received 1 to MOST_DAYS days later.
        let first = first_block_of((date + 1).saturating_sub(MOST_DAYS), self.table_blocks);
        let end = first_block_of(date + 1, self.table_blocks);
        (first, end.max(first + 1))
    }
}
