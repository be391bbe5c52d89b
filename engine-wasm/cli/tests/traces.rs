//! Trace files as others have them: what they are read as, what is told of them, and what is refused.
//!
//! The cases and what they are read as were written down from the formats' descriptions, by hand and apart from this program.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;
use support::with_input;

/// Rows by the names of their columns; pins and remarks are left out.
fn rows(text: &str) -> Vec<BTreeMap<&str, &str>> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(','));
    let head: Vec<&str> = lines.next().unwrap().collect();
    let rows = lines.map(|line| head.iter().copied().zip(line).collect());
    rows.filter(|row: &BTreeMap<&str, &str>| matches!(row["op"], "R" | "W")).collect()
}

#[test]
fn files_are_read_as_what_they_are_or_refused_with_the_reason() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/traces");
    let cases: Vec<Value> =
        serde_json::from_slice(&std::fs::read(folder.join("cases.json")).unwrap()).unwrap();
    for case in &cases {
        let file = folder.join(case["file"].as_str().unwrap());
        let output = with_input(["trace", "--trace", file.to_str().unwrap()], b"");
        let told = String::from_utf8(output.stderr).unwrap();
        let name = case["name"].as_str().unwrap();
        if let Some(words) = case["refused"].as_array() {
            assert_eq!(output.status.code(), Some(2), "{name}: {told}");
            for word in words.iter().filter_map(Value::as_str) {
                assert!(told.to_lowercase().contains(word), "{name}: {word} is not in: {told}");
            }
            continue;
        }
        assert_eq!(output.status.code(), Some(0), "{name}: {told}");
        assert_eq!(told.lines().count() as u64, case["notes"].as_u64().unwrap(), "{name}: {told}");
        let Some(expected) = case["csv"].as_str() else { continue };
        let expected = std::fs::read_to_string(folder.join(expected)).unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let (found, expected) = (rows(&text), rows(&expected));
        assert_eq!(found.len(), expected.len(), "{name}");
        for (t, (found, expected)) in found.iter().zip(&expected).enumerate() {
            for (column, value) in expected {
                assert_eq!(found.get(column), Some(value), "{name}, request {t}, {column}");
            }
        }
    }
}

#[test]
fn what_is_not_used_is_told_by_every_command_and_changes_no_output() {
    let sized = b"op,page,size\nR,0,131072\nW,1,4096\n";
    for command in ["run", "compare"] {
        let output = with_input([command, "--trace", "-", "--frames", "1"], sized);
        let plain = with_input([command, "--trace", "-", "--frames", "1"], b"op,page\nR,0\nW,1\n");
        assert_eq!((output.status.code(), &output.stdout), (Some(0), &plain.stdout));
        let told = String::from_utf8(output.stderr).unwrap();
        let note = "columns that are not used: size; each request counts as one page";
        assert_eq!(told, format!("bpsim: standard input: {note}\n"));
        assert!(plain.stderr.is_empty());
    }
}
