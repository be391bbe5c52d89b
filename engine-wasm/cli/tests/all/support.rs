//! Runs the built program.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// `bpsim` with arguments set apart by spaces.
pub(crate) fn bpsim(arguments: &str) -> Output {
    with_input(arguments.split_whitespace(), b"")
}

/// `bpsim` with arguments and standard input.
pub(crate) fn with_input<I: IntoIterator<Item: AsRef<OsStr>>>(arguments: I, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bpsim"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // A program that refuses its arguments does not read.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    })
}

/// Standard output of a run that must succeed.
pub(crate) fn text(output: &Output) -> String {
    assert_eq!((output.status.code(), said(output).as_str()), (Some(0), ""));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The same of a run over a trace file, less what the file was read as.
pub(crate) fn counted(output: &Output) -> String {
    let text = text(output);
    let (read, rest) = text.split_once(",\n").unwrap();
    assert!(read.starts_with("{\"trace\":{\"format\":"), "{read}");
    format!("{{{rest}")
}

/// What was said on standard error, less how trace files were read, which is always said.
pub(crate) fn said(output: &Output) -> String {
    let told = String::from_utf8_lossy(&output.stderr);
    let reading = |line: &&str| line.contains(" records, ") && line.ends_with(" ignored\n");
    told.split_inclusive('\n').filter(|line| !reading(line)).collect()
}

/// The one JSON value that a run printed.
pub(crate) fn json(arguments: &str) -> Value {
    serde_json::from_str(&text(&bpsim(arguments))).unwrap()
}

/// What was found, less the counters that a golden file does not hold: there may be more by now.
pub(crate) fn held(mut found: Value, expected: &Value) -> Value {
    fn hold(found: &mut Value, expected: &Value) {
        match (found, expected) {
            (Value::Object(found), Value::Object(expected)) => {
                found.retain(|key, _| expected.contains_key(key))
            }
            (Value::Array(found), Value::Array(expected)) => {
                found.iter_mut().zip(expected).for_each(|(found, expected)| hold(found, expected));
            }
            _ => {}
        }
    }
    for key in ["counters", "sets"] {
        if let Some(found) = found.get_mut(key) {
            hold(found, &expected[key]);
        }
    }
    found
}

/// A file for a test; its name must be unique among the tests.
pub(crate) fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path
}

/// The content, compressed.
pub(crate) fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(content).unwrap();
    encoder.finish().unwrap()
}

/// Where the golden files are.
pub(crate) fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ace/tests/golden")
}
