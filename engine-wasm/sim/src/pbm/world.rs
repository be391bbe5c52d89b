//! What all lanes of a scene share and none changes: tables with their blocks and block groups, the device, the scale.
//!
//! Blocks of all tables are numbered through, each table from the beginning of a group on; numbers that fall between two
//! tables are no blocks.

use std::rc::Rc;

use super::config::WorldConfig;
use super::query::{Cursor, OrderId, Part};
use super::workload::{Streams, seed_of};
use crate::error::ConfigError;
use crate::workload::draw::Random;

/// Bytes of a block.
pub const BLOCK_BYTES: u64 = 8_192;
/// Rows of a block, K.
pub const ROWS_A_BLOCK: u32 = 53;

/// A table or an index: consecutive blocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Name for people.
    pub name: &'static str,
    /// Its first block.
    pub first: u32,
    /// Its blocks.
    pub blocks: u32,
}

impl Table {
    /// The block after its last one.
    #[must_use]
    pub const fn end(&self) -> u32 {
        self.first + self.blocks
    }
}

/// The world of a scene.
#[derive(Debug)]
pub struct World {
    /// What it was made of.
    pub config: WorldConfig,
    /// Blocks in a group, G.
    pub group_blocks: u32,
    /// Tables and indexes, in the order of their blocks.
    pub tables: Vec<Table>,
    /// What the streams ask for.
    pub streams: Streams,
}

impl World {
    /// The world of a config.
    ///
    /// # Errors
    /// When its blocks cannot be numbered, or the workload's own tables do not fit in memory.
    pub fn new(config: WorldConfig) -> Result<Rc<Self>, ConfigError> {
        let group_blocks = config.group_blocks();
        let mut tables: Vec<Table> = Vec::new();
        let mut first = 0_u64;
        for (name, full_blocks) in config.rules.tables(config.blocks) {
            let blocks = config.scaled(full_blocks);
            tables.push(Table { name, first: first as u32, blocks });
            first = (first + u64::from(blocks)).next_multiple_of(u64::from(group_blocks));
            if first > u64::from(u32::MAX / 2) {
                let legal = format!("fewer: at most {} in all", u32::MAX / 2);
                return Err(ConfigError::new("blocks", config.blocks, legal));
            }
        }
        config.rules.check(tables.first().map_or(0, |table| table.blocks))?;
        let streams = config.rules.streams(&config, &tables)?;
        Ok(Rc::new(Self { group_blocks, tables, streams, config }))
    }

    /// Block requests of all streams together, the same under every policy. Look-ups are drawn to know, scans are not
    /// walked through.
    #[must_use]
    pub fn requests(&self) -> u64 {
        self.requests_up_to(u64::MAX).unwrap_or(u64::MAX)
    }

    /// As [`World::requests`]; none if there are more than `most`, which is found out in about the time of so many.
    #[must_use]
    pub fn requests_up_to(&self, most: u64) -> Option<u64> {
        let rules = &self.config.rules;
        let mut count = 0;
        for stream in 0..rules.streams_count() {
            let mut random = Random::new(seed_of(self.config.seed, stream.into()));
            for number in 0.. {
                let Some(query) = rules.query(self, stream, number, &mut random) else { break };
                match &query.parts[..] {
                    [Part::Scan(scan)] if scan.look_ups.is_empty() => count += u64::from(scan.blocks),
                    _ => {
                        let mut cursor = Cursor::new(Rc::new(query));
                        while count <= most && cursor.next(self, &mut random, |_| {}).is_some() {
                            count += 1;
                        }
                    }
                }
                if count > most {
                    return None;
                }
            }
        }
        Some(count)
    }

    /// Numbers in use: blocks, and what lies between two tables.
    #[must_use]
    pub fn block_numbers(&self) -> u32 {
        self.tables.last().map_or(0, Table::end)
    }

    /// Bytes held, chiefly by orders of blocks.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        4 * [OrderId::Uncorrelated, OrderId::Correlated]
            .map(|id| self.streams.order(id).len() as u64)
            .iter()
            .sum::<u64>()
    }

    /// Block groups.
    #[must_use]
    pub fn groups(&self) -> u32 {
        self.block_numbers().div_ceil(self.group_blocks)
    }

    /// The group of a block.
    #[inline(always)]
    #[must_use]
    pub fn group_of(&self, block: u32) -> u32 {
        block / self.group_blocks
    }

    /// The table of a block, and the block's number in it.
    #[must_use]
    pub fn place_of(&self, block: u32) -> Option<(usize, u32)> {
        let after = self.tables.partition_point(|table| table.first <= block);
        let index = after.checked_sub(1)?;
        let within = block - self.tables[index].first;
        (within < self.tables[index].blocks).then_some((index, within))
    }
}
