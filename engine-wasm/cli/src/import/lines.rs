//! Lines that are wrong: collected as those of a trace are, so that a file is answered with all that is wrong in it.

use bufferpool_core::error::{ConfigError, cut};
use bufferpool_core::trace::csv::{BadLine, TraceError};

/// Bad lines that are shown; all are counted.
const SHOWN_LINES: usize = 10;
/// Characters of a bad line that are shown.
const SHOWN: usize = 60;

/// Takes parts of a text, each with the number of its line, from 1, and how it begins.
///
/// # Errors
/// The parts that `take` refuses, each with why.
pub(super) fn each<'a, T>(
    parts: impl Iterator<Item = (u64, &'a str, T)>,
    mut take: impl FnMut(T) -> Result<(), String>,
) -> Result<(), TraceError> {
    let mut error = TraceError::default();
    for (number, content, part) in parts {
        if let Err(why) = take(part) {
            error.total += 1;
            if error.lines.len() < SHOWN_LINES {
                error.lines.push(BadLine { line: number, text: content.chars().take(SHOWN).collect(), why });
            }
        }
    }
    if error.total == 0 { Ok(()) } else { Err(error) }
}

/// A field as messages show it.
pub(super) fn shown(field: &str) -> String {
    format!("{:?}", cut(field, SHOWN))
}

/// A file that is another one as a whole.
pub(super) fn other_file(field: &'static str, text: &str, legal: &'static str) -> TraceError {
    let first: String = text.lines().next().unwrap_or_default().chars().take(SHOWN).collect();
    TraceError { whole: Some(ConfigError::new(field, first, legal)), ..TraceError::default() }
}

/// A whole number of a field, or what is legal.
pub(super) fn number<N: std::str::FromStr>(field: &str, what: &str, legal: &str) -> Result<N, String> {
    field.parse().map_err(|_| format!("the {what} is {}; legal is {legal}", shown(field)))
}
