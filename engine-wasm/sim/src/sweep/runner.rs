//! Carries out runs, one after the other, and remembers what the next one may need again.

use std::rc::Rc;

use serde_json::Value;

use super::lab::{Lab, Rules};
use super::record::{LaneRecord, Record};
use super::{Sweep, grid};
use crate::error::ConfigError;
use crate::trace::Trace;

/// Lanes whose counts are kept.
const REMEMBERED_LANES: usize = 64;

/// Carries out runs of any lab.
pub struct Runner {
    maximum_pages: u32,
    available_bytes: u64,
    bench: Option<(&'static Lab, Box<dyn Bench>)>,
}

/// Carries out scenes of one lab.
pub trait Bench {
    /// The record of each lane of a scene, with the first so many query sets.
    ///
    /// # Errors
    /// When the scene is not legal, or does not fit in memory.
    fn run(&mut self, scene: &Value, sets: usize) -> Result<Vec<LaneRecord>, ConfigError>;
}

/// The trace of the run before, and what lanes counted over it: lanes of one trace that count the same are served once.
pub(super) struct Kept<R: Rules> {
    maximum_pages: u32,
    available_bytes: u64,
    trace: Option<(String, Rc<Trace>)>,
    counted: Vec<(String, R::Counted)>,
}

impl Runner {
    /// `maximum_pages` is the largest D here, `available_bytes` what a run may take.
    #[must_use]
    pub fn new(maximum_pages: u32, available_bytes: u64) -> Self {
        Self { maximum_pages, available_bytes, bench: None }
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
        let scene = grid::scene(experiment, settings, run, self.maximum_pages)?;
        let sets = experiment.set_axis().map_or(0, |axis| {
            axis.values.iter().filter_map(|value| value.value).fold(0.0, f64::max) as usize
        });
        let records = self.bench(experiment.lab).run(&scene, sets)?;
        let lanes = experiment.lanes.iter().map(|lane| lane.id.clone()).zip(records).collect();
        let labels = experiment.run_axes().iter().zip(grid::place_of_run(experiment, run));
        Ok(Record {
            run,
            at: labels.map(|(axis, at)| (axis.id.clone(), axis.values[at].label.clone())).collect(),
            seed: grid::seed(experiment, settings, run).to_string(),
            lanes,
        })
    }

    fn bench(&mut self, lab: &'static Lab) -> &mut dyn Bench {
        let known = self.bench.take().filter(|(known, _)| known.id == lab.id);
        let made = || (lab, (lab.bench)(self.maximum_pages, self.available_bytes));
        self.bench.insert(known.unwrap_or_else(made)).1.as_mut()
    }
}

impl<R: Rules> Kept<R> {
    pub(super) fn new(maximum_pages: u32, available_bytes: u64) -> Self {
        Self { maximum_pages, available_bytes, trace: None, counted: Vec::new() }
    }

    fn trace_of(&mut self, scene: &R::Scene) -> Result<Rc<Trace>, ConfigError> {
        let key = R::trace_key(scene);
        if let Some((_, trace)) = self.trace.as_ref().filter(|(known, _)| *known == key) {
            return Ok(Rc::clone(trace));
        }
        // The old one goes first: two may not fit.
        self.trace = None;
        self.counted.clear();
        let trace = R::trace(scene, self.available_bytes)?;
        self.trace = Some((key, Rc::clone(&trace)));
        Ok(trace)
    }

    fn count(
        &mut self,
        scene: &R::Scene,
        lane: usize,
        trace: &Trace,
        set_ends: &[u64],
    ) -> Result<R::Counted, ConfigError> {
        let key = R::lane_key(scene, lane);
        if let Some((_, counted)) = self.counted.iter().find(|(known, _)| *known == key) {
            return Ok(counted.clone());
        }
        let counted = R::count(scene, lane, trace, set_ends)?;
        if self.counted.len() == REMEMBERED_LANES {
            self.counted.remove(0);
        }
        self.counted.push((key, counted.clone()));
        Ok(counted)
    }
}

impl<R: Rules> Bench for Kept<R> {
    fn run(&mut self, scene: &Value, sets: usize) -> Result<Vec<LaneRecord>, ConfigError> {
        let scene = R::scene(scene, self.maximum_pages)?;
        let trace = self.trace_of(&scene)?;
        // The same number for all runs of an experiment, so what is kept has them.
        let set_ends: Vec<u64> = if sets == 0 { Vec::new() } else { trace.set_ends().take(sets).collect() };
        let lane = |lane| Ok(R::record(&scene, lane, &self.count(&scene, lane, &trace, &set_ends)?));
        (0..R::lanes(&scene)).map(lane).collect()
    }
}
