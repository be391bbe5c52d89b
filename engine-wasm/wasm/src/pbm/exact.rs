//! The exact results: probabilities of optimal evictions, and what may be evicted without loss.

use bufferpool_core::error::ConfigError;
use bufferpool_pbm::formula;
use bufferpool_pbm::min_optimal::walk::walk_json;
use wasm_bindgen::prelude::*;

use crate::told;

fn each(probabilities: &[f64], of: impl Fn(f64) -> Result<f64, ConfigError>) -> Result<Vec<f64>, JsValue> {
    told(probabilities.iter().map(|&p| of(p)).collect())
}

/// The probability that an eviction is optimal with a sample of `n` frames, for each share p of optimal victims.
#[wasm_bindgen]
pub fn single_eviction(n: u32, p: &[f64]) -> Result<Vec<f64>, JsValue> {
    each(p, |p| formula::single(n, p))
}

/// The same where `k` of `m` frames are evicted at once.
#[wasm_bindgen]
pub fn bulk_eviction(m: u32, k: u32, p: &[f64]) -> Result<Vec<f64>, JsValue> {
    each(p, |p| formula::bulk(m, k, p))
}

/// A string played through with victims of one's own choice; see the engine's `pbm::min_optimal::walk`.
#[wasm_bindgen]
pub fn min_optimal_walk_json(play_json: &str) -> Result<String, JsValue> {
    told(walk_json(play_json))
}
