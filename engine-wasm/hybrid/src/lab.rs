//! The flash + magnetic lab, as page, command line and experiments see it.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{Making, REQUESTS, WorkloadSpec};
use bufferpool_lab::lab::{Column, Lab, LabSpec, Opened, Wish};
use bufferpool_lab::session::Session;
use bufferpool_lab::sweep::lab::{Lab as Experiments, Measure, Of, Wanted, ratio};
use bufferpool_lab::sweep::record::{LaneRecord, Moment, fields_of};
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use bufferpool_lab::timeline::SLICE_REQUESTS;
use serde::Serialize;
use serde_json::{Value, json};

use crate::config::{FRAMES, HybridConfig, PAGES};
use crate::counters::SPECS;
use crate::lanes::Lanes;
use crate::placement::{PLACEMENTS, PlacementSpec, TraceFacts, open};
use crate::prices::{PRICES, UNIT_US};
use crate::replacement::{REPLACEMENTS, ReplacementSpec};
use crate::scene::Scene;
use crate::view::LaneView;
use crate::{preset, step, why, workload};

/// The lab as data.
pub const SPEC: LabSpec = LabSpec {
    id: "hybrid",
    clock: "cost",
    by_time: false,
    score: &["cost", "misses", "pages_on_f", "migrations_to_f", "migrations_to_m"],
    charts: &["pages_on_f", "cost", "migrations_to_f", "physical_writes_f"],
    levels: &["pages_on_f"],
    conditions: &[
        ("miss", 'm'),
        ("eviction", 'e'),
        ("dirty_eviction", 'd'),
        ("migration", 'g'),
        ("migration_to_f", 'f'),
        ("migration_to_m", 'b'),
        ("cost_hit", 'c'),
        ("set_end", 's'),
        ("choice_pays", 'k'),
        ("choice_backfires", 'l'),
    ],
};

/// What is registered.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    placements: Vec<PlacementSpec>,
    replacements: Vec<ReplacementSpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    /// How long a trace can be.
    requests: ParameterSpec,
    /// Generators have parameters of their own for their length.
    without_length: bool,
    /// Simulated microseconds of one unit of cost.
    unit_us: f64,
    counters: &'static [CounterSpec],
    lab: LabSpec,
}

impl Lab for Hybrid {
    type Config = HybridConfig;
    type Made = Trace;
    type Lanes = Lanes;
    type View = LaneView;

    const SPEC: LabSpec = SPEC;
    const PRESETS: &'static [(&'static str, &'static str)] = preset::REGISTRY;
    const EXPERIMENTS: &'static Experiments = &LAB;

    fn registered(maximum_pages: u32) -> impl Serialize {
        let pages = ParameterSpec { maximum: maximum_pages.into(), ..PAGES };
        Registry {
            placements: PLACEMENTS.iter().map(|entry| entry.spec).collect(),
            replacements: REPLACEMENTS.to_vec(),
            parameters: [pages, FRAMES].into_iter().chain(PRICES).collect(),
            workloads: workload::CATALOGUE.workloads,
            requests: REQUESTS,
            without_length: workload::CATALOGUE.length.is_none(),
            unit_us: UNIT_US,
            counters: &SPECS,
            lab: SPEC,
        }
    }

    fn read(scene: &Value, maximum_pages: u32) -> Result<Scene, ConfigError> {
        Scene::from_json(scene, maximum_pages)
    }

    fn making(scene: &Scene, available_bytes: u64) -> Result<Making<Trace>, ConfigError> {
        scene.making(available_bytes)
    }

    fn open(
        scene: Scene,
        made: Option<Rc<Trace>>,
        available_bytes: u64,
    ) -> Result<Opened<Self>, ConfigError> {
        scene.open(made, available_bytes)
    }

    fn step(session: &Session<Lanes>) -> impl Serialize {
        step::step(session)
    }

    fn templates() -> Vec<&'static str> {
        why::templates()
    }

    fn columns<'a>(
        lanes: &Lanes,
        lane: usize,
        Wish { ordered, by_page }: Wish,
        view: &'a mut LaneView,
    ) -> Option<Vec<(&'static str, Column<'a>)>> {
        let lane = lanes.all().get(lane)?.as_ref();
        view.refresh(lane, ordered, by_page);
        Some(vec![
            ("pages", Column::U32(&view.pages)),
            ("flags", Column::U8(&view.flags)),
            ("order", Column::U32(&view.order)),
            ("lengths", Column::U32(&view.lengths)),
            ("disks", Column::U8(&view.disks)),
            ("costSegmentFrames", Column::Number(Some(lane.cost_segment_frames()))),
        ])
    }
}

const COST: &str = "cost";
const SECONDS: &str = "seconds";

/// The lab as experiments know it.
pub static LAB: Experiments = Experiments {
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
    Measure::formula("set_cost", "Cost of the query set", "units", |_, lane| lane.in_set(COST)),
    Measure::formula("set_seconds", "Time of the query set on the disks", "s", |_, lane| {
        lane.in_set(SECONDS)
    }),
    Measure::formula("cost_ratio", "Cost as a multiple", "x", |first, lane| {
        ratio(lane.number(COST)?, first.number(COST)?)
    }),
    Measure::formula("cost_percent", "Cost in percent", "%", |first, lane| {
        ratio(100.0 * lane.number(COST)?, first.number(COST)?)
    }),
    Measure { id: "cost_change_percent", label: "Change of the cost", unit: "%", of: Of::Change(COST) },
    Measure::formula(
        "cost_beyond_moves",
        "Cost above the first lane's, less one flash write a migration",
        "units",
        |first, lane| {
            let moves = lane.number("wf")? * migrations(lane)?;
            Some(lane.number(COST)? - first.number(COST)? - moves)
        },
    ),
    Measure::formula("migrations", "Migrations", "pages", |_, lane| migrations(lane)),
    Measure::formula("hit_percent", "Hits", "%", |_, lane| {
        let logical = lane.number("logical_reads")? + lane.number("logical_writes")?;
        ratio(100.0 * lane.number("hits")?, logical)
    }),
];

fn migrations(lane: Moment<'_>) -> Option<f64> {
    Some(lane.number("migrations_to_f")? + lane.number("migrations_to_m")?)
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
        let set_ends: Vec<u64> = trace.set_ends().take(wanted.sets).collect();
        let config = scene.lanes_over(trace).swap_remove(lane);
        let mut lane = open(&config, &TraceFacts::of(&config, trace)?)?;
        // The numbers as doubles, so that they are written as such.
        let mut beside = fields_of(&config.prices);
        beside.insert("frames".to_owned(), f64::from(config.frames).into());
        beside.insert("lambda".to_owned(), config.lambda.into());
        let mut record = LaneRecord { beside, ..LaneRecord::default() };
        let mut served = 0;
        let ends = set_ends.iter().map(|&t| t as usize + 1).chain([trace.requests.len()]);
        for (set, end) in ends.enumerate() {
            for slice in trace.requests[served..end].chunks(SLICE_REQUESTS) {
                lane.advance(slice);
            }
            served = end;
            if set < set_ends.len() {
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
