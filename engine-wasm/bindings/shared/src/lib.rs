//! What the browser's bindings of all labs share: refusals as the page gets them, own traces, and what each lab's session
//! is asked.

mod lab;
mod making;
mod own_trace;

use std::sync::atomic::{AtomicU64, Ordering};

use bufferpool_core::error::{self, ConfigError};
use bufferpool_core::session::{Condition, Run, Session};
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{WorkloadConfig, WorkloadPages};
use serde::Serialize;
use serde_json::Value;
use wasm_bindgen::prelude::*;

pub use making::TraceMaking;
pub use own_trace::{OwnTrace, OwnTraceBuilder};

/// Largest number of pages in the page: with its tables a larger disk does not fit in a browser's 4 GiB of WebAssembly
/// memory.
pub const MAXIMUM_PAGES: u32 = 1 << 26;

/// Of the 4 GiB of a WebAssembly memory, what a run may take.
const MOST_BYTES: u64 = 3_500_000_000;

/// What is always tried: a history of a small run may take about half of it.
const LEAST_BYTES: u64 = 512 << 20;

static AVAILABLE_BYTES: AtomicU64 = AtomicU64::new(MOST_BYTES);

/// What a run may take here: a scene that takes more is refused before it is tried.
#[must_use]
pub fn available_bytes() -> u64 {
    AVAILABLE_BYTES.load(Ordering::Relaxed)
}

/// Says how many bytes of memory the device has: a run may take half of them. Browsers end a page that takes much more,
/// and with it the run at hand.
#[wasm_bindgen]
pub fn set_device_bytes(bytes: f64) {
    AVAILABLE_BYTES.store((bytes as u64 / 2).clamp(LEAST_BYTES, MOST_BYTES), Ordering::Relaxed);
}

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

/// A value as JSON. What the engine tells has texts for keys, so it always has a form.
#[must_use]
pub fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Runs a session on until a condition holds, see [`lab_binding`].
///
/// # Errors
/// JSON `{field, value, legal, message}`.
pub fn run_to_json<R: Run>(
    session: &mut Session<R>,
    condition: &str,
    lane: Option<u32>,
    limit: f64,
) -> Result<String, JsValue> {
    let found = error::parsed("condition", condition)
        .and_then(|condition| Condition::from_json::<R>(&condition))
        .and_then(|condition| session.run_to(&condition, lane.map(|lane| lane as usize), limit as u64));
    found.map(|found| json(&found)).map_err(|error| failure(&error))
}

/// The pages of a workload as JSON, see [`trace_binding`].
///
/// # Errors
/// JSON `{field, value, legal, message}`.
pub fn workload_pages_json(
    workload: &str,
    pages_needed: impl Fn(&WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError>,
) -> Result<String, JsValue> {
    let workload = error::parsed("workload", workload);
    let pages = workload
        .and_then(|workload| WorkloadConfig::from_json(&workload))
        .and_then(|config| pages_needed(&config));
    pages.map(|pages| json(&pages)).map_err(|error| failure(&error))
}

/// What the requests `from .. to` serve, see [`trace_binding`].
#[must_use]
pub fn labels_between_json(trace: &Trace, from: u64, to: u64) -> String {
    let to = to.min(if trace.labels.is_some() { trace.requests.len() as u64 } else { 0 });
    json(&(from..to).map(|t| trace.label(t)).collect::<Vec<_>>())
}
