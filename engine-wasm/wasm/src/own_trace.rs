//! Own traces: a file's bytes in, in any chunks; a trace out, or the lines that are wrong.

use std::rc::Rc;

use bufferpool_sim::trace::Trace;
use bufferpool_sim::trace::csv::CsvParser;
use wasm_bindgen::prelude::*;

/// A parsed trace, kept so that a change of the config does not need the file again.
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

    /// Whether page ids were renumbered.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn renumbered(&self) -> bool {
        !self.trace.original_ids.is_empty()
    }

    /// A hash of the requests by which links name the trace: 16 hexadecimal digits. 64-bit FNV-1a, a packed request
    /// at a time instead of a byte: ten million of them must not hold the page up.
    #[must_use]
    pub fn hash(&self) -> String {
        let hash = self.trace.requests.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &request| {
            (hash ^ u64::from(request)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// A second handle to the same trace: opening a lab takes one.
    #[must_use]
    pub fn share(&self) -> Self {
        self.clone()
    }
}

/// Reads a CSV trace chunk by chunk.
#[wasm_bindgen]
#[derive(Default)]
pub struct OwnTraceReader {
    parser: CsvParser,
}

#[wasm_bindgen]
impl OwnTraceReader {
    /// A reader at the start of a file.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes.
    pub fn push(&mut self, chunk: &[u8]) {
        self.parser.push(chunk);
    }

    /// The trace.
    ///
    /// # Errors
    /// JSON `{lines: [{line, text, why}], total, whole}`: the first ten bad lines, how many there are, and what is
    /// wrong with the file as a whole, if that is it.
    pub fn finish(self) -> Result<OwnTrace, JsValue> {
        match self.parser.finish(None) {
            Ok(trace) => Ok(OwnTrace { trace: Rc::new(trace) }),
            Err(error) => Err(JsValue::from_str(&serde_json::to_string(&error).unwrap_or_default())),
        }
    }
}
