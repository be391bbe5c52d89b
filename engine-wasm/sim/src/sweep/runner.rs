//! Carries out runs, one after the other, and remembers what the next one may need again.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::{Value, json};

use super::record::{LaneRecord, Record};
use super::{Sweep, grid};
use crate::config::{Cost, LaneConfig};
use crate::counters::Counts;
use crate::error::ConfigError;
use crate::lane::AnyLane;
use crate::lanes::SLICE_REQUESTS;
use crate::scene::Scene;
use crate::trace::Trace;

/// Lanes whose counts are kept.
const REMEMBERED_LANES: usize = 64;

/// What a lane counted, without prices.
#[derive(Debug, Clone, Copy)]
struct Counted {
    end: Counts,
    when_full: Option<Counts>,
}

/// Carries out runs. Device prices change no decision, so lanes that differ in them alone are served once; the trace of
/// the run before is kept too.
#[derive(Debug)]
pub struct Runner {
    maximum_pages: u32,
    available_bytes: u64,
    trace: Option<(String, Rc<Trace>)>,
    counted: Vec<(String, Counted)>,
}

impl Runner {
    /// `maximum_pages` is the largest D here, `available_bytes` what a run may take.
    #[must_use]
    pub fn new(maximum_pages: u32, available_bytes: u64) -> Self {
        Self { maximum_pages, available_bytes, trace: None, counted: Vec::new() }
    }

    /// Carries out one run of a sweep. The record is not added to it.
    ///
    /// # Errors
    /// When there is no such run, or it does not fit in memory.
    pub fn run(&mut self, sweep: &Sweep, run: usize) -> Result<Record, ConfigError> {
        let (experiment, settings) = (sweep.experiment(), sweep.settings());
        if run >= sweep.runs() {
            return Err(ConfigError::new("run", run, format!("0 to {}", sweep.runs() - 1)));
        }
        let (_, scene) = grid::scene(experiment, settings, run, self.maximum_pages)?;
        let trace = self.trace_of(&scene)?;
        let mut lanes = BTreeMap::new();
        for (lane, config) in experiment.lanes.iter().zip(&scene.lanes) {
            lanes.insert(lane.id.clone(), self.lane(config, &scene, &trace)?);
        }
        let place = grid::place(experiment, run);
        let labels = experiment.axes.iter().zip(place);
        Ok(Record {
            run,
            at: labels.map(|(axis, at)| (axis.id.clone(), axis.values[at].label.clone())).collect(),
            seed: grid::seed(experiment, settings, run).to_string(),
            lanes,
        })
    }

    fn trace_of(&mut self, scene: &Scene) -> Result<Rc<Trace>, ConfigError> {
        let pages = scene.lanes.first().map_or(0, |lane| lane.pages);
        let key = json!([scene.workload, pages]).to_string();
        if let Some((_, trace)) = self.trace.as_ref().filter(|(known, _)| *known == key) {
            return Ok(Rc::clone(trace));
        }
        // The old one goes first: two may not fit.
        self.trace = None;
        self.counted.clear();
        let trace = scene.trace(None)?;
        scene.check_memory(trace.bytes(), self.available_bytes)?;
        self.trace = Some((key, Rc::clone(&trace)));
        Ok(trace)
    }

    fn lane(&mut self, config: &LaneConfig, scene: &Scene, trace: &Trace) -> Result<LaneRecord, ConfigError> {
        let key = key(config, scene);
        let known = self.counted.iter().find(|(known, _)| *known == key).map(|entry| entry.1);
        let counted = match known {
            Some(counted) => counted,
            None => {
                let mut lane = (config.policy_entry()?.build)(config)?;
                lane.set_up(&scene.start);
                let counted = serve(lane.as_mut(), &trace.requests);
                if self.counted.len() == REMEMBERED_LANES {
                    self.counted.remove(0);
                }
                self.counted.push((key, counted));
                counted
            }
        };
        let since_full = counted.when_full.map(|full| counted.end.since(&full));
        Ok(LaneRecord {
            frames: config.frames,
            n_w: config.batch_limit(),
            counters: counted.end.priced(config),
            latency_since_full_us: since_full.map(|counts| counts.priced(config).latency_us),
        })
    }
}

/// What decides a lane's counts over a given trace: all of it but prices.
fn key(config: &LaneConfig, scene: &Scene) -> String {
    let mut unpriced = LaneConfig { cpu_us: 0.0, cost: Cost::Ideal, ..config.clone() };
    (unpriced.device.alpha, unpriced.device.base_us) = (1.0, 1.0);
    let start = format!("{:?}", scene.start);
    Value::from(vec![json!(unpriced), start.into()]).to_string()
}

/// Serves all requests and notes the counts right after the request that filled the pool.
fn serve(lane: &mut dyn AnyLane, requests: &[u32]) -> Counted {
    let config = lane.config();
    // A request makes at most so many pages resident: it cannot fill the pool unnoticed.
    let at_once = if config.prefetch { config.n_e.max(1) as usize } else { 1 };
    let frames = config.frames;
    let mut rest = requests;
    loop {
        let free = (frames - lane.pool().resident()) as usize;
        if free == 0 || rest.is_empty() {
            break;
        }
        let (slice, later) = rest.split_at((free / at_once).clamp(1, SLICE_REQUESTS).min(rest.len()));
        lane.advance(slice);
        rest = later;
    }
    let when_full = (frames == lane.pool().resident()).then(|| *lane.counts());
    for slice in rest.chunks(SLICE_REQUESTS) {
        lane.advance(slice);
    }
    Counted { end: *lane.counts(), when_full }
}
