//! The first rows of a file of columns, for whoever says what each column is.

use serde::Serialize;

use super::csv::fields::Fields;
use super::encoding::text_of;
use super::format::{BLANKS, is_nothing};
use super::head::{Suggestion, separator, suggestion};
use super::reading::Reading;

/// Rows that are shown.
const ROWS: usize = 20;

/// The first rows of a file, as fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColumnsPreview {
    /// The first row is the header, if there is one.
    pub rows: Vec<Vec<String>>,
    /// Whether the first row names the columns: none of its fields is a number, and another row has one.
    pub header: bool,
    /// What stands between columns: `,`, `;`, `tab` or `space`.
    pub separator: String,
    /// Which columns the names suggest, such as `op=3,offset=5`.
    pub suggestion: Option<String>,
    /// What offsets are counted in, if the names suggest so.
    pub unit: Option<String>,
    /// What sizes are counted in, likewise.
    pub size_unit: Option<String>,
}

/// That of a file which begins with these bytes, by the separator that was asked for or its own.
pub fn columns_preview(head: &[u8], reading: &Reading) -> ColumnsPreview {
    let text = text_of(head);
    let lines = text.lines().map(|line| line.trim_matches([' ', '\r']));
    let lines: Vec<&str> = lines.filter(|line| !is_nothing(line.trim_matches(BLANKS))).take(ROWS).collect();
    let first = lines.first().copied().unwrap_or_default();
    let sign = match reading.text("separator") {
        None => separator(first),
        Some("tab") => Some('\t'),
        Some("space") => None,
        Some(sign) => sign.chars().next(),
    };
    let rows: Vec<Vec<String>> = lines.iter().map(|line| Fields::of(line, sign).all).collect();
    let number = |field: &String| field.starts_with(|first: char| first.is_ascii_digit());
    let header = match reading.text("header") {
        Some(said) => said == "yes",
        None => !rows.iter().take(1).flatten().any(number) && rows.iter().skip(1).flatten().any(number),
    };
    let Suggestion { columns, unit, size_unit } =
        if header { suggestion(first) } else { Suggestion::default() };
    let named = match sign {
        None => "space".to_owned(),
        Some('\t') => "tab".to_owned(),
        Some(sign) => sign.to_string(),
    };
    ColumnsPreview { rows, header, separator: named, suggestion: columns, unit, size_unit }
}
