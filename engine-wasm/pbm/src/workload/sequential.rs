//! Sequential scans of contiguous ranges.

use std::rc::Rc;

use bufferpool_core::workload::draw::Random;

use super::KindSpec;
use super::common::{
    Common, FAST_US, FRACTION, QUERIES, Ranges, SLOW_PERCENT, SLOW_US, STARTS, STREAMS, Speeds,
};
use crate::query::{Part, Query, Scan};
use crate::world::{Kind, World};

#[derive(Debug)]
struct Sequential {
    common: Common,
    ranges: Ranges,
    speeds: Speeds,
}

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: "sequential",
    label: "Sequential scans",
    idea: "Each query reads a contiguous range of the table, slowly or fast: scans meet, overtake and follow one another.",
    parameters: &[STREAMS, QUERIES, FRACTION, STARTS, SLOW_US, FAST_US, SLOW_PERCENT],
    pages: None,
    generate: |draw| {
        let (common, ranges) = (Common::of(draw)?, Ranges::of(draw)?);
        Ok(Rc::new(Sequential { common, ranges, speeds: Speeds::of(draw)? }))
    },
};

impl Kind for Sequential {
    fn streams_count(&self) -> u32 {
        self.common.streams
    }

    fn query(&self, world: &World, _: u32, number: u32, random: &mut Random) -> Option<Query> {
        if number == self.common.queries {
            return None;
        }
        let cpu_ns = self.speeds.draw(random);
        let (first, blocks) = self.ranges.draw(world.tables[0].blocks, random);
        Some(Query {
            parts: vec![Part::Scan(Scan::sequential(0, first, blocks, cpu_ns))],
            ..Query::default()
        })
    }
}
