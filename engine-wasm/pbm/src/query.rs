//! Queries as data.

use std::rc::Rc;

use crate::orders::OrderId;
use crate::world::Table;

/// One query: its parts run one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    /// What the stream waits before it.
    pub pause_ns: u64,
    /// Its parts.
    pub parts: Vec<Part>,
    /// What it is called, such as `Q6`; empty for a query without a name.
    pub name: &'static str,
}

/// A part of a query; `cpu_ns` is the work on each block.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    /// A sequential or bitmap scan, perhaps with look-ups in other tables for each block.
    Scan(Scan),
    /// An index scan: requests `from .. to` of an order of blocks that the world has made.
    Ordered { order: OrderId, from: u32, to: u32, cpu_ns: u64 },
    /// Single blocks, drawn as they are asked for. Of 100 look-ups `hot_percent` go to the hot blocks, of 100 blocks
    /// `hot_blocks_percent` are hot.
    Points { count: u32, cpu_ns: u64, hot_percent: u64, hot_blocks_percent: u64 },
    /// One block.
    Point { block: u32, cpu_ns: u64 },
}

/// A scan of consecutive blocks, or of whole groups of them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Scan {
    pub table: usize,
    pub first: u32,
    pub blocks: u32,
    /// The groups that a bitmap keeps, ascending; none for a sequential scan.
    pub groups: Option<Rc<[u32]>>,
    pub cpu_ns: u64,
    /// What is looked up for each block.
    pub look_ups: Rc<[LookUp]>,
}

/// Rows of another table that are looked up for each scanned block, each by one block of its index and one of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct LookUp {
    /// The index, by its number among the tables.
    pub index: usize,
    pub table: usize,
    /// Rows a block, in thousandths: what is left over is looked up with a later block.
    pub thousandths: u32,
    /// Whether the rows lie at the same relative place as the scanned block, within 1% of the table either way.
    pub local: bool,
    pub cpu_ns: u64,
}

impl Scan {
    /// A scan of a table's whole blocks `first .. first + blocks`, numbered in the world.
    pub fn sequential(table: usize, first: u32, blocks: u32, cpu_ns: u64) -> Self {
        Self { table, first, blocks, groups: None, cpu_ns, look_ups: Rc::new([]) }
    }

    /// A scan of these whole groups of a table.
    pub fn bitmap(table: usize, of: &Table, group_blocks: u32, groups: Rc<[u32]>, cpu_ns: u64) -> Self {
        let blocks =
            groups.iter().map(|&group| group_end(of, group_blocks, group) - group * group_blocks).sum();
        let first = groups.first().map_or(of.first, |group| group * group_blocks);
        Self { table, first, blocks, groups: Some(groups), cpu_ns, look_ups: Rc::new([]) }
    }
}

pub(super) fn group_end(table: &Table, group_blocks: u32, group: u32) -> u32 {
    ((group + 1) * group_blocks).min(table.end())
}

/// What a request serves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The next block of a scan.
    Scan,
    /// A row of another table.
    LookUp,
    /// An entry of an order, by its number: the key.
    Key(OrderId, u32),
    /// A single block.
    Point,
}

/// A block that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Request {
    pub block: u32,
    pub cpu_ns: u64,
    pub purpose: Purpose,
}
