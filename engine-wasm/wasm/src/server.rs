//! Further functions for the ACE lab's page where a scene has clients above the pool: lanes between two look-ups. Of
//! lanes without clients they say nothing.

use bufferpool_ace::experiments::Ace;
use bufferpool_ace::flash::lanes::OverFlash;
use bufferpool_ace::server::lanes::{Served, ServedLanes, picture};
use bufferpool_lab::lab;
use bufferpool_lab::session::Session;
use wasm_bindgen::prelude::*;

use crate::json;
use crate::runs::MAXIMUM_PAGES;
use crate::session::Lab;
use crate::shown::Shown;

/// Everything that is registered where lanes have this model, as JSON: `"server"`, `"flash"`, or any other word for lanes
/// without one.
#[wasm_bindgen]
pub fn registry_json(model: &str) -> String {
    match model {
        "server" => lab::registry_json::<Served>(MAXIMUM_PAGES),
        "flash" => lab::registry_json::<OverFlash>(MAXIMUM_PAGES),
        _ => lab::registry_json::<Ace>(MAXIMUM_PAGES),
    }
}

impl Lab {
    fn served(&self) -> Option<&Session<ServedLanes>> {
        if let Shown::Served(session) = &self.session { Some(session) } else { None }
    }

    fn served_mut(&mut self) -> Option<&mut Session<ServedLanes>> {
        if let Shown::Served(session) = &mut self.session { Some(session) } else { None }
    }
}

#[wasm_bindgen]
impl Lab {
    /// Goes on towards so many events of a lane; as `seek_clock` does towards a moment. `before`: to those before it.
    pub fn seek_events(&mut self, lane: usize, events: f64, before: bool, limit: f64) -> Option<f64> {
        let events = if before { (events - 1.0).max(0.0) } else { events };
        self.served_mut()?.seek_counter(lane, "events", events, limit as u64)
    }

    /// Where a lane stands: its number of events, or its clock.
    pub fn stands(&self, lane: usize, by_event: bool) -> Option<f64> {
        let session = self.served()?;
        let server = session.lanes().all().get(lane)?;
        Some(if by_event { server.events() as f64 } else { session.clock(lane) })
    }

    /// Where its next look-up is, by its number of events or its clock; the end of the run if there is none.
    pub fn next_look_up(&self, lane: usize, by_event: bool) -> Option<f64> {
        Some(self.served()?.lanes().next_look_up(lane, by_event))
    }

    /// Where its last look-up was; 0 before the first one.
    pub fn last_look_up(&self, lane: usize, by_event: bool) -> Option<f64> {
        Some(self.served()?.lanes().last_look_up(lane, by_event))
    }

    /// What happened in a lane from a time on, in us, as JSON; see the engine's `server::state::Picture`.
    pub fn picture_json(&mut self, lane: usize, from_us: f64) -> String {
        json(&self.served_mut().and_then(|session| picture(session, lane, from_us)))
    }
}
