//! The browser's binding, thin: configs in, flat typed columns and small JSON texts out. No branch on the name of a policy,
//! workload or device, and no panic: every failure is thrown as JSON `{field, value, legal, message}`.
//!
//! A module for each of the crate's features, so that a page loads what it shows. A feature that is a lab chooses [`This`];
//! [`session`] is what every lab's page asks of its run, over lanes of the kinds in `shown`, the lab's own file the rest.

#[cfg(any(feature = "ace", feature = "full"))]
pub mod ace;
#[cfg(feature = "archives")]
pub mod archives;
#[cfg(feature = "sweep")]
pub mod curve;
#[cfg(feature = "full")]
pub mod flash;
#[cfg(feature = "game")]
pub mod game;
#[cfg(feature = "hybrid")]
pub mod hybrid;
#[cfg(feature = "pbm")]
pub mod pbm;
#[cfg(feature = "reader")]
pub mod reader;
#[cfg(not(any(feature = "archives", feature = "game", feature = "reader")))]
pub mod runs;
#[cfg(feature = "full")]
pub mod server;
#[cfg(feature = "session")]
pub mod session;
#[cfg(feature = "session")]
mod shown;
#[cfg(feature = "sweep")]
pub mod sweep;
#[cfg(feature = "traces")]
pub mod traces;
#[cfg(any(feature = "archives", feature = "reader"))]
mod unpacked;

#[cfg(any(feature = "ace", feature = "full"))]
use bufferpool_ace::experiments::Ace as This;
#[cfg(not(feature = "archives"))]
use bufferpool_core::error::Checked;
#[cfg(feature = "hybrid")]
use bufferpool_hybrid::lab::Hybrid as This;
#[cfg(feature = "pbm")]
use bufferpool_pbm::lab::Pbm as This;
use serde::Serialize;
#[cfg(not(feature = "archives"))]
use wasm_bindgen::JsValue;

/// A result as the page gets it: an error is thrown as JSON `{field, value, legal, message}`.
#[cfg(not(feature = "archives"))]
fn told<T>(result: Checked<T>) -> Result<T, JsValue> {
    result.map_err(|error| JsValue::from_str(&error.json()))
}

/// A value as JSON. What the engine tells has texts for keys, so it always has a form.
fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
