//! The shop's day as streams (docs/rules/shop-day.md): each hour's look-ups are a stream that begins on the hour, and so are
//! the two scans of the report. A write is a look-up: the lab knows no writes.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::page_of;
use bufferpool_core::workload::draw::Random;
use bufferpool_core::workload::shop_day::{self, HOUR, LEAD, PAGES};

use super::KindSpec;
use super::given::Step;
use crate::query::Query;
use crate::world::{Kind, World};

/// Time from one hour to the next.
const HOUR_NS: u64 = 250_000_000;
const LOOK_UP_NS: u64 = 5_000;
const SCAN_NS: u64 = 25_000;
/// How long after the first scan the second begins: so many blocks of a read and work.
const LEAD_NS: u64 = LEAD as u64 * (100_000 + SCAN_NS);

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: shop_day::SPEC.id,
    label: shop_day::SPEC.label,
    idea: shop_day::SPEC.idea,
    parameters: &[],
    pages: None,
    generate: |draw| {
        let requests = (shop_day::SPEC.generate)(draw)?.at_once()?.requests;
        let mut streams = vec![Vec::new(); 3];
        for (t, request) in (0..).zip(requests).filter(|&(t, _)| shop_day::scanned(t).is_none()) {
            let hour = t / HOUR;
            let stream: &mut Vec<Step> = &mut streams[hour as usize];
            let pause_ns = if stream.is_empty() { hour * HOUR_NS } else { 0 };
            let first = page_of(request);
            stream.push(Step { pause_ns, first, blocks: 1, cpu_ns: LOOK_UP_NS, scans: false });
        }
        streams.extend([0, LEAD_NS].map(|behind_ns| {
            let pause_ns = 2 * HOUR_NS + behind_ns;
            vec![Step { pause_ns, first: 0, blocks: PAGES, cpu_ns: SCAN_NS, scans: true }]
        }));
        Ok(Rc::new(ShopDay(streams)))
    },
};

#[derive(Debug)]
struct ShopDay(Vec<Vec<Step>>);

impl Kind for ShopDay {
    fn streams_count(&self) -> u32 {
        self.0.len() as u32
    }

    fn check(&self, table_blocks: u32) -> Result<(), ConfigError> {
        if table_blocks < PAGES {
            let legal = format!("at least {PAGES} at the scale that is simulated, as the shop has");
            return Err(ConfigError::new("blocks", table_blocks, legal));
        }
        Ok(())
    }

    fn query(&self, world: &World, stream: u32, number: u32, _: &mut Random) -> Option<Query> {
        self.0[stream as usize].get(number as usize).map(|step| step.query(world))
    }
}
