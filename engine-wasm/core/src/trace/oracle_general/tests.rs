use std::convert::Infallible;

use proptest::prelude::*;

use super::*;
use crate::trace::{RENUMBER_FROM, inline, pack, page_of};

fn parse_in(bytes: &[u8], chunk: usize) -> Result<Trace, TraceError> {
    let mut parser = OracleGeneralParser::new();
    bytes.chunks(chunk).for_each(|chunk| parser.push(chunk));
    parser.finish(None)
}

fn written(trace: &Trace) -> Vec<u8> {
    let mut bytes = Vec::new();
    let Ok(()) = write(trace, |piece| -> Result<(), Infallible> {
        bytes.extend_from_slice(piece);
        Ok(())
    });
    bytes
}

fn record(time: u32, id: u64, size: u32, next: i64) -> Vec<u8> {
    let mut bytes = time.to_le_bytes().to_vec();
    bytes.extend(id.to_le_bytes());
    bytes.extend(size.to_le_bytes());
    bytes.extend(next.to_le_bytes());
    bytes
}

#[test]
fn records_are_reads_of_their_ids() {
    let bytes = [record(7, 3, 4096, 2), record(8, 5, 0, -1), record(8, 3, 512, i64::MAX)].concat();
    let trace = parse_in(&bytes, 5).unwrap();
    assert_eq!(trace.requests, [pack(3, false), pack(5, false), pack(3, false)]);
    assert_eq!((trace.pages, trace.original_ids.len()), (6, 0));
    assert!(is_likely(&bytes));
}

#[test]
fn a_cut_record_is_named_with_its_byte() {
    let bytes = [record(0, 1, 1, -1), record(0, 2, 1, -1)].concat();
    let error = parse_in(&bytes[..31], 31).unwrap_err();
    let whole = error.whole.unwrap();
    assert_eq!(whole.value, "record 2, cut off after 7 bytes (at byte 24),");
    assert_eq!(whole.legal, "whole records of 24 bytes");
    assert_eq!(parse_in(&[], 1).unwrap_err().whole.unwrap().value, "0 requests");
}

#[test]
fn what_is_written_names_the_next_access() {
    let trace = Trace::new(vec![pack(4, true), pack(0, false), pack(4, false)], 5).unwrap();
    let expected = [record(0, 4, 1, 2), record(1, 0, 1, -1), record(2, 4, 1, -1)].concat();
    assert_eq!(written(&trace), expected);
}

#[test]
fn other_bytes_are_not_likely_records() {
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x01\0\0\0\x01\0\x08\x06\0\0\0";
    for bytes in [&[][..], &[0; 23], &[0; 48], picture, &[record(0, 9, 1, 0), record(0, 9, 1, 0)].concat()] {
        assert!(!is_likely(bytes), "{bytes:?}");
    }
}

#[test]
fn creations_are_written_as_reads_and_emptying_the_pool_is_left_out() {
    let trace = inline::parse_all("R1 N2 F W2", None).unwrap();
    let bytes = [record(0, 1, 1, -1), record(1, 2, 1, 2), record(2, 2, 1, -1)].concat();
    assert_eq!(written(&trace), bytes);
}

proptest! {
    #[test]
    fn round_trip(
        ids in prop::collection::vec(prop_oneof![0u64..50, any::<u64>()], 1..200),
        chunk in 1usize..100,
    ) {
        let bytes: Vec<u8> = ids.iter().flat_map(|&id| record(1, id, 1, -1)).collect();
        let trace = parse_in(&bytes, chunk).unwrap();
        prop_assert_eq!(trace.original_ids.is_empty(), ids.iter().all(|&id| id < RENUMBER_FROM));
        let back: Vec<u64> = trace.requests.iter().map(|&request| trace.original_id(page_of(request))).collect();
        prop_assert_eq!(&back, &ids);
        let again = written(&trace);
        prop_assert!(is_likely(&again));
        prop_assert_eq!(parse_in(&again, 4096).unwrap(), trace);
    }

    #[test]
    fn any_bytes_are_answered_the_same_in_any_chunks(
        bytes in prop::collection::vec(any::<u8>(), 0..500),
        chunk in 1usize..60,
    ) {
        let trace = parse_in(&bytes, chunk);
        prop_assert_eq!(&trace, &parse_in(&bytes, bytes.len().max(1)));
        prop_assert_eq!(trace.is_ok(), !bytes.is_empty() && bytes.len() % RECORD_BYTES == 0);
    }
}
