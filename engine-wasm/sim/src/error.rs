//! Errors as data: every rejected input names the field, the value and what is legal.

use std::fmt::Display;

use serde::Serialize;

/// An input that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{field}: {value} is not legal here; legal: {legal}")]
pub struct ConfigError {
    /// Name of the field as the config, the link and the command line spell it.
    pub field: String,
    /// The value that was given, as text.
    pub value: String,
    /// What would have been legal.
    pub legal: String,
}

impl ConfigError {
    /// Builds an error from anything printable.
    pub fn new(field: impl Into<String>, value: impl Display, legal: impl Into<String>) -> Self {
        Self { field: field.into(), value: value.to_string(), legal: legal.into() }
    }

    /// A size that the memory at hand cannot hold: names the field, its value and the bytes it takes.
    pub fn too_large(field: &str, value: impl Display, bytes: u64) -> Self {
        Self::new(field, value, format!("a size that fits in memory (this one takes {bytes} bytes)"))
    }
}

/// Reserves room for `count` elements, or says which field asked for too much.
///
/// # Errors
/// When the allocator refuses.
pub fn filled<T: Clone>(field: &str, count: usize, value: T) -> Result<Vec<T>, ConfigError> {
    let mut column = Vec::new();
    column.try_reserve_exact(count).map_err(|_| {
        ConfigError::too_large(field, count, (count as u64).saturating_mul(size_of::<T>() as u64))
    })?;
    column.resize(count, value);
    Ok(column)
}
