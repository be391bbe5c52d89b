use std::convert::Infallible;

use bufferpool_core::trace::Trace;
use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::oracle_general::*;
use bufferpool_core::trace::{RENUMBER_FROM, inline, pack, page_of};
use proptest::prelude::*;

/// First records that are looked at, and those after which they are looked at early.
const LOOKED_AT: usize = 10_000;
const AT_ONCE: usize = 100;

fn parse_in(bytes: &[u8], chunk: usize) -> Result<Trace, TraceError> {
    let mut parser = reader();
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
    assert_eq!(
        trace.notes,
        ["sizes from 512 to 4096 bytes; each request counts as one page; to cut: --unit 512 --page 4k"]
    );
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

/// Why the bytes are no records; empty if they are.
fn why(bytes: &[u8]) -> String {
    match parse_in(bytes, bytes.len()) {
        Ok(_) => String::new(),
        Err(error) => error.whole.unwrap().value,
    }
}

#[test]
fn records_that_contradict_one_another_are_a_file_of_another_kind_and_the_record_is_named() {
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x01\0\0\0\x01\0\x08\x06\0\0\0";
    // Bare numbers of 32 bits, each block again and again.
    let numbers = |pattern: &[u32], count| -> Vec<u8> {
        pattern.iter().cycle().take(count).flat_map(|number| number.to_le_bytes()).collect()
    };
    let cases: [(&[u8], &str); 8] = [
        (&[0; 48], "record 1: 0 is no number of a later request"),
        (picture, "record 1: 281474976776192 is no number of a later request"),
        (&[record(0, 9, 1, 0), record(0, 9, 1, -1)].concat(), "record 1: 0 is no number of a later request"),
        (
            &[record(0, 9, 1, -1), record(0, 9, 1, -1), record(0, 8, 1, 7)].concat(),
            "record 2: object 9 again, but record 1 says -1 of its next one",
        ),
        (
            &[record(0, 9, 1, 1), record(0, 8, 1, -1)].concat(),
            "record 1: request 1, its next one, is of object 8",
        ),
        (
            &[record(7, 9, 1, 9), record(6, 8, 1, -1)].concat(),
            "record 2: its time falls, and no object comes twice",
        ),
        (
            &numbers(&[7, 0, 1, 2, 0, 3, 0, 4, 2, 3, 0, 3], 72),
            "record 3: object 4294967296 again, but record 1",
        ),
        (&numbers(&[5, 9, 12, 9], 64), "record "),
    ];
    for (bytes, expected) in cases {
        let why = why(bytes);
        let found = why.strip_prefix("a file of another kind (").unwrap_or_default();
        assert!(found.starts_with(expected), "{why}, {expected}");
    }
}

#[test]
fn records_that_agree_are_read_whichever_number_the_first_request_has_and_cut_from_a_longer_file() {
    for base in [0, 1] {
        // Every third object again and again, beyond what is looked at and beyond the end.
        let bytes: Vec<u8> = (0..LOOKED_AT as i64 + 500)
            .flat_map(|t| record(t as u32, t as u64 % 3, 1, t + 3 + base))
            .collect();
        assert_eq!(parse_in(&bytes, 4096).unwrap().requests.len(), LOOKED_AT + 500);
        assert_eq!(why(&bytes[..24 * 700]), "");
        // What comes behind is not looked at; what is looked at early is looked at again.
        for (at, refused) in [(50, true), (AT_ONCE + 7, true), (LOOKED_AT - 1, true), (LOOKED_AT + 9, false)]
        {
            let mut wrong = bytes.clone();
            wrong[24 * at + 16..][..8].copy_from_slice(&5_i64.to_le_bytes());
            assert_eq!(why(&wrong).contains(&format!("record {}: 5 is no", at + 1)), refused, "{at}");
        }
    }
    for none in [-1, -2, i64::MAX] {
        assert_eq!(why(&[record(9, 1, 1, none), record(3, 1, 1, none)].concat()), "", "none has a next one");
    }
    assert_eq!(why(&[record(3, 1, 1, 9), record(3, 2, 1, -1)].concat()), "");
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
        prop_assert_eq!(parse_in(&again, 4096).unwrap(), trace);
    }

    #[test]
    fn any_bytes_are_answered_the_same_in_any_chunks(
        bytes in prop::collection::vec(any::<u8>(), 0..500),
        chunk in 1usize..60,
    ) {
        let trace = parse_in(&bytes, chunk);
        prop_assert_eq!(&trace, &parse_in(&bytes, bytes.len().max(1)));
        let whole = !bytes.is_empty() && bytes.len() % RECORD_BYTES == 0;
        prop_assert!(trace.is_err() || whole);
    }
}
