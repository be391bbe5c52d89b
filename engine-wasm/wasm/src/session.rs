//! A run that can be inspected at any position: what every lab's page needs of its session.

use std::collections::BTreeMap;
use std::rc::Rc;

use bufferpool_core::error::{Checked, parsed};
use bufferpool_core::workload;
use bufferpool_lab::lab::{self, Lab as _, Wish};
use bufferpool_lab::session::Condition;
use bufferpool_lab::sweep::runner::LabRunner;
use wasm_bindgen::prelude::*;

use crate::runs::{MAXIMUM_PAGES, Made, Source, available_bytes};
use crate::shown::{Shown, making as making_of, open, shown};
use crate::{This, json, told};

/// A run that can be looked at, at any position.
#[wasm_bindgen]
pub struct Lab {
    pub(crate) session: Shown,
    pub(crate) configs: Vec<<This as lab::Lab>::Config>,
    /// The columns handed out last, by lane.
    views: Vec<<This as lab::Lab>::View>,
}

/// Everything that is registered, as JSON.
#[cfg(not(feature = "full"))]
#[wasm_bindgen]
pub fn registry_json() -> String {
    lab::registry_json::<This>(MAXIMUM_PAGES)
}

/// The engine's memory, in which columns lie.
#[wasm_bindgen]
pub fn engine_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// Every template that a step's phrases can have, as a JSON list: what a translation must know. Only tests ask.
#[cfg(not(feature = "compact"))]
#[wasm_bindgen]
pub fn templates_json() -> String {
    json(&This::templates())
}

impl Lab {
    pub(crate) fn of((session, configs): (Shown, Vec<<This as lab::Lab>::Config>)) -> Self {
        Self { views: vec![Default::default(); configs.len()], session, configs }
    }
}

/// A scene (JSON), checked.
pub(crate) fn scene(json: &str) -> Checked<<This as LabRunner>::Scene> {
    This::read(&parsed("scene", json)?, MAXIMUM_PAGES)
}

#[wasm_bindgen]
impl Lab {
    /// Opens a scene (JSON). `made` is what `making` made for the same requests, or an own trace; else it is made now.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, made: Option<Made>) -> Result<Lab, JsValue> {
        let made = made.map(|made| made.made);
        told(scene(scene_json).and_then(|scene| open(scene, made, available_bytes())).map(Self::of))
    }

    /// The last position: requests in the trace, or of all lanes together.
    #[wasm_bindgen(getter)]
    pub fn requests(&self) -> f64 {
        shown!(&self.session, session => session.requests() as f64)
    }

    /// Requests served in the shown state.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> f64 {
        shown!(&self.session, session => session.position() as f64)
    }

    /// The lanes' own configs with all defaults filled in, as JSON: of a fork, what is in force from it on.
    pub fn lanes_json(&self) -> String {
        json(&self.configs)
    }

    /// Shows the state after `position` requests.
    pub fn seek(&mut self, position: f64) {
        shown!(&mut self.session, session => session.seek(position as u64));
    }

    /// Goes at most `limit` requests towards `position`; returns the position reached.
    pub fn seek_slice(&mut self, position: f64, limit: f64) -> f64 {
        shown!(&mut self.session, session => session.seek_slice(position as u64, limit as u64) as f64)
    }

    /// Goes on towards the moment `time` of a lane's clock; see the engine's `seek_clock`. `before`: to all that ends earlier.
    pub fn seek_clock(&mut self, lane: usize, time: f64, before: bool, limit: f64) -> Option<f64> {
        let time = if before { time.next_down() } else { time };
        shown!(&mut self.session, session => session.seek_clock(lane, time, limit as u64))
    }

    /// A lane's clock at the shown position.
    pub fn clock(&self, lane: usize) -> f64 {
        shown!(&self.session, session => session.clock(lane))
    }

    /// Runs on until a condition (JSON, `session::Condition`) holds in `lane`, or in any; at most `limit` requests.
    pub fn run_to_json(
        &mut self,
        condition_json: &str,
        lane: Option<u32>,
        limit: f64,
    ) -> Result<String, JsValue> {
        let condition = parsed("condition", condition_json);
        let (lane, limit) = (lane.map(|lane| lane as usize), limit as u64);
        let found = shown!(&mut self.session, session => condition
            .and_then(|condition| Condition::from_json::<<This as lab::Lab>::Lanes>(&condition))
            .and_then(|condition| session.run_to(&condition, lane, limit)));
        told(found.map(|found| json(&found)))
    }

    /// Asks what became of a page, and when it is asked for next; see `session::PageHistory`. Held until `stop_asking`.
    pub fn ask(&mut self, page: u32) -> Result<(), JsValue> {
        told(shown!(&mut self.session, session => session.ask(page, available_bytes())))
    }

    /// Looks on for about as long as replaying `limit` requests takes; returns the part of the way behind it, 1 at its end.
    pub fn continue_asking(&mut self, limit: f64) -> f64 {
        shown!(&mut self.session, session => session.continue_asking(limit as u64))
    }

    /// The answer so far as JSON, or `null` if nothing was asked.
    pub fn page_history_json(&self) -> String {
        json(&shown!(&self.session, session => session.page_history()))
    }

    /// Forgets question and answer.
    pub fn stop_asking(&mut self) {
        shown!(&mut self.session, session => session.stop_asking());
    }

    /// Lets the prescan, which runs ahead of the shown state, serve up to `limit` requests; returns its position.
    pub fn continue_prescan(&mut self, limit: f64) -> f64 {
        shown!(&mut self.session, session => session.continue_prescan(limit as u64) as f64)
    }

    /// Positions of the prescan's samples.
    pub fn sample_positions(&self) -> Vec<f64> {
        shown!(&self.session, session => {
            session.prescan().samples().iter().map(|sample| sample.position as f64).collect()
        })
    }

    /// A counter of a lane at the samples, by its name; empty for an unknown name.
    pub fn sample_column(&self, lane: usize, counter: &str) -> Vec<f64> {
        shown!(&self.session, session => session.sample_column(lane, counter))
    }

    /// Requests between each sample and the one before at which the lanes did not all act alike.
    pub fn diverged_column(&self) -> Vec<f64> {
        shown!(&self.session, session => {
            session.prescan().samples().iter().map(|sample| sample.diverged as f64).collect()
        })
    }

    /// The first divergence of the lanes as JSON, or `null` if the prescan found none so far.
    pub fn first_divergence_json(&self) -> String {
        json(&shown!(&self.session, session => session.prescan().first_divergence()))
    }

    /// What the step to the shown position did, as JSON; see the engine's `step`.
    pub fn step_json(&self) -> String {
        shown!(&self.session, session => json(&This::step(session)))
    }

    /// Everything shown of this position, as JSON: equal for equal positions, however they were reached.
    pub fn serialised(&self) -> String {
        shown!(&self.session, session => session.serialised().to_string())
    }

    /// Bytes held by lanes, prescan and keyframes, without a trace.
    pub fn bytes(&self) -> f64 {
        shown!(&self.session, session => session.bytes() as f64)
    }

    /// A lane's columns, as JSON; see the engine's `columns`. Their addresses hold until the next call of the engine.
    pub fn lane_columns_json(&mut self, lane: usize, ordered: bool, by_page: bool) -> Option<String> {
        let wish = Wish { ordered, by_page };
        let view = self.views.get_mut(lane)?;
        let columns = shown!(&self.session, session => This::columns(session.lanes(), lane, wish, view))?;
        let mut all = BTreeMap::new();
        all.extend(columns);
        Some(json(&all))
    }

    /// The sentence of a lane's last step in English, as the page must compose it of its phrases.
    pub fn sentence(&self, lane: usize) -> Option<String> {
        shown!(&self.session, session => This::sentence(session, lane))
    }
}

/// What a scene generates, in the making; see the engine's `workload::making`.
#[wasm_bindgen]
pub struct Making(workload::Making<Source>);

/// Begins to make what a scene (JSON) generates, to open the scene over it.
#[wasm_bindgen]
pub fn making(scene_json: &str) -> Result<Making, JsValue> {
    told(scene(scene_json).and_then(|scene| making_of(&scene, available_bytes())).map(Making))
}

#[wasm_bindgen]
impl Making {
    /// Goes on for about as long as drawing `units` requests takes. A handle to what is made, once it is.
    pub fn advance(&mut self, units: f64) -> Result<Option<Made>, JsValue> {
        let made = told(self.0.advance(units as u64).transpose())?;
        Ok(made.map(|made| Made { made: Rc::new(made) }))
    }

    /// The part that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn share(&self) -> f64 {
        self.0.share()
    }
}
