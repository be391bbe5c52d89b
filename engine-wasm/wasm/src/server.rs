//! Further functions for the ACE lab's page with the server model on: lanes between two look-ups.

use bufferpool_ace::server::lanes::picture;
use wasm_bindgen::prelude::*;

use crate::json;
use crate::session::Lab;

#[wasm_bindgen]
impl Lab {
    /// Goes on towards so many events of a lane; as `seek_clock` does towards a moment. `before`: to those before it.
    pub fn seek_events(&mut self, lane: usize, events: f64, before: bool, limit: f64) -> Option<f64> {
        let events = if before { (events - 1.0).max(0.0) } else { events };
        self.session.seek_counter(lane, "events", events, limit as u64)
    }

    /// Where a lane stands: its number of events, or its clock.
    pub fn stands(&self, lane: usize, by_event: bool) -> f64 {
        let server = self.session.lanes().all().get(lane);
        server.map_or(0.0, |server| if by_event { server.events() as f64 } else { self.session.clock(lane) })
    }

    /// Where its next look-up is, by its number of events or its clock; the end of the run if there is none.
    pub fn next_look_up(&self, lane: usize, by_event: bool) -> f64 {
        self.session.lanes().next_look_up(lane, by_event)
    }

    /// Where its last look-up was; 0 before the first one.
    pub fn last_look_up(&self, lane: usize, by_event: bool) -> f64 {
        self.session.lanes().last_look_up(lane, by_event)
    }

    /// What happened in a lane from a time on, in us, as JSON; see the engine's `server::state::Picture`.
    pub fn picture_json(&mut self, lane: usize, from_us: f64) -> String {
        json(&picture(&mut self.session, lane, from_us))
    }
}
