//! Correlated index scans: keys are ship dates, which follow the order of the blocks at some distance.

use std::rc::Rc;

use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{MakingOf, Pace};

use super::KindSpec;
use super::common::{
    Common, FAST_US, FRACTION, QUERIES, Ranges, SLOW_PERCENT, SLOW_US, STARTS, STREAMS, Speeds,
};
use crate::config::WorldConfig;
use crate::orders::OrderId;
use crate::orders::{self, Streams};
use crate::query::{Part, Query};
use crate::table::{ROWS_A_BLOCK, Table};
use crate::world::{Kind, World};

#[derive(Debug)]
struct Correlated {
    common: Common,
    ranges: Ranges,
    speeds: Speeds,
    /// Work of a fast query on a row: what a window's speed starts from.
    fast_ns: u64,
}

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: "correlated",
    label: "Index scans, correlated",
    idea: "Each query reads a range of ship dates; their rows lie in a window of blocks that moves over the table.",
    parameters: &[STREAMS, QUERIES, FRACTION, STARTS, SLOW_US, FAST_US, SLOW_PERCENT],
    pages: None,
    generate: |draw| {
        let (common, ranges) = (Common::of(draw)?, Ranges::of(draw)?);
        let fast_ns = crate::config::nanoseconds(draw.number(FAST_US.id)?);
        Ok(Rc::new(Correlated { common, ranges, speeds: Speeds::of(draw)?, fast_ns: a_row(fast_ns) }))
    },
};

/// The work on a block, divided by its rows; at least a nanosecond.
fn a_row(block_ns: u64) -> u64 {
    (block_ns / u64::from(ROWS_A_BLOCK)).max(1)
}

impl Kind for Correlated {
    fn streams_count(&self) -> u32 {
        self.common.streams
    }

    fn streams<'a>(
        &self,
        config: &WorldConfig,
        tables: &'a [Table],
        pace: &'a Pace,
    ) -> MakingOf<'a, Streams> {
        Box::pin(orders::correlated(config.seed, &tables[0], self.fast_ns, pace))
    }

    /// The range is one of entries of the index: floor(f x rows) of them.
    fn query(&self, world: &World, _: u32, number: u32, random: &mut Random) -> Option<Query> {
        if number == self.common.queries {
            return None;
        }
        let cpu_ns = a_row(self.speeds.draw(random));
        let order = OrderId::Correlated;
        let (from, length) = self.ranges.draw(world.streams.order(order).len() as u32, random);
        let part = Part::Ordered { order, from, to: from + length, cpu_ns };
        Some(Query { parts: vec![part], ..Query::default() })
    }
}
