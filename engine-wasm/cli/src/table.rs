//! Aligned text: numbers with separators, columns as wide as they need.

use std::io::{self, Write};

pub use bufferpool_core::phrase::grouped as count;

/// Microseconds as milliseconds, to the nanosecond's place of the device tables: 1,234.567.
pub fn milliseconds(microseconds: f64) -> String {
    decimals(microseconds / 1_000.0, 3)
}

/// A number with separators and so many digits after the point: 1,234.500.
pub fn decimals(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let (whole, fraction) = text.split_once('.').map_or((&*text, None), |(whole, part)| (whole, Some(part)));
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), count);
    fraction.map_or(whole.clone(), |fraction| format!("{whole}.{fraction}"))
}

/// A registered number: without a fraction with separators, else as it is.
pub fn plain(value: f64) -> String {
    let whole = (0.0..=9e15).contains(&value) && value.fract() == 0.0;
    if whole { count(value as u64) } else { value.to_string() }
}

/// Where a column's texts stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Writes rows with two spaces between columns.
pub fn write(out: &mut impl Write, columns: &[Align], rows: &[Vec<String>]) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    for row in rows {
        let mut line = String::new();
        for ((cell, &width), align) in row.iter().zip(&widths).zip(columns) {
            line += &match align {
                Align::Left => format!("{cell:<width$}  "),
                Align::Right => format!("{cell:>width$}  "),
            };
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
