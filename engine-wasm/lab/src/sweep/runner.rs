//! Carries out runs, one after the other.

use std::rc::Rc;

use super::lab::{Bench, Lab, Wanted};
use super::record::Record;
use super::{Sweep, grid};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;

/// Carries out runs of any lab.
pub struct Runner {
    maximum_pages: u32,
    available_bytes: u64,
    own: Option<Rc<Trace>>,
    bench: Option<(&'static Lab, Box<dyn Bench>)>,
}

impl Runner {
    /// `maximum_pages` is the largest D here, `available_bytes` what a run may take.
    pub fn new(maximum_pages: u32, available_bytes: u64) -> Self {
        Self { maximum_pages, available_bytes, own: None, bench: None }
    }

    /// The trace of all scenes, for a workload that only its owner has.
    pub fn give(&mut self, own: Rc<Trace>) {
        self.own = Some(own);
    }

    /// Carries out one run of a sweep. The record is not added to it.
    pub fn run(&mut self, sweep: &Sweep, run: usize) -> Result<Record, ConfigError> {
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
        let records = self.bench(experiment.lab).run(&scene, wanted, own.as_ref())?;
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
