//! Experiments in the browser: workers carry out runs, the page collects their records.

use bufferpool_ace::optimum;
use bufferpool_ace::scene::Scene;
use bufferpool_core::error::{Checked, ConfigError, parsed};
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_lab::sweep::{self, grid};
use bufferpool_typescript::LABS;
use serde_json::json;
use wasm_bindgen::prelude::*;

use crate::runs::{MAXIMUM_PAGES, Made, available_bytes};
use crate::{json, told};

fn opened(experiment: &str, settings: &str) -> Checked<sweep::Sweep> {
    let (experiment, settings) = (parsed("experiment", experiment)?, parsed("settings", settings)?);
    sweep::Sweep::from_json(LABS, &experiment, &settings, MAXIMUM_PAGES)
}

/// An experiment with settings: carries out runs, or collects the records of others.
#[wasm_bindgen]
pub struct Sweep {
    sweep: sweep::Sweep,
    runner: Runner,
}

#[wasm_bindgen]
impl Sweep {
    /// Checks an experiment's file and the settings for it (JSON, see the engine's `sweep::experiment`).
    #[wasm_bindgen(constructor)]
    pub fn new(experiment_json: &str, settings_json: &str) -> Result<Sweep, JsValue> {
        let sweep = told(opened(experiment_json, settings_json))?;
        Ok(Self { sweep, runner: Runner::new(MAXIMUM_PAGES, available_bytes()) })
    }

    /// The trace of all its scenes, for a workload that only its owner has, or that is drawn already; collectors need none.
    pub fn give(&mut self, own: Made) {
        self.runner.own = Some(own.made);
    }

    /// Runs in all: points of the grid times seeds; those of the first seed come first.
    #[wasm_bindgen(getter)]
    pub fn runs(&self) -> u32 {
        self.sweep.runs() as u32
    }

    /// Points of the grid.
    #[wasm_bindgen(getter)]
    pub fn points(&self) -> u32 {
        grid::points(self.sweep.experiment()) as u32
    }

    /// Runs of one seed: as many as points, but that one run fills all the query sets that the grid follows.
    #[wasm_bindgen(getter)]
    pub fn runs_a_seed(&self) -> u32 {
        grid::runs_a_seed(self.sweep.experiment()) as u32
    }

    /// What plots and checks may show, as JSON: a list of id, label and unit.
    pub fn measures_json(&self) -> String {
        json(&self.sweep.experiment().lab.measures().collect::<Vec<_>>())
    }

    /// Carries out a run; returns its record as JSON, for [`Sweep::add`].
    pub fn run(&mut self, run: u32) -> Result<String, JsValue> {
        told(self.runner.run(&self.sweep, run as usize).map(|record| json(&record)))
    }

    /// MIN over the requests of a run in the ACE lab, in the pool of its first lane, which must have no Reader.
    pub fn optimum(&self, run: u32) -> Result<Optimum, JsValue> {
        told(self.beside_first_lane(run).map(Optimum))
    }

    /// Takes a record.
    pub fn add(&mut self, record_json: &str) -> Result<(), JsValue> {
        let record = serde_json::from_str(record_json)
            .map_err(|error| ConfigError::new("record", record_json, format!("a run's record ({error})")));
        told(record.and_then(|record| self.sweep.add(record)))
    }

    /// The records so far, a JSON list.
    pub fn records_json(&self) -> String {
        json(&self.sweep.records().collect::<Vec<_>>())
    }

    /// Mean and spread over the seeds of these measures, for each point with a record: JSON of the engine's `PointSummary`s.
    pub fn summary_json(&self, measures: Vec<String>) -> String {
        let lab = self.sweep.experiment().lab;
        let measures: Vec<_> = measures.iter().filter_map(|id| lab.measure(id)).collect();
        // In the order in which natively compared texts have their keys.
        json(&json!(self.sweep.summary(&measures)))
    }

    /// Whether the stated shape holds, as JSON: `[{text, holds, detail}]`; `holds` is `null` as long as records are missing.
    pub fn verdicts_json(&self) -> String {
        json(&json!(self.sweep.verdicts()))
    }

    /// The scene of a point with the first seed, at the position that the point is about, as JSON.
    pub fn scene_json(&self, point: u32) -> Result<String, JsValue> {
        let (experiment, settings) = (self.sweep.experiment(), self.sweep.settings());
        let scene = grid::scene_of_point(experiment, settings, point as usize, MAXIMUM_PAGES);
        told(scene.map(|scene| scene.to_string()))
    }
}

impl Sweep {
    fn beside_first_lane(&self, run: u32) -> Checked<optimum::Optimum> {
        let (experiment, settings) = (self.sweep.experiment(), self.sweep.settings());
        let scene = grid::scene(experiment, settings, run as usize, MAXIMUM_PAGES)?;
        let scene = Scene::from_json(&scene, MAXIMUM_PAGES)?;
        let trace = scene.trace_within(self.runner.own.clone(), available_bytes())?;
        scene.check_memory(trace.bytes(), available_bytes())?;
        let begun = scene.lanes.first().map(|config| optimum::Optimum::beside(config, &scene.start, trace));
        let legal = || ConfigError::new("lanes", "a Reader", "a lane without the Reader");
        begun.transpose()?.flatten().ok_or_else(legal)
    }
}

/// MIN on its way through a run's requests.
#[wasm_bindgen]
pub struct Optimum(optimum::Optimum);

#[wasm_bindgen]
impl Optimum {
    /// Requests in all.
    #[wasm_bindgen(getter)]
    pub fn requests(&self) -> f64 {
        self.0.requests() as f64
    }

    /// Serves up to `limit` more requests. Returns the position reached.
    pub fn advance(&mut self, limit: f64) -> f64 {
        self.0.advance(limit as u64) as f64
    }

    /// A bit a request, the first one lowest: whether it missed.
    pub fn missed(&self) -> Vec<u8> {
        self.0.missed().to_vec()
    }
}
