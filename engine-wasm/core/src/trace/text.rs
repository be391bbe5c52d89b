//! Lines of a text, cut anywhere into chunks, handed to the reader of a format.

use super::csv::fields::LONGEST_RECORD;
use super::csv::{BadLine, SHOWN_LINES, TraceError};
use super::format::{BLANKS, Bad, Header, Lines, Requests, Taken, is_nothing};
use super::head::is_header;

/// Bytes of a bad line that are shown.
const SHOWN_BYTES: usize = 60;
const NO_UTF8: &str = "the line is not UTF-8";
const SEPARATORS: &[u8] = b" \t\r,";

/// Reads a text line by line.
pub(super) struct TextReader {
    lines: Box<dyn Lines>,
    /// The first line with content, where that is no record.
    header: Option<&'static str>,
    pub(super) requests: Requests,
    unfinished: Vec<u8>,
    /// Of a line that was handed over in part: how it begins, and whether it counts for nothing.
    begun: Option<(Vec<u8>, bool)>,
    /// The last line that was bad: one in pieces is bad once.
    last: u64,
    error: TraceError,
}

impl TextReader {
    /// At the start of a file.
    pub(super) fn of(lines: Box<dyn Lines>, header: &Header, requests: Requests) -> Self {
        let header = if let Header::Exact(header) = header { Some(*header) } else { None };
        Self {
            lines,
            header,
            requests,
            unfinished: Vec::new(),
            begun: None,
            last: 0,
            error: TraceError::default(),
        }
    }

    pub(super) fn is_refused(&self) -> bool {
        self.error.whole.is_some()
    }

    /// Reads the next bytes, in UTF-8. What is wrong is said by [`TextReader::finish`].
    pub(super) fn push(&mut self, chunk: &[u8]) {
        let mut rest = chunk;
        if !self.unfinished.is_empty() || self.begun.is_some() {
            let Some(end) = end_of_line(rest) else { return self.keep(rest) };
            self.keep_part(&rest[..end]);
            let line = std::mem::take(&mut self.unfinished);
            self.line(&line);
            rest = &rest[end + 1..];
        }
        while !rest.is_empty() {
            match self.lines.fast(rest, &mut self.requests) {
                Ok((0, _)) => {}
                Ok((bytes, lines)) => {
                    self.requests.line += lines;
                    self.header = None;
                    rest = &rest[bytes..];
                    continue;
                }
                Err(bad) => self.bad(b"", bad),
            }
            let Some(end) = end_of_line(rest) else { return self.keep(rest) };
            self.line(&rest[..end]);
            rest = &rest[end + 1..];
        }
    }

    /// The requests, once all bytes were pushed, and the reader, which may have more to say.
    pub(super) fn finish(mut self) -> Result<(Requests, Box<dyn Lines>), TraceError> {
        if !self.unfinished.is_empty() || self.begun.is_some() {
            let line = std::mem::take(&mut self.unfinished);
            self.line(&line);
        }
        if let Some(bad) = self.lines.unfinished() {
            self.bad(b"", bad);
        }
        if self.error.total > 0 || self.error.whole.is_some() {
            return Err(self.error);
        }
        match self.lines.nothing().filter(|_| self.requests.requests() == 0) {
            Some(whole) => Err(TraceError { whole: Some(whole), ..TraceError::default() }),
            None => Ok((self.requests, self.lines)),
        }
    }

    /// Keeps the start of a line; of one that may be of any length, what is whole is handed over.
    fn keep(&mut self, bytes: &[u8]) {
        self.keep_part(bytes);
        if self.lines.longest() < usize::MAX {
            return;
        }
        if self.begun.is_none() {
            let blanks = self.unfinished.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            self.unfinished.drain(..blanks);
        }
        if self.unfinished.len() < LONGEST_RECORD {
            return;
        }
        if self.begun.is_none() {
            self.requests.line += 1;
            self.begun = Some((shown(&self.unfinished).to_vec(), self.unfinished.starts_with(b"#")));
        }
        let end = self.unfinished.iter().rposition(|byte| SEPARATORS.contains(byte));
        let rest = self.unfinished.split_off(end.map_or(self.unfinished.len(), |end| end + 1));
        let piece = std::mem::replace(&mut self.unfinished, rest);
        self.piece(&piece);
    }

    /// Keeps one byte more than can be right, so that a line is found too long.
    fn keep_part(&mut self, bytes: &[u8]) {
        let room = self.lines.longest().saturating_add(1).saturating_sub(self.unfinished.len());
        self.unfinished.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    /// A part of a line that may be of any length.
    fn piece(&mut self, piece: &[u8]) {
        let Some((text, false)) = self.begun.clone() else { return };
        let read = self.lines.line(&String::from_utf8_lossy(piece), &mut self.requests);
        self.told(&text, read);
    }

    fn line(&mut self, bytes: &[u8]) {
        if self.begun.is_some() {
            self.piece(bytes);
            self.begun = None;
            return;
        }
        self.requests.line += 1;
        // Of a line in one piece no more is looked at than `keep` leaves of one in several.
        let longest = self.lines.longest();
        let too_long = bytes.len() > longest;
        let bytes = &bytes[..bytes.len().min(longest.saturating_add(1))];
        let text = String::from_utf8_lossy(bytes);
        let content = text.trim_matches(BLANKS);
        if too_long {
            return self.bad(bytes.trim_ascii(), "the line is too long for a request".into());
        }
        if self.lines.passes_over(content) {
            return;
        }
        if self.header.take().is_some_and(|header| is_header(content, header)) {
            return;
        }
        let utf8 =
            longest == usize::MAX || matches!(text, std::borrow::Cow::Borrowed(_)) || is_nothing(content);
        let read = if utf8 { self.lines.whole_line(&text, &mut self.requests) } else { Err(NO_UTF8.into()) };
        self.told(bytes.trim_ascii(), read);
    }

    #[inline]
    fn told(&mut self, text: &[u8], read: Taken) {
        if let Err(bad) = read {
            self.bad(text, bad);
        }
    }

    #[cold]
    fn bad(&mut self, text: &[u8], bad: Bad) {
        self.requests.fail();
        let (line, text, why) = match bad {
            Bad::Line(why) => (self.requests.line, text, why.into_owned()),
            Bad::Before(line, ref text, why) => (line, text.as_slice(), why.to_owned()),
            Bad::File(error) => {
                self.error.whole.get_or_insert(error);
                return;
            }
        };
        if std::mem::replace(&mut self.last, line) == line {
            return;
        }
        self.error.total += 1;
        if self.error.lines.len() < SHOWN_LINES {
            let text = String::from_utf8_lossy(shown(text)).into_owned();
            self.error.lines.push(BadLine { line, text, why });
        }
    }
}

fn shown(text: &[u8]) -> &[u8] {
    let text = text.trim_ascii();
    &text[..text.len().min(SHOWN_BYTES)]
}

fn end_of_line(bytes: &[u8]) -> Option<usize> {
    bytes.iter().position(|&byte| byte == b'\n')
}
