//! The predictive lab's binding, thin as the other labs': configs in, flat typed columns and small JSON texts out. No
//! branch on the name of a policy, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.
//!
//! A module of its own, which only this lab's page loads.

mod exact;
mod lookahead;
mod world;

use bufferpool_binding::{MAXIMUM_PAGES, available_bytes, failure, json, lab_binding, parsed, words_binding};
use bufferpool_core::session::Session;
use bufferpool_pbm::config::LaneConfig;
use bufferpool_pbm::lanes::Lanes;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::view::LaneView;
use bufferpool_pbm::{optimal, step};
use wasm_bindgen::prelude::*;

pub use exact::*;
pub use lookahead::*;
pub use world::*;

/// A run that can be looked at, at any position: so many requests of all lanes together, in the order of simulated time.
#[wasm_bindgen]
pub struct PbmLab {
    session: Session<Lanes>,
    configs: Vec<LaneConfig>,
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

lab_binding!(PbmLab, bufferpool_pbm, registry_json());
words_binding!(PbmLab, bufferpool_pbm);

#[wasm_bindgen]
impl PbmLab {
    /// Opens a scene (JSON). `made` is what `world_making` made; else the world is made now.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, made: Option<ScannedWorld>) -> Result<PbmLab, JsValue> {
        let scene = parsed("scene", scene_json)?;
        let scene = Scene::from_json(&scene, MAXIMUM_PAGES).map_err(|error| failure(&error))?;
        let made = made.map(|made| made.counted);
        let session = scene.open(made, available_bytes()).map_err(|error| failure(&error))?;
        Ok(Self { views: vec![LaneView::default(); scene.lanes.len()], session, configs: scene.lanes })
    }

    /// What all lanes share, as JSON; see the engine's `step::WorldState`.
    #[must_use]
    pub fn world_json(&self) -> String {
        json(&step::world_state(&self.session))
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

    /// A search for when these blocks will really be asked for next in a lane, from the shown moment on; `undefined` if
    /// there is no such lane. The shown state does not change.
    #[must_use]
    pub fn ahead(&self, lane: usize, blocks: &[u32]) -> Option<PbmAhead> {
        self.session.lanes().ahead(lane, blocks).map(PbmAhead)
    }

    /// Runs a lane to its end and gives, as JSON, its hits and those of MIN on its requests; see the engine's
    /// `optimal::OptimalHits`. `null` if there is no such lane.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    pub fn optimal_json(&self, lane: usize) -> Result<String, JsValue> {
        let lane = self.configs.get(lane).zip(self.session.lanes().all().get(lane));
        let found = lane.map(|(config, shown)| optimal::of_lane(shown.world(), config)).transpose();
        found.map(|found| json(&found)).map_err(|error| failure(&error))
    }
}
