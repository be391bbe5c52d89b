//! `bpsim import`: a few events of a real server (PostgreSQL 15, pgbench), and what is no such file.

use std::fs;
use std::path::{Path, PathBuf};

use bufferpool_unpack::{Piece, Unpacker};
use proptest::prelude::*;

use crate::support::{bpsim, file, gzip, text, with_input};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/postgres").join(name)
}

fn path(name: &str) -> String {
    golden(name).to_str().unwrap().to_owned()
}

/// What a call that must fail says.
fn refused(arguments: &[&str], input: &[u8], code: i32) -> String {
    let output = with_input(arguments, input);
    assert_eq!(output.status.code(), Some(code));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn recorded_events_become_a_trace_from_a_file_compressed_and_from_standard_input() {
    let expected = fs::read_to_string(golden("trace.csv")).unwrap();
    let (events, names) = (path("events"), path("events.names"));
    let plain = fs::read(&events).unwrap();
    let packed = file("events.gz", &gzip(&plain));
    for (from, input) in [(events.as_str(), &[][..]), (packed.to_str().unwrap(), &[]), ("-", &plain)] {
        assert_eq!(text(&with_input(["import", from, "--names", &names], input)), expected, "{from}");
    }
}

#[test]
fn a_file_is_packed_as_its_name_says() {
    let expected = fs::read(golden("trace.csv")).unwrap();
    for name in ["imported.csv", "imported.csv.gz", "imported.csv.zst"] {
        let out = file(name, b"");
        let out = out.to_str().unwrap();
        text(&with_input(
            ["import", &path("events"), "--names", &path("events.names"), "--output", out],
            b"",
        ));
        let (packed, mut found) = (fs::read(out).unwrap(), Vec::new());
        let mut sink = |piece: Piece<'_>| match piece {
            Piece::Name(name) => panic!("{name} in an archive"),
            Piece::Bytes(bytes) => found.extend_from_slice(bytes),
        };
        let mut unpacker = Unpacker::default();
        unpacker.push(&packed, &mut sink).unwrap();
        unpacker.finish(&mut sink).unwrap();
        assert_eq!(found, expected, "{name}");
    }
    let told = refused(&["import", &path("events"), "--output", "trace.bin"], b"", 2);
    assert!(told.contains(".csv"), "{told}");
}

#[test]
fn relations_without_names_are_told_apart_by_database_and_file_node() {
    let found = text(&bpsim(&format!("import {}", path("events"))));
    assert_eq!(found.lines().count(), fs::read_to_string(golden("trace.csv")).unwrap().lines().count());
    assert!(found.lines().any(|line| line == "R,0/1260,0,0,1,,miss"), "{found}");
    assert!(found.contains("W,16384/16397,0,"));
}

#[test]
fn bad_events_are_answered_with_line_text_and_what_is_legal() {
    let head = "# bufferpool-lab postgres events 1\n";
    let told = refused(&["import", "-"], format!("{head}5 Q 7 1663/2/3 0 9\n").as_bytes(), 2);
    assert!(told.contains("line 2, \"5 Q 7 1663/2/3 0 9\": the event is \"Q\"; legal are R, D, P, U and H"));
    let told = refused(&["import", "-"], b"op,page\nR,1\n", 2);
    assert!(told.contains("record.sh"), "{told}");
    let names = file("bad.names", b"relation,5\n");
    let told = refused(&["import", &path("events"), "--names", names.to_str().unwrap()], b"", 2);
    assert!(told.contains("bad.names") && told.contains("line 1, \"relation,5\""), "{told}");
    assert!(refused(&["import", "no-such-events"], b"", 1).contains("no-such-events"));
}

/// Events of these relations, each asked for once.
fn events_of(relations: usize) -> Vec<u8> {
    let head = "# bufferpool-lab postgres events 1\n".to_owned();
    (0..relations)
        .fold(head, |text, node| text + &format!("{node} R 7 1663/5/{} 0 0 1\n", 16_384 + node))
        .into()
}

/// Which pages a run asks for, by name.
fn asked_for(trace: &[u8]) -> Vec<String> {
    let json = text(&with_input(["run", "--trace", "-", "--frames", "1", "--json", "--events"], trace));
    let found: serde_json::Value = serde_json::from_str(&json).unwrap();
    let events = found["events"].as_array().unwrap();
    events.iter().map(|event| event["page"].to_string()).collect()
}

#[test]
fn names_with_line_breaks_commas_quotes_and_signs_come_through() {
    let found = with_input(["import", "-", "--names", &path("awkward.names")], &events_of(4));
    let trace = text(&found);
    assert!(trace.contains("R,\"new\nline, \"\"q\"\" é"), "{trace}");
    assert_eq!(asked_for(trace.as_bytes()).len(), 4);
    let again = with_input(["trace", "--trace", "-"], trace.as_bytes());
    let again = text(&with_input(["trace", "--trace", "-"], text(&again).as_bytes()));
    assert!(again.contains("R,2,\"new\nline, \"\"q\"\" é"), "{again}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn whatever_tables_are_called_what_import_writes_is_read(
        names in prop::collection::vec("[ab,\"\r\n# \t=é\u{1}]{0,6}", 1..6), long in prop_oneof![Just(1), Just(400), Just(6_000)],
    ) {
        let relations = names.len();
        let quoted = |name: &str| format!("\"{}\"", name.repeat(long).replace('"', "\"\""));
        // Records of names are bounded as those of traces are.
        let short = names.iter().filter(|name| quoted(name).len() < 4_000);
        let lines: String = (16_384..)
            .zip(short)
            .map(|(node, name)| format!("relation,5,{node},\"a\",{},heap\r\n", quoted(name)))
            .collect();
        let names = file(&format!("drawn-{relations}-{long}.names"), lines.as_bytes());
        let found = with_input(["import", "-", "--names", names.to_str().unwrap()], &events_of(relations));
        let trace = text(&found);
        let pages = asked_for(trace.as_bytes());
        // No two of them have become one.
        let distinct: std::collections::BTreeSet<&String> = pages.iter().collect();
        prop_assert_eq!((pages.len(), distinct.len()), (relations, relations), "{}", trace);
    }
}

#[test]
fn a_bad_field_is_not_told_whole() {
    let long = "x".repeat(1_000_000);
    for line in [
        format!("5 {long} 7 1663/2/3 0 9"),
        format!("5 U {long} 1663/2/3 0 9"),
        format!("5 U 7 {long} 0 9"),
        format!("{long} U 7 1663/2/3 0 9"),
        long.clone(),
    ] {
        let told =
            refused(&["import", "-"], format!("# bufferpool-lab postgres events 1\n{line}\n").as_bytes(), 2);
        assert!(told.len() < 400, "{} bytes", told.len());
    }
}

#[test]
fn what_began_before_the_recording_is_counted_on_standard_error() {
    let events = "# bufferpool-lab postgres events 1\n5 U 7 1663/2/3 0 9\n6 R 7 1663/2/3 0 9 1\n";
    let output = with_input(["import", "-"], events.as_bytes());
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "op,relation,fork,block,client,kind,found\nR,2/3,0,9,1,,miss\n"
    );
    assert!(String::from_utf8(output.stderr).unwrap().contains("left out: 1 pins on pages"));
}
