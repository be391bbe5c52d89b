//! Files and standard input, plain or gzip; JSON and traces out of them.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use bufferpool_sim::trace::Trace;
use bufferpool_sim::trace::csv::CsvParser;
use flate2::read::MultiGzDecoder;
use serde_json::Value;

use crate::error::Failure;

/// Bytes read at once: a trace is never in memory as text.
const CHUNK_BYTES: usize = 1 << 18;
/// What a gzip file begins with, whatever it is called.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// How messages name a path.
fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// Opens a file, or standard input for `-`, and takes gzip off.
fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    let mut source: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin().lock()) } else { Box::new(File::open(path)?) };
    let mut start = Vec::new();
    source.by_ref().take(GZIP.len() as u64).read_to_end(&mut start)?;
    let compressed = start == GZIP;
    let whole = io::Cursor::new(start).chain(source);
    Ok(if compressed { Box::new(MultiGzDecoder::new(whole)) } else { Box::new(whole) })
}

/// Reads a CSV trace; `pages` is D if it is given.
pub(crate) fn trace(path: &Path, pages: Option<u32>) -> Result<Trace, Failure> {
    let failed = |error: io::Error| Failure::reading(name(path), &error);
    let mut source = open(path).map_err(failed)?;
    let mut parser = CsvParser::new();
    let mut chunk = vec![0; CHUNK_BYTES];
    loop {
        match source.read(&mut chunk) {
            Ok(0) => break,
            Ok(length) => parser.push(&chunk[..length]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(failed(error)),
        }
    }
    parser.finish(pages).map_err(|error| Failure::lines(&name(path), &error))
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = open(path).and_then(|mut source| source.read_to_end(&mut bytes));
    read.map_err(|error| Failure::reading(name(path), &error))?;
    Ok(bytes)
}

/// Reads a file as text; what is no text in it becomes signs that no parser takes.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    Ok(String::from_utf8_lossy(&bytes(path)?).into_owned())
}

/// Reads a JSON file.
pub(crate) fn json(path: &Path) -> Result<Value, Failure> {
    let text = bytes(path)?;
    serde_json::from_slice(&text).map_err(|error| Failure::Input(format!("{}: no JSON: {error}", name(path))))
}
