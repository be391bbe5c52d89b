//! Own traces, from the columns that a worker read of a file with the crate `reader`.

use std::rc::Rc;

use bufferpool_sim::error::ConfigError;
use bufferpool_sim::trace::{Trace, page_of};
use wasm_bindgen::prelude::*;

use crate::failure;

/// A trace in the page, kept so that a change of the config does not need the file again.
#[wasm_bindgen]
#[derive(Clone)]
pub struct OwnTrace {
    pub(crate) trace: Rc<Trace>,
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

/// Builds a trace in the page from columns that were read elsewhere, a piece at a time: copying ten million requests
/// at once would hold up a frame.
#[wasm_bindgen]
pub struct OwnTraceBuilder {
    trace: Trace,
}

#[wasm_bindgen]
impl OwnTraceBuilder {
    /// A trace of `requests` requests over `pages` pages, all still to come.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` when memory does not suffice.
    #[wasm_bindgen(constructor)]
    pub fn new(requests: u32, pages: u32) -> Result<OwnTraceBuilder, JsValue> {
        let mut column = Vec::new();
        column.try_reserve_exact(requests as usize).map_err(|_| {
            failure(&ConfigError::too_large("trace", format!("{requests} requests"), u64::from(requests) * 4))
        })?;
        Ok(Self { trace: Trace { requests: column, pages, ..Trace::default() } })
    }

    /// Adds packed requests.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}` for a page that is not on disk.
    pub fn push(&mut self, requests: &[u32]) -> Result<(), JsValue> {
        let pages = self.trace.pages;
        if let Some(&request) = requests.iter().find(|&&request| page_of(request) >= pages) {
            let legal = format!("a page below D = {pages}");
            return Err(failure(&ConfigError::new("trace", format!("page {}", page_of(request)), legal)));
        }
        self.trace.requests.extend_from_slice(requests);
        Ok(())
    }

    /// Adds the ids that pages had in the file, in rising order of pages.
    pub fn name(&mut self, pages: &[u32], ids: &[u64]) {
        self.trace.original_ids.extend(pages.iter().copied().zip(ids.iter().copied()));
    }

    /// The trace.
    #[must_use]
    pub fn finish(self) -> OwnTrace {
        OwnTrace { trace: Rc::new(self.trace) }
    }
}
