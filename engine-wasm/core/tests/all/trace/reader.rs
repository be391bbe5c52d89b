use std::convert::Infallible;

use bufferpool_core::trace::Trace;
use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::reader::*;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::{Operations, csv, oracle_general, pack};
use proptest::prelude::*;

fn read(name: &str, bytes: &[u8], chunk: usize) -> Result<Trace, TraceError> {
    let mut reader = TraceReader::of(name, &Reading::default()).unwrap();
    bytes.chunks(chunk).for_each(|chunk| reader.push(chunk));
    // What it was read as differs between the two.
    reader.finish(None).map(|trace| Trace { source: None, ..trace })
}

fn reads(requests: u32) -> Trace {
    Trace::new((0..requests).map(|t| pack(t * 7 % 97, false)).collect(), 97).unwrap()
}

fn bytes_of(trace: &Trace, binary: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let sink = |piece: &[u8]| -> Result<(), Infallible> {
        bytes.extend_from_slice(piece);
        Ok(())
    };
    let Ok(()) = if binary { oracle_general::write(trace, sink) } else { csv::write(trace, sink) };
    bytes
}

#[test]
fn content_tells_what_the_name_does_not() {
    for requests in [100, 1000, 10_000] {
        let trace = reads(requests);
        for binary in [false, true] {
            let bytes = bytes_of(&trace, binary);
            for name in
                ["trace", "trace.csv.gz", "trace.oracleGeneral.zst", "a.bin", "b.ORACLEGENERAL.BIN", ""]
            {
                assert_eq!(read(name, &bytes, 1000).as_ref(), Ok(&trace), "{name}, {requests} requests");
            }
        }
    }
}

#[test]
fn a_reader_of_all_operations_reads_both_formats() {
    let trace = bufferpool_core::trace::inline::parse_all("R1 N2 F W2", None).unwrap();
    let read = |bytes: &[u8]| {
        let mut reader = TraceReader::of("", &Reading::of(Operations::All)).unwrap();
        reader.push(bytes);
        Trace { source: None, ..reader.finish(None).unwrap() }
    };
    assert_eq!(read(&bytes_of(&trace, false)), trace);
    let records = read(&bytes_of(&trace, true));
    assert_eq!((records.requests.len(), records.operations), (3, Operations::All));
}

#[test]
fn a_name_does_not_tell_what_bytes_are() {
    let error = read("a.oracleGeneral.gz", &[0xff; 48], 7).unwrap_err();
    assert!(error.whole.unwrap().value.starts_with("a file that no format fits"));
    assert_eq!(error.choice.map(|choice| choice.formats), Some(Vec::new()));
}

#[test]
fn other_files_are_refused() {
    let picture = [b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".as_slice(), &[0; 100]].concat();
    let error = read("cat.csv", &picture, 9).unwrap_err().whole.unwrap();
    assert!(error.value.starts_with("a file of another kind (record 1: "), "{error}");
    assert_eq!(error.legal, LEGAL_FILES);
    let mut reader = TraceReader::of("cat.csv", &Reading::default()).unwrap();
    let early: Vec<bool> = std::iter::repeat_with(|| {
        reader.push(&picture);
        reader.is_refused()
    })
    .take(60)
    .collect();
    // From the moment that the file's first bytes are known.
    assert!(early.is_sorted() && !early[0] && early[59], "{early:?}");
    assert_eq!(read("empty.bin", &[], 1).unwrap_err().whole.unwrap().value, "0 requests");
}

proptest! {
    #[test]
    fn any_bytes_are_answered_the_same_in_any_chunks(
        bytes in prop::collection::vec(prop_oneof![any::<u8>(), Just(0), Just(b'\n'), b'0'..=b'9'], 0..9000),
        chunk in 1usize..5000,
        name in prop_oneof![Just("x"), Just("x.bin")],
    ) {
        prop_assert_eq!(read(name, &bytes, chunk), read(name, &bytes, bytes.len().max(1)));
    }
}
