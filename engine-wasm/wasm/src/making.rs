//! What a scene's lanes run over, made in slices.

use std::rc::Rc;

use bufferpool_core::workload;
use bufferpool_lab::lab::Lab as _;
use wasm_bindgen::prelude::*;

use crate::runs::{Made, Source, available_bytes};
use crate::{This, session, told};

/// What a scene generates, in the making; see the engine's `workload::making`.
#[wasm_bindgen]
pub struct Making {
    making: workload::Making<Source>,
}

/// Begins to make what a scene (JSON) generates, to open the scene over it.
#[wasm_bindgen]
pub fn making(scene_json: &str) -> Result<Making, JsValue> {
    let making = session::scene(scene_json).and_then(|scene| This::making(&scene, available_bytes()));
    told(making.map(|making| Making { making }))
}

#[wasm_bindgen]
impl Making {
    /// Goes on for about as long as drawing `units` requests takes. A handle to what is made, once it is.
    pub fn advance(&mut self, units: f64) -> Result<Option<Made>, JsValue> {
        let made = told(self.making.advance(units as u64).transpose())?;
        Ok(made.map(|made| Made { made: Rc::new(made) }))
    }

    /// The part that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn share(&self) -> f64 {
        self.making.share()
    }
}
