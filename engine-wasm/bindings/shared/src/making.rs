//! Traces that a scene generates, in slices.

use std::rc::Rc;

use bufferpool_core::trace::Trace;
use bufferpool_core::workload::Making;
use wasm_bindgen::prelude::*;

use crate::{OwnTrace, failure};

/// A trace in the making, see the engine's `workload::making`.
#[wasm_bindgen]
pub struct TraceMaking {
    making: Making<Trace>,
}

impl From<Making<Trace>> for TraceMaking {
    fn from(making: Making<Trace>) -> Self {
        Self { making }
    }
}

#[wasm_bindgen]
impl TraceMaking {
    /// Goes on for about as long as drawing `units` requests takes. The trace, once it is made.
    ///
    /// # Errors
    /// JSON `{field, value, legal, message}`.
    pub fn advance(&mut self, units: f64) -> Result<Option<OwnTrace>, JsValue> {
        let made = self.making.advance(units as u64).transpose().map_err(|error| failure(&error))?;
        Ok(made.map(|trace| OwnTrace { trace: Rc::new(trace) }))
    }

    /// The part that is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn share(&self) -> f64 {
        self.making.share()
    }
}
