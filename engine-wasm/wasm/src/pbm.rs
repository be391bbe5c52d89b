//! Further functions for the predictive lab's page.

use bufferpool_pbm::lanes::Lookahead;
use bufferpool_pbm::min_optimal::walk::walk_json;
use bufferpool_pbm::{formula, optimal, step};
use wasm_bindgen::prelude::*;

use crate::session::Lab;
use crate::{json, told};

#[wasm_bindgen]
impl Lab {
    /// What all lanes share, as JSON; see the engine's `step::WorldState`.
    pub fn world_json(&self) -> String {
        json(&step::world_state(&self.session))
    }

    /// A search for when these blocks will really be asked for next in a lane; the shown moment does not change.
    pub fn ahead(&self, lane: usize, blocks: &[u32]) -> Option<PbmAhead> {
        self.session.lanes().ahead(lane, blocks).map(PbmAhead)
    }

    /// Runs a lane to its end: its hits and those of MIN on its requests, JSON of `optimal::OptimalHits` or `null`.
    pub fn optimal_json(&self, lane: usize) -> Result<String, JsValue> {
        let lane = self.configs.get(lane).zip(self.session.lanes().all().get(lane));
        let found = lane.map(|(config, shown)| optimal::of_lane(&shown.world, config)).transpose();
        told(found.map(|found| json(&found)))
    }
}

/// A search for the next requests for some blocks in a lane, in slices that leave the page alive.
#[wasm_bindgen]
pub struct PbmAhead(Lookahead);

#[wasm_bindgen]
impl PbmAhead {
    /// Looks through at most `limit` further requests; returns whether there is nothing left to find.
    pub fn advance(&mut self, limit: f64) -> bool {
        self.0.advance(limit as u64)
    }

    /// Whether the lane's run is over: what was not found is never asked for again.
    #[wasm_bindgen(getter)]
    pub fn ended(&self) -> bool {
        self.0.ended()
    }

    /// Microseconds from the shown moment on to the next request for each block; NaN where it is not found.
    pub fn found_us(&self) -> Vec<f64> {
        self.0.found_ns.iter().map(|found| found.map_or(f64::NAN, |ns| ns as f64 / 1e3)).collect()
    }
}

/// The probability that an eviction is optimal with a sample of `n` frames, for each share p of optimal victims.
#[wasm_bindgen]
pub fn single_eviction(n: u32, p: &[f64]) -> Result<Vec<f64>, JsValue> {
    told(p.iter().map(|&p| formula::single(n, p)).collect())
}

/// The same where `k` of `m` frames are evicted at once.
#[wasm_bindgen]
pub fn bulk_eviction(m: u32, k: u32, p: &[f64]) -> Result<Vec<f64>, JsValue> {
    told(p.iter().map(|&p| formula::bulk(m, k, p)).collect())
}

/// A string played through with victims of one's own choice; see the engine's `pbm::min_optimal::walk`.
#[wasm_bindgen]
pub fn min_optimal_walk_json(play_json: &str) -> Result<String, JsValue> {
    told(walk_json(play_json))
}
