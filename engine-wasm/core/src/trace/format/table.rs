//! Lines of several numbers each: whose columns are what, nothing in the file says.

use super::{Fit, Format, Header, Kind, Text, refs::counts};

/// A table of numbers, which is never read.
pub(super) const FORMAT: Format = Format {
    id: "table",
    label: "table of numbers",
    told_by: "several lines of so many numbers each, above one",
    becomes: "nothing: say --columns, or --format refs",
    source: "docs/traces-and-devices.md",
    kind: Kind::Text(Text {
        header: Header::None,
        fits: |head| {
            let same = |counts: Vec<usize>| {
                counts.len() > 1 && counts[0] > 1 && counts.iter().all(|count| *count == counts[0])
            };
            Fit::of(counts(head).is_some_and(same))
        },
        open: None,
    }),
    ..Format::PAGES
};
