//! Reads files in the browser: of own traces, a trace's columns come out; of own devices, their numbers. What packs traces
//! and is met seldom is taken off by a module of its own, `archives`.

use bufferpool_core::device::fio::{self, AlphaFrom};
use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::encoding;
use bufferpool_core::trace::format::FORMATS;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::recorded::Recorded;
use bufferpool_core::trace::recorded::snapshot::start_of;
use bufferpool_core::trace::{Trace, preview};
use bufferpool_unpack::{Piece, Unpacker};
use wasm_bindgen::prelude::*;

use crate::unpacked::not_unpacked;
use crate::{json, told};

/// Reads a trace file chunk by chunk, plain or packed by gzip or zstd.
#[wasm_bindgen]
pub struct OwnTraceReader {
    unpacker: Unpacker,
    parser: TraceReader,
}

#[wasm_bindgen]
impl OwnTraceReader {
    /// A reader at the start of a file; its name may tell what it is. `all_operations` as in the flash + magnetic lab;
    /// `options_json`: an object of texts, by the ids of the options of reading.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str, all_operations: bool, options_json: &str) -> Result<Self, JsValue> {
        let operations = if all_operations { Operations::All } else { Operations::default() };
        let reading = told(Reading::from_json(operations, options_json))?;
        let unpacker = Unpacker::of(reading.text("member"));
        Ok(Self { unpacker, parser: told(TraceReader::of(name, &reading))? })
    }

    /// Says the name that an archive has for what follows, before any bytes.
    pub fn named(&mut self, name: &str) {
        self.parser.rename(name);
    }

    /// Requests read so far.
    #[wasm_bindgen(getter)]
    pub fn requests(&self) -> f64 {
        self.parser.requests() as f64
    }

    /// Takes the next bytes of the file. A packing that the module is without is thrown with the field `packing`. Fails as
    /// [`OwnTraceReader::finish`] does, as soon as nothing that follows could make the file a trace; nothing more may be
    /// pushed then.
    pub fn push(&mut self, chunk: &[u8]) -> Result<(), JsValue> {
        let pushed = self.unpacker.push(chunk, &mut |piece| take(&mut self.parser, piece));
        pushed.map_err(|refused| not_unpacked(&refused))?;
        if !self.parser.is_refused() {
            return Ok(());
        }
        // Nobody waits for the rest of a file that cannot be used.
        let refused =
            std::mem::replace(&mut self.parser, told(TraceReader::of("", &Reading::default()))?).finish(None);
        refused.map(|_| ()).map_err(|error| thrown(&error))
    }

    /// Bytes read so far, as they are without compression.
    #[wasm_bindgen(getter)]
    pub fn plain_bytes(&self) -> f64 {
        self.unpacker.plain_bytes() as f64
    }

    /// The trace, or JSON `{lines: [{line, text, why}], total, whole}`: the first ten bad lines, how many there are, and what is
    /// wrong with the file as a whole.
    pub fn finish(mut self) -> Result<TraceColumns, JsValue> {
        let finished = self.unpacker.finish(&mut |piece| take(&mut self.parser, piece));
        finished.map_err(|refused| not_unpacked(&refused))?;
        self.parser.finish(None).map(TraceColumns::of).map_err(|error| thrown(&error))
    }
}

/// A trace that was read, as columns to be sent to the page. Each can be taken once.
#[wasm_bindgen]
pub struct TraceColumns {
    trace: Trace,
    hash: String,
    recorded: Vec<u8>,
    summary: String,
}

#[wasm_bindgen]
impl TraceColumns {
    fn of(trace: Trace) -> Self {
        let recorded = trace.recorded.as_ref().map_or_else(Vec::new, |recorded| recorded.to_bytes());
        let mut summary = trace.summary();
        let unused = std::mem::take(&mut summary.unused);
        summary.notes.extend((!unused.is_empty()).then_some(unused));
        let (hash, summary) = (trace.hash(), json(&summary));
        Self { trace, hash, recorded, summary }
    }

    /// Further data of a recording, for the engine with every policy; empty for any other trace.
    pub fn take_recorded(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.recorded)
    }

    /// A hash of the requests, and of what a recording says besides, by which links name the trace: 16 hexadecimal digits.
    #[wasm_bindgen(getter)]
    pub fn hash(&self) -> String {
        self.hash.clone()
    }

    /// Smallest D that holds all its pages.
    #[wasm_bindgen(getter)]
    pub fn pages(&self) -> u32 {
        self.trace.pages
    }

    /// How many of these, the last ones, do not exist before the first request.
    #[wasm_bindgen(getter)]
    pub fn created_pages(&self) -> u32 {
        self.trace.created_pages
    }

    /// Notes on the file: its unused parts.
    pub fn notes(&self) -> Vec<String> {
        self.trace.notes.clone()
    }

    /// What the file was read as, JSON of the engine's `Summary`.
    pub fn summary(&self) -> String {
        self.summary.clone()
    }

    /// Names of its volumes, if it has several.
    pub fn volumes(&self) -> Vec<String> {
        let volumes = self.trace.recorded.iter().flat_map(|recorded| &recorded.ids.volumes);
        volumes.map(|volume| volume.name.clone()).collect()
    }

    /// Packed requests.
    pub fn take_requests(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.trace.requests)
    }

    /// Pages that were renumbered, rising; empty when ids are used as they are.
    pub fn renumbered_pages(&self) -> Vec<u32> {
        self.trace.original_ids.iter().map(|&(page, _)| page).collect()
    }

    /// The ids that these pages had in the file.
    pub fn original_ids(&self) -> Vec<u64> {
        self.trace.original_ids.iter().map(|&(_, id)| id).collect()
    }
}

fn thrown(error: &TraceError) -> JsValue {
    JsValue::from_str(&json(error))
}

/// What the unpacker hands over, to what reads it.
fn take(parser: &mut TraceReader, piece: Piece<'_>) {
    match piece {
        Piece::Name(name) => parser.rename(name),
        Piece::Bytes(bytes) => parser.push(bytes),
    }
}

/// Every format of trace files, JSON of the engine's `Format`s.
#[wasm_bindgen]
pub fn trace_formats_json() -> String {
    json(FORMATS)
}

/// Bytes of a file that its first rows are made of.
const HEAD_BYTES: usize = 1 << 16;

/// The beginning of a file, plain or packed by gzip or zstd: its first rows as columns.
#[wasm_bindgen]
pub struct FileHead {
    unpacker: Unpacker,
    reading: Reading,
    start: Vec<u8>,
}

#[wasm_bindgen]
impl FileHead {
    /// At the start of a file; options as for [`OwnTraceReader::new`].
    #[wasm_bindgen(constructor)]
    pub fn new(options_json: &str) -> Result<Self, JsValue> {
        let reading = told(Reading::from_json(Operations::default(), options_json))?;
        Ok(Self { unpacker: Unpacker::of(reading.text("member")), reading, start: Vec::new() })
    }

    /// Says the name that an archive has for what follows, which counts for nothing here.
    pub fn named(&mut self, _name: &str) {}

    /// Takes the next bytes. Throws as [`OwnTraceReader::push`] does where they cannot be unpacked.
    pub fn push(&mut self, chunk: &[u8]) -> Result<(), JsValue> {
        let start = &mut self.start;
        let pushed = self.unpacker.push(chunk, &mut |piece| begin(start, piece));
        pushed.map_err(|refused| not_unpacked(&refused))
    }

    /// Whether no more bytes are needed.
    #[wasm_bindgen(getter, js_name = isFull)]
    pub fn is_full(&self) -> bool {
        self.start.len() >= HEAD_BYTES
    }

    /// Bytes taken, as they are without compression.
    #[wasm_bindgen(getter)]
    pub fn plain_bytes(&self) -> f64 {
        self.unpacker.plain_bytes() as f64
    }

    /// JSON of the engine's `ColumnsPreview`.
    pub fn finish(mut self) -> Result<String, JsValue> {
        if !self.is_full() {
            let start = &mut self.start;
            let finished = self.unpacker.finish(&mut |piece| begin(start, piece));
            finished.map_err(|refused| not_unpacked(&refused))?;
        }
        Ok(json(&preview::columns_preview(&self.start, &self.reading)))
    }
}

fn begin(start: &mut Vec<u8>, piece: Piece<'_>) {
    if let Piece::Bytes(bytes) = piece {
        start.extend_from_slice(&bytes[..bytes.len().min(HEAD_BYTES - start.len())]);
    }
}

/// A file's text, as its byte order mark says; without one it is UTF-8.
#[wasm_bindgen]
pub fn text_of(bytes: &[u8]) -> String {
    encoding::text_of(bytes)
}

/// A device from fio's result files, JSON of the engine's `device::fio::Measurement`; its alpha is that from throughput.
#[wasm_bindgen]
pub fn measured_device_json(texts: Vec<String>) -> Result<String, JsValue> {
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    told(fio::measured(&texts, AlphaFrom::Throughput).map(|measurement| json(&measurement)))
}

/// The start state of a snapshot over a recording, JSON of the engine's `SnapshotStart`. `recorded`: what a lab's module says
/// of the trace besides its requests; `limits`: the last frame and the largest usage count that its lanes can begin with.
#[wasm_bindgen]
pub fn snapshot_json(text: &str, recorded: &[u8], limits: &[f64]) -> Result<String, JsValue> {
    let &[last_frame, most_usage] = limits else { return Ok(json(&())) };
    let limits = (last_frame as u64, most_usage as u64);
    let read = |recorded: &Recorded| start_of(text, Some(recorded), limits);
    told(Recorded::of_bytes(recorded).and_then(|recorded| read(&recorded)).map(|start| json(&start)))
}
