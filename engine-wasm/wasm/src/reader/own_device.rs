//! An own device: results of a measurement in, the numbers of a device out.

use bufferpool_core::device::fio::{self, AlphaFrom};
use wasm_bindgen::prelude::*;

use crate::{json, told};

/// A device from the texts of fio's result files, as JSON: see the engine's `device::fio::Measurement`. Its alpha
/// is that from throughput; the other one is beside it.
#[wasm_bindgen]
pub fn measured_device_json(texts: Vec<String>) -> Result<String, JsValue> {
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    told(fio::measured(&texts, AlphaFrom::Throughput).map(|measurement| json(&measurement)))
}
