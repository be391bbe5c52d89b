//! How a trace file is read, and what it was read as: docs/rules/traces.md, sections 2 and 3.
//!
//! One table of options serves the command line, the page and Python: each is a text, and only the reader parses it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::operation::Operations;
use super::{Trace, is_write};
use crate::error::{Checked, ConfigError, parsed};
use crate::exact::Exact;

/// An option of reading: its name with `_` for `-`, what its value is, and what it says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct ReadOption {
    pub id: &'static str,
    pub value: &'static str,
    pub help: &'static str,
}

const fn option(id: &'static str, value: &'static str, help: &'static str) -> ReadOption {
    ReadOption { id, value, help }
}

/// Every option of reading a trace.
pub const OPTIONS: &[ReadOption] = &[
    option("format", "ID", "Read the file as this format, whatever it looks like; see `bpsim list formats`"),
    option(
        "page",
        "SIZE",
        "Bytes of a page, such as 4k, 8k or 16k, where requests are of bytes [default: 4k]",
    ),
    option("columns", "LIST", "What each column is, by number or name: op=3,offset=5,size=4 or page=lbn"),
    option(
        "unit",
        "BYTES",
        "Bytes that an offset, or an object's id, counts in: 512 for sectors [default: 1]",
    ),
    option("size_unit", "BYTES", "Bytes that a size counts in [default: 1]"),
    option("hex", "LIST", "Columns of hexadecimal numbers without 0x, by number or name, as in --columns"),
    option("separator", "SIGN", "What stands between columns: `,`, `;`, tab or space"),
    option("header", "yes|no", "Whether the first line names the columns"),
    option("ops", "LIST", "Words for operations: read=28|get,write=2a,ignore=I"),
    option("action", "Q|D|C", "Of blkparse: the action whose lines are requests [default: Q]"),
    option("volume", "NAME", "Only the requests of this volume"),
    option("member", "NAME", "The file of an archive that is the trace: its whole path as stored"),
];

/// Options of reading as they were given, and which operations the lab's traces may have.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// Which operations requests may have.
    pub operations: Operations,
    texts: BTreeMap<&'static str, String>,
}

impl Reading {
    /// No options.
    pub fn of(operations: Operations) -> Self {
        Self { operations, ..Self::default() }
    }

    /// The same options over these operations.
    pub fn over(&self, operations: Operations) -> Self {
        Self { operations, ..self.clone() }
    }

    /// Sets an option by its name; an unknown one is refused. What a value must be is the reader's to say.
    pub fn set(&mut self, id: &str, text: impl Into<String>) -> Checked<()> {
        let known = OPTIONS.iter().find(|option| option.id == id).ok_or_else(|| {
            let ids: Vec<_> = OPTIONS.iter().map(|option| option.id).collect();
            ConfigError::new(id, "an option", format!("one of {}", ids.join(", ")))
        })?;
        self.texts.insert(known.id, text.into());
        Ok(())
    }

    /// Options by their names: a JSON object of texts.
    pub fn from_json(operations: Operations, json: &str) -> Checked<Self> {
        let mut reading = Self::of(operations);
        let options = parsed("options", json)?;
        let object =
            options.as_object().ok_or_else(|| ConfigError::new("options", json, "an object of texts"))?;
        for (id, text) in object {
            let text = text.as_str().ok_or_else(|| ConfigError::new(id, text, "a text"))?;
            reading.set(id, text)?;
        }
        Ok(reading)
    }

    /// An option's text, if it was given.
    pub fn text(&self, id: &str) -> Option<&str> {
        self.texts.get(id).map(String::as_str)
    }

    /// Bytes of a page.
    pub fn page_bytes(&self) -> Checked<u64> {
        let Some(text) = self.text("page") else { return Ok(4096) };
        let given = size(text);
        let is_legal = |bytes: &u64| bytes.is_power_of_two() && (16..=1 << 30).contains(bytes);
        given.filter(is_legal).ok_or_else(|| {
            let beside = given.filter(|bytes| (16..1 << 30).contains(bytes)).map(u64::next_power_of_two);
            let such = beside.map_or("such as 4k, 8k or 16k".to_owned(), |above| {
                format!("next to it {} and {above}", above / 2)
            });
            ConfigError::new("page", text, format!("a power of two from 16 bytes to 1 GiB, {such}"))
        })
    }

    /// Bytes that an option gives, if it is given.
    pub fn bytes_of(&self, id: &str) -> Checked<Option<u64>> {
        let Some(text) = self.text(id) else { return Ok(None) };
        let bytes = size(text).filter(|bytes| *bytes > 0);
        bytes.map(Some).ok_or_else(|| ConfigError::new(id, text, "bytes from 1 on, such as 512 or 4k"))
    }

    /// Refuses an option that was given, since the file has nothing that it goes with.
    pub fn without(&self, id: &str, goes_with: &str) -> Checked<()> {
        let Some(text) = self.text(id) else { return Ok(()) };
        let legal = format!("left out here: --{} goes with {goes_with}", id.replace('_', "-"));
        Err(ConfigError::new(id, text, legal))
    }

    /// All that was given, in the order of their names.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.texts.iter().map(|(id, text)| (*id, text.as_str()))
    }
}

/// Whole bytes of a size such as `4096`, `4k`, `128 MB` or `0.5GiB`; k, M and G are powers of 1024, as PostgreSQL counts.
pub fn size(text: &str) -> Option<u64> {
    let digits = text.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
    let (number, unit) = text.split_at(digits);
    let bits = match unit.trim_start().to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kb" | "kib" => 10,
        "m" | "mb" | "mib" => 20,
        "g" | "gb" | "gib" => 30,
        _ => return None,
    };
    let bytes = Exact::parse(number)?.floor_of(1 << bits);
    (bytes < u64::MAX).then_some(bytes)
}

/// A size in the largest unit that it is a whole number of: `4 KiB`.
pub fn shown_size(bytes: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let whole = units.into_iter().find(|(bits, _)| bytes > 0 && bytes.trailing_zeros() >= *bits);
    whole.map_or_else(|| format!("{bytes} bytes"), |(bits, unit)| format!("{} {unit}", bytes >> bits))
}

/// What a file was read as.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Source {
    /// Id of the format.
    pub format: &'static str,
    /// Lines or records that name an operation, of the whole file.
    pub records: u64,
    /// Those of them that are no requests: flushes, discards, size 0.
    pub ignored: u64,
    /// Volumes that have requests; 1 in formats without.
    pub volumes: u32,
    /// Bytes of a page where requests are of bytes; none where a request is a page.
    pub page_bytes: Option<u64>,
    /// Bytes that a frame holds, if anything says so: `page_bytes`, or what `--page` says of a file of pages.
    pub frame_bytes: Option<u64>,
    /// Whether pages are numbered by first appearance, so that neighbours are none: keys.
    pub keyed: bool,
    /// Columns that `--columns` leaves out, and what a record counts as without them; empty if there are none.
    pub unused: String,
}

/// What is told of a trace that was read, as JSON: docs/rules/traces.md, section 3.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Summary {
    pub format: &'static str,
    pub records: u64,
    pub ignored: u64,
    pub requests: u64,
    pub reads: u64,
    pub writes: u64,
    /// Distinct pages asked for.
    pub pages: u64,
    pub volumes: u32,
    pub page_bytes: Option<u64>,
    pub notes: Vec<String>,
    /// [`Source::unused`]: said where a file is read, and none of the notes, which the reference cases count.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub unused: String,
}

impl std::fmt::Display for Summary {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { format, records, requests, reads, writes, pages, ignored, .. } = self;
        let of = self.page_bytes.map_or_else(String::new, |bytes| format!(" of {}", shown_size(bytes)));
        let volumes = if self.volumes > 1 { format!(" in {} volumes", self.volumes) } else { String::new() };
        write!(
            formatter,
            "{format}: {records} records, {requests} requests ({reads} reads, {writes} writes), \
             {pages} pages{of}{volumes}, {ignored} ignored"
        )?;
        if self.unused.is_empty() { Ok(()) } else { write!(formatter, "; {}", self.unused) }
    }
}

impl Trace {
    /// What is told of it; a trace that was not read counts as the project's own.
    pub fn summary(&self) -> Summary {
        let requests = self.requests.len() as u64;
        let own = Source { format: "own", records: requests, volumes: 1, ..Source::default() };
        let source = self.source.as_deref().unwrap_or(&own);
        let writes = self.requests.iter().filter(|&&request| is_write(request)).count() as u64;
        Summary {
            format: source.format,
            records: source.records,
            ignored: source.ignored,
            requests,
            reads: requests - writes,
            writes,
            pages: self.footprint(),
            volumes: source.volumes,
            page_bytes: source.page_bytes,
            notes: self.notes.clone(),
            unused: source.unused.clone(),
        }
    }

    /// Distinct pages that its requests ask for.
    pub fn footprint(&self) -> u64 {
        let mut seen = vec![0_u64; (self.pages as usize).div_ceil(64)];
        for &request in &self.requests {
            if let Some(page) = self.operations.page_of(request) {
                seen[page as usize / 64] |= 1 << (page % 64);
            }
        }
        seen.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// A hash of the requests, and of what a recording says besides, by which links and curves name the trace: 16
    /// hexadecimal digits. 64-bit FNV-1a, a packed request at a time instead of a byte.
    pub fn hash(&self) -> String {
        let recorded = self.recorded.as_ref().map_or_else(Vec::new, |recorded| recorded.hashed_bytes());
        let values = self.requests.iter().copied().chain(recorded.into_iter().map(u32::from));
        let hash = values.fold(0xcbf2_9ce4_8422_2325_u64, |hash, value| {
            (hash ^ u64::from(value)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("{hash:016x}")
    }
}
