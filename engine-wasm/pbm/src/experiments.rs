//! The predictive lab's runs and measures.
//!
//! Lanes share a world: its tables, its device and what its streams ask for, which seeds draw. So one seed gives every
//! lane the same queries, and what is measured against the first lane is paired by seed.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_lab::sweep::lab::Lab;
use bufferpool_lab::sweep::lab::Wanted;
use bufferpool_lab::sweep::lab::{Measure, Of, ratio};
use bufferpool_lab::sweep::record::{LaneRecord, Moment, fields_of};
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use serde_json::{Map, Value, json};

use crate::counters::SPECS;
use crate::lane::AnyLane;
use crate::optimal;
use crate::scene::Scene;
use crate::world::World;

const IO: &str = "io_gib";
const SECONDS: &str = "seconds";
const HITS: &str = "hit_percent";
/// Hits of MIN on the lane's own requests.
const MIN_HITS: &str = "min_hits";

/// The lab's entry.
pub static LAB: Lab = Lab {
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
    Measure {
        id: "first_io_below_percent",
        label: "I/O volume saved by the first lane",
        unit: "%",
        of: Of::Formula(|first, lane| first_below_percent(IO, first, lane)),
    },
    Measure {
        id: "first_seconds_below_percent",
        label: "Time saved by the first lane",
        unit: "%",
        of: Of::Formula(|first, lane| first_below_percent(SECONDS, first, lane)),
    },
    Measure {
        id: "hit_points",
        label: "Hits above the first lane's",
        unit: "points",
        of: Of::Formula(|first, lane| Some(lane.number(HITS)? - first.number(HITS)?)),
    },
    Measure {
        id: "min_hit_percent",
        label: "Hits of MIN on the lane's own requests",
        unit: "%",
        of: Of::Formula(|_, lane| ratio(100.0 * lane.number(MIN_HITS)?, lane.number("requests")?)),
    },
];

/// The predictive lab.
pub struct Pbm;

/// What a lane counted.
#[derive(Debug, Clone)]
pub struct Counted {
    counters: Map<String, Value>,
    min_hits: Option<u64>,
}

impl LabRunner for Pbm {
    type Scene = Scene;
    type Shared = World;
    type Counted = Counted;

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

    fn count(scene: &Scene, lane: usize, world: &Rc<World>, wanted: Wanted) -> Result<Counted, ConfigError> {
        let config = &scene.lanes[lane];
        let mut lane = (config.entry()?.open)(world, config)?;
        if wanted.min {
            lane.keep_string();
        }
        lane.finish();
        let frames = world.config.frames();
        let min_hits = lane.string().map(|string| optimal::hits(string, frames)).transpose()?;
        let lane: &dyn AnyLane = lane.as_ref();
        Ok(Counted { counters: fields_of(&lane.counters()), min_hits })
    }

    fn record(scene: &Scene, lane: usize, counted: &[Counted]) -> LaneRecord {
        let counted = &counted[lane];
        let mut beside = Map::from_iter([
            ("frames".to_owned(), scene.world.frames().into()),
            ("scale".to_owned(), scene.world.scale.into()),
            ("streams".to_owned(), scene.rules.streams_count().into()),
        ]);
        if let Some(hits) = counted.min_hits {
            beside.insert(MIN_HITS.to_owned(), json!(hits));
        }
        LaneRecord { counters: counted.counters.clone(), beside, ..LaneRecord::default() }
    }
}
