//! Further functions for the ACE lab's page: why and where, and names, pins and finds of a recorded trace.

#[cfg(feature = "ace")]
pub mod program;

use std::convert::Infallible;
use std::rc::Rc;

use bufferpool_ace::config::start::limits;
use bufferpool_ace::lane::Parts;
use bufferpool_ace::session::{AceSession as _, Drawn as _};
use bufferpool_ace::{reckoning, step, why};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::csv;
use bufferpool_core::trace::recorded::{Held, Names, PageIds};
use wasm_bindgen::prelude::*;

use crate::session::Lab;
use crate::shown::shown;
use crate::{json, told};

impl Lab {
    fn parts(&self, lane: usize) -> Option<Parts<'_>> {
        shown!(&self.session, session => session.lanes().parts(lane))
    }
}

#[wasm_bindgen]
impl Lab {
    /// What else the policy of a lane keeps, as its spec's `kept` names it, as JSON: a list of `{frames}`, `{pages}` …
    pub fn kept_json(&self, lane: usize) -> String {
        json(&self.parts(lane).map_or_else(Vec::new, |lane| lane.policy().kept()))
    }

    /// Where a page is in each lane, as JSON: `{frame, place}`, or `null` where it is not resident.
    pub fn find_page_json(&self, page: u32) -> String {
        json(&shown!(&self.session, session => session.find_page(page)))
    }

    /// How many of the requests `from .. to` ask for a page of each stretch of `pages_a_bin` pages of the disk.
    pub fn requests_by_bin(&self, pages_a_bin: u32, from: f64, to: f64) -> Vec<u32> {
        shown!(&self.session, session => session.requests_by_bin(pages_a_bin, from as u64, to as u64))
    }

    /// Why a lane's policy will evict the page in the frame `victim`, its choice, and not the one in `frame`.
    pub fn why_not_json(&self, lane: usize, frame: u32, victim: u32) -> String {
        let name_of = |page| self.trace().page_name(page);
        json(&self.parts(lane).and_then(|lane| why::why_not(lane, frame, victim, &name_of)))
    }

    /// The reason for the victim of the step to the shown position, or `null`, and reasons that do not hold of it: JSON
    /// `{right, others}` of `{template, values}`. `other` is a page that was resident besides the victim.
    pub fn reasons_json(&self, lane: usize, other: u32) -> String {
        shown!(&self.session, session => json(&step::reasons(session, lane, other)))
    }

    fn names(&self) -> Option<&Names> {
        self.trace().recorded.as_ref().map(|recorded| &recorded.names)
    }

    /// What the recording says as a whole: JSON `{relations, remarks, clients, pinned, found, unmatched}`, or `null`.
    pub fn recording_json(&self) -> String {
        let recorded = self.trace().recorded.as_ref().filter(|recorded| recorded.is_recording());
        json(&recorded.map(|recorded| recorded.overview()))
    }

    /// What a page is called: its relation and block, or its id in the trace's own file.
    pub fn page_name(&self, page: u32) -> String {
        self.trace().page_name(page)
    }

    /// Whether pages have names in the trace's own file, or are of several volumes.
    #[wasm_bindgen(getter)]
    pub fn names_pages(&self) -> bool {
        self.trace().recorded.as_ref().is_some_and(|recorded| recorded.ids != PageIds::default())
    }

    /// The page that is called so; `undefined` if none is.
    pub fn page_of_name(&self, name: &str) -> Option<u32> {
        self.trace().page_named(name)
    }

    /// A page's relation, block and kind as JSON `{relation, block, kind}`; `null` if it has no name.
    pub fn page_name_json(&self, page: u32) -> String {
        json(&self.names().and_then(|names| names.of(page)))
    }

    /// Page → the place of its relation plus one; 0 for pages without a name. Empty in a trace without names.
    pub fn relation_of_pages(&self) -> Vec<u16> {
        self.names().map_or_else(Vec::new, |names| names.relation_of.clone())
    }

    /// What the recording says besides the requests of this run, for another module of this build; empty for any other trace.
    pub fn recorded_bytes(&self) -> Vec<u8> {
        let trace = self.trace();
        let recorded = trace.recorded.as_ref().map(|recorded| recorded.of_first(trace.requests.len()));
        recorded.map_or_else(Vec::new, |recorded| recorded.to_bytes())
    }

    /// The trace as a file, with all that was recorded.
    pub fn trace_csv(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let Ok(()) = csv::write(self.trace(), |piece| {
            file.extend_from_slice(piece);
            Ok::<(), Infallible>(())
        });
        file
    }

    /// The last frame and the largest usage count of a snapshot that the lanes can begin with.
    pub fn snapshot_limits(&self) -> Vec<f64> {
        let (last_frame, most_usage) = limits(&self.configs);
        vec![last_frame as f64, most_usage as f64]
    }

    /// Who pins what as the next request comes, as a JSON list of `{page, client, pins}`.
    pub fn pins_json(&self) -> String {
        let pins = self.parts(0).and_then(|lane| lane.pins());
        json(&pins.map_or_else(Vec::new, |pins| pins.held().collect::<Vec<Held>>()))
    }

    /// Begins to serve the whole recorded trace in a lane of its own, as a lane of the scene would; see `reckoning`.
    pub fn reckon(&self, lane: usize) -> Result<RecordedTotals, JsValue> {
        let missing = || ConfigError::new("lane", lane, "the number of a lane");
        let begun = self.configs.get(lane).ok_or_else(missing).and_then(|config| {
            let start = shown!(&self.session, session => session.lanes().start());
            reckoning::RecordedTotals::new(config, start, Rc::clone(self.trace()))
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
    pub fn requests(&self) -> f64 {
        self.0.requests() as f64
    }

    /// Serves up to `limit` more requests. Returns the position reached.
    pub fn advance(&mut self, limit: f64) -> f64 {
        self.0.advance(limit as u64) as f64
    }

    /// What came out so far, as JSON; see the engine's `reckoning::Reckoned`.
    pub fn result_json(&self) -> String {
        json(&self.0.result())
    }
}
