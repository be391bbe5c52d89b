//! The predictive lab, as page, command line and experiments see it.
//!
//! Lanes share a world: its tables, its device and what its streams ask for, which seeds draw. So one seed gives every
//! lane the same queries, and what is measured against the first lane is paired by seed.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{Making, REQUESTS};
use bufferpool_lab::lab::{Column, Lab, LabSpec, Opened, Wish};
use bufferpool_lab::session::Session;
use bufferpool_lab::sweep::lab::{Lab as Experiments, Measure, Of, Wanted, ratio};
use bufferpool_lab::sweep::record::{LaneRecord, Moment, fields_of};
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use serde::Serialize;
use serde_json::{Value, json};

use crate::config::{LaneConfig, PARAMETERS};
use crate::counters::SPECS;
use crate::lanes::{CountedWorld, Lanes};
use crate::policy::{POLICIES, PolicySpec};
use crate::scene::Scene;
use crate::view::LaneView;
use crate::workload::{self, KindSpec};
use crate::world::World;
use crate::{optimal, preset, step, why};

/// The lab as data.
pub const SPEC: LabSpec = LabSpec {
    id: "pbm",
    clock: "time_us",
    by_time: true,
    score: &["hit_percent", "misses", "io_gib", "queries_ended"],
    charts: &["hit_percent", "io_gib", "misses", "queries_ended"],
    levels: &[],
    conditions: &[
        ("miss", 'm'),
        ("eviction", 'e'),
        ("requested_eviction", 'r'),
        ("wait", 'w'),
        ("query_begin", 'q'),
        ("choices_differ", 'o'),
        ("choice_pays", 'k'),
        ("choice_backfires", 'l'),
    ],
};

/// What is registered.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    policies: Vec<PolicySpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static KindSpec],
    /// How long a trace can be, where traces have lengths.
    requests: ParameterSpec,
    /// Kinds of queries have parameters of their own for their length.
    without_length: bool,
    counters: &'static [CounterSpec],
    lab: LabSpec,
}

impl Lab for Pbm {
    type Config = LaneConfig;
    type Made = CountedWorld;
    type Lanes = Lanes;
    type View = LaneView;

    const SPEC: LabSpec = SPEC;
    const PRESETS: &'static [(&'static str, &'static str)] = preset::REGISTRY;
    const EXPERIMENTS: &'static Experiments = &LAB;

    fn registered(_: u32) -> impl Serialize {
        Registry {
            policies: POLICIES.iter().map(|entry| entry.spec).collect(),
            parameters: PARAMETERS.to_vec(),
            workloads: workload::CATALOGUE.workloads,
            requests: REQUESTS,
            without_length: workload::CATALOGUE.length.is_none(),
            counters: &SPECS,
            lab: SPEC,
        }
    }

    fn read(scene: &Value, maximum_blocks: u32) -> Result<Scene, ConfigError> {
        Scene::from_json(scene, maximum_blocks)
    }

    fn making(scene: &Scene, available_bytes: u64) -> Result<Making<CountedWorld>, ConfigError> {
        Ok(scene.making(available_bytes))
    }

    fn open(
        scene: Scene,
        made: Option<Rc<CountedWorld>>,
        available_bytes: u64,
    ) -> Result<Opened<Self>, ConfigError> {
        let session = scene.open(made.as_deref().cloned(), available_bytes)?;
        Ok((session, scene.lanes))
    }

    fn step(session: &Session<Lanes>) -> impl Serialize {
        step::step(session)
    }

    fn templates() -> Vec<&'static str> {
        why::ALL.to_vec()
    }

    fn columns<'a>(
        lanes: &Lanes,
        lane: usize,
        wish: Wish,
        view: &'a mut LaneView,
    ) -> Option<Vec<(&'static str, Column<'a>)>> {
        let lane = lanes.all().get(lane)?.as_ref();
        view.refresh(lane, wish.by_page, wish.ordered);
        Some(vec![
            ("blocks", Column::U32(&view.blocks)),
            ("flags", Column::U8(&view.flags)),
            ("timesUs", Column::F32(&view.times_us)),
            ("badges", Column::U8(&view.badges)),
            ("tableFlags", Column::U8(&view.table_flags)),
            ("tableTimesUs", Column::F32(&view.table_times_us)),
            ("order", Column::U32(&view.order)),
            ("lengths", Column::U32(&view.lengths)),
            ("fromUs", Column::F64(&view.from_us)),
            ("hand", Column::Number(lane.hand())),
        ])
    }
}

const IO: &str = "io_gib";
const SECONDS: &str = "seconds";
const HITS: &str = "hit_percent";
/// Hits of MIN on the lane's own requests.
const MIN_HITS: &str = "min_hits";

/// The lab as experiments know it.
pub static LAB: Experiments = Experiments {
    id: "pbm",
    measures: MEASURES,
    leading: &[],
    settings: &["frames", "scale", "streams"],
    counters: &SPECS,
    further: &[MIN_HITS],
    has_sets: false,
    has_min: true,
    has_divergence: false,
    seeded: true,
    check: check::<Pbm>,
    pages_needed: |_| Ok(None),
    position: |scene, maximum_blocks, _| {
        let scene = Scene::from_json(scene, maximum_blocks)?;
        Ok(scene.open_world()?.requests() * scene.lanes.len() as u64)
    },
    bench: bench::<Pbm>,
};

/// A counter with the name that the axes of figures have.
const fn named(counter: &'static str, label: &'static str, unit: &'static str) -> Measure {
    Measure { id: counter, label, unit, of: Of::Counter(counter) }
}

/// By how many percent the first lane's number is below the lane's.
fn first_below_percent(name: &str, first: Moment<'_>, lane: Moment<'_>) -> Option<f64> {
    let saved = lane.number(name)? - first.number(name)?;
    ratio(100.0 * saved, lane.number(name)?)
}

/// The lab's own measures. I/O and time are at full scale and simulated.
static MEASURES: &[Measure] = &[
    named(IO, "I/O volume", "GiB"),
    named(HITS, "Hits", "%"),
    named(SECONDS, "Time until the last stream ends", "s"),
    Measure { id: "io_change_percent", label: "Change of the I/O volume", unit: "%", of: Of::Change(IO) },
    Measure { id: "seconds_change_percent", label: "Change of the time", unit: "%", of: Of::Change(SECONDS) },
    Measure::formula("first_io_below_percent", "I/O volume saved by the first lane", "%", |first, lane| {
        first_below_percent(IO, first, lane)
    }),
    Measure::formula("first_seconds_below_percent", "Time saved by the first lane", "%", |first, lane| {
        first_below_percent(SECONDS, first, lane)
    }),
    Measure::formula("hit_points", "Hits above the first lane's", "points", |first, lane| {
        Some(lane.number(HITS)? - first.number(HITS)?)
    }),
    Measure::formula("min_hit_percent", "Hits of MIN on the lane's own requests", "%", |_, lane| {
        ratio(100.0 * lane.number(MIN_HITS)?, lane.number("requests")?)
    }),
];

/// The predictive lab.
pub struct Pbm;

impl LabRunner for Pbm {
    type Scene = Scene;
    type Shared = World;
    type Counted = Rc<LaneRecord>;

    fn scene(scene: &Value, maximum_blocks: u32) -> Result<Scene, ConfigError> {
        Scene::from_json(scene, maximum_blocks)
    }

    fn shared_key(scene: &Scene) -> String {
        // All of its settings, those of the queries and the seed too.
        format!("{:?} {:?}", scene.world, scene.rules)
    }

    fn shared(scene: &Scene, _: Option<&Rc<Trace>>, available_bytes: u64) -> Result<Rc<World>, ConfigError> {
        let world = scene.open_world()?;
        scene.check_memory(&world, available_bytes)?;
        Ok(world)
    }

    fn lanes(scene: &Scene) -> usize {
        scene.lanes.len()
    }

    fn lane_key(scene: &Scene, lane: usize) -> String {
        scene.lanes[lane].to_json().to_string()
    }

    fn count(
        scene: &Scene,
        lane: usize,
        world: &Rc<World>,
        wanted: Wanted,
    ) -> Result<Rc<LaneRecord>, ConfigError> {
        let config = &scene.lanes[lane];
        let mut lane = (config.entry()?.open)(world, config)?;
        if wanted.min {
            lane.keep_string();
        }
        lane.finish();
        let (frames, scale) = (world.config.frames(), world.config.scale);
        let mut beside =
            fields_of(&json!({ "frames": frames, "scale": scale, "streams": lane.streams.len() }));
        if let Some(string) = lane.string() {
            beside.insert(MIN_HITS.to_owned(), optimal::hits(string, frames)?.into());
        }
        Ok(Rc::new(LaneRecord { counters: fields_of(&lane.counters()), beside, ..LaneRecord::default() }))
    }

    fn record(_: &Scene, lane: usize, counted: &[Rc<LaneRecord>]) -> LaneRecord {
        LaneRecord::clone(&counted[lane])
    }
}
