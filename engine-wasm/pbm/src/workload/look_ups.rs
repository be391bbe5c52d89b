//! Point look-ups with a skewed choice of blocks, and some scans beside them.

use std::rc::Rc;

use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::workload::draw::Random;

use super::KindSpec;
use super::common::{
    Common, FAST_US, FRACTION, LOOK_UP_US, QUERIES, Ranges, SLOW_PERCENT, SLOW_US, STARTS, STREAMS, Speeds,
};
use crate::config::nanoseconds;
use crate::query::{Part, Query, Scan};
use crate::world::{Kind, World};

const LOOK_UPS: ParameterSpec = ParameterSpec {
    id: "look_ups",
    label: "Look-ups a query",
    unit: "look-ups",
    minimum: 1.0,
    maximum: 10_000_000.0,
    default: DefaultValue::Number(2_000.0),
    help: "Blocks that a query of look-ups asks for, one after the other.",
    why: "Long queries make the hot blocks come back more often within one scan.",
    ..ParameterSpec::WHOLE
};

const LOOK_UP_PERCENT: ParameterSpec = ParameterSpec {
    id: "look_up_percent",
    label: "Queries of look-ups",
    default: DefaultValue::Number(50.0),
    help: "Probability that a query looks up single blocks; the others are sequential scans.",
    why: "At 100 nothing can be predicted from scans; at 0 nothing else is needed.",
    ..SLOW_PERCENT
};

const HOT_PERCENT: ParameterSpec = ParameterSpec {
    id: "hot_percent",
    label: "Look-ups of hot blocks",
    default: DefaultValue::Number(90.0),
    help: "Of 100 look-ups so many go to the hot blocks, the others to the rest.",
    why: "The more skewed, the more a policy gains that remembers what was used often.",
    ..SLOW_PERCENT
};

const HOT_BLOCKS_PERCENT: ParameterSpec = ParameterSpec {
    id: "hot_blocks_percent",
    label: "Hot blocks",
    minimum: 1.0,
    default: DefaultValue::Number(10.0),
    help: "Of 100 blocks so many are hot; they lie scattered over the table.",
    why: "Few hot blocks fit into a small part of the pool.",
    ..SLOW_PERCENT
};

#[derive(Debug)]
struct LookUps {
    common: Common,
    ranges: Ranges,
    speeds: Speeds,
    look_up_percent: u64,
    count: u32,
    cpu_ns: u64,
    hot_percent: u64,
    hot_blocks_percent: u64,
}

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: "look_ups",
    label: "Look-ups and scans",
    idea: "Some queries look up single blocks, most of them hot ones; the others scan a range of the table.",
    parameters: &[
        STREAMS,
        QUERIES,
        LOOK_UP_PERCENT,
        LOOK_UPS,
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
        Ok(Rc::new(LookUps {
            common: Common::of(draw)?,
            ranges: Ranges::of(draw)?,
            speeds: Speeds::of(draw)?,
            look_up_percent: draw.integer(LOOK_UP_PERCENT.id)?,
            count: draw.integer(LOOK_UPS.id)? as u32,
            cpu_ns: nanoseconds(draw.number(LOOK_UP_US.id)?),
            hot_percent: draw.integer(HOT_PERCENT.id)?,
            hot_blocks_percent: draw.integer(HOT_BLOCKS_PERCENT.id)?,
        }))
    },
};

impl Kind for LookUps {
    fn streams_count(&self) -> u32 {
        self.common.streams
    }

    /// First is drawn whether the query is one of look-ups.
    fn query(&self, world: &World, _: u32, number: u32, random: &mut Random) -> Option<Query> {
        if number == self.common.queries {
            return None;
        }
        let Self { count, cpu_ns, hot_percent, hot_blocks_percent, .. } = *self;
        let part = if random.percent(self.look_up_percent) {
            Part::Points { count, cpu_ns, hot_percent, hot_blocks_percent }
        } else {
            let cpu_ns = self.speeds.draw(random);
            let (first, blocks) = self.ranges.draw(world.tables[0].blocks, random);
            Part::Scan(Scan::sequential(0, first, blocks, cpu_ns))
        };
        Some(Query { parts: vec![part], ..Query::default() })
    }
}
