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
use recording::RecordingParser;
use serde::Serialize;

use super::Trace;
use super::format::{Asks, BLANKS, Bad, Format, Header, Kind, Lines, Requests, Taken, Text, is_nothing};
use super::head::Choice;
use super::operation::{Operation, Operations};
use super::reader::TraceReader;
use super::reading::Reading;
use super::words::Words;
use crate::error::{Checked, ConfigError};

/// Bad lines that are shown; all are counted.
pub(super) const SHOWN_LINES: usize = 10;
/// Longest line that can be right; more bytes of a line are not kept.
const LONGEST_LINE: usize = 256;
/// The header of files that are written, unless they have more columns.
const OP_PAGE: &str = "op,page";
/// Bytes that are written at once, about.
const PIECE: usize = 1 << 16;

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
    /// What to choose from, where the file says too little of itself.
    pub choice: Option<Box<Choice>>,
}

impl From<ConfigError> for TraceError {
    fn from(whole: ConfigError) -> Self {
        Self { whole: Some(whole), ..Self::default() }
    }
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

/// The project's own format.
pub const FORMAT: Format = Format {
    id: "own",
    label: "Bufferpool Lab",
    told_by: "a header with page, key, or relation and block; or lines R,17 or W,17 or 17",
    becomes: "a request of a page, by number or name; columns op, volume, client, kind, found; pins P and U",
    volumes: true,
    source: "docs/traces-and-devices.md",
    kind: Kind::Text(Text {
        header: Header::Is(recording::names_pages),
        fits: |head| {
            head.most(|line| {
                [Operations::ReadWrite, Operations::All]
                    .iter()
                    .any(|all| request(line.as_bytes(), *all).is_ok())
            })
        },
        open: Some(|reading| Ok(Box::new(Own { operations: reading.operations, ..Own::default() }))),
    }),
    ..Format::PAGES
};

/// A reader of this format alone, whatever the bytes look like.
pub fn reader(operations: Operations) -> TraceReader {
    TraceReader::only(&FORMAT, &Reading::of(operations))
}

/// Reads lines, or the records of a recording.
#[derive(Debug, Default)]
struct Own {
    operations: Operations,
    /// A header may still come.
    started: bool,
    /// The header is `op,page`: lines that say more than requests do make the file a recording.
    named: bool,
    /// The line in which a quote was opened that is not closed yet, and how it begins.
    opened: (u64, Vec<u8>),
    /// Reads the lines of a recording, once its header was seen.
    recording: Option<Box<RecordingParser>>,
}

impl Own {
    fn not_closed(&mut self) -> Bad {
        let (line, text) = std::mem::take(&mut self.opened);
        Bad::Before(line, text, OPEN)
    }
}

impl Lines for Own {
    fn fast(&mut self, bytes: &[u8], requests: &mut Requests) -> Result<(usize, u64), Bad> {
        let (mut at, mut lines) = (0, 0);
        if self.recording.is_none() {
            while let Some((id, write, length)) = plain_line(&bytes[at..]) {
                requests.page(if write { Asks::Write } else { Asks::Read }, id)?;
                (at, lines) = (at + length, lines + 1);
            }
        }
        self.started |= lines > 0;
        Ok((at, lines))
    }

    fn passes_over(&self, line: &str) -> bool {
        match &self.recording {
            Some(recording) if recording.fields.open => false,
            // Remarks are its own.
            Some(_) => line.is_empty() || line == "*",
            None => is_nothing(line) && !(self.named && line.starts_with('#')),
        }
    }

    fn longest(&self) -> usize {
        if self.recording.is_some() { LONGEST_RECORD } else { LONGEST_LINE }
    }

    fn line(&mut self, line: &str, requests: &mut Requests) -> Taken {
        self.whole_line(line, requests)
    }

    fn whole_line(&mut self, whole: &str, requests: &mut Requests) -> Taken {
        let line = whole.trim_matches(BLANKS);
        if self.named
            && (line.contains('"')
                || line.starts_with(|sign| "PpUu#".contains(sign))
                || begins_with_word(line))
        {
            self.named = false;
            self.recording = RecordingParser::of_header(OP_PAGE).and_then(Result::ok).map(Box::new);
        }
        if let Some(recording) = &mut self.recording {
            let open = recording.fields.open;
            let read = recording.line(whole, requests);
            if !open && recording.fields.open {
                self.opened = (requests.line, line.as_bytes().to_vec());
            }
            return if read == Err(OPEN.into()) { Err(self.not_closed()) } else { read };
        }
        if !std::mem::replace(&mut self.started, true) {
            if is_header(line.as_bytes()) {
                self.named = line.contains(',') && self.operations == Operations::ReadWrite;
                return Ok(());
            }
            match RecordingParser::of_header(line) {
                None => {}
                Some(Ok(recording)) => {
                    self.recording = Some(Box::new(recording));
                    return Ok(());
                }
                Some(Err(why)) => return Err(why.into()),
            }
        }
        match request(line.as_bytes(), self.operations)? {
            (Operation::Read, id) => requests.page(Asks::Read, id),
            (Operation::Write, id) => requests.page(Asks::Write, id),
            (Operation::Empty, _) => requests.empty(),
            (Operation::New, id) if requests.create(id)? => Ok(()),
            (Operation::New, _) => Err("the page exists already: a line before uses or creates it".into()),
        }
    }

    fn unfinished(&mut self) -> Option<Bad> {
        self.recording.as_ref().filter(|recording| recording.fields.open)?;
        Some(self.not_closed())
    }

    fn finish(self: Box<Self>, trace: Trace) -> Checked<Trace> {
        match self.recording {
            Some(recording) => recording.finish(trace),
            None => Ok(trace),
        }
    }
}

/// Whether a line's operation is a word such as `read`, and no letter alone.
fn begins_with_word(line: &str) -> bool {
    let word = line.split(',').next().unwrap_or_default().trim();
    word.len() > 1 && Words::of(None).is_ok_and(|words| words.asks(word).is_some())
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
