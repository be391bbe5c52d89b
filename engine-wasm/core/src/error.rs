//! Errors as data: every rejected input names the field, the value and what is legal.

use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;

/// An input that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("{field}: {value} is not legal here; legal: {legal}")]
#[allow(missing_docs)]
pub struct ConfigError {
    /// Name of the field as the config, the link and the command line spell it.
    pub field: String,
    pub value: String,
    pub legal: String,
}

/// What comes of a check: what was asked for, or which input cannot be used.
pub type Checked<T> = Result<T, ConfigError>;

/// The error as passed across a boundary: with all three as one sentence.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Failure<'a> {
    pub field: &'a str,
    pub legal: &'a str,
    pub message: String,
    pub value: &'a str,
}

/// Characters of a field and of its value that are shown: any number whole.
const SHOWN: (usize, usize) = (60, 350);

/// The beginning of a text, and how long it is if that is not all.
pub fn cut(text: &str, characters: usize) -> String {
    match text.char_indices().nth(characters) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}… ({} bytes)", &text[..end], text.len()),
    }
}

impl ConfigError {
    /// Builds an error from anything printable. A long value, such as a whole object, is cut.
    pub fn new(field: impl Into<String>, value: impl Display, legal: impl Into<String>) -> Self {
        Self::shown(field.into(), value.to_string(), legal.into())
    }

    #[inline(never)]
    fn shown(field: String, value: String, legal: String) -> Self {
        Self { field: cut(&field, SHOWN.0), value: cut(&value, SHOWN.1), legal }
    }

    /// The error as passed across a boundary: JSON `{field, value, legal, message}`.
    pub fn json(&self) -> String {
        let Self { field, value, legal } = self;
        serde_json::to_string(&Failure { field, legal, message: self.to_string(), value }).unwrap_or_default()
    }

    /// A size that the memory at hand cannot hold: names the field, its value and the bytes it takes.
    pub fn too_large(field: &str, value: impl Display, bytes: u64) -> Self {
        Self::new(field, value, format!("a size that fits in memory (this one takes {bytes} bytes)"))
    }
}

/// Reads a text as JSON.
pub fn parsed(field: &str, text: &str) -> Checked<Value> {
    serde_json::from_str(text).map_err(|error| ConfigError::new(field, text, format!("JSON ({error})")))
}

/// A column of `count` elements of one value, if there is room.
pub fn filled<T: Clone>(field: &str, count: usize, value: T) -> Checked<Vec<T>> {
    let mut column = reserved(field, count as u64)?;
    column.resize(count, value);
    Ok(column)
}

/// Room for one more element, so that pushing it cannot fail.
#[inline]
pub fn make_room<T>(field: &str, column: &mut Vec<T>) -> Checked<()> {
    let count = column.len() as u64 + 1;
    column.try_reserve(1).map_err(|_| refused::<T>(field, count))
}

/// Pushes one more element, if there is room.
pub fn push<T>(field: &str, column: &mut Vec<T>, value: T) -> Checked<()> {
    make_room(field, column)?;
    column.push(value);
    Ok(())
}

/// An empty column with room for `count` elements: reserved, not filled, since it is written once.
pub fn reserved<T>(field: &str, count: u64) -> Checked<Vec<T>> {
    let mut column = Vec::new();
    let room = usize::try_from(count).is_ok_and(|count| column.try_reserve_exact(count).is_ok());
    if room { Ok(column) } else { Err(refused::<T>(field, count)) }
}

#[cold]
fn refused<T>(field: &str, count: u64) -> ConfigError {
    ConfigError::too_large(field, count, count.saturating_mul(size_of::<T>() as u64))
}
