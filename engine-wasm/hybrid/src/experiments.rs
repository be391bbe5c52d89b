//! The flash + magnetic lab's runs and measures.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_lab::sweep::lab::Lab;
use bufferpool_lab::sweep::lab::Wanted;
use bufferpool_lab::sweep::lab::{Measure, Of, ratio};
use bufferpool_lab::sweep::record::{LaneRecord, Moment, fields_of};
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use bufferpool_lab::timeline::SLICE_REQUESTS;
use serde_json::{Map, Value, json};

use crate::counters::SPECS;
use crate::lanes::facts;
use crate::placement::registry::open;
use crate::prices::PRICES;
use crate::scene::Scene;
use crate::workload;

const COST: &str = "cost";
const SECONDS: &str = "seconds";
const MIGRATIONS: [&str; 2] = ["migrations_to_f", "migrations_to_m"];

/// The lab's entry.
pub static LAB: Lab = Lab {
    id: "hybrid",
    measures: MEASURES,
    leading: &[COST, SECONDS],
    settings: &["frames", "lambda", "rf", "wf", "rm", "wm"],
    counters: &SPECS,
    further: &[],
    has_sets: true,
    has_min: false,
    has_divergence: false,
    seeded: true,
    check: check::<Hybrid>,
    pages_needed: workload::pages_needed,
    position: |scene, maximum_pages, set| {
        let (trace, _) = Scene::from_json(scene, maximum_pages)?.trace(None)?;
        let end = set.and_then(|set| trace.set_ends().nth(set)).map(|t| t + 1);
        Ok(end.unwrap_or(trace.requests.len() as u64))
    },
    bench: bench::<Hybrid>,
};

/// The lab's own measures. A unit is one random flash read of table 1; seconds are simulated.
static MEASURES: &[Measure] = &[
    Measure {
        id: "set_cost",
        label: "Cost of the query set",
        unit: "units",
        of: Of::Formula(|_, lane| lane.in_set(COST)),
    },
    Measure {
        id: "set_seconds",
        label: "Time of the query set on the disks",
        unit: "s",
        of: Of::Formula(|_, lane| lane.in_set(SECONDS)),
    },
    Measure {
        id: "cost_ratio",
        label: "Cost as a multiple",
        unit: "x",
        of: Of::Formula(|first, lane| ratio(lane.number(COST)?, first.number(COST)?)),
    },
    Measure {
        id: "cost_percent",
        label: "Cost in percent",
        unit: "%",
        of: Of::Formula(|first, lane| ratio(100.0 * lane.number(COST)?, first.number(COST)?)),
    },
    Measure { id: "cost_change_percent", label: "Change of the cost", unit: "%", of: Of::Change(COST) },
    Measure {
        id: "cost_beyond_moves",
        label: "Cost above the first lane's, less one flash write a migration",
        unit: "units",
        of: Of::Formula(|first, lane| {
            let moves = lane.number("wf")? * migrations(lane)?;
            Some(lane.number(COST)? - first.number(COST)? - moves)
        }),
    },
    Measure {
        id: "migrations",
        label: "Migrations",
        unit: "pages",
        of: Of::Formula(|_, lane| migrations(lane)),
    },
    Measure {
        id: "hit_percent",
        label: "Hits",
        unit: "%",
        of: Of::Formula(|_, lane| {
            let logical = lane.number("logical_reads")? + lane.number("logical_writes")?;
            ratio(100.0 * lane.number("hits")?, logical)
        }),
    },
];

fn migrations(lane: Moment<'_>) -> Option<f64> {
    let [to_f, to_m] = MIGRATIONS.map(|name| lane.number(name));
    Some(to_f? + to_m?)
}

/// The flash + magnetic lab.
pub struct Hybrid;

impl LabRunner for Hybrid {
    type Scene = Scene;
    type Shared = Trace;
    /// Prices decide where pages go, so what was counted has its price.
    type Counted = Rc<LaneRecord>;

    fn scene(scene: &Value, maximum_pages: u32) -> Result<Scene, ConfigError> {
        let scene = Scene::from_json(scene, maximum_pages)?;
        workload::check(&scene.workload, scene.pages)?;
        Ok(scene)
    }

    fn shared_key(scene: &Scene) -> String {
        json!([scene.workload, scene.pages]).to_string()
    }

    fn shared(
        scene: &Scene,
        own: Option<&Rc<Trace>>,
        available_bytes: u64,
    ) -> Result<Rc<Trace>, ConfigError> {
        let (trace, _) = scene.trace(own.cloned())?;
        scene.check_memory(&trace, available_bytes)?;
        Ok(trace)
    }

    fn lanes(scene: &Scene) -> usize {
        scene.lanes.len()
    }

    fn lane_key(scene: &Scene, lane: usize) -> String {
        json!(scene.lanes[lane]).to_string()
    }

    fn count(
        scene: &Scene,
        lane: usize,
        trace: &Rc<Trace>,
        wanted: Wanted,
    ) -> Result<Rc<LaneRecord>, ConfigError> {
        // Without sets to follow the trace is not walked through for their ends.
        let set_ends: Vec<u64> = match wanted.sets {
            0 => Vec::new(),
            sets => trace.set_ends().take(sets).collect(),
        };
        let config = scene.lanes_over(trace).swap_remove(lane);
        let facts = facts(std::slice::from_ref(&config), trace)?.swap_remove(0);
        let mut lane = open(&config, &facts)?;
        let settings = [("frames", f64::from(config.frames)), ("lambda", config.lambda)];
        let prices = PRICES.iter().map(|price| price.id).zip(config.prices.in_units());
        let beside = settings.into_iter().chain(prices);
        let mut record = LaneRecord {
            beside: Map::from_iter(beside.map(|(name, value)| (name.to_owned(), value.into()))),
            ..LaneRecord::default()
        };
        let mut served = 0;
        for end in set_ends.iter().map(|&t| t as usize + 1).chain([trace.requests.len()]) {
            for slice in trace.requests[served..end].chunks(SLICE_REQUESTS) {
                lane.advance(slice);
            }
            served = end;
            if record.sets.values().next().map_or(0, Vec::len) < set_ends.len() {
                record.push_set(fields_of(&lane.counters()));
            }
        }
        record.counters = fields_of(&lane.counters());
        Ok(Rc::new(record))
    }

    fn record(_: &Scene, lane: usize, counted: &[Rc<LaneRecord>]) -> LaneRecord {
        LaneRecord::clone(&counted[lane])
    }
}
