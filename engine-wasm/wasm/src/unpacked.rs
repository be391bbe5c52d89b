//! How a file that is not unpacked is told to the page.

use bufferpool_core::error::Failure;
use bufferpool_unpack::Refused;
use wasm_bindgen::prelude::*;

use crate::json;

/// The field by which the page knows that another module takes off what a file is packed in.
const PACKING: &str = "packing";

pub(crate) fn not_unpacked(refused: &Refused) -> JsValue {
    let message = refused.to_string();
    let (field, value) = match refused {
        Refused::Elsewhere(packing) => (PACKING, *packing),
        _ => ("trace", ""),
    };
    JsValue::from_str(&json(&Failure { field, legal: "", message, value }))
}
