//! The predictive lab's binding, thin as the other labs': configs in, flat typed columns and small JSON texts out. No
//! branch on the name of a policy, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.
//!
//! A module of its own, which only this lab's page loads.

mod ahead;
mod exact;
mod types;

use bufferpool_binding::{AVAILABLE_BYTES, MAXIMUM_PAGES, failure, parsed};
use bufferpool_sim::pbm::lanes::Lanes;
use bufferpool_sim::pbm::optimal;
use bufferpool_sim::pbm::scene::Scene;
use bufferpool_sim::pbm::view::{LaneView, streams_json};
use bufferpool_sim::pbm::{registry, why};
use bufferpool_sim::session::{Condition, RunTo, Session};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

pub use ahead::*;
pub use exact::*;

/// Everything that is registered, as JSON: policies, kinds of queries, parameters, presets.
#[wasm_bindgen]
#[must_use]
pub fn registry_json() -> String {
    registry::registry_json()
}

/// Every template that a step's phrases can have, as a JSON list: what a translation must know.
#[wasm_bindgen]
#[must_use]
pub fn templates_json() -> String {
    json!(why::templates()).to_string()
}

/// The engine's memory, in which columns lie.
#[wasm_bindgen]
#[must_use]
pub fn engine_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// A run that can be looked at, at any position: so many requests of all lanes together, in the order of simulated time.
#[wasm_bindgen]
pub struct PbmLab {
    session: Session<Lanes>,
    scene: Scene,
    /// The columns handed out last, by lane.
    views: Vec<LaneView>,
}

/// Where the columns of a lane lie in the engine's memory, see the engine's `pbm::view::LaneView`: addresses in bytes.
/// They hold until the engine is called again: who keeps them copies them.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub struct PbmColumns {
    /// Entries of the columns by frame.
    pub frames: usize,
    /// Frame → block, 2^32 - 1 if free; four bytes each.
    pub blocks: usize,
    /// Frame → bits: 1 pinned, 2 in flight, 4 free, 8 stale in its bucket; a byte each.
    pub flags: usize,
    /// Frame → microseconds until the next access as estimated, infinite if nobody asked; floats of four bytes.
    pub times_us: usize,
    /// Frame → the policy's number; a byte each.
    pub badges: usize,
    /// Entries of that column; 0 if the policy keeps none.
    pub badge_frames: usize,
    /// Block → bits: 1 pinned, 2 in flight, 16 resident; a byte each.
    pub table_flags: usize,
    /// Block → microseconds as above.
    pub table_times_us: usize,
    /// Entries of the columns by block; 0 if they were not asked for.
    pub table_blocks: usize,
    /// Frames of all buckets, one bucket after the other, the next to leave first; four bytes each.
    pub order: usize,
    /// Entries of the order.
    pub ordered: usize,
    /// Lengths of the buckets; four bytes each.
    pub lengths: usize,
    /// Buckets: those of time, the not requested, and a free list where there is one.
    pub buckets: usize,
    /// From how many microseconds on each bucket of time is; doubles.
    pub from_us: usize,
    /// Buckets of time.
    pub time_buckets: usize,
    /// Frame under the hand; 2^32 - 1 if there is none.
    pub hand: u32,
}

#[wasm_bindgen]
impl PbmLab {
    /// Opens a scene (JSON).
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str) -> Result<PbmLab, JsValue> {
        let scene: Value = parsed("scene", scene_json)?;
        let scene = Scene::from_json(&scene, MAXIMUM_PAGES).map_err(|error| failure(&error))?;
        let session = scene.open(AVAILABLE_BYTES).map_err(|error| failure(&error))?;
        Ok(Self { views: vec![LaneView::default(); scene.lanes.len()], session, scene })
    }

    /// The last position: requests of all lanes together.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn requests(&self) -> f64 {
        self.session.requests() as f64
    }

    /// The shown position.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> f64 {
        self.session.position() as f64
    }

    /// What all lanes share, as JSON: tables with first block and blocks, frames, blocks of a group, scale, `k_r`,
    /// `base_us`, streams, and the requests of one lane.
    #[must_use]
    pub fn world_json(&self) -> String {
        let Some(lane) = self.session.lanes().all().first() else { return "null".to_owned() };
        let world = lane.world();
        let tables = world
            .tables
            .iter()
            .map(|table| json!({ "name": table.name, "first": table.first, "blocks": table.blocks }));
        let config = &world.config;
        json!({
            "tables": tables.collect::<Vec<_>>(),
            "block_numbers": world.block_numbers(),
            "group_blocks": world.group_blocks,
            "frames": config.frames(),
            "scale": config.scale,
            "k_r": config.k_r,
            "base_us": config.base_ns() as f64 / 1e3,
            "streams": lane.streams().len(),
            "requests": self.session.requests() / self.scene.lanes.len() as u64,
        })
        .to_string()
    }

    /// The lanes' own configs with all defaults filled in, as JSON.
    #[must_use]
    pub fn lanes_json(&self) -> String {
        self.scene.lanes.iter().map(|lane| lane.to_json()).collect::<Value>().to_string()
    }

    /// Shows the state at `position`.
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

    /// Lets the survey, which runs ahead of the shown state, go up to `limit` requests; returns its position.
    pub fn continue_survey(&mut self, limit: f64) -> f64 {
        self.session.continue_survey(limit as u64) as f64
    }

    /// Positions of the survey's samples.
    #[must_use]
    pub fn sample_positions(&self) -> Vec<f64> {
        self.session.survey().samples().iter().map(|sample| sample.position as f64).collect()
    }

    /// A counter of a lane at the samples, by its name; empty for an unknown name. `time_us` of any lane says when.
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

    /// A lane's columns; `undefined` if there is no such lane. The columns by block and the buckets take a walk, and are
    /// found only if asked for.
    pub fn lane_columns(&mut self, lane: usize, table: bool, buckets: bool) -> Option<PbmColumns> {
        let view = self.views.get_mut(lane)?;
        let lane = self.session.lanes().all().get(lane)?;
        view.refresh(lane.as_ref(), table, buckets);
        Some(PbmColumns {
            frames: view.blocks.len(),
            blocks: view.blocks.as_ptr().addr(),
            flags: view.flags.as_ptr().addr(),
            times_us: view.times_us.as_ptr().addr(),
            badges: view.badges.as_ptr().addr(),
            badge_frames: view.badges.len(),
            table_flags: view.table_flags.as_ptr().addr(),
            table_times_us: view.table_times_us.as_ptr().addr(),
            table_blocks: view.table_flags.len(),
            order: view.order.as_ptr().addr(),
            ordered: view.order.len(),
            lengths: view.lengths.as_ptr().addr(),
            buckets: view.lengths.len(),
            from_us: view.from_us.as_ptr().addr(),
            time_buckets: view.from_us.len(),
            hand: lane.hand().unwrap_or(u32::MAX),
        })
    }

    /// What the step to the shown position did, as JSON: position, time, the lane that made its request, and for each
    /// lane counters, identities, its last event, the phrases of that event's sentence, what its streams do, and its last
    /// requests with hit or miss.
    #[must_use]
    pub fn step_json(&self) -> String {
        let position = self.session.position();
        let lanes = self.session.lanes();
        let mut stepped = None;
        let told: Vec<Value> = lanes
            .all()
            .iter()
            .enumerate()
            .map(|(index, lane)| {
                let event = self.session.last_event(index);
                if event.is_some_and(|event| event.position == position) {
                    stepped = Some(index);
                }
                let recent = self.session.recent(index).map(|event| {
                    json!({ "t": event.t, "time_us": event.time_ns as f64 / 1e3, "stream": event.stream,
                            "block": event.block, "hit": event.hit })
                });
                json!({
                    "counters": lane.counters(),
                    "identities": lane.identities(),
                    "event": event,
                    "phrases": event.map_or_else(Vec::new, |event| why::explain(lane.as_ref(), event)),
                    "streams": streams_json(lane.as_ref()),
                    "recent": recent.collect::<Vec<_>>(),
                })
            })
            .collect();
        json!({ "position": position, "time_us": lanes.now_ns() as f64 / 1e3, "stepped": stepped, "lanes": told })
            .to_string()
    }

    /// The sentence of a lane's last step in English, by which the page's own composition of its phrases is checked;
    /// `undefined` before its first request.
    #[must_use]
    pub fn sentence(&self, lane: usize) -> Option<String> {
        let event = self.session.last_event(lane)?;
        let lane = self.session.lanes().all().get(lane)?;
        Some(why::sentence(lane.as_ref(), event))
    }

    /// A search for when these blocks will really be asked for next in a lane, from the shown moment on; `undefined` if
    /// there is no such lane. The shown state does not change.
    #[must_use]
    pub fn ahead(&self, lane: usize, blocks: &[u32]) -> Option<PbmAhead> {
        self.session.lanes().ahead(lane, blocks).map(PbmAhead)
    }

    /// Runs a lane to its end and gives, as JSON, its hits and those of MIN on the string of its requests in the order in
    /// which they were made, without pins: a bound for that string alone. `null` if there is no such lane.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    pub fn optimal_json(&self, lane: usize) -> Result<String, JsValue> {
        let (Some(config), Some(shown)) = (self.scene.lanes.get(lane), self.session.lanes().all().get(lane))
        else {
            return Ok("null".to_owned());
        };
        let opened = config.entry().and_then(|entry| (entry.open)(shown.world(), config));
        let mut run = opened.map_err(|error| failure(&error))?;
        run.keep_string();
        run.finish();
        let string = run.string().unwrap_or_default();
        let best = optimal::hits(string, run.frames().len()).map_err(|error| failure(&error))?;
        let counts = run.frames().counts();
        Ok(json!({ "requests": counts.requests, "hits": counts.hits, "optimal_hits": best }).to_string())
    }

    /// Everything shown of this position, as JSON: equal for equal positions, however they were reached.
    #[must_use]
    pub fn serialised(&self) -> String {
        self.session.serialised().to_string()
    }

    /// Bytes held by lanes, survey and keyframes.
    #[must_use]
    pub fn bytes(&self) -> f64 {
        self.session.bytes() as f64
    }
}
