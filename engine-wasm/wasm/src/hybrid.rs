//! Further functions for the flash + magnetic lab's page.

use bufferpool_hybrid::step;
use wasm_bindgen::prelude::*;

use crate::session::Lab;
use crate::{json, told};

#[wasm_bindgen]
impl Lab {
    /// Pages of the file and those that the trace creates.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn pages(&self) -> u32 {
        step::pages(&self.session)
    }

    /// Positions after the requests that empty the pool, at most `limit`: the ends of query sets.
    #[must_use]
    pub fn set_ends(&self, limit: usize) -> Vec<f64> {
        self.session.trace().set_ends().take(limit).map(|t| t as f64 + 1.0).collect()
    }

    /// What a page is in each lane, as JSON: disk, whether it is resident, the algorithm's counters, saving, threshold;
    /// `null` in place of the list for a page that there is not.
    #[must_use]
    pub fn page_json(&self, page: u32) -> String {
        json(&step::page_states(&self.session, page))
    }

    /// Follows one page over the whole run.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` for a page that there is not.
    pub fn track(&self, page: u32) -> Result<PageTrack, JsValue> {
        let track = step::PageTrack::new(&self.configs, &self.session.lanes().trace, page);
        told(track.map(|track| PageTrack { track }))
    }
}

/// A page followed over the whole run, see the engine's `hybrid::step`.
#[wasm_bindgen]
pub struct PageTrack {
    track: step::PageTrack,
}

#[wasm_bindgen]
impl PageTrack {
    /// Serves up to `limit` requests more; returns the position reached.
    pub fn advance(&mut self, limit: f64) -> f64 {
        self.track.advance(limit as u64) as f64
    }

    /// The samples so far, by lane, as JSON: position, disk, resident, counters, saving, threshold.
    #[must_use]
    pub fn samples_json(&self) -> String {
        json(&self.track.samples)
    }
}
