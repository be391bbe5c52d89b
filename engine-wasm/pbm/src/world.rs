//! What all lanes of a scene share and none changes: tables with their blocks and block groups, the device, the scale.
//!
//! Blocks of all tables are numbered through, each table from the beginning of a group on; numbers that fall between two
//! tables are no blocks.

use std::fmt::Debug;
use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{Made, Pace, at_once};

use crate::config::WorldConfig;
use crate::orders::{Order, OrderId, Streams};
use crate::query::Query;

/// A table or an index: consecutive blocks.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Table {
    pub name: &'static str,
    pub first: u32,
    pub blocks: u32,
}

impl Table {
    /// The block after its last one.
    pub const fn end(&self) -> u32 {
        self.first + self.blocks
    }
}

/// A kind of queries with its settings.
pub trait Kind: Debug {
    /// Tables and indexes with their blocks at full scale, the main table first; it has `blocks`.
    fn tables(&self, blocks: u32) -> Vec<(&'static str, u32)> {
        vec![("table", blocks)]
    }
    /// Whether the main table, with so many blocks, has all that is asked for. An error names what it has not.
    fn check(&self, _table_blocks: u32) -> Result<(), ConfigError> {
        Ok(())
    }
    /// Streams.
    fn streams_count(&self) -> u32;
    /// The order of blocks that all streams share.
    fn order(&self) -> Order {
        Order::None
    }
    /// A stream's query with this number, from 0; none when the stream ends.
    fn query(&self, world: &World, stream: u32, number: u32, random: &mut Random) -> Option<Query>;
}

/// The world of a scene.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct World {
    pub config: WorldConfig,
    pub rules: Rc<dyn Kind>,
    /// Blocks in a group, G.
    pub group_blocks: u32,
    /// Tables and indexes, in the order of their blocks.
    pub tables: Vec<Table>,
    pub streams: Streams,
}

impl World {
    /// The world of a config. Fails when its blocks cannot be numbered or its orders do not fit in memory.
    pub fn new(config: WorldConfig, rules: Rc<dyn Kind>) -> Result<Rc<Self>, ConfigError> {
        let world = Self::without_orders(config, rules)?;
        at_once(async |pace| world.ordered(&pace).await)
    }

    /// The same without orders of blocks, which take a while. Fails when its blocks cannot be numbered.
    pub fn without_orders(config: WorldConfig, rules: Rc<dyn Kind>) -> Result<Self, ConfigError> {
        let group_blocks = config.group_blocks();
        let mut tables: Vec<Table> = Vec::new();
        let mut first = 0_u64;
        for (name, full_blocks) in rules.tables(config.blocks) {
            let blocks = config.scaled(full_blocks);
            tables.push(Table { name, first: first as u32, blocks });
            first = (first + u64::from(blocks)).next_multiple_of(u64::from(group_blocks));
            if first > u64::from(u32::MAX / 2) {
                let legal = format!("fewer: at most {} in all", u32::MAX / 2);
                return Err(ConfigError::new("blocks", config.blocks, legal));
            }
        }
        rules.check(tables.first().map_or(0, |table| table.blocks))?;
        Ok(Self { group_blocks, tables, streams: Streams::default(), config, rules })
    }

    /// Makes the orders of blocks. Fails for want of memory.
    pub async fn ordered(mut self, pace: &Pace) -> Made<Rc<Self>> {
        self.streams = Streams::new(self.rules.order(), self.config.seed, &self.tables[0], pace).await?;
        Ok(Rc::new(self))
    }

    /// Numbers in use: blocks, and what lies between two tables.
    pub fn block_numbers(&self) -> u32 {
        self.tables.last().map_or(0, Table::end)
    }

    /// Bytes held, chiefly by orders of blocks.
    pub fn bytes(&self) -> u64 {
        let entries = |id| self.streams.order(id).len() as u64;
        4 * (entries(OrderId::Uncorrelated) + entries(OrderId::Correlated))
    }

    /// Block groups.
    pub fn groups(&self) -> u32 {
        self.block_numbers().div_ceil(self.group_blocks)
    }

    /// The group of a block.
    #[inline(always)]
    pub fn group_of(&self, block: u32) -> u32 {
        block / self.group_blocks
    }

    /// The table of a block, and the block's number in it.
    pub fn place_of(&self, block: u32) -> Option<(usize, u32)> {
        let after = self.tables.partition_point(|table| table.first <= block);
        let index = after.checked_sub(1)?;
        let within = block - self.tables[index].first;
        (within < self.tables[index].blocks).then_some((index, within))
    }
}
