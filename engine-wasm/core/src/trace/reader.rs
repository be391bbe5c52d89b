//! A trace file of any format, recognised by what it holds: docs/rules/traces.md, sections 1 and 2.
//!
//! What packs it has been taken off before. Text is judged by its first lines, bytes by their first records; `.lis` and
//! `.din` of a name decide between formats of bare numbers.

use super::Trace;
use super::csv::TraceError;
use super::encoding::{self, Decoder, Encoding};
use super::format::{
    COLUMNS, FORMATS, Format, Kind, LONGEST_START, Requests, Text, check, format_of, is_nothing, named,
};
use super::head::{HEAD_BYTES, Head, detect};
use super::reading::Reading;
use super::records::BinaryReader;
use super::text::TextReader;
use crate::error::{Checked, ConfigError};

/// What the legal files are, in words.
pub const LEGAL_FILES: &str =
    "a trace in one of the formats that `bpsim list formats` names, as it is or packed";

/// Reads a trace in chunks cut anywhere.
pub struct TraceReader {
    name: String,
    reading: Reading,
    /// The format that was asked for.
    asked: Option<&'static Format>,
    /// Lines without content before the bytes that are kept.
    lines: u64,
    state: State,
}

enum State {
    /// Too few bytes so far to tell what they are, and whether they are known to be text.
    Undecided(Vec<u8>, Option<Encoding>),
    Text(&'static Format, Decoder, Box<TextReader>),
    Binary(&'static Format, Box<BinaryReader>),
    Refused(TraceError),
}

impl TraceReader {
    /// A reader at the start of a file, whose name may say what it is.
    pub fn of(name: &str, reading: &Reading) -> Checked<Self> {
        reading.page_bytes()?;
        for id in ["unit", "size_unit"] {
            reading.bytes_of(id)?;
        }
        if reading.text("columns").is_some() {
            reading.without("format", "a file without --columns: they say what it is")?;
        }
        let asked = reading.text("format").or(reading.text("columns").map(|_| COLUMNS));
        let known = |id: &str| {
            named()
                .find(|format| format.id == id)
                .or_else(|| format_of(id).filter(|_| reading.text("format").is_none()))
        };
        let ids = || named().map(|format| format.id).collect::<Vec<_>>().join(", ");
        let asked = match asked {
            Some(id) => {
                Some(known(id).ok_or_else(|| ConfigError::new("format", id, format!("one of {}", ids())))?)
            }
            None => None,
        };
        Ok(Self { asked, name: name.to_owned(), ..Self::only(FORMATS[0], reading) })
    }

    /// A reader of one format, whatever the bytes look like.
    pub(super) fn only(format: &'static Format, reading: &Reading) -> Self {
        Self {
            name: String::new(),
            reading: reading.clone(),
            asked: Some(format),
            lines: 0,
            state: State::Undecided(Vec::new(), None),
        }
    }

    /// Says the name that an archive has for what follows, before any bytes.
    pub fn rename(&mut self, name: &str) {
        name.clone_into(&mut self.name);
    }

    /// Requests read so far.
    pub fn requests(&self) -> usize {
        match &self.state {
            State::Text(_, _, text) => text.requests.requests(),
            State::Binary(_, binary) => binary.requests.requests(),
            State::Undecided(..) | State::Refused(_) => 0,
        }
    }

    /// Whether no further bytes can change what [`TraceReader::finish`] will say against the file.
    pub fn is_refused(&self) -> bool {
        match &self.state {
            State::Undecided(..) => false,
            State::Text(_, _, text) => text.is_refused(),
            State::Binary(_, binary) => binary.error.is_some(),
            State::Refused(_) => true,
        }
    }

    /// Reads the next bytes. What is wrong is said by [`TraceReader::finish`].
    pub fn push(&mut self, chunk: &[u8]) {
        match &mut self.state {
            State::Undecided(start, _) => {
                // No more is kept than decides: whatever is left over is read as it comes.
                let (head, tail) = chunk.split_at(chunk.len().min(MOST_KEPT.saturating_sub(start.len())));
                start.extend_from_slice(head);
                self.look(false);
                if !tail.is_empty() {
                    self.push(tail);
                }
            }
            State::Text(_, decoder, text) => decoder.push(chunk, &mut |bytes| text.push(bytes)),
            State::Binary(_, binary) => binary.push(chunk),
            State::Refused(_) => {}
        }
    }

    /// The trace, once all bytes were pushed. `pages` is D if given; in a trace that creates pages, those that exist before.
    pub fn finish(mut self, pages: Option<u32>) -> Result<Trace, TraceError> {
        self.look(true);
        let trace = match self.state {
            State::Text(format, mut decoder, mut text) => {
                decoder.finish(&mut |bytes| text.push(bytes));
                let (requests, lines) = text.finish()?;
                lines.finish(requests.finish(format.id, &self.reading, pages)?)?
            }
            State::Binary(format, binary) => binary.finish()?.finish(format.id, &self.reading, pages)?,
            State::Refused(error) => return Err(error),
            State::Undecided(..) => return Err(TraceError::default()),
        };
        Ok(trace)
    }

    /// Decides as soon as the bytes at hand, or all that there are, tell.
    fn look(&mut self, whole: bool) {
        if self.asked.is_some_and(|format| matches!(format.kind, Kind::Binary(_))) {
            return self.look_at_bytes(whole);
        }
        let State::Undecided(start, known) = &mut self.state else { return };
        if known.is_none() {
            if start.len() < encoding::LOOKED_AT && !whole {
                return;
            }
            if encoding::is_binary(start) {
                if let Some((at, byte)) = encoding::control_in_text(start).filter(|_| self.asked.is_none()) {
                    let value = format!("a text with a control character (0x{byte:02x} at byte {at})");
                    let legal = "text without any, as tr -d '\\000-\\010\\013\\014\\016-\\037' makes it";
                    self.state = State::Refused(ConfigError::new("trace", value, legal).into());
                    return;
                }
                return self.look_at_bytes(whole);
            }
            let (encoding, mark) = Encoding::of(start);
            start.drain(..mark);
            *known = Some(encoding);
        }
        let encoding = known.unwrap_or_default();
        if encoding == Encoding::Utf8 && self.asked.is_none() {
            self.lines += skip(start);
        }
        let State::Undecided(start, _) = &self.state else { return };
        if whole || self.asked.is_some() || start.len() >= HEAD_BYTES + encoding::LOOKED_AT {
            let start = start.clone();
            self.state = self.text(encoding, &start).unwrap_or_else(State::Refused);
            self.lines = 0;
            self.push(&start);
        }
    }

    fn look_at_bytes(&mut self, whole: bool) {
        let State::Undecided(start, _) = &mut self.state else { return };
        let whole = whole || start.len() >= LONGEST_START;
        let told = FORMATS.iter().copied().find_map(|format| match &format.kind {
            Kind::Text(_) => None,
            Kind::Binary(binary) => match (binary.told)(start, whole) {
                None => (!whole).then_some(None),
                Some(told) => told.then_some(Some(format)),
            },
        });
        let Some(Some(format)) = self.asked.map(Some).map_or(told, Some) else { return };
        let start = std::mem::take(start);
        self.state = self.bytes(format).unwrap_or_else(State::Refused);
        self.push(&start);
    }

    fn text(&self, encoding: Encoding, start: &[u8]) -> Result<State, TraceError> {
        let format = match self.asked {
            Some(format) => format,
            None => {
                let (mut decoder, mut decoded) = (Decoder::of(encoding), Vec::new());
                decoder.push(start, &mut |bytes| decoded.extend_from_slice(bytes));
                let text = String::from_utf8_lossy(&decoded);
                detect(&Head::of(&text, encoding, &self.name))?
            }
        };
        check(format, &self.reading)?;
        let Kind::Text(Text { header, open: Some(open), .. }) = &format.kind else {
            return Err(TraceError::default());
        };
        let mut requests = Requests::of(&self.reading)?;
        requests.line = self.lines;
        let reader = TextReader::of(open(&self.reading)?, header, requests);
        Ok(State::Text(format, Decoder::of(encoding), Box::new(reader)))
    }

    fn bytes(&self, format: &'static Format) -> Result<State, TraceError> {
        check(format, &self.reading)?;
        let Kind::Binary(binary) = &format.kind else {
            let value = format!("{}, and the file is binary,", format.id);
            return Err(ConfigError::new("format", value, "a format of binary files, or left out").into());
        };
        let (records, requests) = ((binary.open)(&self.reading)?, Requests::of(&self.reading)?);
        Ok(State::Binary(format, Box::new(BinaryReader::of(records, requests))))
    }
}

/// Bytes that are kept at most before it is clear what they are.
const MOST_KEPT: usize = LONGEST_START;

/// Drops whole lines without content from the beginning of a text; gives how many.
fn skip(start: &mut Vec<u8>) -> u64 {
    let (mut lines, mut end) = (0, 0);
    for line in start.split_inclusive(|&byte| byte == b'\n') {
        let blank =
            std::str::from_utf8(line.trim_ascii()).map_or(line.trim_ascii().starts_with(b"#"), is_nothing);
        if !blank || !line.ends_with(b"\n") {
            break;
        }
        (lines, end) = (lines + 1, end + line.len());
    }
    start.drain(..end);
    lines
}

/// Whether a file's name says that it holds `oracleGeneral`, whatever compresses it.
pub fn is_named_oracle_general(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let packed = [".gz", ".zst", ".zstd"].into_iter().find_map(|ending| name.strip_suffix(ending));
    let name = packed.unwrap_or(&name);
    [".oraclegeneral", ".bin"].into_iter().any(|ending| name.ends_with(ending))
}
