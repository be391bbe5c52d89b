//! Files of columns, of which `--columns` says what each is: docs/rules/traces.md, section 3.

use super::{
    Asks, BLANKS, Bad, Format, Header, Kind, Lines, Reading, Requests, Taken, hex, is_nothing, is_number,
    number,
};
use crate::error::{Checked, ConfigError, cut};
use crate::trace::Trace;
use crate::trace::csv::fields::{Fields, LONGEST_RECORD, OPEN};
use crate::trace::head::separator;
use crate::trace::reading::Source;
use crate::trace::words::Words;

/// Any file of columns.
pub(super) const FORMAT: Format = Format {
    id: super::COLUMNS,
    label: "file of columns",
    told_by: "--columns alone, such as --columns op=3,offset=5,size=4",
    becomes: "a request of a page, by number or name, or bytes",
    options: &["unit", "size_unit", "hex", "separator", "header", "ops"],
    source: "docs/traces-and-devices.md",
    kind: Kind::below(Header::None, open),
    ..Format::BLOCKS
};

/// What columns can be. One of the first three says what is asked for.
const ROLES: [&str; 8] = ["page", "key", "offset", "size", "op", "volume", "client", "time"];
const PAGE: usize = 0;
const KEY: usize = 1;
const OFFSET: usize = 2;
const SIZE: usize = 3;
const OP: usize = 4;
const VOLUME: usize = 5;
const CLIENT: usize = 6;

/// Characters of the names of columns in a note.
const SHOWN_NAMES: usize = 200;

struct Columns {
    /// The column of each of [`ROLES`], by number or name.
    given: [Option<String>; ROLES.len()],
    /// The same as places in a line, from 0, once the first line was seen.
    places: Option<[Option<usize>; ROLES.len()]>,
    /// A volume may be several columns.
    volume: Vec<usize>,
    /// Columns of hexadecimal numbers without 0x, as they were given, and the roles that these are.
    hex: Vec<String>,
    is_hex: [bool; ROLES.len()],
    /// What columns are called that say nothing, by the first line.
    unused: Vec<String>,
    separator: Option<Option<char>>,
    header: Option<bool>,
    unit: u64,
    size_unit: u64,
    words: Words,
    fields: Fields,
    /// The line in which a quote was opened, and how it begins.
    opened: (u64, String),
}

fn open(reading: &Reading) -> Checked<Box<dyn Lines>> {
    let text = reading.text("columns").unwrap_or_default();
    let given = given(text)?;
    let refused = |legal: &str| Err(ConfigError::new("columns", text, legal));
    if given[..=OFFSET].iter().flatten().count() != 1 {
        return refused("exactly one of page, key and offset, such as op=1,page=2");
    }
    let has = |role: usize| given[role].is_some();
    if has(SIZE) && !has(OFFSET) {
        return refused("size only beside offset");
    }
    for (option, role, with) in [("unit", OFFSET, "offset"), ("size_unit", SIZE, "size"), ("ops", OP, "op")] {
        if !has(role) {
            reading.without(option, &format!("a column {with}"))?;
        }
    }
    let named = given.iter().flatten().any(|column| !column.split('+').all(is_number));
    let header = match reading.text("header") {
        None => named.then_some(true),
        Some("yes") => Some(true),
        Some("no") if !named => Some(false),
        Some("no") => return Err(ConfigError::new("header", "no", "yes, or columns by their numbers")),
        Some(other) => return Err(ConfigError::new("header", other, "yes or no")),
    };
    let separator = match reading.text("separator") {
        None => None,
        Some("tab") => Some(Some('\t')),
        Some("space") => Some(None),
        Some(sign @ ("," | ";")) => Some(sign.chars().next()),
        Some(other) => return Err(ConfigError::new("separator", other, "one of , and ; and tab and space")),
    };
    Ok(Box::new(Columns {
        given,
        places: None,
        volume: Vec::new(),
        hex: reading
            .text("hex")
            .into_iter()
            .flat_map(|text| text.split(','))
            .map(|at| at.trim().to_owned())
            .collect(),
        is_hex: Default::default(),
        unused: Vec::new(),
        separator,
        header,
        unit: reading.bytes_of("unit")?.unwrap_or(1),
        size_unit: reading.bytes_of("size_unit")?.unwrap_or(1),
        words: Words::of(reading.text("ops"))?,
        fields: Fields::default(),
        opened: Default::default(),
    }))
}

/// `op=3,offset=5` as the column of each role.
fn given(text: &str) -> Checked<[Option<String>; ROLES.len()]> {
    let mut given: [Option<String>; ROLES.len()] = Default::default();
    for part in text.split(',') {
        let legal = format!(
            "NAME=COLUMN, NAME one of {}, COLUMN a number from 1 or a name of the header",
            ROLES.join(", ")
        );
        let refused = || ConfigError::new("columns", part, legal);
        let (role, column) = part.split_once('=').ok_or_else(refused.clone())?;
        let column = column.trim();
        let role = ROLES.iter().position(|known| *known == role.trim()).ok_or_else(refused.clone())?;
        if column.is_empty() || column == "0" {
            return Err(refused());
        }
        if given[role].replace(column.to_owned()).is_some() {
            return Err(ConfigError::new("columns", text, format!("{} once", ROLES[role])));
        }
    }
    Ok(given)
}

/// A number, decimal or with 0x before it; `is_hex`: hexadecimal without it too.
fn value(text: &str, is_hex: bool) -> Option<Result<u64, &'static str>> {
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => hex(digits).map(Ok),
        None if is_hex => hex(text).map(Ok),
        None => is_number(text).then(|| number(text)),
    }
}

/// The place of a column in a line, from 0, by its number or its name in the first line.
fn place(option: &str, given: &str, first: &[&str]) -> Checked<usize> {
    let named = || first.iter().position(|name| name.eq_ignore_ascii_case(given));
    let numbered = || given.parse().ok().and_then(|number: usize| number.checked_sub(1));
    let found = if is_number(given) { numbered() } else { named() };
    let names = first.iter().zip(1..).map(|(name, number)| format!("{number} {name}"));
    let names = || cut(&names.collect::<Vec<_>>().join(", "), 200);
    found
        .filter(|at| *at < first.len())
        .ok_or_else(|| ConfigError::new(option, given, format!("one of {}", names())))
}

impl Columns {
    /// Finds the columns by the first line; tells whether that is their header.
    fn begin(&mut self, first: &[&str]) -> Checked<bool> {
        let mut places = [None; ROLES.len()];
        for (role, given) in self.given.iter().enumerate() {
            let Some(given) = given else { continue };
            // Several columns are one volume, `7+8`, unless one is called so.
            let parts = given.split('+').map(|part| place("columns", part.trim(), first));
            let whole = place("columns", given, first);
            let all =
                if role == VOLUME && whole.is_err() { parts.collect::<Checked<_>>()? } else { vec![whole?] };
            places[role] = all.first().copied();
            if role == VOLUME {
                self.volume = all;
            }
        }
        for given in &self.hex {
            let at = place("hex", given, first)?;
            let role = [PAGE, OFFSET, SIZE].into_iter().find(|role| places[*role] == Some(at));
            let legal = "a column that is the page, the offset or the size";
            self.is_hex[role.ok_or_else(|| ConfigError::new("hex", given, legal))?] = true;
        }
        self.places = Some(places);
        let text = |role: usize| places[role].map(|at: usize| (first[at], self.is_hex[role]));
        let numbers = [PAGE, OFFSET, SIZE].into_iter().filter_map(text);
        let no_number = numbers.map(|(text, is_hex)| value(text, is_hex)).any(|value| value.is_none());
        let no_word = text(OP).is_some_and(|(word, _)| self.words.asks(word).is_none());
        let header = self.header.unwrap_or(no_number || no_word);
        let used = |at: usize| places.contains(&Some(at)) || self.volume.contains(&at);
        let name = |at: usize| if header { first[at].to_owned() } else { (at + 1).to_string() };
        self.unused = (0..first.len()).filter(|at| !used(*at)).map(name).collect();
        Ok(header)
    }

    fn record(&mut self, fields: &[&str], requests: &mut Requests) -> Taken {
        let Some(places) = self.places else {
            return if self.begin(fields)? { Ok(()) } else { self.record(fields, requests) };
        };
        let ignored = |word: &&str| self.words.asks(word) == Some(Asks::Nothing);
        let last = places.iter().flatten().chain(&self.volume).max().map_or(0, |last| last + 1);
        if fields.len() < last {
            // A flush, say, has no sectors.
            if places[OP].and_then(|at| fields.get(at)).is_some_and(ignored) {
                return requests.ignore();
            }
            return Err(
                format!("the line has {} columns, and column {last} is asked for", fields.len()).into()
            );
        }
        let text = |role: usize| places[role].map(|at| fields[at]);
        let value = |role: usize| match text(role).map(|text| value(text, self.is_hex[role])) {
            None => Ok(None),
            Some(None) => {
                Err(Bad::from(format!("the {} is no number, decimal or with 0x before it", ROLES[role])))
            }
            Some(Some(number)) => Ok(Some(number?)),
        };
        let asks = match text(OP) {
            None => Asks::Read,
            Some(word) => self.words.asks(word).ok_or(
                "the operation is no known word; --ops read=WORD,write=WORD,ignore=WORD says what words mean",
            )?,
        };
        if let Some(volume) = text(VOLUME) {
            match self.volume[..] {
                [_] => requests.in_volume(volume)?,
                ref all => {
                    requests.in_volume(&all.iter().map(|at| fields[*at]).collect::<Vec<_>>().join(","))?
                }
            };
        }
        if let Some(client) = text(CLIENT) {
            requests.of_client(client)?;
        }
        if asks == Asks::Nothing {
            return requests.ignore();
        }
        if let Some(key) = text(KEY) {
            if key.is_empty() {
                return Err("the key is missing".into());
            }
            let key = requests.key(key)?;
            return requests.page(asks, key);
        }
        if let Some(page) = value(PAGE)? {
            return requests.page(asks, page);
        }
        let (offset, size) = (value(OFFSET)?.unwrap_or_default(), value(SIZE)?);
        let size = size.map_or(1, |size| size.saturating_mul(self.size_unit));
        requests.units(asks, (offset, self.unit), size)
    }
}

impl Lines for Columns {
    fn passes_over(&self, line: &str) -> bool {
        !self.fields.open && is_nothing(line)
    }

    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        self.whole_line(line, requests)
    }

    fn whole_line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        let separator = *self.separator.get_or_insert_with(|| {
            separator(line.trim_matches(BLANKS)).or_else(|| line.contains('\t').then_some('\t'))
        });
        let line =
            if separator == Some('\t') { line.trim_matches([' ', '\r']) } else { line.trim_matches(BLANKS) };
        if !self.fields.open && !line.contains('"') {
            let fields: Vec<&str> = match separator {
                Some(sign) => line.split(sign).map(str::trim).collect(),
                None => line.split_whitespace().collect(),
            };
            return self.record(&fields, requests);
        }
        if !self.fields.open {
            self.fields = Fields::by(separator);
            self.opened = (requests.line, line.to_owned());
        }
        self.fields.push(line);
        if self.fields.open {
            let long = self.fields.all.iter().map(String::len).sum::<usize>() > LONGEST_RECORD;
            return if long { Err(self.unfinished().unwrap_or(OPEN.into())) } else { Ok(()) };
        }
        let all = std::mem::take(&mut self.fields.all);
        self.record(&all.iter().map(String::as_str).collect::<Vec<_>>(), requests)
    }

    fn unfinished(&mut self) -> Option<Bad> {
        let (line, text) = std::mem::take(&mut self.opened);
        std::mem::take(&mut self.fields.open).then(|| Bad::Before(line, text.into_bytes(), OPEN))
    }

    fn finish(self: Box<Self>, mut trace: Trace) -> Checked<Trace> {
        if !self.unused.is_empty() {
            let has = |role: usize| self.given[role].is_some();
            let counts = match (has(OP), has(OFFSET)) {
                (false, false) => "; every record counts as a read of one page",
                (false, true) if has(SIZE) => "; every record counts as a read",
                (false, true) => "; every record counts as a read of one byte",
                (true, false) => "; every record counts as one page",
                (true, true) if has(SIZE) => "",
                (true, true) => "; every record counts as one byte",
            };
            let names = cut(&self.unused.join(", "), SHOWN_NAMES);
            let source = trace.source.as_deref().cloned().unwrap_or_default();
            let unused = format!("columns that are not used: {names}{counts}");
            trace.source = Some(Source { unused, ..source }.into());
        }
        Ok(trace)
    }
}
