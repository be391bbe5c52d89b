//! fio's results in a text: JSON objects, with messages before, between and after them.
//!
//! fio writes errors, notes and what jobs print into the same file (its issues 731, 1304, 1333 and 2048), and several
//! results stand in one file when runs are appended.

use serde_json::Value;

use crate::error::ConfigError;

const LEGAL: &str = "the result of fio --output-format=json, complete";

/// All results of a text, of which there must be one. An object begins a line.
pub(super) fn documents(text: &str) -> Result<Vec<Value>, ConfigError> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = next_object(text, at) {
        let mut reader = serde_json::Deserializer::from_str(&text[start..]).into_iter::<Value>();
        match reader.next() {
            Some(Ok(document)) => found.push(document),
            Some(Err(error)) => {
                let line = text[..start].bytes().filter(|&byte| byte == b'\n').count() + error.line();
                return Err(ConfigError::new("fio result", format!("line {line}, {error}"), LEGAL));
            }
            None => break,
        }
        at = start + reader.byte_offset();
    }
    if found.is_empty() {
        return Err(ConfigError::new("fio result", "a text without JSON", LEGAL));
    }
    Ok(found)
}

/// Where the next line begins, from `at` on, that an object begins.
fn next_object(text: &str, at: usize) -> Option<usize> {
    let mut line = at;
    loop {
        let rest = text.get(line..)?;
        let indent = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\u{feff}']).len();
        if rest[indent..].starts_with('{') {
            return Some(line + indent);
        }
        line += rest.find('\n')? + 1;
    }
}
