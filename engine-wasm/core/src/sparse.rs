//! A column in which most rows keep the value that all begin with: only stretches are made in which one was set. Opening and
//! keyframes cost what is in use, whatever the size of the disk.

use crate::error::{ConfigError, filled};

/// Rows that are made at once.
const STRETCH: usize = 1 << 12;

/// A value for each row.
#[derive(Debug, Clone, Default)]
pub struct Sparse<T> {
    stretches: Vec<Option<Box<[T; STRETCH]>>>,
    rows: usize,
    value: T,
}

impl<T: Copy> Sparse<T> {
    /// So many rows of one value.
    ///
    /// # Errors
    /// When not even their list fits in memory: names the field.
    pub fn new(field: &str, rows: usize, value: T) -> Result<Self, ConfigError> {
        Ok(Self { stretches: filled(field, rows.div_ceil(STRETCH), None)?, rows, value })
    }

    /// Number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The value of a row.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, row: u32) -> T {
        let row = row as usize;
        self.stretches[row / STRETCH].as_ref().map_or(self.value, |stretch| stretch[row % STRETCH])
    }

    /// The value of a row, to be changed.
    #[inline(always)]
    pub fn get_mut(&mut self, row: u32) -> &mut T {
        let row = row as usize;
        let value = self.value;
        let stretch = self.stretches[row / STRETCH].get_or_insert_with(|| Box::new([value; STRETCH]));
        &mut stretch[row % STRETCH]
    }

    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let made = self.stretches.iter().flatten().count();
        size_of_val(&self.stretches[..]) + made * size_of::<[T; STRETCH]>()
    }
}
