//! The flash + magnetic lab's binding, thin as the ACE lab's: configs in, flat typed columns and small JSON texts out. No
//! branch on the name of an algorithm, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.
//!
//! A module of its own, which only this lab's page loads.

#[cfg(feature = "bench")]
pub mod bench;
mod types;

use std::rc::Rc;

use bufferpool_binding::{AVAILABLE_BYTES, MAXIMUM_PAGES, failure, parsed};
use bufferpool_sim::hybrid::config::HybridConfig;
use bufferpool_sim::hybrid::lanes::Lanes;
use bufferpool_sim::hybrid::scene::Scene;
use bufferpool_sim::hybrid::track;
use bufferpool_sim::hybrid::view::LaneView;
use bufferpool_sim::hybrid::{registry, why, workload};
use bufferpool_sim::session::{Condition, RunTo, Session};
use bufferpool_sim::workload::WorkloadConfig;
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

pub use bufferpool_binding::{OwnTrace, OwnTraceBuilder};

/// Everything that is registered, as JSON: placements, replacements, parameters, workloads, presets.
#[wasm_bindgen]
#[must_use]
pub fn registry_json() -> String {
    registry::registry_json(MAXIMUM_PAGES)
}

/// Every template that a step's phrases can have, as a JSON list: what a translation must know.
#[wasm_bindgen]
#[must_use]
pub fn templates_json() -> String {
    json!(why::templates()).to_string()
}

/// The pages of a workload (JSON) that fixes them, as JSON `{data_pages, pages}`; `null` for a given trace.
///
/// # Errors
/// JSON `{field, value, legal, message}`.
#[wasm_bindgen]
pub fn workload_pages_json(workload_json: &str) -> Result<String, JsValue> {
    let workload = parsed("workload", workload_json)?;
    let pages = WorkloadConfig::from_json(&workload).and_then(|config| workload::pages_needed(&config));
    pages.map(|pages| json!(pages).to_string()).map_err(|error| failure(&error))
}

/// The engine's memory, in which columns lie.
#[wasm_bindgen]
#[must_use]
pub fn engine_memory() -> JsValue {
    wasm_bindgen::memory()
}

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

#[wasm_bindgen]
impl HybridLab {
    /// Opens a scene (JSON). `own` is the trace for a workload of kind `own`.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, own: Option<OwnTrace>) -> Result<HybridLab, JsValue> {
        let scene: Value = parsed("scene", scene_json)?;
        let own = own.map(|own| Rc::clone(&own.trace));
        let opened =
            Scene::from_json(&scene, MAXIMUM_PAGES).and_then(|scene| scene.open(own, AVAILABLE_BYTES));
        let (session, configs) = opened.map_err(|error| failure(&error))?;
        Ok(Self { views: vec![LaneView::default(); configs.len()], session, configs })
    }

    /// Requests in the trace.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn requests(&self) -> f64 {
        self.session.requests() as f64
    }

    /// Requests served in the shown state.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> f64 {
        self.session.position() as f64
    }

    /// Pages of the file and those that the trace creates.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn pages(&self) -> u32 {
        self.session.lanes().all().first().map_or(0, |lane| lane.pool().pages())
    }

    /// The lanes' own configs with all defaults filled in, as JSON.
    #[must_use]
    pub fn lanes_json(&self) -> String {
        json!(self.configs).to_string()
    }

    /// Shows the state after `position` requests.
    pub fn seek(&mut self, position: f64) {
        self.session.seek(position as u64);
    }

    /// Goes at most `limit` requests towards `position`; returns the position reached.
    pub fn seek_slice(&mut self, position: f64, limit: f64) -> f64 {
        self.session.seek_slice(position as u64, limit as u64) as f64
    }

    /// Runs on until a condition (JSON, see the engine's `session::Condition`) holds in `lane`, or in any lane;
    /// at most `limit` requests. Returns `found`, `more` or `none`.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    pub fn run_to(&mut self, condition_json: &str, lane: Option<u32>, limit: f64) -> Result<String, JsValue> {
        let condition = parsed("condition", condition_json)?;
        let condition = Condition::from_json::<Lanes>(&condition).map_err(|error| failure(&error))?;
        let found = self.session.run_to(&condition, lane.map(|lane| lane as usize), limit as u64);
        let text = match found.map_err(|error| failure(&error))? {
            RunTo::Found => "found",
            RunTo::More => "more",
            RunTo::None => "none",
        };
        Ok(text.to_owned())
    }

    /// Lets the survey, which runs ahead of the shown state, serve up to `limit` requests; returns its position.
    pub fn continue_survey(&mut self, limit: f64) -> f64 {
        self.session.continue_survey(limit as u64) as f64
    }

    /// Positions of the survey's samples.
    #[must_use]
    pub fn sample_positions(&self) -> Vec<f64> {
        self.session.survey().samples().iter().map(|sample| sample.position as f64).collect()
    }

    /// A counter of a lane at the samples, by its name; empty for an unknown name.
    #[must_use]
    pub fn sample_column(&self, lane: usize, counter: &str) -> Vec<f64> {
        self.session.sample_column(lane, counter)
    }

    /// Requests between each sample and the one before at which the lanes did not all act alike.
    #[must_use]
    pub fn parted_column(&self) -> Vec<f64> {
        self.session.survey().samples().iter().map(|sample| sample.parted as f64).collect()
    }

    /// The first parting of the lanes as JSON, or `null` if the survey found none so far.
    #[must_use]
    pub fn first_parting_json(&self) -> String {
        json!(self.session.survey().first_parting()).to_string()
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
        let lanes = self.session.lanes().all();
        if page >= self.pages() {
            return "null".to_owned();
        }
        let told = |lane: &dyn bufferpool_sim::hybrid::lane::AnyLane| {
            let pool = lane.pool();
            let frame = pool.frame_of(page);
            json!({
                "exists": pool.exists(page),
                "disk": pool.disk_of(page),
                "frame": (frame != u32::MAX).then_some(frame),
                "dirty": frame != u32::MAX && pool.is_dirty(frame),
                "account": lane.account(page),
            })
        };
        json!(lanes.iter().map(|lane| told(lane.as_ref())).collect::<Vec<_>>()).to_string()
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

    /// What the step to the shown position did, as JSON: position, what its request serves, the number of the query set
    /// from 0, and for each lane counters, identities, last event, the phrases of its sentence, and the last requests
    /// with hit or miss.
    #[must_use]
    pub fn step_json(&self) -> String {
        let trace = self.session.trace();
        let id_of = |page| trace.original_id(page);
        let lanes: Vec<Value> = self
            .session
            .lanes()
            .all()
            .iter()
            .enumerate()
            .map(|(index, lane)| {
                let event = self.session.last_event(index);
                let recent =
                    self.session.recent(index).map(|event| json!({ "t": event.t, "hit": event.hit }));
                json!({
                    "counters": lane.counters(),
                    "identities": lane.identities(),
                    "event": event,
                    "phrases":
                        event.map_or_else(Vec::new, |event| why::explain(lane.as_ref(), event, &id_of)),
                    "recent": recent.collect::<Vec<_>>(),
                })
            })
            .collect();
        let position = self.session.position();
        let label = position.checked_sub(1).and_then(|t| trace.label(t));
        json!({ "position": position, "label": label, "lanes": lanes }).to_string()
    }

    /// The sentence of a lane's last step in English, by which the page's own composition of its phrases is checked;
    /// `undefined` before the first request.
    #[must_use]
    pub fn sentence(&self, lane: usize) -> Option<String> {
        let trace = self.session.trace();
        let event = self.session.last_event(lane)?;
        let lane = self.session.lanes().all().get(lane)?;
        Some(why::sentence(lane.as_ref(), event, &|page| trace.original_id(page)))
    }

    /// What the requests `from .. to` serve, as a JSON list; empty if the workload does not say.
    #[must_use]
    pub fn labels_between_json(&self, from: f64, to: f64) -> String {
        let trace = self.session.trace();
        let to = (to as u64).min(if trace.labels.is_some() { self.session.requests() } else { 0 });
        let labels: Vec<_> = (from as u64..to).map(|t| trace.label(t)).collect();
        json!(labels).to_string()
    }

    /// Packed requests `from .. to`: page * 2 + 1 for a write, page * 2 for a read; with bit 31 the creation of a page,
    /// and 2^32 - 1 where the pool is emptied.
    #[must_use]
    pub fn requests_between(&self, from: f64, to: f64) -> Vec<u32> {
        let requests = &self.session.trace().requests;
        let to = (to as usize).min(requests.len());
        requests[(from as usize).min(to)..to].to_vec()
    }

    /// Whether the page ids of the trace's own file were renumbered.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn renumbered(&self) -> bool {
        !self.session.trace().original_ids.is_empty()
    }

    /// The id that a page has in the trace's own file; the page itself if ids are used as they are.
    #[must_use]
    pub fn original_id(&self, page: u32) -> u64 {
        self.session.trace().original_id(page)
    }

    /// The page of an id of the trace's own file; `undefined` if there is none.
    #[must_use]
    pub fn page_of_id(&self, id: u64) -> Option<u32> {
        self.session.trace().page_of_id(id)
    }

    /// Everything shown of this position, as JSON: equal for equal positions, however they were reached.
    #[must_use]
    pub fn serialised(&self) -> String {
        self.session.serialised().to_string()
    }

    /// Bytes held by lanes, survey and keyframes, without the trace.
    #[must_use]
    pub fn bytes(&self) -> f64 {
        self.session.bytes() as f64
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
        json!(self.track.samples()).to_string()
    }
}
