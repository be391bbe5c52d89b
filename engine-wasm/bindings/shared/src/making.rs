//! What a scene generates, in slices: a macro, for `wasm-bindgen` exports no generic type.

use std::rc::Rc;

use bufferpool_core::trace::Trace;
use bufferpool_core::workload::Making;
use wasm_bindgen::prelude::*;

use crate::{OwnTrace, failure};

/// `$making` is something in the making that the page gets as a `$handle`: see the engine's `workload::making`.
#[macro_export]
macro_rules! making_binding {
    ($making:ident, $made:ty, $handle:ty) => {
        /// What a scene generates, in the making: see the engine's `workload::making`.
        #[wasm_bindgen]
        pub struct $making {
            making: Making<$made>,
        }

        impl From<Making<$made>> for $making {
            fn from(making: Making<$made>) -> Self {
                Self { making }
            }
        }

        #[wasm_bindgen]
        impl $making {
            /// Goes on for about as long as drawing `units` requests takes. A handle to what is made, once it is.
            ///
            /// # Errors
            /// JSON `{field, value, legal, message}`.
            pub fn advance(&mut self, units: f64) -> Result<Option<$handle>, JsValue> {
                let made = self.making.advance(units as u64).transpose().map_err(|error| failure(&error))?;
                Ok(made.map(<$handle>::from))
            }

            /// The part that is done, from 0 to 1.
            #[wasm_bindgen(getter)]
            #[must_use]
            pub fn share(&self) -> f64 {
                self.making.share()
            }
        }
    };
}

impl From<Trace> for OwnTrace {
    fn from(trace: Trace) -> Self {
        Self { trace: Rc::new(trace) }
    }
}

making_binding!(TraceMaking, Trace, OwnTrace);
