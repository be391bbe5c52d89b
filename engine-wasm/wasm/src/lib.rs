//! The browser's binding, thin: configs in, flat typed columns and small JSON texts out. No branch on the name of
//! a policy, workload or device, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.

#[cfg(feature = "bench")]
pub mod bench;
mod task;
mod types;

use std::rc::Rc;

use bufferpool_binding::{AVAILABLE_BYTES, MAXIMUM_PAGES, failure, parsed};
use bufferpool_sim::config::LaneConfig;
use bufferpool_sim::lanes::Lanes;
use bufferpool_sim::scene::Scene;
use bufferpool_sim::session::{Condition, LaneView, RunTo, Session};
use bufferpool_sim::why;
use bufferpool_sim::workload::{WorkloadConfig, pages_needed};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

pub use bufferpool_binding::{OwnTrace, OwnTraceBuilder};

/// Everything that is registered, as JSON: policies, parameters, workloads, devices, presets.
#[wasm_bindgen]
#[must_use]
pub fn registry_json() -> String {
    bufferpool_sim::registry::registry_json(MAXIMUM_PAGES)
}

/// Every template that a step's phrases can have, as a JSON list: what a translation must know.
#[wasm_bindgen]
#[must_use]
pub fn templates_json() -> String {
    json!(why::templates()).to_string()
}

/// The pages of a workload (JSON) that fixes D, as JSON `{data_pages, pages}`; `null` for one that takes D as given.
///
/// # Errors
/// JSON `{field, value, legal, message}`.
#[wasm_bindgen]
pub fn workload_pages_json(workload_json: &str) -> Result<String, JsValue> {
    let workload = parsed("workload", workload_json)?;
    let pages = WorkloadConfig::from_json(&workload).and_then(|config| pages_needed(&config));
    pages.map(|pages| json!(pages).to_string()).map_err(|error| failure(&error))
}

/// A run that can be looked at, at any position.
#[wasm_bindgen]
pub struct Lab {
    session: Session,
    configs: Vec<LaneConfig>,
    /// The columns handed out last, by lane.
    views: Vec<LaneView>,
}

/// Where the columns of a lane's pool lie in the engine's memory, see the engine's `session::LaneView`: addresses in
/// bytes. They hold until the engine is called again: who keeps them copies them.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub struct LaneColumns {
    /// Entries of the columns by frame.
    pub frames: usize,
    /// Frame → page, 2^32 - 1 if free; four bytes each.
    pub pages: usize,
    /// Frame → bits: 1 dirty, 2 prefetched and not hit yet, 4 free; a byte each.
    pub flags: usize,
    /// Frame → the policy's number or flag; a byte each.
    pub badges: usize,
    /// Frames from MRU to LRU, or for a ring in eviction order; four bytes each.
    pub order: usize,
    /// Entries of the order.
    pub ordered: usize,
    /// Length of the window at the LRU end; 0 if there is none.
    pub window: u32,
    /// Frame under the hand, if there is one.
    pub hand: Option<u32>,
}

/// The engine's memory, in which columns lie.
#[wasm_bindgen]
#[must_use]
pub fn engine_memory() -> JsValue {
    wasm_bindgen::memory()
}

#[wasm_bindgen]
impl Lab {
    /// Opens a scene (JSON). `own` is the trace for a workload of kind `own`.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, own: Option<OwnTrace>) -> Result<Lab, JsValue> {
        let scene: Value = parsed("scene", scene_json)?;
        let scene = Scene::from_json(&scene, MAXIMUM_PAGES).map_err(|error| failure(&error))?;
        let own = own.map(|own| Rc::clone(&own.trace));
        let trace = scene.trace(own).map_err(|error| failure(&error))?;
        let fits = scene.check_memory(trace.bytes(), AVAILABLE_BYTES);
        let session = fits.and_then(|()| Session::new(&scene.lanes, &scene.start, trace));
        let mut session = session.map_err(|error| failure(&error))?;
        session.seek(scene.at);
        Ok(Self { views: vec![LaneView::default(); scene.lanes.len()], session, configs: scene.lanes })
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

    /// The lanes' own configs with all defaults filled in, as JSON: of a fork, what is in force from it on.
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

    /// A lane's pool; `undefined` if there is no such lane. The order is found by a walk, and only if asked for.
    pub fn lane_columns(&mut self, lane: usize, ordered: bool) -> Option<LaneColumns> {
        let view = self.views.get_mut(lane)?;
        view.refresh(self.session.lanes().all().get(lane)?.as_ref(), ordered);
        Some(LaneColumns {
            frames: view.pages.len(),
            pages: view.pages.as_ptr().addr(),
            flags: view.flags.as_ptr().addr(),
            badges: view.badges.as_ptr().addr(),
            order: view.order.as_ptr().addr(),
            ordered: view.order.len(),
            window: view.window,
            hand: view.hand,
        })
    }

    /// Where a page is in each lane, as JSON: `{frame, place}`, or `null` where it is not resident.
    #[must_use]
    pub fn find_page_json(&self, page: u32) -> String {
        json!(self.session.find_page(page)).to_string()
    }

    /// What the step to the shown position did, as JSON: position, what its request serves, and for each lane counters, identities, last
    /// event, the phrases of its sentence, the lines of Algorithm 1 that ran, the last requests with hit or miss, and what
    /// they asked of the device.
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
                let server = self.session.lanes().served_by(index).unwrap_or(lane.as_ref());
                let recent =
                    self.session.recent(index).map(|event| json!({ "t": event.t, "hit": event.hit }));
                json!({
                    "counters": lane.counters(),
                    "identities": lane.identities(),
                    "event": event,
                    "phrases": event.map_or_else(Vec::new, |event| why::explain(server, event, &id_of)),
                    "lines": event.map_or_else(Vec::new, |event| why::lines(server.config(), event)),
                    "running_as": self.session.lanes().running_as(index),
                    "recent": recent.collect::<Vec<_>>(),
                    "device": self.session.device(index),
                })
            })
            .collect();
        let position = self.session.position();
        let label = position.checked_sub(1).and_then(|t| self.session.trace().label(t));
        json!({ "position": position, "label": label, "lanes": lanes }).to_string()
    }

    /// The sentence of a lane's last step in English, by which the page's own composition of its phrases is checked;
    /// `undefined` before the first request.
    #[must_use]
    pub fn sentence(&self, lane: usize) -> Option<String> {
        let trace = self.session.trace();
        let event = self.session.last_event(lane)?;
        let lane = self.session.lanes().served_by(lane)?;
        Some(why::sentence(lane, event, &|page| trace.original_id(page)))
    }

    /// How many of the requests `from .. to` ask for a page of each stretch of `pages_a_bin` pages of the disk.
    #[must_use]
    pub fn requests_by_bin(&self, pages_a_bin: u32, from: f64, to: f64) -> Vec<u32> {
        self.session.requests_by_bin(pages_a_bin, from as u64, to as u64)
    }

    /// What the requests `from .. to` serve, as a JSON list; empty if the workload does not say.
    #[must_use]
    pub fn labels_between_json(&self, from: f64, to: f64) -> String {
        let trace = self.session.trace();
        let to = (to as u64).min(if trace.labels.is_some() { self.session.requests() } else { 0 });
        let labels: Vec<_> = (from as u64..to).map(|t| trace.label(t)).collect();
        json!(labels).to_string()
    }

    /// Packed requests `from .. to`: page * 2 + 1 for a write, page * 2 for a read.
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
