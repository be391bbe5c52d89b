//! The beginning of a text, and which format it fits: docs/rules/traces.md, section 2.

use serde::Serialize;

use super::csv::TraceError;
use super::csv::fields::Fields;
use super::encoding::Encoding;
use super::format::{BLANKS, FORMATS, Fit, Format, Header, Kind, Text, is_nothing, named};
use crate::error::{ConfigError, cut};

/// Bytes of the file that count, from the first line with content on, and lines of them.
pub(super) const HEAD_BYTES: usize = 1 << 16;
const HEAD_LINES: usize = 100;
/// Lines that are shown where the reader must choose.
const SHOWN_LINES: usize = 5;
const SHOWN: usize = 100;

/// The beginning of a text: its lines with content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head<'a> {
    /// Without the blanks at their ends.
    pub lines: Vec<&'a str>,
    /// What the file's name ends in, below packings, in small letters.
    ending: String,
}

impl<'a> Head<'a> {
    /// That of a decoded text. Lines count that are whole within 64 KiB of the file, or the end of it.
    pub fn of(text: &'a str, encoding: Encoding, name: &str) -> Self {
        let mut ends = text.split_inclusive('\n');
        let (mut lines, mut bytes) = (Vec::new(), 0);
        while let Some(whole) = ends.next().filter(|_| lines.len() < HEAD_LINES) {
            let line = whole.trim_end_matches('\n').trim_matches(BLANKS);
            if lines.is_empty() && is_nothing(line) {
                continue;
            }
            let mut end = 0;
            let fits = whole.char_indices().all(|(at, character)| {
                bytes += encoding.length_of(character);
                end = at;
                bytes <= HEAD_BYTES
            });
            if !fits {
                if lines.is_empty() {
                    let cut = whole[..end].rfind([' ', '\t', ',']).map_or("", |end| &whole[..end]);
                    lines.push(cut.trim_matches(BLANKS));
                }
                break;
            }
            if !is_nothing(line) {
                lines.push(line);
            }
        }
        Self { lines, ending: ending(name) }
    }

    /// The lines that match, if those are more than half.
    pub fn matching(&self, matches: impl Fn(&str) -> bool) -> Option<Vec<&'a str>> {
        let matching: Vec<_> = self.lines.iter().copied().filter(|line| matches(line)).collect();
        (2 * matching.len() > self.lines.len()).then_some(matching)
    }

    /// Whether more than half of the lines match.
    pub fn most(&self, matches: impl Fn(&str) -> bool) -> Fit {
        Fit::of(self.matching(matches).is_some())
    }

    /// Whether the file's name ends in this.
    pub fn is_called(&self, ending: &str) -> bool {
        self.ending == ending
    }
}

fn ending(name: &str) -> String {
    let mut name = name.to_ascii_lowercase();
    while let Some(plain) =
        [".gz", ".zst", ".zstd", ".xz", ".bz2"].iter().find_map(|packed| name.strip_suffix(packed))
    {
        name = plain.to_owned();
    }
    name.rfind('.').map_or_else(String::new, |dot| name.split_off(dot))
}

/// The fields of a line, apart by commas, without blanks around them.
pub fn fields(line: &str) -> impl Iterator<Item = &str> {
    line.split(',').map(|field| field.trim_matches(BLANKS))
}

/// Whether a line is this header, in any case, blanks at commas free.
pub(super) fn is_header(line: &str, header: &str) -> bool {
    let mut names = fields(header);
    fields(line).all(|field| names.next().is_some_and(|name| name.eq_ignore_ascii_case(field)))
        && names.next().is_none()
}

/// What the reader can choose from, where a file says too little of itself.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The first lines.
    pub lines: Vec<String>,
    /// Ids of the formats that fit; none, or several.
    pub formats: Vec<String>,
    /// Which columns its names suggest, such as `op=3,offset=5`.
    pub columns: Option<String>,
    /// What its offsets are counted in, if the names suggest so: `512`.
    pub unit: Option<String>,
    /// What its sizes are counted in, likewise.
    pub size_unit: Option<String>,
}

/// The format of a file that begins so; or what to choose from, and the refusal.
pub(super) fn detect(head: &Head<'_>) -> Result<&'static Format, TraceError> {
    let Some(&first) = head.lines.first() else { return Ok(FORMATS[0]) };
    let texts = || {
        FORMATS.iter().copied().filter_map(|format| match &format.kind {
            Kind::Text(text) => Some((format, text)),
            Kind::Binary(_) => None,
        })
    };
    let headed = |text: &Text| match text.header {
        Header::None => false,
        Header::Exact(header) => is_header(first, header),
        Header::Is(is) => is(first),
    };
    // From the last one on: the project's own header may have columns of any other name.
    if let Some((format, _)) = texts().rfind(|(_, text)| headed(text)) {
        return Ok(format);
    }
    let all: Vec<_> = texts().map(|(format, text)| (format, (text.fits)(head))).collect();
    let beside = |id: &str| all.iter().any(|(_, fit)| matches!(fit, Fit::Beside(other) if *other == id));
    let fits = |format: &Format, fit| !matches!(fit, Fit::No | Fit::Named) || beside(format.id);
    let mut fit: Vec<_> = all.iter().filter(|(format, fit)| fits(format, *fit)).collect();
    // What is sure goes before what bare numbers fit, and what the name says before its like.
    if fit.iter().any(|(_, fit)| *fit == Fit::Sure) {
        fit.retain(|(format, fit)| *fit == Fit::Sure || !["table", "refs", "din"].contains(&format.id));
    }
    let called = fit
        .iter()
        .map(|(format, _)| format.id)
        .find(|id| ["lis", "din"].contains(id) && head.ending.strip_prefix('.') == Some(*id));
    if let Some(called) = called {
        fit.retain(|(format, _)| {
            format.id == called || !["lis", "din", "table", "refs"].contains(&format.id)
        });
    }
    match fit[..] {
        [(format, _)] if matches!(&format.kind, Kind::Text(text) if text.open.is_some()) => Ok(format),
        _ => {
            let ids = |of: Vec<&(&Format, Fit)>| of.iter().map(|(format, _)| format.id).collect::<Vec<_>>();
            let by_name = all.iter().filter(|(_, fit)| *fit == Fit::Named).collect();
            Err(refused(head, first, ids(fit), &ids(by_name)))
        }
    }
}

/// `by_name`: formats that the file may be of, though nothing in it says so.
fn refused(head: &Head<'_>, first: &str, mut fit: Vec<&str>, by_name: &[&str]) -> TraceError {
    let Suggestion { columns, unit, size_unit } = suggestion(first);
    if fit == ["table"] {
        fit.clear();
    }
    let choice = Choice {
        lines: head.lines.iter().take(SHOWN_LINES).map(|line| cut(line, SHOWN)).collect(),
        formats: fit.iter().chain(by_name).map(|id| (*id).to_owned()).collect(),
        columns: columns.clone(),
        unit: unit.clone(),
        size_unit: size_unit.clone(),
    };
    let option =
        |name: &str, unit: Option<String>| unit.map_or(String::new(), |unit| format!(" --{name} {unit}"));
    let units = option("unit", unit) + &option("size-unit", size_unit);
    let columns = columns.map_or_else(
        || "--columns with what each column is, such as --columns op=1,page=2".to_owned(),
        |columns| format!("--columns {columns}{units}"),
    );
    if fit.is_empty() && first.contains('\r') {
        let value = "a file whose lines end in CR alone, as old Macintosh files".to_owned();
        return ConfigError::new("trace", value, "lines that end in LF, as tr '\\r' '\\n' makes them").into();
    }
    if fit.is_empty() && first.starts_with(['{', '[']) {
        let value = format!("a file of JSON (its first line {:?})", cut(first, SHOWN));
        let legal =
            "CSV, which jq -r '\"\\(.op),\\(.page)\"' makes of lines such as {\"op\": \"R\", \"page\": 17}";
        return ConfigError::new("trace", value, legal).into();
    }
    let value = if fit.is_empty() {
        let names = split(first).into_iter().zip(1..).map(|(name, number)| format!("{number} {name}"));
        let names = cut(&names.collect::<Vec<_>>().join(", "), SHOWN);
        format!("a file that no format fits (its first line {:?}, its columns {names})", cut(first, SHOWN))
    } else {
        let words = ["no", "one", "two", "three", "four", "five", "six"];
        let many = words.get(fit.len()).copied().unwrap_or("many");
        format!("a file that {many} formats fit ({})", fit.join(", "))
    };
    let readable: Vec<_> =
        named().map(|format| format.id).filter(|id| fit.is_empty() || fit.contains(id)).collect();
    let alike = match by_name {
        [] => String::new(),
        ids => format!(
            "; its lines may be those of {}, which look alike: --format says of which",
            ids.join(", ")
        ),
    };
    let legal = format!("{columns}, or --format with one of {}{alike}", readable.join(", "));
    TraceError { choice: Some(Box::new(choice)), ..ConfigError::new("trace", value, legal).into() }
}

/// The sign between columns, as the first line has it; none for white space.
pub(super) fn separator(line: &str) -> Option<char> {
    let mut quoted = false;
    let comma = line.chars().any(|sign| {
        quoted ^= sign == '"';
        sign == ',' && !quoted
    });
    if comma { Some(',') } else { ['\t', ';'].into_iter().find(|sign| line.contains(*sign)) }
}

/// The fields of a line by its own separator.
pub(super) fn split(line: &str) -> Vec<String> {
    Fields::of(line, separator(line)).all
}

/// What the names of a first line suggest: `op=3,offset=5`, and the units of offsets and sizes, if those are sectors.
#[derive(Debug, Clone, Default)]
pub(super) struct Suggestion {
    pub(super) columns: Option<String>,
    pub(super) unit: Option<String>,
    pub(super) size_unit: Option<String>,
}

pub(super) fn suggestion(first: &str) -> Suggestion {
    let names: Vec<String> = split(first).iter().map(|name| name.to_ascii_lowercase()).collect();
    let find = |known: &[&str]| known.iter().find_map(|known| names.iter().position(|name| name == known));
    let (bytes, sectors) = (find(&["offset", "file_offset"]), find(&["lba", "lbn", "sector", "block"]));
    let offset = bytes.or(sectors);
    let key = find(&["obj", "id", "key"]).filter(|_| offset.is_none());
    if offset.or(key).is_none() {
        return Suggestion::default();
    }
    let in_bytes = find(&["size", "bytes", "length", "len", "request_io_size_bytes"]);
    let size = in_bytes.or(find(&["blocks", "nsectors", "count"])).filter(|_| offset.is_some());
    let columns = [
        ("op", find(&["op", "type", "rw", "operation", "op_type", "cmd", "t"])),
        ("offset", offset),
        ("key", key),
        ("size", size),
        ("volume", find(&["volume", "disk", "device", "lun", "filename"])),
    ];
    let given = columns.iter().filter_map(|(name, at)| at.map(|at| format!("{name}={}", at + 1)));
    let sector = |is: bool| is.then(|| "512".to_owned());
    Suggestion {
        columns: Some(given.collect::<Vec<_>>().join(",")),
        unit: sector(offset.is_some() && bytes.is_none()),
        size_unit: sector(size.is_some() && in_bytes.is_none()),
    }
}
