//! Bitmap scans, as BRIN gives them: of a contiguous span some block groups.

use std::rc::Rc;

use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::workload::draw::Random;

use super::KindSpec;
use super::common::{
    Common, FAST_US, FRACTION, QUERIES, Ranges, SLOW_PERCENT, SLOW_US, STARTS, STREAMS, Speeds,
};
use crate::query::{Part, Query, Scan};
use crate::world::{Kind, World};

const KEPT: ParameterSpec = ParameterSpec {
    id: "kept_percent",
    label: "Groups kept",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    default: DefaultValue::Number(50.0),
    help: "Probability with which each block group of the span is read; at least one is.",
    why: "With gaps a scan's distance to a block is not the distance in the table.",
    ..ParameterSpec::WHOLE
};

#[derive(Debug)]
struct Bitmap {
    common: Common,
    ranges: Ranges,
    speeds: Speeds,
    kept_percent: u64,
}

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: "bitmap",
    label: "Bitmap scans",
    idea: "Each query reads some block groups of a contiguous span, as an index on block ranges (BRIN) says which.",
    parameters: &[STREAMS, QUERIES, FRACTION, STARTS, KEPT, SLOW_US, FAST_US, SLOW_PERCENT],
    pages: None,
    generate: |draw| {
        let (common, ranges) = (Common::of(draw)?, Ranges::of(draw)?);
        let kept_percent = draw.integer(KEPT.id)?;
        Ok(Rc::new(Bitmap { common, ranges, speeds: Speeds::of(draw)?, kept_percent }))
    },
};

impl Kind for Bitmap {
    fn streams_count(&self) -> u32 {
        self.common.streams
    }

    /// The span's first and last group are read as a whole if they are kept.
    fn query(&self, world: &World, _: u32, number: u32, random: &mut Random) -> Option<Query> {
        if number == self.common.queries {
            return None;
        }
        let cpu_ns = self.speeds.draw(random);
        let table = &world.tables[0];
        let (first, blocks) = self.ranges.draw(table.blocks, random);
        let (first, last) = (world.group_of(first), world.group_of(first + blocks - 1));
        let mut groups: Vec<u32> = (first..=last).filter(|_| random.percent(self.kept_percent)).collect();
        if groups.is_empty() {
            groups.push(first + random.below(u64::from(last - first) + 1) as u32);
        }
        let scan = Scan::bitmap(0, table, world.group_blocks, groups.into(), cpu_ns);
        Some(Query { parts: vec![Part::Scan(scan)], ..Query::default() })
    }
}
