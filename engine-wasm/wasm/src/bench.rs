//! What `scripts/bench.mjs` measures in WebAssembly: the same tasks, lanes and yardstick as `bpbench` does natively.
//! Only with the feature `bench`.

use bufferpool_bench::{Subject, TASKS, Task, Yardstick};
use bufferpool_sim::error::ConfigError;
use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::lanes::SLICE_REQUESTS;
use serde_json::json;
use wasm_bindgen::prelude::*;

use crate::failure;

/// What there is to measure, as JSON: tasks, subjects (policy and mode), requests in a slice.
#[wasm_bindgen]
#[must_use]
pub fn bench_json() -> String {
    let subjects: Vec<Subject> = Subject::all().collect();
    json!({ "tasks": TASKS, "subjects": subjects, "slice_requests": SLICE_REQUESTS }).to_string()
}

/// A task's requests; all that is measured serves them by position.
#[wasm_bindgen]
pub struct BenchTrace {
    task: Task,
    requests: Vec<u32>,
}

/// One lane.
#[wasm_bindgen]
pub struct BenchLane {
    lane: Box<dyn AnyLane>,
}

/// The bare array LRU.
#[wasm_bindgen]
pub struct BenchYardstick {
    yardstick: Yardstick,
}

#[wasm_bindgen]
impl BenchTrace {
    /// The trace of a task, by its place in [`bench_json`].
    ///
    /// # Errors
    /// `{field, value, legal, message}`.
    #[wasm_bindgen(constructor)]
    pub fn new(task: usize) -> Result<BenchTrace, JsValue> {
        let known = format!("below {}", TASKS.len());
        let task = *TASKS.get(task).ok_or_else(|| failure(&ConfigError::new("task", task, known)))?;
        let requests = task.trace().map_err(|error| failure(&error))?.requests;
        Ok(Self { task, requests })
    }

    /// A lane with an empty pool, by its subject's place in [`bench_json`].
    ///
    /// # Errors
    /// `{field, value, legal, message}`.
    pub fn lane(&self, subject: usize) -> Result<BenchLane, JsValue> {
        let found = Subject::all().nth(subject);
        let found = found.ok_or_else(|| ConfigError::new("subject", subject, "one of bench_json"));
        let lane = found.and_then(|subject| subject.lane(self.task.pages, self.task.frames));
        Ok(BenchLane { lane: lane.map_err(|error| failure(&error))? })
    }

    /// A yardstick with an empty pool.
    #[must_use]
    pub fn yardstick(&self) -> BenchYardstick {
        BenchYardstick { yardstick: Yardstick::new(self.task.pages, self.task.frames) }
    }

    fn slice(&self, from: usize, to: usize) -> &[u32] {
        self.requests.get(from..to.min(self.requests.len())).unwrap_or_default()
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
        self.lane.counts().misses as f64
    }
}

#[wasm_bindgen]
impl BenchYardstick {
    /// Serves the requests `from .. to`.
    pub fn advance(&mut self, trace: &BenchTrace, from: usize, to: usize) {
        self.yardstick.advance(trace.slice(from, to));
    }
}
