//! The flash + magnetic lab's binding, thin as the ACE lab's: configs in, flat typed columns and small JSON texts out. No
//! branch on the name of an algorithm, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.
//!
//! A module of its own, which only this lab's page loads.

use std::rc::Rc;

use bufferpool_binding::{
    MAXIMUM_PAGES, available_bytes, failure, json, lab_binding, trace_binding, words_binding,
};
use bufferpool_core::error::ConfigError;
use bufferpool_core::session::Session;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::Making;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::lanes::Lanes;
use bufferpool_hybrid::scene::Scene;
use bufferpool_hybrid::view::LaneView;
use bufferpool_hybrid::{step, track, workload};
use serde_json::Value;
use wasm_bindgen::prelude::*;

pub use bufferpool_binding::{OwnTrace, OwnTraceBuilder, TraceMaking};

/// A run that can be looked at, at any position.
#[wasm_bindgen]
pub struct HybridLab {
    session: Session<Lanes>,
    configs: Vec<HybridConfig>,
    /// The columns handed out last, by lane.
    views: Vec<LaneView>,
}

/// Where the columns of a lane lie in the engine's memory, see the engine's `hybrid::view::LaneView`: addresses in bytes.
/// They hold until the engine is called again: who keeps them copies them.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub struct HybridColumns {
    /// Entries of the columns by frame.
    pub frames: usize,
    /// Frame → page, 2^32 - 1 if free; four bytes each.
    pub pages: usize,
    /// Frame → bits: 1 dirty, 2 new, 4 free, 8 on flash; a byte each.
    pub flags: usize,
    /// Frames of the time segment and of the four cost queues, the next to leave first; four bytes each.
    pub order: usize,
    /// Entries of the order.
    pub ordered: usize,
    /// Lengths of these five queues; four bytes each.
    pub lengths: usize,
    /// Page → bits: 1 dirty, 2 new, 8 on flash, 16 resident, 32 exists; a byte each.
    pub disks: usize,
    /// Entries of that column; 0 if it was not asked for.
    pub disk_pages: usize,
    /// Frames of the cost segment now.
    pub cost_segment_frames: u32,
}

fn making(scene: &Value) -> Result<Making<Trace>, ConfigError> {
    Scene::from_json(scene, MAXIMUM_PAGES)?.making(available_bytes())
}

fn open(scene: Scene, own: Option<Rc<Trace>>) -> Result<(Session<Lanes>, Vec<HybridConfig>), ConfigError> {
    scene.open(own, available_bytes())
}

lab_binding!(HybridLab, bufferpool_hybrid, registry_json(MAXIMUM_PAGES));
words_binding!(HybridLab, bufferpool_hybrid);
trace_binding!(HybridLab, open, making, workload::pages_needed);

#[wasm_bindgen]
impl HybridLab {
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

    /// A lane's columns; `undefined` if there is no such lane. Queues are found by a walk, and only if asked for; so is
    /// the column of all pages.
    pub fn lane_columns(&mut self, lane: usize, ordered: bool, disks: bool) -> Option<HybridColumns> {
        let view = self.views.get_mut(lane)?;
        let lane = self.session.lanes().all().get(lane)?;
        view.refresh(lane.as_ref(), ordered, disks);
        Some(HybridColumns {
            frames: view.pages.len(),
            pages: view.pages.as_ptr().addr(),
            flags: view.flags.as_ptr().addr(),
            order: view.order.as_ptr().addr(),
            ordered: view.order.len(),
            lengths: view.lengths.as_ptr().addr(),
            disks: view.disks.as_ptr().addr(),
            disk_pages: view.disks.len(),
            cost_segment_frames: lane.cost_segment_frames(),
        })
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
        let trace = self.session.lanes().shared_trace();
        let track = track::PageTrack::new(&self.configs, None, trace, page);
        track.map(|track| PageTrack { track }).map_err(|error| failure(&error))
    }
}

/// A page followed over the whole run, see the engine's `hybrid::track`.
#[wasm_bindgen]
pub struct PageTrack {
    track: track::PageTrack,
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
        json(self.track.samples())
    }
}
