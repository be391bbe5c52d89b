//! What the page reads of a recorded trace: names, pins, what the database found.

use std::convert::Infallible;
use std::rc::Rc;

use bufferpool_ace::config::start::limits;
use bufferpool_ace::reckoning;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::csv;
use bufferpool_core::trace::recorded::snapshot::start_of;
use bufferpool_core::trace::recorded::{Held, Names};
use bufferpool_lab::session::Traced;
use wasm_bindgen::prelude::*;

use crate::session::Lab;
use crate::{json, told};

#[wasm_bindgen]
impl Lab {
    fn names(&self) -> Option<&Names> {
        self.session.trace().recorded.as_ref().map(|recorded| &recorded.names)
    }

    /// What the trace's recording says as a whole, as JSON `{relations, remarks, clients, pinned, found, unmatched}`; `null` for
    /// any other trace.
    #[must_use]
    pub fn recording_json(&self) -> String {
        json(&self.session.trace().recorded.as_ref().map(|recorded| recorded.overview()))
    }

    /// What a page is called: its relation and block, or its id in the trace's own file.
    #[must_use]
    pub fn page_name(&self, page: u32) -> String {
        self.session.trace().page_name(page)
    }

    /// The page that is called so; `undefined` if none is.
    #[must_use]
    pub fn page_of_name(&self, name: &str) -> Option<u32> {
        self.names()?.page(name)
    }

    /// A page's relation, block and kind as JSON `{relation, block, kind}`; `null` if it has no name.
    #[must_use]
    pub fn page_name_json(&self, page: u32) -> String {
        json(&self.names().and_then(|names| names.of(page)))
    }

    /// Page → the place of its relation plus one; 0 for pages without a name. Empty in a trace without names.
    #[must_use]
    pub fn relation_of_pages(&self) -> Vec<u16> {
        self.names().map_or_else(Vec::new, |names| names.relation_of.clone())
    }

    /// What the recording says besides the requests of this run, for another module of this build; empty for any other trace.
    #[must_use]
    pub fn recorded_bytes(&self) -> Vec<u8> {
        let trace = self.session.trace();
        let recorded = trace.recorded.as_ref().map(|recorded| recorded.of_first(trace.requests.len()));
        recorded.map_or_else(Vec::new, |recorded| recorded.to_bytes())
    }

    /// The trace as a file, with all that was recorded.
    #[must_use]
    pub fn trace_csv(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let Ok(()) = csv::write(self.session.trace(), |piece| {
            file.extend_from_slice(piece);
            Ok::<(), Infallible>(())
        });
        file
    }

    /// The start state of a snapshot (CSV) over the trace, as JSON `{pool, pages, frames, unknown, twice}`; see the engine's
    /// `recorded::snapshot`.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` for what is no snapshot, and where pages have no names.
    pub fn snapshot_json(&self, text: &str) -> Result<String, JsValue> {
        let start = start_of(text, self.session.trace(), limits(&self.configs));
        told(start.map(|start| json(&start)))
    }

    /// Who pins what as the next request comes, as a JSON list of `{page, client, pins}`.
    #[must_use]
    pub fn pins_json(&self) -> String {
        let pins = self.session.lanes().all().first().and_then(|lane| lane.pins());
        json(&pins.map_or_else(Vec::new, |pins| pins.held().collect::<Vec<Held>>()))
    }

    /// Begins to serve the whole trace in a lane of its own, as a lane of the scene would; see the engine's `reckoning`.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` when it does not fit in memory, or the trace is not recorded.
    pub fn reckon(&self, lane: usize) -> Result<RecordedTotals, JsValue> {
        let missing = || ConfigError::new("lane", lane, "the number of a lane");
        let begun = self.configs.get(lane).ok_or_else(missing).and_then(|config| {
            reckoning::RecordedTotals::new(
                config,
                self.session.lanes().start(),
                Rc::clone(self.session.lanes().trace()),
            )
        });
        told(begun.map(RecordedTotals))
    }
}

/// A lane on its way through a recorded trace.
#[wasm_bindgen]
pub struct RecordedTotals(reckoning::RecordedTotals);

#[wasm_bindgen]
impl RecordedTotals {
    /// Requests in all.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn requests(&self) -> f64 {
        self.0.requests() as f64
    }

    /// Serves up to `limit` more requests. Returns the position reached.
    pub fn advance(&mut self, limit: f64) -> f64 {
        self.0.advance(limit as u64) as f64
    }

    /// What came out so far, as JSON; see the engine's `reckoning::Reckoned`.
    #[must_use]
    pub fn result_json(&self) -> String {
        json(&self.0.result())
    }
}
