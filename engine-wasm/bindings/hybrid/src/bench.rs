//! What `scripts/bench.mjs` measures in WebAssembly. Only with the feature `bench`.

use bufferpool_bench::Hybrid;
use bufferpool_binding::bench::{BenchTrace, plan_json};
use wasm_bindgen::prelude::*;

/// What there is to measure, as JSON: tasks, subjects, requests in a slice.
#[wasm_bindgen]
#[must_use]
pub fn bench_json() -> String {
    plan_json::<Hybrid>()
}

/// The trace of a task, by its place in [`bench_json`].
///
/// # Errors
/// `{field, value, legal, message}`.
#[wasm_bindgen]
pub fn bench_trace(task: usize) -> Result<BenchTrace, JsValue> {
    BenchTrace::of::<Hybrid>(task)
}
