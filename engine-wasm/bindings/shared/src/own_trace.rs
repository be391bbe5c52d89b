//! Own traces, from the columns that a worker read of a file with the crate `reader`.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::recorded::Recorded;
use wasm_bindgen::prelude::*;

use crate::failure;

/// A trace in the page, kept so that a change of the config does not need the file again.
#[wasm_bindgen]
#[derive(Clone)]
pub struct OwnTrace {
    /// The trace, shared by all handles.
    #[wasm_bindgen(skip)]
    pub trace: Rc<Trace>,
}

#[wasm_bindgen]
impl OwnTrace {
    /// Requests in the trace.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn requests(&self) -> f64 {
        self.trace.requests.len() as f64
    }

    /// Smallest D that holds all its pages.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn pages(&self) -> f64 {
        f64::from(self.trace.pages)
    }

    /// A second handle to the same trace: opening a lab takes one.
    #[must_use]
    pub fn share(&self) -> Self {
        self.clone()
    }
}

/// For another module of this build, which takes a trace as columns.
#[wasm_bindgen]
impl OwnTrace {
    /// All requests, packed.
    #[must_use]
    pub fn packed(&self) -> Vec<u32> {
        self.trace.requests.clone()
    }

    /// What a recording says besides; empty for any other trace.
    #[must_use]
    pub fn recorded_bytes(&self) -> Vec<u8> {
        self.trace.recorded.as_ref().map_or_else(Vec::new, |recorded| recorded.to_bytes())
    }
}

/// Builds a trace in the page from columns that were read elsewhere, a piece at a time: copying ten million requests
/// at once would hold up a frame.
#[wasm_bindgen]
pub struct OwnTraceBuilder {
    trace: Trace,
}

#[wasm_bindgen]
impl OwnTraceBuilder {
    /// A trace of `requests` requests over `pages` pages, all still to come. `creates`: the last so many pages do not
    /// exist before the first request, and requests may create pages and empty the pool; not given for a trace of reads
    /// and writes alone.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` when memory does not suffice.
    #[wasm_bindgen(constructor)]
    pub fn new(requests: u32, pages: u32, creates: Option<u32>) -> Result<OwnTraceBuilder, JsValue> {
        let operations = creates.map_or(Operations::default(), |_| Operations::All);
        let mut column = Vec::new();
        column.try_reserve_exact(requests as usize).map_err(|_| {
            failure(&ConfigError::too_large("trace", format!("{requests} requests"), u64::from(requests) * 4))
        })?;
        let created_pages = creates.unwrap_or_default();
        Ok(Self { trace: Trace { requests: column, pages, operations, created_pages, ..Trace::default() } })
    }

    /// Adds packed requests.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` for a page that is not on disk.
    pub fn push(&mut self, requests: &[u32]) -> Result<(), JsValue> {
        let (pages, operations) = (self.trace.pages, self.trace.operations);
        let beyond = |&request: &u32| operations.page_of(request).filter(|&page| page >= pages);
        if let Some(page) = requests.iter().find_map(beyond) {
            let legal = format!("a page below D = {pages}");
            return Err(failure(&ConfigError::new("trace", format!("page {page}"), legal)));
        }
        self.trace.requests.extend_from_slice(requests);
        Ok(())
    }

    /// Adds the ids that pages had in the file, in rising order of pages.
    pub fn name(&mut self, pages: &[u32], ids: &[u64]) {
        self.trace.original_ids.extend(pages.iter().copied().zip(ids.iter().copied()));
    }

    /// Adds what a recording says besides, as the reader of trace files gave it, once all requests are there.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` for what it did not give.
    pub fn record(&mut self, recorded: &[u8]) -> Result<(), JsValue> {
        let Trace { requests, pages, .. } = &self.trace;
        let recorded = Recorded::from_bytes(recorded, requests, *pages).map_err(|error| failure(&error))?;
        self.trace.recorded = Some(Rc::new(recorded));
        Ok(())
    }

    /// The trace.
    #[must_use]
    pub fn finish(self) -> OwnTrace {
        OwnTrace { trace: Rc::new(self.trace) }
    }
}
