//! What `scripts/bench.mjs` measures in WebAssembly: the same tasks, lanes and yardstick as `bpbench` does natively, of
//! the lab whose binding it is. Only with the feature `bench`.

use bufferpool_bench::{Lab, LabTask, Measured, Open, Yardstick};
use bufferpool_core::error::ConfigError;
use bufferpool_core::timeline::SLICE_REQUESTS;
use bufferpool_core::trace::Trace;
use serde_json::json;
use wasm_bindgen::prelude::*;

use crate::failure;

/// What there is to measure of a lab, as JSON: tasks, subjects, requests in a slice.
#[must_use]
pub fn plan_json<L: Lab>() -> String {
    json!({ "tasks": L::tasks(), "subjects": L::subjects(), "slice_requests": SLICE_REQUESTS }).to_string()
}

/// A task's requests; all that is measured serves them by position.
#[wasm_bindgen]
pub struct BenchTrace {
    trace: Trace,
    frames: u32,
    open: Open,
}

/// One lane.
#[wasm_bindgen]
pub struct BenchLane {
    lane: Box<dyn Measured>,
}

/// The bare array LRU.
#[wasm_bindgen]
pub struct BenchYardstick {
    yardstick: Yardstick,
}

fn open<L: Lab>(subject: usize, frames: u32, trace: &Trace) -> Result<Box<dyn Measured>, ConfigError> {
    let found = L::subjects().into_iter().nth(subject);
    let found = found.ok_or_else(|| ConfigError::new("subject", subject, "one of bench_json"))?;
    L::lane(&found, frames, trace)
}

impl BenchTrace {
    /// The trace of a lab's task, by its place in [`plan_json`].
    ///
    /// # Errors
    /// `{field, value, legal, message}`.
    pub fn of<L: Lab>(task: usize) -> Result<Self, JsValue> {
        let known = format!("below {}", L::tasks().len());
        let task = L::tasks().get(task).ok_or_else(|| failure(&ConfigError::new("task", task, known)))?;
        let trace = task.trace().map_err(|error| failure(&error))?;
        Ok(Self { trace, frames: task.frames(), open: open::<L> })
    }

    fn slice(&self, from: usize, to: usize) -> &[u32] {
        self.trace.requests.get(from..to.min(self.trace.requests.len())).unwrap_or_default()
    }
}

#[wasm_bindgen]
impl BenchTrace {
    /// How many requests there are.
    #[must_use]
    pub fn requests(&self) -> usize {
        self.trace.requests.len()
    }

    /// A lane with an empty pool, by its subject's place in `bench_json`.
    ///
    /// # Errors
    /// `{field, value, legal, message}`.
    pub fn lane(&self, subject: usize) -> Result<BenchLane, JsValue> {
        let lane = (self.open)(subject, self.frames, &self.trace);
        Ok(BenchLane { lane: lane.map_err(|error| failure(&error))? })
    }

    /// A yardstick with an empty pool.
    #[must_use]
    pub fn yardstick(&self) -> BenchYardstick {
        BenchYardstick { yardstick: Yardstick::new(self.trace.pages, self.frames) }
    }
}

#[wasm_bindgen]
impl BenchLane {
    /// Serves the requests `from .. to`.
    pub fn advance(&mut self, trace: &BenchTrace, from: usize, to: usize) {
        self.lane.advance(trace.slice(from, to));
    }

    /// Misses so far.
    #[must_use]
    pub fn misses(&self) -> f64 {
        self.lane.misses() as f64
    }
}

#[wasm_bindgen]
impl BenchYardstick {
    /// Serves the requests `from .. to`.
    pub fn advance(&mut self, trace: &BenchTrace, from: usize, to: usize) {
        self.yardstick.advance(trace.slice(from, to));
    }
}
