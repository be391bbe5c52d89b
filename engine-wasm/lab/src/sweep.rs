//! Sweeps: the same scene run over a grid of settings and seeds, as the figures of the papers are.
//!
//! An [`experiment`] is a data file. [`grid`] lists its runs, [`runner`] carries them out, [`Sweep`] collects their records
//! in any order, and gives means over the seeds ([`summary`]) and whether the shape holds ([`expectations`]).

pub mod expectations;
pub mod experiment;
pub mod grid;
pub mod lab;
pub mod record;
pub mod runner;
pub mod summary;

use bufferpool_core::error::{Checked, ConfigError};
use expectations::Verdict;
use experiment::{Experiment, Settings};
use lab::Labs;
use record::Record;
use serde_json::Value;

/// An experiment with settings, and the records that came back so far.
#[derive(Debug, Clone)]
pub struct Sweep {
    experiment: Experiment,
    settings: Settings,
    records: Vec<Option<Record>>,
}

impl Sweep {
    /// A sweep without records: an experiment's file, of one of these labs, and the settings for it (JSON), all runs checked.
    pub fn from_json(labs: Labs, file: &Value, settings: &Value, maximum_pages: u32) -> Checked<Self> {
        let experiment = Experiment::from_json(file, labs)?;
        let settings = Settings::from_json(settings, &experiment)?;
        let runs = grid::runs(&experiment, &settings)?;
        // One seed's runs hold all fields that differ.
        for run in 0..grid::runs_a_seed(&experiment) {
            grid::scene(&experiment, &settings, run, maximum_pages)?;
        }
        Ok(Self { records: vec![None; runs], experiment, settings })
    }

    /// The experiment.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Runs in all: points of the grid times seeds.
    pub fn runs(&self) -> usize {
        self.records.len()
    }

    /// Takes a record; a second one of the same run replaces the first.
    pub fn add(&mut self, record: Record) -> Checked<()> {
        let (run, last) = (record.run, self.records.len() - 1);
        let legal = || ConfigError::new("run", run, format!("a run of this experiment, 0 to {last}"));
        *self.records.get_mut(run).ok_or_else(legal)? = Some(record);
        Ok(())
    }

    /// The record of each run that has one.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.records.iter().flatten()
    }

    /// Whether a run has a record.
    pub fn has(&self, run: usize) -> bool {
        self.records.get(run).is_some_and(Option::is_some)
    }

    /// Whether the shape that the experiment states holds in the records so far.
    pub fn verdicts(&self) -> Vec<Verdict> {
        self.experiment.shape.iter().map(|check| check.verdict(self)).collect()
    }
}
