//! When blocks will really be asked for, in slices that leave the page alive.

use bufferpool_pbm::lanes::Lookahead;
use wasm_bindgen::prelude::*;

/// A search for the next requests for some blocks in a lane.
#[wasm_bindgen]
pub struct PbmAhead(pub(crate) Lookahead);

#[wasm_bindgen]
impl PbmAhead {
    /// Looks through at most `limit` further requests; returns whether there is nothing left to find.
    pub fn advance(&mut self, limit: f64) -> bool {
        self.0.advance(limit as u64)
    }

    /// Whether the lane's run is over: what was not found is never asked for again.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ended(&self) -> bool {
        self.0.ended()
    }

    /// Microseconds from the shown moment on to the next request for each block; NaN where it is not found.
    #[must_use]
    pub fn found_us(&self) -> Vec<f64> {
        self.0.found_ns.iter().map(|found| found.map_or(f64::NAN, |ns| ns as f64 / 1e3)).collect()
    }
}
