//! The predictive lab: block requests a second and memory of whole runs, and what registering a scan costs.

use std::hint::black_box;
use std::rc::Rc;
use std::time::Instant;

use bufferpool_core::error::ConfigError;
use bufferpool_pbm::policy::registry::POLICIES;
use bufferpool_pbm::query::Scan;
use bufferpool_pbm::registry::MAXIMUM_BLOCKS;
use bufferpool_pbm::scans::Scans;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::world::World;
use serde::Serialize;
use serde_json::json;

use crate::measure::{forget_peak, median, peak_mb};

/// The thesis's size, and the page's own.
const FULL_SCALE: u32 = 1;
const USUAL_SCALE: u32 = 64;
const STREAMS: u32 = 32;
/// Queries of each stream in a quick look at full scale; 16 are the thesis's.
const QUERIES: u32 = 16;
const QUICK_QUERIES: u32 = 1;

const REGISTRATIONS: u32 = 2_000;
/// Blocks in a group: the usual ones, and so many times more.
const GROUPS: [u32; 3] = [16, 128, 1_024];

/// Everything that is measured of this lab.
#[derive(Debug, Serialize)]
pub(crate) struct Predictive {
    pub(crate) runs: Vec<Run>,
    pub(crate) registrations: Vec<Registration>,
}

/// Of one run to its end.
#[derive(Debug, Serialize)]
pub(crate) struct Run {
    pub(crate) policy: &'static str,
    /// The scale is 1 to this.
    pub(crate) scale: u32,
    pub(crate) requests: u64,
    pub(crate) hit_percent: f64,
    pub(crate) seconds: f64,
    pub(crate) million_per_second: f64,
    /// What lane and world say that they hold.
    pub(crate) held_mb: f64,
    /// Most that the process had in memory during the run, where the system tells.
    pub(crate) peak_mb: Option<f64>,
}

/// Of a scan of 30% of the table at full scale.
#[derive(Debug, Serialize)]
pub(crate) struct Registration {
    pub(crate) group_blocks: u32,
    pub(crate) groups: u32,
    pub(crate) microseconds: f64,
    pub(crate) nanoseconds_a_group: f64,
}

pub(crate) fn measure(quick: bool, repetitions: usize) -> Result<Predictive, ConfigError> {
    let mut runs = vec![of("sampling", FULL_SCALE, if quick { QUICK_QUERIES } else { QUERIES }, 1)?];
    for policy in POLICIES {
        runs.push(of(policy.spec.id, USUAL_SCALE, QUERIES, repetitions)?);
    }
    let registrations = GROUPS.map(registration).into_iter().collect::<Result<_, _>>()?;
    Ok(Predictive { runs, registrations })
}

fn scene(policy: &str, scale: u32, group_blocks: u32, queries: u32) -> Result<Scene, ConfigError> {
    let workload = json!({ "kind": "sequential", "streams": STREAMS, "queries": queries, "seed": "1" });
    let scene =
        json!({ "policy": policy, "scale": scale, "group_blocks": group_blocks, "workload": workload });
    Scene::from_json(&scene, MAXIMUM_BLOCKS)
}

/// The defaults at a scale, run to the end so many times.
fn of(policy: &'static str, scale: u32, queries: u32, repetitions: usize) -> Result<Run, ConfigError> {
    let scene = scene(policy, scale, 128, queries)?;
    forget_peak();
    let mut times = Vec::new();
    let mut run = Run {
        policy,
        scale,
        requests: 0,
        hit_percent: 0.0,
        seconds: 0.0,
        million_per_second: 0.0,
        held_mb: 0.0,
        peak_mb: None,
    };
    for _ in 0..repetitions {
        let world = scene.open_world()?;
        let mut lane = (scene.lanes[0].entry()?.open)(&world, &scene.lanes[0])?;
        let start = Instant::now();
        lane.finish();
        times.push(start.elapsed().as_secs_f64());
        let lane = lane.as_ref();
        (run.requests, run.hit_percent) =
            (lane.requests(), lane.counters().by_name("hit_percent").unwrap_or_default());
        run.held_mb = (lane.bytes() as u64 + world.bytes()) as f64 / 1e6;
    }
    run.peak_mb = peak_mb();
    run.seconds = median(&times);
    run.million_per_second = run.requests as f64 / run.seconds / 1e6;
    Ok(run)
}

/// Registers scans of 30% of the table, one stream after the other.
fn registration(group_blocks: u32) -> Result<Registration, ConfigError> {
    let scene = scene("sampling", FULL_SCALE, group_blocks, 1)?;
    let world: Rc<World> = scene.open_world()?;
    let blocks = world.tables[0].blocks;
    let length = blocks / 10 * 3;
    let mut scans = Scans::new(&world, STREAMS)?;
    let scan = |number: u32| {
        let first = (u64::from(number) * 104_729 % u64::from(blocks - length)) as u32;
        Scan::sequential(0, first, length, 100_000)
    };
    let start = Instant::now();
    for number in 0..REGISTRATIONS {
        scans.register(number % STREAMS, &scan(number), world.config.base_ns(), 0);
        black_box(&mut scans);
    }
    let each_s = start.elapsed().as_secs_f64() / f64::from(REGISTRATIONS);
    let groups = length / world.group_blocks;
    Ok(Registration {
        group_blocks: world.group_blocks,
        groups,
        microseconds: each_s * 1e6,
        nanoseconds_a_group: each_s * 1e9 / f64::from(groups),
    })
}
