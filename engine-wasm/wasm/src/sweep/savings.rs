//! What ACE would save on every device, for a worker.

use bufferpool_ace::optimum::least_missing;
use bufferpool_ace::savings;
use bufferpool_ace::scene::Scene;
use bufferpool_core::error::{ConfigError, parsed};
use wasm_bindgen::prelude::*;

use crate::runs::{MAXIMUM_PAGES, Made, available_bytes};
use crate::{json, told};

/// Every policy over a scene's requests, alone and inside ACE, on every device.
#[wasm_bindgen]
pub struct Savings(savings::Savings);

fn begun(scene: &str, own: Option<Made>) -> Result<savings::Savings, ConfigError> {
    let scene = Scene::from_json(&parsed("scene", scene)?, MAXIMUM_PAGES)?;
    let trace = scene.trace_within(own.map(|own| own.made), available_bytes())?;
    let legal = || ConfigError::new("lanes", "nothing", "a lane without the Reader");
    let first = scene.lanes.first().ok_or_else(legal)?;
    // Of all lanes the one that knows the requests to come takes most.
    let largest = Scene { lanes: least_missing(first).into_iter().collect(), ..scene.clone() };
    largest.check_memory(trace.bytes(), available_bytes())?;
    Ok(savings::Savings::new(first, &scene.start, trace))
}

#[wasm_bindgen]
impl Savings {
    /// Over a scene (JSON), of whose first lane policy, mode and device are left aside.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`: the scene is not legal or does not fit in memory.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, own: Option<Made>) -> Result<Savings, JsValue> {
        told(begun(scene_json, own).map(Self))
    }

    /// Requests of all runs.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn requests(&self) -> f64 {
        self.0.requests() as f64
    }

    /// Whether all runs are finished.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.0.is_done()
    }

    /// Serves up to `limit` requests more. Returns how many were served in all.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` when a lane does not fit in memory.
    pub fn advance(&mut self, limit: f64) -> Result<f64, JsValue> {
        told(self.0.advance(limit as u64).map(|served| served as f64))
    }

    /// The policies that are finished, each on every device, as a JSON list; see the engine's `savings::SavingsCell`.
    #[must_use]
    pub fn cells_json(&self) -> String {
        json(&self.0.cells())
    }
}
