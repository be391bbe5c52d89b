//! Formats of trace files: what tells each, what its records are, how it is read. docs/rules/traces.md, section 2.
//!
//! A format is one file here and one line of `formats!`; messages, `bpsim list formats`, the page, Python and
//! docs/traces-and-devices.md follow.

use serde::Serialize;

pub use super::head::{Head, fields};
use super::reading::Reading;
pub use super::requests::{Asks, Bad, Requests, Taken};
use super::{Trace, csv, oracle_general};
use crate::error::{Checked, ConfigError};

/// What a record of a format asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Unit {
    Page,
    /// Bytes, of which every page that they touch is one request.
    Byte,
    /// An object, which is a page unless `--unit` cuts it.
    Object,
}

/// A format, as data.
#[derive(Serialize)]
#[allow(missing_docs)]
pub struct Format {
    pub id: &'static str,
    pub label: &'static str,
    /// What tells it from the others.
    pub told_by: &'static str,
    /// What a record becomes.
    pub becomes: &'static str,
    pub unit: Unit,
    /// Whether records name volumes.
    pub volumes: bool,
    /// Options of reading that go with it alone.
    pub options: &'static [&'static str],
    /// Where it comes from.
    pub source: &'static str,
    #[serde(skip)]
    pub kind: Kind,
}

impl Format {
    /// What formats of bytes in volumes have in common; and until they say so, nothing is one and nothing is read.
    pub(super) const BLOCKS: Self = Self {
        id: "",
        label: "",
        told_by: "",
        becomes: "",
        unit: Unit::Byte,
        volumes: true,
        options: &[],
        source: "",
        kind: Kind::Text(Text { header: Header::None, fits: |_| Fit::No, open: None }),
    };
    /// Of bytes without volumes.
    pub(super) const BYTES: Self = Self { volumes: false, ..Self::BLOCKS };
    /// Of pages.
    pub(super) const PAGES: Self = Self { unit: Unit::Page, ..Self::BYTES };
}

/// What its files are made of.
pub enum Kind {
    /// Lines.
    Text(Text),
    /// Records of bytes.
    Binary(Binary),
}

impl Kind {
    /// Lines that tell their format by what they are like.
    pub(super) const fn lines(fits: fn(&Head<'_>) -> Fit, open: Open) -> Self {
        Self::Text(Text { header: Header::None, fits, open: Some(open) })
    }

    /// Lines below a header, which alone tells their format.
    pub(super) const fn below(header: Header, open: Open) -> Self {
        Self::Text(Text { header, fits: |_| Fit::No, open: Some(open) })
    }
}

/// How a format of lines is told and read.
pub struct Text {
    /// A first line that decides at once.
    pub header: Header,
    /// Whether it fits the beginning of a file.
    pub fits: fn(&Head<'_>) -> Fit,
    /// Its reader at the start of a file; none for what is never read.
    pub open: Option<Open>,
}

/// Makes a reader of lines.
pub type Open = fn(&Reading) -> Checked<Box<dyn Lines>>;

/// A first line that decides which format it is.
pub enum Header {
    /// There is none.
    None,
    /// This one, in any case, with or without blanks at its commas; it is no record.
    Exact(&'static str),
    /// One of which this is so; the reader gets it as the first line.
    Is(fn(&str) -> bool),
}

/// Whether a format fits the beginning of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    /// It does not.
    No,
    /// It does; others may too.
    Yes,
    /// It does, and goes before formats that bare numbers fit: `table`, `refs`, `din`.
    Sure,
    /// It does, and so does this one.
    Beside(&'static str),
    /// It may, but its lines say too little: it is read by `--format` alone, and named where the file is refused.
    Named,
}

impl Fit {
    /// As a condition says.
    pub fn of(fits: bool) -> Self {
        if fits { Self::Yes } else { Self::No }
    }
}

/// Reads the lines of a file, one after the other.
pub trait Lines {
    /// Reads as many whole lines as it can in a fast way; gives the bytes and the lines that were read.
    fn fast(&mut self, _bytes: &[u8], _requests: &mut Requests) -> Result<(usize, u64), Bad> {
        Ok((0, 0))
    }

    /// Whether a line counts for nothing: blank, a remark, `*`.
    fn passes_over(&self, line: &str) -> bool {
        is_nothing(line)
    }

    /// Reads a line, without the blanks at its ends.
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken;

    /// The same line with its blanks, for formats that have a use for them.
    fn whole_line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        self.line(line.trim_matches(BLANKS), requests)
    }

    /// Bytes of a line at most. Where a line may be of any length it is handed over in pieces, cut at blanks and commas.
    fn longest(&self) -> usize {
        csv::fields::LONGEST_RECORD
    }

    /// What is wrong with a line that does not end before the file does.
    fn unfinished(&mut self) -> Option<Bad> {
        None
    }

    /// What more it has to say of the trace, once all lines were read.
    fn finish(self: Box<Self>, trace: Trace) -> Checked<Trace> {
        Ok(trace)
    }

    /// Why there are no requests, if it can tell.
    fn nothing(&self) -> Option<ConfigError> {
        None
    }
}

/// A function reads lines that are records each for itself.
impl<Take: FnMut(&str, &mut Requests) -> Taken> Lines for Take {
    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        self(line, requests)
    }
}

/// Blanks at the ends of lines.
pub const BLANKS: [char; 3] = [' ', '\t', '\r'];

/// Whether a line, without the blanks at its ends, is blank, a remark, a mark, or Excel's word for what separates columns.
pub fn is_nothing(line: &str) -> bool {
    line.is_empty() || line.starts_with('#') || ["*", "sep=;", "sep=,", "sep="].contains(&line)
}

/// How a format of records of bytes is told and read.
pub struct Binary {
    /// Whether a file with these first bytes is one; `whole`: there are no further bytes. Nothing before it can tell; at
    /// [`LONGEST_START`] it must.
    pub told: fn(start: &[u8], whole: bool) -> Option<bool>,
    /// Its reader at the start of a file.
    pub open: fn(&Reading) -> Checked<Box<dyn Records>>,
}

/// First bytes of a binary file that tell its format at most: 10,000 records of 40 bytes.
pub const LONGEST_START: usize = 400_000;

/// Reads the records of a file, one after the other.
pub trait Records {
    /// Bytes of the next piece: a record, or what stands before the first one.
    fn next_bytes(&self) -> usize;

    /// Reads a piece of so many bytes.
    fn record(&mut self, record: &[u8], requests: &mut Requests) -> Taken;

    /// Looks at the whole once more, after the last piece.
    fn finish(&mut self) -> Checked<()> {
        Ok(())
    }
}

macro_rules! formats {
    ($($name:ident;)*) => {
        $(mod $name;)*

        /// Every format, in the order of the documents: the project's own first, and last what nothing in a file names.
        pub static FORMATS: &[&Format] = &[&csv::FORMAT, $(&$name::FORMAT,)* &oracle_general::FORMAT];
    };
}

mod headed;

formats! {
    ace;
    msr;
    systor;
    alibaba;
    tencent;
    spc;
    blkparse;
    iolog;
    lis;
    lackey;
    address;
    din;
    hex;
    refs;
    table;
    libcachesim_csv;
    biosnoop;
    fiu;
    thesios;
    twitter;
    ibm_objects;
    ycsb;
    cachelib;
    mqsim;
    disksim;
    ioda;
    lcs;
    vscsi;
    columns;
}

/// The one that `--columns` asks for.
pub const COLUMNS: &str = "columns";

/// The format of an id.
pub fn format_of(id: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.id == id)
}

/// Those that `--format` takes: what is read without being asked for its columns.
pub fn named() -> impl Iterator<Item = &'static Format> {
    let readable = |format: &&Format| match &format.kind {
        Kind::Text(text) => text.open.is_some() && format.id != COLUMNS,
        Kind::Binary(_) => true,
    };
    FORMATS.iter().copied().filter(readable)
}

/// The fields of a line that has so many, apart by commas.
pub(super) fn exactly<const FIELDS: usize>(line: &str) -> Option<[&str; FIELDS]> {
    let mut fields = line.split(',');
    let mut all = [""; FIELDS];
    for field in &mut all {
        *field = fields.next()?;
    }
    fields.next().is_none().then_some(all)
}

/// Bytes of a sector, in which block devices count.
pub(super) const SECTOR: u64 = 512;

/// Whether a text is digits.
pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text is digits, perhaps with a point and further ones.
pub(super) fn is_decimal(text: &str) -> bool {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    is_number(whole) && (fraction.is_empty() || is_number(fraction))
}

/// The number of a text of digits.
pub(super) fn number(digits: &str) -> Result<u64, &'static str> {
    digits.parse().map_err(|_| "a number is above 2^64 - 1")
}

/// The number of a text in a column; `what` is said of a text that is none.
pub(super) fn number_of(text: &str, what: &'static str) -> Result<u64, &'static str> {
    if is_number(text) { number(text) } else { Err(what) }
}

/// Whether a text is hexadecimal digits.
pub(super) fn hex_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The number of 1 to 16 hexadecimal digits.
pub(super) fn hex(digits: &str) -> Option<u64> {
    let all = digits.len() <= 16 && hex_digits(digits);
    u64::from_str_radix(digits, 16).ok().filter(|_| all)
}

/// What `--ops ignore=` names of these words; anything else in it is refused.
pub(super) fn ignored(reading: &Reading, words: &[&str]) -> Checked<Vec<String>> {
    let Some(text) = reading.text("ops") else { return Ok(Vec::new()) };
    let named: Option<Vec<_>> = text.strip_prefix("ignore=").map(|named| named.split('|').collect());
    let named = named.filter(|named| named.iter().all(|word| words.contains(word)));
    let legal = format!("ignore= alone, and of it {}", words.join("|"));
    let named = named.ok_or_else(|| ConfigError::new("ops", text, legal))?;
    Ok(named.into_iter().map(str::to_owned).collect())
}

/// `R` or `W`, in any case.
pub(super) fn read_or_write(text: &str) -> Option<Asks> {
    match text {
        "R" | "r" => Some(Asks::Read),
        "W" | "w" => Some(Asks::Write),
        _ => None,
    }
}

/// Refuses options of reading that do not go with a format.
pub fn check(format: &Format, reading: &Reading) -> Checked<()> {
    for id in ["unit", "size_unit", "hex", "separator", "header", "ops", "action"] {
        if !format.options.contains(&id) {
            let with: Vec<_> =
                FORMATS.iter().filter(|other| other.options.contains(&id)).map(|other| other.id).collect();
            reading.without(id, &format!("{}, and the file is read as {}", with.join(", "), format.id))?;
        }
    }
    if !format.volumes {
        reading.without("volume", &format!("formats with volumes, and {} has none", format.id))?;
    }
    Ok(())
}
