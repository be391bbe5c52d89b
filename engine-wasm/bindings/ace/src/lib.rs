//! The browser's binding of the ACE lab, thin: configs in, flat typed columns and small JSON texts out. No branch on the
//! name of a policy, workload or device, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.

mod program;
mod recorded;

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::{self, AceSession, LaneView, Session};
use bufferpool_ace::{step, why_not};
use bufferpool_binding::words_binding;
use bufferpool_binding::{MAXIMUM_PAGES, available_bytes, failure, json, lab_binding, trace_binding};
use bufferpool_core::error::{ConfigError, parsed};
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::stack_distances::lru_misses;
use bufferpool_core::workload::{self, Making};
use serde_json::Value;
use wasm_bindgen::prelude::*;

pub use bufferpool_binding::{OwnTrace, OwnTraceBuilder, TraceMaking};

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

fn making(scene: &Value) -> Result<Making<Trace>, ConfigError> {
    Scene::from_json(scene, MAXIMUM_PAGES)?.making(available_bytes())
}

/// A scene with its trace, if it fits in memory.
fn with_trace(scene: &Value, at_hand: Option<Rc<Trace>>) -> Result<(Scene, Rc<Trace>), ConfigError> {
    let scene = Scene::from_json(scene, MAXIMUM_PAGES)?;
    let trace = trace_of(&scene, at_hand)?;
    Ok((scene, trace))
}

fn trace_of(scene: &Scene, at_hand: Option<Rc<Trace>>) -> Result<Rc<Trace>, ConfigError> {
    let trace = scene.trace_within(at_hand, available_bytes())?;
    scene.check_memory(trace.bytes(), available_bytes())?;
    Ok(trace)
}

fn open(scene: Scene, at_hand: Option<Rc<Trace>>) -> Result<(Session, Vec<LaneConfig>), ConfigError> {
    let trace = trace_of(&scene, at_hand)?;
    let mut session = session::open(&scene.lanes, &scene.start, trace)?;
    session.seek(scene.at);
    Ok((session, scene.lanes))
}

lab_binding!(Lab, bufferpool_ace, registry_json(MAXIMUM_PAGES));
words_binding!(Lab, bufferpool_ace);
trace_binding!(Lab, open, making, workload::pages_needed);

#[wasm_bindgen]
impl Lab {
    /// What else the policy of a lane keeps, one for one as its spec's `kept` names it, as JSON: a list of `{frames}`,
    /// `{pages}` and so on; empty if there is no such lane.
    #[must_use]
    pub fn kept_json(&self, lane: usize) -> String {
        let lane = self.session.lanes().all().get(lane);
        json(&lane.map_or_else(Vec::new, |lane| lane.kept()))
    }
}

#[wasm_bindgen]
impl Lab {
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
        json(&self.session.find_page(page))
    }

    /// How many of the requests `from .. to` ask for a page of each stretch of `pages_a_bin` pages of the disk.
    #[must_use]
    pub fn requests_by_bin(&self, pages_a_bin: u32, from: f64, to: f64) -> Vec<u32> {
        self.session.requests_by_bin(pages_a_bin, from as u64, to as u64)
    }

    /// Why a lane's policy, from the shown position on, will evict the page in the frame `victim`, its choice, and not the
    /// one in `frame`: JSON `{template, values}`, or `null` if these are not two frames with pages.
    #[must_use]
    pub fn why_not_json(&self, lane: usize, frame: u32, victim: u32) -> String {
        let name_of = |page| self.session.trace().page_name(page);
        let lane = self.session.lanes().all().get(lane);
        json(&lane.and_then(|lane| why_not::why_not(lane.as_ref(), frame, victim, &name_of)))
    }

    /// The reason for the victim of the step to the shown position, and reasons that do not hold of it, as JSON
    /// `{right, others}` of `{template, values}`; `right` is `null` if nothing was evicted. `other` is a page that was
    /// resident besides the victim.
    #[must_use]
    pub fn reasons_json(&self, lane: usize, other: u32) -> String {
        json(&step::reasons(&self.session, lane, other))
    }
}

/// LRU's misses over a scene's requests (JSON), from an empty pool: entry f is for f + 1 frames, the last one for that many or
/// more.
///
/// # Errors
/// JSON `{field, value, legal, message}`.
#[wasm_bindgen]
pub fn lru_misses_by_frames(scene_json: &str, own: Option<OwnTrace>) -> Result<Vec<f64>, JsValue> {
    let parse = || {
        let (scene, trace) = with_trace(&parsed("scene", scene_json)?, own.map(|own| own.trace))?;
        lru_misses(&trace.requests, scene.lanes.first().map_or(0, |lane| lane.pages))
    };
    let misses = parse().map_err(|error| failure(&error))?;
    Ok(misses.into_iter().map(|count| count as f64).collect())
}
