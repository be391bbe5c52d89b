//! Own traces, from the columns that a worker read with the module `reader`, and what a page asks of its lab's trace.

use std::rc::Rc;

use bufferpool_core::error::{ConfigError, reserved};
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::recorded::Recorded;
#[cfg(feature = "session")]
use bufferpool_core::{error::parsed, workload::WorkloadConfig};
#[cfg(feature = "session")]
use bufferpool_lab::{lab::Lab as _, session::Traced as _};
use wasm_bindgen::prelude::*;

use crate::runs::Made;
use crate::told;
#[cfg(feature = "session")]
use crate::{This, json, session::Lab, shown::shown};

/// For another module of this build, which takes a trace as columns.
#[wasm_bindgen]
impl Made {
    /// All requests, packed.
    pub fn packed(&self) -> Vec<u32> {
        self.made.requests.clone()
    }

    /// Further data of a recording; empty for any other trace.
    pub fn recorded_bytes(&self) -> Vec<u8> {
        self.made.recorded.as_ref().map_or_else(Vec::new, |recorded| recorded.to_bytes())
    }
}

/// Builds a trace from columns that were read elsewhere, in pieces: ten million requests at once would hold up a frame.
#[wasm_bindgen]
pub struct OwnTraceBuilder(Trace);

#[wasm_bindgen]
impl OwnTraceBuilder {
    /// A trace of `requests` requests over `pages` pages, all still to come. `creates`: the last so many pages do not
    /// exist before the first request, and requests may create pages and empty the pool; not given for a trace of reads
    /// and writes alone.
    #[wasm_bindgen(constructor)]
    pub fn new(requests: u32, pages: u32, creates: Option<u32>) -> Result<OwnTraceBuilder, JsValue> {
        let operations = creates.map_or(Operations::default(), |_| Operations::All);
        let refused = |error| ConfigError { value: format!("{requests} requests"), ..error };
        let column = told(reserved("trace", requests.into()).map_err(refused))?;
        let created_pages = creates.unwrap_or_default();
        Ok(Self(Trace { requests: column, pages, operations, created_pages, ..Trace::default() }))
    }

    /// Adds packed requests, of pages on disk.
    pub fn push(&mut self, requests: &[u32]) -> Result<(), JsValue> {
        let (pages, operations) = (self.0.pages, self.0.operations);
        let beyond = |&request: &u32| operations.page_of(request).filter(|&page| page >= pages);
        if let Some(page) = requests.iter().find_map(beyond) {
            let legal = format!("a page below D = {pages}");
            return told(Err(ConfigError::new("trace", format!("page {page}"), legal)));
        }
        self.0.requests.extend_from_slice(requests);
        Ok(())
    }

    /// Adds the ids that pages had in the file, in rising order of pages.
    pub fn name(&mut self, pages: &[u32], ids: &[u64]) {
        self.0.original_ids.extend(pages.iter().copied().zip(ids.iter().copied()));
    }

    /// Adds the further data of a recording, as the reader of trace files gave it, once all requests are there.
    pub fn record(&mut self, recorded: &[u8]) -> Result<(), JsValue> {
        let Trace { requests, pages, .. } = &self.0;
        self.0.recorded = Some(Rc::new(told(Recorded::from_bytes(recorded, requests, *pages))?));
        Ok(())
    }

    /// The trace.
    pub fn finish(self) -> Made {
        Made { made: Rc::new(self.0) }
    }
}

#[cfg(feature = "session")]
/// The pages of a workload (JSON) that fixes them, as JSON `{data_pages, pages}`; else `null`.
#[wasm_bindgen]
pub fn workload_pages_json(workload_json: &str) -> Result<String, JsValue> {
    let config = parsed("workload", workload_json).and_then(|workload| WorkloadConfig::from_json(&workload));
    told(config.and_then(|config| (This::EXPERIMENTS.pages_needed)(&config)).map(|pages| json(&pages)))
}

#[cfg(feature = "session")]
impl Lab {
    pub(crate) fn trace(&self) -> &Rc<Trace> {
        shown!(&self.session, session => session.lanes().trace())
    }
}

#[cfg(feature = "session")]
#[wasm_bindgen]
impl Lab {
    /// What the requests `from .. to` serve, as a JSON list; empty if the workload does not say.
    pub fn labels_between_json(&self, from: f64, to: f64) -> String {
        let trace = self.trace();
        let to = (to as u64).min(if trace.labels.is_some() { trace.requests.len() as u64 } else { 0 });
        json(&(from as u64..to).map(|t| trace.label(t)).collect::<Vec<_>>())
    }

    /// Packed requests `from .. to`: page * 2, + 1 for a write; with bit 31 a creation; 2^32 - 1 empties the pool.
    pub fn requests_between(&self, from: f64, to: f64) -> Vec<u32> {
        let requests = &self.trace().requests;
        let to = (to as usize).min(requests.len());
        requests[(from as usize).min(to)..to].to_vec()
    }

    /// Whether the page ids of the trace's own file were renumbered.
    #[wasm_bindgen(getter)]
    pub fn renumbered(&self) -> bool {
        !self.trace().original_ids.is_empty()
    }

    /// The id that a page has in the trace's own file; the page itself if ids are used as they are.
    pub fn original_id(&self, page: u32) -> u64 {
        self.trace().original_id(page)
    }

    /// The page of an id of the trace's own file; `undefined` if there is none.
    pub fn page_of_id(&self, id: u64) -> Option<u32> {
        self.trace().page_of_id(id)
    }
}
