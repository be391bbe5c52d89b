//! Uncorrelated index scans: the key order says nothing of the blocks.

use std::rc::Rc;

use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::making::{MakingOf, Pace};

use super::KindSpec;
use super::common::{Common, LOOK_UP_US, QUERIES, STREAMS, share};
use crate::config::{WorldConfig, nanoseconds};
use crate::orders::OrderId;
use crate::orders::{self, Streams};
use crate::query::{Part, Query};
use crate::table::Table;
use crate::world::{Kind, World};

const WINDOW: ParameterSpec = ParameterSpec {
    id: "window",
    label: "Window of keys",
    minimum: 0.000_001,
    maximum: 1.0,
    integer: false,
    default: DefaultValue::Number(0.05),
    help: "Share of the table's rows, consecutive in key order, that the queries are about. Each lies in a random block.",
    why: "The smaller it is, the more often queries come to the same rows.",
    ..ParameterSpec::WHOLE
};

const PART: ParameterSpec = ParameterSpec {
    id: "part",
    label: "Share of the window that a query reads",
    default: DefaultValue::Number(0.2),
    help: "Each query reads consecutive keys, from a random one on.",
    why: "Long queries follow one another through the same keys more often.",
    ..WINDOW
};

#[derive(Debug)]
struct Index {
    common: Common,
    window: f64,
    part: f64,
    cpu_ns: u64,
}

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: "index",
    label: "Index scans, uncorrelated",
    idea: "Each query reads consecutive keys whose rows lie anywhere in the table; nobody can say beforehand which blocks.",
    parameters: &[STREAMS, QUERIES, WINDOW, PART, LOOK_UP_US],
    pages: None,
    generate: |draw| {
        Ok(Rc::new(Index {
            common: Common::of(draw)?,
            window: draw.number(WINDOW.id)?,
            part: draw.number(PART.id)?,
            cpu_ns: nanoseconds(draw.number(LOOK_UP_US.id)?),
        }))
    },
};

impl Kind for Index {
    fn streams_count(&self) -> u32 {
        self.common.streams
    }

    fn streams<'a>(
        &self,
        config: &WorldConfig,
        tables: &'a [Table],
        pace: &'a Pace,
    ) -> MakingOf<'a, Streams> {
        Box::pin(orders::uncorrelated(config.seed, &tables[0], self.window, pace))
    }

    fn query(&self, world: &World, _: u32, number: u32, random: &mut Random) -> Option<Query> {
        if number == self.common.queries {
            return None;
        }
        let order = OrderId::Uncorrelated;
        let entries = world.streams.order(order).len() as u32;
        let length = share(self.part, entries);
        let from = random.below(u64::from(entries - length) + 1) as u32;
        let part = Part::Ordered { order, from, to: from + length, cpu_ns: self.cpu_ns };
        Some(Query { parts: vec![part], ..Query::default() })
    }
}
