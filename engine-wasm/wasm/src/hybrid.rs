//! Further functions for the flash + magnetic lab's page.

use bufferpool_hybrid::step;
use wasm_bindgen::prelude::*;

use crate::session::Lab;
use crate::{json, told};

#[wasm_bindgen]
impl Lab {
    /// Pages of the file and those that the trace creates.
    #[wasm_bindgen(getter)]
    pub fn pages(&self) -> u32 {
        step::pages(&self.session)
    }

    /// Positions after the requests that empty the pool, at most `limit`: the ends of query sets.
    pub fn set_ends(&self, limit: usize) -> Vec<f64> {
        self.session.trace().set_ends().take(limit).map(|t| t as f64 + 1.0).collect()
    }

    /// What a page is in each lane, as JSON: disk, residency, counters, saving, threshold; `null` if there is none.
    pub fn page_json(&self, page: u32) -> String {
        json(&step::page_states(&self.session, page))
    }

    /// Follows one page over the whole run.
    pub fn track(&self, page: u32) -> Result<PageTrack, JsValue> {
        told(step::PageTrack::new(&self.configs, &self.session.lanes().trace, page).map(PageTrack))
    }
}

/// A page followed over the whole run, see the engine's `hybrid::step`.
#[wasm_bindgen]
pub struct PageTrack(step::PageTrack);

#[wasm_bindgen]
impl PageTrack {
    /// Serves up to `limit` requests more; returns the position reached.
    pub fn advance(&mut self, limit: f64) -> f64 {
        self.0.advance(limit as u64) as f64
    }

    /// The samples so far, by lane, as JSON: position, disk, resident, counters, saving, threshold.
    pub fn samples_json(&self) -> String {
        json(&self.0.samples)
    }
}
