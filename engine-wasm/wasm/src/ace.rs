//! Further functions for the ACE lab's page.

pub mod program;
pub mod recorded;

use std::rc::Rc;

use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::AceSession;
use bufferpool_ace::{step, why};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::stack_distances::lru_misses;
use wasm_bindgen::prelude::*;

use crate::runs::{Made, available_bytes};
use crate::session::{self, Lab};
use crate::{json, told};

/// A scene (JSON) with its trace, if it fits in memory.
fn with_trace(scene: &str, at_hand: Option<Made>) -> Result<(Scene, Rc<Trace>), ConfigError> {
    let scene = session::scene(scene)?;
    let trace = scene.trace_within(at_hand.map(|at_hand| at_hand.made), available_bytes())?;
    Ok((scene, trace))
}

#[wasm_bindgen]
impl Lab {
    /// What else the policy of a lane keeps, one for one as its spec's `kept` names it, as JSON: a list of `{frames}`,
    /// `{pages}` and so on; empty if there is no such lane.
    #[must_use]
    pub fn kept_json(&self, lane: usize) -> String {
        let lane = self.session.lanes().all().get(lane);
        json(&lane.map_or_else(Vec::new, |lane| lane.policy().kept()))
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
        json(&lane.and_then(|lane| why::why_not(lane.as_ref(), frame, victim, &name_of)))
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
pub fn lru_misses_by_frames(scene_json: &str, own: Option<Made>) -> Result<Vec<f64>, JsValue> {
    let misses = with_trace(scene_json, own).and_then(|(scene, trace)| {
        lru_misses(&trace.requests, scene.lanes.first().map_or(0, |lane| lane.pages))
    });
    Ok(told(misses)?.into_iter().map(|count| count as f64).collect())
}
