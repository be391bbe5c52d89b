//! Further functions for the predictive lab's page.

pub mod exact;
pub mod lookahead;

use bufferpool_pbm::{optimal, step};
use wasm_bindgen::prelude::*;

use crate::session::Lab;
use crate::{json, told};
use lookahead::PbmAhead;

#[wasm_bindgen]
impl Lab {
    /// What all lanes share, as JSON; see the engine's `step::WorldState`.
    #[must_use]
    pub fn world_json(&self) -> String {
        json(&step::world_state(&self.session))
    }

    /// A search for when these blocks will really be asked for next in a lane, from the shown moment on; `undefined` if
    /// there is no such lane. The shown state does not change.
    #[must_use]
    pub fn ahead(&self, lane: usize, blocks: &[u32]) -> Option<PbmAhead> {
        self.session.lanes().ahead(lane, blocks).map(PbmAhead)
    }

    /// Runs a lane to its end and gives, as JSON, its hits and those of MIN on its requests; see the engine's
    /// `optimal::OptimalHits`. `null` if there is no such lane.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    pub fn optimal_json(&self, lane: usize) -> Result<String, JsValue> {
        let lane = self.configs.get(lane).zip(self.session.lanes().all().get(lane));
        let found = lane.map(|(config, shown)| optimal::of_lane(shown.world, config)).transpose();
        told(found.map(|found| json(&found)))
    }
}
