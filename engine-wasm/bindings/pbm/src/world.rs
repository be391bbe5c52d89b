//! A scene's world, made and counted in slices, to open the scene over it.

use bufferpool_binding::{MAXIMUM_PAGES, available_bytes, failure, making_binding, parsed};
use bufferpool_core::workload::Making;
use bufferpool_pbm::lanes::CountedWorld;
use bufferpool_pbm::scene::Scene;
use wasm_bindgen::prelude::*;

/// A world in the page: a change of the lanes does not need another.
#[wasm_bindgen]
#[derive(Clone)]
pub struct ScannedWorld {
    pub(crate) counted: CountedWorld,
}

impl From<CountedWorld> for ScannedWorld {
    fn from(counted: CountedWorld) -> Self {
        Self { counted }
    }
}

#[wasm_bindgen]
impl ScannedWorld {
    /// Block requests of a lane.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn requests(&self) -> f64 {
        self.counted.requests as f64
    }

    /// Numbers of blocks.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn pages(&self) -> f64 {
        f64::from(self.counted.world.block_numbers())
    }

    /// A second handle to the same world: opening a lab takes one.
    #[must_use]
    pub fn share(&self) -> Self {
        self.clone()
    }
}

making_binding!(WorldMaking, CountedWorld, ScannedWorld);

/// Begins to make the world of a scene (JSON), to open the scene over it.
///
/// # Errors
/// JSON `{field, value, legal, message}`.
#[wasm_bindgen]
pub fn world_making(scene_json: &str) -> Result<WorldMaking, JsValue> {
    let scene = parsed("scene", scene_json)?;
    let scene = Scene::from_json(&scene, MAXIMUM_PAGES).map_err(|error| failure(&error))?;
    Ok(scene.making(available_bytes()).into())
}
