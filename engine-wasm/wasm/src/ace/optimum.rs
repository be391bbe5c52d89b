//! The optimum beside a comparison, for a worker, and LRU over all sizes of the pool.

use std::rc::Rc;

use bufferpool_ace::optimum;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::stack_distances::lru_misses;
use wasm_bindgen::prelude::*;

use super::with_trace;
use crate::runs::Made;
use crate::told;

/// MIN over a scene's requests, beside one of its lanes.
#[wasm_bindgen]
pub struct Optimum(optimum::Optimum);

fn beside(scene: &str, lane: usize, own: Option<Made>) -> Result<optimum::Optimum, ConfigError> {
    let (scene, trace) = with_trace(scene, own)?;
    let found = scene.lanes.get(lane).map(|config| optimum::Optimum::beside(config, &scene.start, trace));
    let legal = "the number of a lane without the Reader";
    found.transpose()?.flatten().ok_or_else(|| ConfigError::new("lane", lane, legal))
}

on_its_way!(Optimum);

#[wasm_bindgen]
impl Optimum {
    /// Beside a lane of a scene (JSON), at position 0.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`: the scene is not legal or does not fit in memory, or the lane has a Reader.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, lane: usize, own: Option<Made>) -> Result<Optimum, JsValue> {
        told(beside(scene_json, lane, own).map(Self))
    }

    /// A bit a request, the first one lowest: whether it missed.
    #[must_use]
    pub fn missed(&self) -> Vec<u8> {
        self.0.missed().to_vec()
    }
}

/// LRU's misses over a scene's requests (JSON), from an empty pool: entry f is for f + 1 frames, the last one for that many or
/// more.
///
/// # Errors
/// JSON `{field, value, legal, message}`.
#[wasm_bindgen]
pub fn lru_misses_by_frames(scene_json: &str, own: Option<Made>) -> Result<Vec<f64>, JsValue> {
    let parse = || {
        let (scene, trace): (_, Rc<_>) = with_trace(scene_json, own)?;
        lru_misses(&trace.requests, scene.lanes.first().map_or(0, |lane| lane.pages))
    };
    let misses = told(parse())?;
    Ok(misses.into_iter().map(|count| count as f64).collect())
}
