//! Lines that are wrong: collected as those of a trace are, so that a file is answered with all that is wrong in it.

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::csv::{BadLine, TraceError};

/// Bad lines that are shown; all are counted.
const SHOWN_LINES: usize = 10;
/// Characters of a bad line that are shown.
const SHOWN: usize = 60;

/// Parses each line of a text, numbered from 1; empty ones are passed over.
///
/// # Errors
/// The lines that `line` refuses, each with why.
pub(super) fn each(text: &str, mut line: impl FnMut(&str) -> Result<(), String>) -> Result<(), TraceError> {
    let mut error = TraceError::default();
    for (number, content) in (1..).zip(text.lines()) {
        let content = content.trim_end();
        if content.is_empty() {
            continue;
        }
        if let Err(why) = line(content) {
            error.total += 1;
            if error.lines.len() < SHOWN_LINES {
                error.lines.push(BadLine { line: number, text: content.chars().take(SHOWN).collect(), why });
            }
        }
    }
    if error.total == 0 { Ok(()) } else { Err(error) }
}

/// A file that is another one as a whole.
pub(super) fn other_file(field: &'static str, text: &str, legal: &'static str) -> TraceError {
    let first: String = text.lines().next().unwrap_or_default().chars().take(SHOWN).collect();
    TraceError { whole: Some(ConfigError::new(field, first, legal)), ..TraceError::default() }
}

/// A whole number of a field, or what is legal.
pub(super) fn number<N: std::str::FromStr>(field: &str, what: &str, legal: &str) -> Result<N, String> {
    field.parse().map_err(|_| format!("the {what} is {field:?}; legal is {legal}"))
}
