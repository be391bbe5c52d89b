//! How a file that is not unpacked is told to the page.

use bufferpool_core::error::Failure;
use bufferpool_unpack::Refused;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::json;

/// The field by which the page knows that another module takes off what a file is packed in.
const PACKING: &str = "packing";

#[derive(Serialize)]
struct NotUnpacked<'a> {
    #[serde(flatten)]
    failure: Failure<'a>,
    /// Files of the archive that can be asked for.
    members: &'a [String],
}

pub(crate) fn not_unpacked(refused: &Refused) -> JsValue {
    let message = refused.to_string();
    let (field, value) = match refused {
        Refused::Elsewhere(packing) => (PACKING, *packing),
        _ => ("trace", ""),
    };
    let members = if let Refused::Files(files) = refused { files.names.as_slice() } else { &[] };
    JsValue::from_str(&json(&NotUnpacked { failure: Failure { field, legal: "", message, value }, members }))
}
