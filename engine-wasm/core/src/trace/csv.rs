//! CSV traces, read and written as a stream: bytes in, bytes out, no files here.
//!
//! Lines `R,17` or `W,17` (`r`, `w` too), and plain page ids, which are reads. Where [`Operations::All`] are legal, also
//! `N,17`, which creates its page, and `F,` (or `F`), which empties the pool. A header (`op,page` or `page`), blank lines,
//! remarks (`#`), CRLF, a byte order mark and spaces are fine. Any other header names columns (`recording`).

pub mod fields;
mod line;
mod recording;

use fields::{LONGEST_RECORD, OPEN};
use line::{is_header, plain_line, request};
use recording::{Line, RecordingParser};
use serde::Serialize;

use super::Trace;
use super::operation::{Operation, Operations};
use super::renumber::Collector;
use crate::error::{Checked, ConfigError};

/// Bad lines that are shown; all are counted.
const SHOWN_LINES: usize = 10;
/// Longest line that can be right; more bytes of a line are not kept.
const LONGEST_LINE: usize = 256;
/// The header of files that are written, unless they have more columns.
const OP_PAGE: &[u8] = b"op,page";
/// Bytes that are written at once, about.
const PIECE: usize = 1 << 16;
const SHOWN_BYTES: usize = 60;

/// One line that is no request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BadLine {
    /// Its number in the file, from 1.
    pub line: u64,
    pub text: String,
    pub why: String,
}

/// A file that cannot be used. Nothing of it is loaded.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceError {
    /// The first ten bad lines.
    pub lines: Vec<BadLine>,
    /// How many lines are bad.
    pub total: u64,
    /// What is wrong with the file as a whole: its length, its pages, the memory it takes.
    pub whole: Option<ConfigError>,
}

impl std::fmt::Display for TraceError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(whole) = &self.whole {
            return whole.fmt(formatter);
        }
        write!(formatter, "{} bad lines", self.total)?;
        let mut lines = self.lines.iter();
        lines.try_for_each(|bad| write!(formatter, "; line {}, {:?}: {}", bad.line, bad.text, bad.why))
    }
}

impl std::error::Error for TraceError {}

/// Reads a CSV trace in chunks cut anywhere.
#[derive(Debug, Default)]
pub struct CsvParser {
    operations: Operations,
    collector: Collector,
    unfinished: Vec<u8>,
    line: u64,
    /// A header may still come.
    started: bool,
    /// The header is `op,page`: lines that say more than requests do make the file a recording.
    named: bool,
    /// The line in which a quote was opened that is not closed yet, and how it begins.
    opened: (u64, Vec<u8>),
    /// Reads the lines of a recording, once its header was seen.
    recording: Option<Box<RecordingParser>>,
    error: TraceError,
}

impl CsvParser {
    /// A parser of these operations, at the start of a file.
    pub fn of(operations: Operations) -> Self {
        Self { operations, collector: Collector::new(operations), ..Self::default() }
    }

    /// Requests read so far.
    pub fn requests(&self) -> usize {
        self.collector.requests()
    }

    /// Whether the file as a whole cannot be used, whatever follows; bad lines are counted to the end.
    pub fn is_refused(&self) -> bool {
        self.error.whole.is_some()
    }

    /// Reads the next bytes. What is wrong is said by [`CsvParser::finish`].
    pub fn push(&mut self, chunk: &[u8]) {
        let mut rest = chunk;
        if !self.unfinished.is_empty() {
            let Some(end) = rest.iter().position(|&byte| byte == b'\n') else { return self.keep(rest) };
            self.keep(&rest[..end]);
            let line = std::mem::take(&mut self.unfinished);
            self.line(&line);
            rest = &rest[end + 1..];
        }
        while !rest.is_empty() {
            if let Some((id, write, length)) = plain_line(rest).filter(|_| self.recording.is_none()) {
                self.line += 1;
                self.started = true;
                self.add(id, write);
                rest = &rest[length..];
            } else if let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
                self.line(&rest[..end]);
                rest = &rest[end + 1..];
            } else {
                return self.keep(rest);
            }
        }
    }

    /// The trace, once all bytes were pushed. `pages` is D if given; in a trace that creates pages, those that exist before.
    pub fn finish(mut self, pages: Option<u32>) -> Result<Trace, TraceError> {
        if !self.unfinished.is_empty() {
            let line = std::mem::take(&mut self.unfinished);
            self.line(&line);
        }
        if self.recording.as_ref().is_some_and(|recording| recording.fields.open) {
            self.not_closed();
        }
        if self.error.total > 0 || self.error.whole.is_some() {
            return Err(self.error);
        }
        let whole = |error| TraceError { whole: Some(error), ..TraceError::default() };
        let trace = self.collector.finish(pages).map_err(whole)?;
        match self.recording {
            Some(recording) => recording.finish(trace).map_err(whole),
            None => Ok(trace),
        }
    }

    /// Keeps the start of a line, and one byte more than can be right so that it is found too long.
    fn keep(&mut self, bytes: &[u8]) {
        let room = (self.longest_line() + 1).saturating_sub(self.unfinished.len());
        self.unfinished.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    fn longest_line(&self) -> usize {
        if self.recording.is_some() { LONGEST_RECORD } else { LONGEST_LINE }
    }

    fn add(&mut self, id: u64, write: bool) {
        self.collect(|collector, _| collector.push(id, write));
    }

    fn collect(&mut self, request: impl FnOnce(&mut Collector, u64) -> Checked<()>) {
        // Nothing is loaded by half: after the first mistake only mistakes are collected.
        if self.error.total > 0 || self.error.whole.is_some() {
            return;
        }
        if let Err(error) = request(&mut self.collector, self.line) {
            self.error.whole = Some(error);
            self.collector = Collector::default();
        }
    }

    fn line(&mut self, bytes: &[u8]) {
        self.line += 1;
        // Of a line in one piece no more is looked at than `keep` leaves of one in several.
        let longest = self.longest_line();
        let bytes = &bytes[..bytes.len().min(longest + 1)];
        let too_long = bytes.len() > longest;
        let bytes = if self.line == 1 { bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes) } else { bytes };
        let text = bytes.trim_ascii();
        if too_long {
            return self.bad(text, "the line is too long for a request");
        }
        if self.named && (text.contains(&b'"') || text.first().is_some_and(|sign| b"PpUu#".contains(sign))) {
            self.named = false;
            self.recording = RecordingParser::of_header(OP_PAGE).and_then(Result::ok).map(Box::new);
        }
        if let Some(recording) = &mut self.recording {
            let open = recording.fields.open;
            if text.is_empty() && !open {
                return;
            }
            let read = recording.line(bytes, self.collector.requests());
            if !open && recording.fields.open {
                self.opened = (self.line, text[..text.len().min(SHOWN_BYTES)].to_vec());
            }
            return match read {
                Ok(Line::Request { id, write }) => self.add(id, write),
                Ok(Line::Other) => {}
                Err(OPEN) => self.not_closed(),
                Err(why) => self.bad(text, why),
            };
        }
        if text.is_empty() || text.starts_with(b"#") {
            return;
        }
        if !std::mem::replace(&mut self.started, true) {
            if is_header(text) {
                self.named = text.contains(&b',') && self.operations == Operations::ReadWrite;
                return;
            }
            match RecordingParser::of_header(text) {
                None => {}
                Some(Ok(recording)) => {
                    self.recording = Some(Box::new(recording));
                    return;
                }
                Some(Err(why)) => return self.bad(text, &why),
            }
        }
        match request(text, self.operations) {
            Ok((Operation::Read, id)) => self.add(id, false),
            Ok((Operation::Write, id)) => self.add(id, true),
            Ok((Operation::New, id)) => self.create(id, text),
            Ok((Operation::Empty, _)) => self.collect(|collector, _| collector.empty()),
            Err(why) => self.bad(text, why),
        }
    }

    fn create(&mut self, id: u64, text: &[u8]) {
        let mut new = true;
        self.collect(|collector, line| collector.create(id, line).map(|created| new = created));
        if !new {
            self.bad(text, "the page exists already: a line before uses or creates it");
        }
    }

    fn not_closed(&mut self) {
        let (line, text) = std::mem::take(&mut self.opened);
        let here = std::mem::replace(&mut self.line, line);
        self.bad(&text, OPEN);
        self.line = here;
    }

    fn bad(&mut self, text: &[u8], why: &str) {
        self.collector = Collector::default();
        self.error.total += 1;
        if self.error.lines.len() < SHOWN_LINES {
            let shown = &text[..text.len().min(SHOWN_BYTES)];
            let text = String::from_utf8_lossy(shown).into_owned();
            self.error.lines.push(BadLine { line: self.line, text, why: why.to_owned() });
        }
    }
}

/// Writes a trace as CSV in pieces of about 64 KiB, with the ids of its own file and all that was recorded.
pub fn write<E>(trace: &Trace, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
    use std::io::Write;

    if let Some(recorded) = trace.recorded.as_deref() {
        return recording::write(trace, recorded, sink);
    }
    let mut piece = Vec::with_capacity(PIECE);
    piece.extend_from_slice(b"op,page\n");
    for &request in &trace.requests {
        if piece.len() > PIECE - 32 {
            sink(&piece)?;
            piece.clear();
        }
        let letter = trace.operations.operation_of(request).letter();
        // Writing to a Vec cannot fail.
        let _ = match trace.operations.page_of(request) {
            Some(page) => writeln!(piece, "{letter},{}", trace.original_id(page)),
            None => writeln!(piece, "{letter},"),
        };
    }
    sink(&piece)
}

#[cfg(test)]
mod tests;
