//! What the browser's bindings of all labs share: refusals as the page gets them, and own traces.

#[cfg(feature = "bench")]
pub mod bench;
mod own_trace;

use bufferpool_sim::error::{self, ConfigError};
use serde_json::Value;
use wasm_bindgen::prelude::*;

pub use own_trace::{OwnTrace, OwnTraceBuilder};

/// Largest number of pages in the page: with its tables a larger disk does not fit in a browser's 4 GiB of WebAssembly
/// memory.
pub const MAXIMUM_PAGES: u32 = 1 << 26;

/// Of the 4 GiB of a WebAssembly memory, what a run may take.
pub const AVAILABLE_BYTES: u64 = 3_500_000_000;

/// A rejected input as the page gets it: JSON `{field, value, legal, message}`.
#[must_use]
pub fn failure(error: &ConfigError) -> JsValue {
    JsValue::from_str(&error.json())
}

/// Reads a text as JSON.
///
/// # Errors
/// JSON `{field, value, legal, message}`.
pub fn parsed(field: &str, text: &str) -> Result<Value, JsValue> {
    error::parsed(field, text).map_err(|error| failure(&error))
}
