//! A column in which most rows keep one value: only stretches with a set row are allocated, whatever the size of the disk.

use crate::error::{Checked, filled};

const STRETCH: usize = 1 << 12;
/// A column of no more rows, which the papers' are, is made whole: reading it is then one look.
const WHOLE: usize = 1 << 21;

/// A value for each row.
#[derive(Debug, Clone, Default)]
pub struct Sparse<T> {
    /// All rows, of a column that is made whole.
    whole: Vec<T>,
    stretches: Vec<Option<Box<[T; STRETCH]>>>,
    rows: usize,
    value: T,
}

impl<T: Copy> Sparse<T> {
    /// A column of `rows` rows with one value.
    pub fn new(field: &str, rows: usize, value: T) -> Checked<Self> {
        let (whole, apart) = if rows <= WHOLE { (rows, 0) } else { (0, rows.div_ceil(STRETCH)) };
        Ok(Self { whole: filled(field, whole, value)?, stretches: filled(field, apart, None)?, rows, value })
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The value of a row.
    #[inline(always)]
    pub fn get(&self, row: u32) -> T {
        self.whole.get(row as usize).copied().unwrap_or_else(|| self.apart(row as usize))
    }

    #[inline(never)]
    fn apart(&self, row: usize) -> T {
        self.stretches[row / STRETCH].as_ref().map_or(self.value, |made| made[row % STRETCH])
    }

    /// The value of a row, to be changed.
    #[inline(always)]
    pub fn get_mut(&mut self, row: u32) -> &mut T {
        let row = row as usize;
        if row < self.whole.len() { &mut self.whole[row] } else { self.apart_mut(row) }
    }

    #[inline(never)]
    fn apart_mut(&mut self, row: usize) -> &mut T {
        let value = self.value;
        &mut self.stretches[row / STRETCH].get_or_insert_with(|| Box::new([value; STRETCH]))[row % STRETCH]
    }

    /// Changes all rows at once; what is in none yet must stay as it is.
    pub fn change_all(&mut self, change: impl Fn(T) -> T) {
        let made = self.stretches.iter_mut().flatten().flat_map(|stretch| stretch.iter_mut());
        self.whole.iter_mut().chain(made).for_each(|value| *value = change(*value));
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let made = self.stretches.iter().flatten().count() * size_of::<[T; STRETCH]>();
        size_of_val(&self.whole[..]) + size_of_val(&self.stretches[..]) + made
    }
}
