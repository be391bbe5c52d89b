//! Aligned text: numbers with separators, columns as wide as they need.

use std::io::{self, Write};

pub(crate) use bufferpool_core::phrase::grouped as count;

/// Microseconds as milliseconds, to the nanosecond's place of the device tables: 1,234.567.
pub(crate) fn milliseconds(microseconds: f64) -> String {
    decimals(microseconds / 1_000.0, 3)
}

/// A number with separators and so many digits after the point: 1,234.500.
pub(crate) fn decimals(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let (whole, fraction) = text.split_once('.').map_or((&*text, None), |(whole, part)| (whole, Some(part)));
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), count);
    fraction.map_or(whole.clone(), |fraction| format!("{whole}.{fraction}"))
}

/// A registered number: without a fraction with separators, else as it is.
pub(crate) fn plain(value: f64) -> String {
    let whole = (0.0..=9e15).contains(&value) && value.fract() == 0.0;
    if whole { count(value as u64) } else { value.to_string() }
}

/// Where a column's texts stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Writes rows with two spaces between columns.
pub(crate) fn write(out: &mut impl Write, columns: &[Align], rows: &[Vec<String>]) -> io::Result<()> {
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

#[cfg(test)]
mod tests {
    use super::{count, decimals, milliseconds, plain};

    #[test]
    fn numbers_have_separators() {
        assert_eq!(
            [0, 999, 1_000, 43_511, 10_000_000].map(count),
            ["0", "999", "1,000", "43,511", "10,000,000"]
        );
        assert_eq!(milliseconds(766_220.0), "766.220");
        assert_eq!(milliseconds(12.4), "0.012");
        assert_eq!(milliseconds(1_234_567_891.0), "1,234,567.891");
        assert_eq!(decimals(1_234.5, 3), "1,234.500");
        assert_eq!(decimals(47_088.0, 0), "47,088");
        assert_eq!(plain(2.8), "2.8");
        assert_eq!(plain(16_777_216.0), "16,777,216");
    }
}
