//! A mix like TPC-H's, for figure 6.8: sixteen query templates over six tables and their primary-key indexes.
//!
//! Chosen by this product, not measured: the composition is the table [`TEMPLATES`]. `SCAN(t, f)` is a sequential scan of a
//! random contiguous share f of t; rows looked up for each scanned block take one block of the index and one of the table.

use bufferpool_core::parameters;
use bufferpool_core::spec::DefaultValue;
use bufferpool_core::workload::draw::Random;

use super::KindSpec;
use super::common::{FAST_US, LOOK_UP_US, QUERIES, SLOW_US, STREAMS, share, work_ns};
use super::drawn::{Each, drawn};
use crate::config::BLOCKS;
use crate::orders::{ORDER_GENERATOR, seed_of};
use crate::query::{LookUp, Part, Query, Scan};
use crate::world::World;

/// Tables at scale factor 10: name and blocks, indexes after tables.
pub const TABLES: [(&str, u32); 12] = [
    ("lineitem", 1_127_219),
    ("orders", 250_000),
    ("partsupp", 175_000),
    ("part", 41_000),
    ("customer", 36_500),
    ("supplier", 2_250),
    ("lineitem index", 185_000),
    ("orders index", 41_000),
    ("partsupp index", 22_000),
    ("part index", 5_500),
    ("customer index", 4_000),
    ("supplier index", 290),
];
const LINEITEM: usize = 0;
const ORDERS: usize = 1;
const PARTSUPP: usize = 2;
const PART: usize = 3;
const CUSTOMER: usize = 4;
const SUPPLIER: usize = 5;
/// From a table's number to its index's.
pub const INDEX: usize = 6;

/// Work on a scanned block.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub enum Work {
    Fast,
    Slow,
    HalfSlow,
}
use Work::{Fast, HalfSlow, Slow};

/// A scan: table, share in thousandths, work, and look-ups: table, tenths of a row a block, whether local.
#[allow(missing_docs)]
pub struct Step(pub usize, pub u32, pub Work, pub &'static [(usize, u32, bool)]);

const LOCAL: bool = true;
const ANYWHERE: bool = false;

/// The sixteen: name and scans, one after the other.
pub const TEMPLATES: [(&str, &[Step]); 16] = [
    ("Q1", &[Step(LINEITEM, 970, Slow, &[])]),
    ("Q2", &[Step(PART, 1_000, Fast, &[(PARTSUPP, 10, ANYWHERE), (SUPPLIER, 10, ANYWHERE)])]),
    ("Q3", &[Step(CUSTOMER, 1_000, Fast, &[]), Step(ORDERS, 490, Fast, &[]), Step(LINEITEM, 540, Fast, &[])]),
    ("Q4", &[Step(ORDERS, 36, Fast, &[(LINEITEM, 80, LOCAL)])]),
    ("Q5", &[Step(CUSTOMER, 1_000, Fast, &[]), Step(ORDERS, 150, Fast, &[(LINEITEM, 40, LOCAL)])]),
    ("Q6", &[Step(LINEITEM, 150, Fast, &[])]),
    ("Q7", &[Step(ORDERS, 1_000, Fast, &[]), Step(LINEITEM, 310, Fast, &[(SUPPLIER, 2, ANYWHERE)])]),
    ("Q8", &[Step(PART, 1_000, Fast, &[]), Step(ORDERS, 310, Fast, &[(LINEITEM, 10, LOCAL)])]),
    (
        "Q9",
        &[
            Step(PART, 1_000, Fast, &[]),
            Step(PARTSUPP, 1_000, Fast, &[]),
            Step(LINEITEM, 1_000, HalfSlow, &[]),
            Step(ORDERS, 1_000, Fast, &[]),
        ],
    ),
    ("Q10", &[Step(ORDERS, 37, Fast, &[(LINEITEM, 80, LOCAL), (CUSTOMER, 80, ANYWHERE)])]),
    ("Q11", &[Step(SUPPLIER, 1_000, Fast, &[(PARTSUPP, 200, ANYWHERE)])]),
    ("Q12", &[Step(LINEITEM, 170, Fast, &[(ORDERS, 10, LOCAL)])]),
    ("Q13", &[Step(CUSTOMER, 1_000, Fast, &[]), Step(ORDERS, 1_000, Fast, &[])]),
    ("Q14", &[Step(LINEITEM, 12, Fast, &[(PART, 200, ANYWHERE)])]),
    (
        "Q15",
        &[Step(LINEITEM, 37, Fast, &[]), Step(LINEITEM, 37, Fast, &[]), Step(SUPPLIER, 1_000, Fast, &[])],
    ),
    ("Q16", &[Step(PART, 1_000, Fast, &[(PARTSUPP, 30, LOCAL)])]),
];

parameters! {
    LOOK_UPS = "look_ups_times", "Look-ups, times", "x", "", real (0.0, 100.0), 4.0,
        "Each template's rows to look up, times this.",
        "Scans can be predicted, look-ups cannot: their share decides which policy does well.";
}

#[derive(Debug)]
pub(super) struct Mix {
    times: f64,
    slow_ns: u64,
    fast_ns: u64,
    look_up_ns: u64,
}

/// What the product says about it.
pub(super) static SPEC: KindSpec = KindSpec {
    id: "mix",
    label: "A mix like TPC-H's",
    idea: "Sixteen query templates over six tables and their indexes: scans, and look-ups beside them.",
    parameters: &[STREAMS, QUERIES, LOOK_UPS, SLOW_US, FAST_US, LOOK_UP_US],
    pages: None,
    generate: |draw| {
        let (times, slow_ns) = (draw.number(LOOK_UPS.id)?, work_ns(draw, SLOW_US.id)?);
        let (fast_ns, look_up_ns) = (work_ns(draw, FAST_US.id)?, work_ns(draw, LOOK_UP_US.id)?);
        drawn(draw, Each::Mix(Mix { times, slow_ns, fast_ns, look_up_ns }))
    },
};

/// The sixteen templates in a stream's own order, by Fisher and Yates from the last place on.
pub fn order_of(seed: u64, stream: u32) -> [usize; 16] {
    let mut random = Random::new(seed_of(seed, 2 * ORDER_GENERATOR + u64::from(stream)));
    let mut order: [usize; 16] = std::array::from_fn(|at| at);
    for at in (1..order.len()).rev() {
        order.swap(at, random.below(at as u64 + 1) as usize);
    }
    order
}

impl Mix {
    fn scan(
        &self,
        &Step(table, thousandths, work, look_ups): &Step,
        world: &World,
        random: &mut Random,
    ) -> Part {
        let of = &world.tables[table];
        let blocks = share(f64::from(thousandths) / 1_000.0, of.blocks);
        let first = of.first + random.below(u64::from(of.blocks - blocks) + 1) as u32;
        let cpu_ns = match work {
            Work::Fast => self.fast_ns,
            Work::Slow => self.slow_ns,
            Work::HalfSlow => (self.slow_ns / 2).max(1),
        };
        let rule = |&(table, tenths, local): &(usize, u32, bool)| LookUp {
            index: table + INDEX,
            table,
            thousandths: libm::round(f64::from(tenths) * 100.0 * self.times) as u32,
            local,
            cpu_ns: self.look_up_ns,
        };
        let look_ups = look_ups.iter().map(rule).collect();
        Part::Scan(Scan { look_ups, ..Scan::sequential(table, first, blocks, cpu_ns) })
    }

    /// A stream's query with this number.
    pub(super) fn query(&self, world: &World, stream: u32, number: u32, random: &mut Random) -> Query {
        let order = order_of(world.config.seed, stream);
        let (name, steps) = TEMPLATES[order[number as usize % order.len()]];
        let parts = steps.iter().map(|step| self.scan(step, world, random)).collect();
        Query { parts, name, ..Query::default() }
    }
}

/// All tables in proportion to the main one, which has so many blocks.
pub(super) fn tables(blocks: u32) -> Vec<(&'static str, u32)> {
    let DefaultValue::Number(usual) = BLOCKS.default else { return Vec::new() };
    let sized = |full: u32| libm::round(f64::from(full) * f64::from(blocks) / usual).max(1.0) as u32;
    TABLES.iter().map(|&(name, full)| (name, sized(full))).collect()
}
