//! Carries out runs, one after the other, and remembers what the next one may need again.

use std::rc::Rc;

use serde_json::Value;

use super::lab::{Lab, Rules};
use super::record::{LaneRecord, Record};
use super::{Sweep, grid};
use crate::error::ConfigError;

/// Lanes whose counts are kept.
const REMEMBERED_LANES: usize = 64;

/// Carries out runs of any lab.
pub struct Runner {
    maximum_pages: u32,
    available_bytes: u64,
    bench: Option<(&'static Lab, Box<dyn Bench>)>,
}

/// What an experiment wants to know beside the counters at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted {
    /// The counters at the ends of the first so many query sets.
    pub sets: usize,
    /// The hits of MIN on each lane's own requests.
    pub min: bool,
}

/// Carries out scenes of one lab.
pub trait Bench {
    /// The record of each lane of a scene.
    ///
    /// # Errors
    /// When the scene is not legal, or does not fit in memory.
    fn run(&mut self, scene: &Value, wanted: Wanted) -> Result<Vec<LaneRecord>, ConfigError>;
}

/// What the lanes of the run before shared, and what they counted over it: lanes that count the same are run once.
pub(super) struct Kept<R: Rules> {
    maximum_pages: u32,
    available_bytes: u64,
    shared: Option<(String, Rc<R::Shared>)>,
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
        let records = self.bench(experiment.lab).run(&scene, Wanted { sets, min: experiment.min })?;
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
        Self { maximum_pages, available_bytes, shared: None, counted: Vec::new() }
    }

    fn shared_of(&mut self, scene: &R::Scene) -> Result<Rc<R::Shared>, ConfigError> {
        let key = R::shared_key(scene);
        if let Some((_, shared)) = self.shared.as_ref().filter(|(known, _)| *known == key) {
            return Ok(Rc::clone(shared));
        }
        // The old one goes first: two may not fit.
        self.shared = None;
        self.counted.clear();
        let shared = R::shared(scene, self.available_bytes)?;
        self.shared = Some((key, Rc::clone(&shared)));
        Ok(shared)
    }

    fn count(
        &mut self,
        scene: &R::Scene,
        lane: usize,
        shared: &Rc<R::Shared>,
        wanted: Wanted,
    ) -> Result<R::Counted, ConfigError> {
        let key = R::lane_key(scene, lane);
        if let Some((_, counted)) = self.counted.iter().find(|(known, _)| *known == key) {
            return Ok(counted.clone());
        }
        let counted = R::count(scene, lane, shared, wanted)?;
        if self.counted.len() == REMEMBERED_LANES {
            self.counted.remove(0);
        }
        self.counted.push((key, counted.clone()));
        Ok(counted)
    }
}

impl<R: Rules> Bench for Kept<R> {
    fn run(&mut self, scene: &Value, wanted: Wanted) -> Result<Vec<LaneRecord>, ConfigError> {
        let scene = R::scene(scene, self.maximum_pages)?;
        let shared = self.shared_of(&scene)?;
        let lane = |lane| Ok(R::record(&scene, lane, &self.count(&scene, lane, &shared, wanted)?));
        (0..R::lanes(&scene)).map(lane).collect()
    }
}
