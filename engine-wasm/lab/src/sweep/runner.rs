//! Carries out runs, one after the other: of any lab, and how a lab does it, with what its next run may need again.

use std::rc::Rc;

use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::trace::Trace;
use serde_json::Value;

use super::lab::{Bench, Lab, Wanted};
use super::record::{LaneRecord, Record};
use super::{Sweep, grid};

/// Carries out runs of any lab.
pub struct Runner {
    maximum_pages: u32,
    available_bytes: u64,
    /// The trace of all scenes, for a workload that only its owner has.
    pub own: Option<Rc<Trace>>,
    bench: Option<(&'static Lab, Bench)>,
}

impl Runner {
    /// `maximum_pages` is the largest D here, `available_bytes` what a run may take.
    pub fn new(maximum_pages: u32, available_bytes: u64) -> Self {
        Self { maximum_pages, available_bytes, own: None, bench: None }
    }

    /// Carries out one run of a sweep. The record is not added to it.
    pub fn run(&mut self, sweep: &Sweep, run: usize) -> Checked<Record> {
        let (experiment, settings) = (sweep.experiment(), sweep.settings());
        if run >= sweep.runs() {
            return Err(ConfigError::new("run", run, format!("0 to {}", sweep.runs() - 1)));
        }
        let scene = grid::scene(experiment, settings, run, self.maximum_pages)?;
        let sets = experiment.set_axis().map_or(0, |axis| {
            axis.values.iter().filter_map(|value| value.value).fold(0.0, f64::max) as usize
        });
        let wanted = Wanted { sets, min: experiment.min, divergence: experiment.divergence };
        let own = self.own.clone();
        let records = self.bench(experiment.lab)(&scene, wanted, own.as_ref())?;
        let lanes = experiment.lanes.iter().map(|lane| lane.id.clone()).zip(records).collect();
        let labels = experiment.run_axes().iter().zip(grid::place_on(experiment.run_axes(), run));
        Ok(Record {
            run,
            at: labels.map(|(axis, at)| (axis.id.clone(), axis.values[at].label.clone())).collect(),
            seed: grid::seed(experiment, settings, run).to_string(),
            lanes,
        })
    }

    fn bench(&mut self, lab: &'static Lab) -> &mut Bench {
        let known = self.bench.take().filter(|(known, _)| known.id == lab.id);
        let made = || (lab, (lab.bench)(self.maximum_pages, self.available_bytes));
        &mut self.bench.insert(known.unwrap_or_else(made)).1
    }
}

const REMEMBERED_LANES: usize = 64;

/// How a lab carries out runs: what its entry is made of.
pub trait LabRunner: 'static {
    /// A checked scene.
    type Scene;
    /// What all lanes of a scene share and none changes, and scenes with the same key: a trace, a world.
    type Shared;
    /// What a lane counted, as far as other lanes can use it.
    type Counted: Clone;

    /// Checks a scene.
    fn scene(scene: &Value, maximum_pages: u32) -> Checked<Self::Scene>;
    /// All that decides what lanes share.
    fn shared_key(scene: &Self::Scene) -> String;
    /// What lanes share, if a run of the scene over it fits in so many bytes; `own` is its trace, if that is not generated.
    fn shared(
        scene: &Self::Scene,
        own: Option<&Rc<Trace>>,
        available_bytes: u64,
    ) -> Checked<Rc<Self::Shared>>;
    /// Number of lanes.
    fn lanes(scene: &Self::Scene) -> usize;
    /// All that decides what a lane counts over what is shared.
    fn lane_key(scene: &Self::Scene, lane: usize) -> String;
    /// Runs a lane. What is wanted is the same for all runs of an experiment.
    fn count(
        scene: &Self::Scene,
        lane: usize,
        shared: &Rc<Self::Shared>,
        wanted: Wanted,
    ) -> Checked<Self::Counted>;
    /// The record of a lane, where all lanes counted so.
    fn record(scene: &Self::Scene, lane: usize, counted: &[Self::Counted]) -> LaneRecord;
}

/// Checks a scene of a lab.
pub fn check<R: LabRunner>(scene: &Value, maximum_pages: u32) -> Checked<()> {
    R::scene(scene, maximum_pages).map(|_| ())
}

/// What carries out scenes of a lab, in a file of so many pages at most and with so many bytes.
pub fn bench<R: LabRunner>(maximum_pages: u32, available_bytes: u64) -> Bench {
    let mut kept = Kept::<R> { shared: None, counted: Vec::new() };
    Box::new(move |scene, wanted, own| {
        let scene = R::scene(scene, maximum_pages)?;
        let shared = kept.shared(&scene, own, available_bytes)?;
        let lanes = 0..R::lanes(&scene);
        let count = |lane| kept.count(&scene, lane, &shared, wanted);
        let counted = lanes.clone().map(count).collect::<Result<Vec<_>, _>>()?;
        Ok(lanes.map(|lane| R::record(&scene, lane, &counted)).collect())
    })
}

/// What the lanes of the run before shared, and what they counted over it: lanes that count the same are run once.
struct Kept<R: LabRunner> {
    shared: Option<(String, Rc<R::Shared>)>,
    counted: Vec<(String, R::Counted)>,
}

impl<R: LabRunner> Kept<R> {
    fn shared(
        &mut self,
        scene: &R::Scene,
        own: Option<&Rc<Trace>>,
        available_bytes: u64,
    ) -> Checked<Rc<R::Shared>> {
        let key = R::shared_key(scene);
        // Another one goes first: two may not fit.
        if self.shared.take_if(|(known, _)| *known != key).is_some() {
            self.counted.clear();
        }
        if let Some((_, shared)) = &self.shared {
            return Ok(Rc::clone(shared));
        }
        let shared = R::shared(scene, own, available_bytes)?;
        self.shared = Some((key, Rc::clone(&shared)));
        Ok(shared)
    }

    fn count(
        &mut self,
        scene: &R::Scene,
        lane: usize,
        shared: &Rc<R::Shared>,
        wanted: Wanted,
    ) -> Checked<R::Counted> {
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
