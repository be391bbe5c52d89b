//! Trace files of either kind: records of oracleGeneral, and files that must be recognised first.

use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::oracle_general::{RECORD_BYTES, reader, write};
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::{Trace, is_write, page_of};

use crate::names_a_field;

/// Names that say what a file holds, and one that does not.
const NAMES: [&str; 4] = ["trace", "trace.csv", "trace.oracleGeneral.zst", "trace.bin"];
/// Larger disks take longer to write than to read: each page has an entry.
const MOST_PAGES: u32 = 1 << 16;

/// Records, read in pieces as long as the first byte says. Read whole or in pieces they are the same reads of the same
/// ids, or the same mistake; what is written is read again.
pub fn oracle_general(data: &[u8]) {
    let Some((&piece, file)) = data.split_first() else { return };
    let whole = records(file, file.len().max(1));
    assert_eq!(whole, records(file, usize::from(piece) + 1), "in pieces of {}", usize::from(piece) + 1);
    let Ok(trace) = told(whole) else { return };
    assert_eq!(trace.requests.len() * RECORD_BYTES, file.len());
    for (&request, record) in trace.requests.iter().zip(file.chunks(RECORD_BYTES)) {
        let id = record[4..12].iter().rev().fold(0, |id: u64, &byte| id << 8 | u64::from(byte));
        assert!(!is_write(request) && page_of(request) < trace.pages);
        assert_eq!(trace.original_id(page_of(request)), id);
    }
    if trace.pages <= MOST_PAGES {
        let mut bytes = Vec::new();
        let Ok(()) = write(&trace, |piece| {
            bytes.extend_from_slice(piece);
            Ok::<_, std::convert::Infallible>(())
        });
        assert_eq!(records(&bytes, bytes.len()), Ok(trace));
    }
}

fn records(file: &[u8], piece: usize) -> Result<Trace, TraceError> {
    let mut parser = reader();
    file.chunks(piece).for_each(|piece| parser.push(piece));
    // What is not used, the sizes, is not written again.
    parser.finish(None).map(|trace| Trace { notes: Vec::new(), ..trace })
}

/// Any file: first byte its name, the next two how long the pieces are. Pieces change nothing, neither what the file is
/// taken for nor what is in it.
pub fn trace_file(data: &[u8]) {
    let [name, low, high, file @ ..] = data else { return };
    let name = NAMES[usize::from(*name) % NAMES.len()];
    let piece = usize::from(u16::from_le_bytes([*low, *high])) + 1;
    let read = |piece: usize| -> Result<Trace, TraceError> {
        let mut reader = TraceReader::of(name, &Reading::default())?;
        file.chunks(piece).for_each(|piece| reader.push(piece));
        reader.finish(None)
    };
    let whole = read(file.len().max(1));
    assert_eq!(whole, read(piece), "{name} in pieces of {piece}");
    let _ = told(whole);
}

/// The law of every refused file: it says what is wrong.
fn told(read: Result<Trace, TraceError>) -> Result<Trace, ()> {
    read.map_err(|error| {
        assert!(error.whole.is_some() || error.total > 0, "refused without a reason");
        if let Some(whole) = &error.whole {
            names_a_field(whole);
        }
    })
}
