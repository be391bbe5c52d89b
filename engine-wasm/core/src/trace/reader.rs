//! A trace file of either format, recognised by its first bytes and its name.
//!
//! Bytes without a NUL are CSV; a record of `oracleGeneral` has one as long as objects are below 16 MiB. A file named
//! `.oracleGeneral`, `.oracleGeneral.bin` or `.bin` (before `.gz`, `.zst`) is text only if it begins as plain text.

use super::Trace;
use super::csv::{CsvParser, TraceError};
use super::operation::Operations;
use super::oracle_general::OracleGeneralParser;
use super::reading::Reading;
use crate::error::Checked;

const START_BYTES: usize = 4096;
/// What the legal files are, in words.
pub const LEGAL_FILES: &str = "CSV (lines such as R,17 or W,17, or only page numbers) or oracleGeneral (records of \
                               24 bytes), as it is or compressed with gzip or zstd";

/// Reads a trace in chunks cut anywhere. What compresses it has been taken off before.
pub struct TraceReader {
    /// The name says that it is `oracleGeneral`.
    named: bool,
    operations: Operations,
    state: State,
}

enum State {
    /// Too few bytes so far to tell what they are.
    Undecided(Vec<u8>),
    Csv(CsvParser),
    OracleGeneral(OracleGeneralParser),
}

impl TraceReader {
    /// A reader of these operations at the start of a file, whose name may say what it is.
    pub fn of(name: &str, reading: &Reading) -> Checked<Self> {
        let named = is_named_oracle_general(name);
        Ok(Self { named, operations: reading.operations, state: State::Undecided(Vec::new()) })
    }

    /// Says the name that an archive has for what follows, before any bytes.
    pub fn rename(&mut self, name: &str) {
        self.named = is_named_oracle_general(name);
    }

    /// Requests read so far.
    pub fn requests(&self) -> usize {
        match &self.state {
            State::Undecided(_) => 0,
            State::Csv(parser) => parser.requests(),
            State::OracleGeneral(parser) => parser.requests(),
        }
    }

    /// Whether no further bytes can change what [`TraceReader::finish`] will say against the file.
    pub fn is_refused(&self) -> bool {
        match &self.state {
            State::Undecided(_) => false,
            State::Csv(parser) => parser.is_refused(),
            State::OracleGeneral(parser) => parser.is_refused(),
        }
    }

    /// Reads the next bytes. What is wrong is said by [`TraceReader::finish`].
    pub fn push(&mut self, chunk: &[u8]) {
        match &mut self.state {
            State::Undecided(start) => {
                let (head, tail) = chunk.split_at(chunk.len().min(START_BYTES - start.len()));
                start.extend_from_slice(head);
                if start.len() == START_BYTES {
                    self.decide();
                    self.push(tail);
                }
            }
            State::Csv(parser) => parser.push(chunk),
            State::OracleGeneral(parser) => parser.push(chunk),
        }
    }

    /// The trace, once all bytes were pushed. `pages` is D if given; in a trace that creates pages, those that exist before.
    pub fn finish(mut self, pages: Option<u32>) -> Result<Trace, TraceError> {
        self.decide();
        match self.state {
            State::Csv(parser) => parser.finish(pages),
            State::OracleGeneral(parser) => parser.finish(pages),
            State::Undecided(_) => Err(TraceError::default()),
        }
    }

    fn decide(&mut self) {
        let State::Undecided(start) = &mut self.state else { return };
        let start = std::mem::take(start);
        let printable = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
        let text = if self.named { start.iter().all(printable) } else { !start.contains(&0) };
        self.state = match text {
            true => State::Csv(CsvParser::of(self.operations)),
            false => State::OracleGeneral(OracleGeneralParser::of(self.operations)),
        };
        self.push(&start);
    }
}

/// Whether a file's name says that it holds `oracleGeneral`, whatever compresses it.
pub fn is_named_oracle_general(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let packed = [".gz", ".zst", ".zstd"].into_iter().find_map(|ending| name.strip_suffix(ending));
    let name = packed.unwrap_or(&name);
    [".oraclegeneral", ".bin"].into_iter().any(|ending| name.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use proptest::prelude::*;

    use super::*;
    use crate::trace::{csv, oracle_general, pack};

    fn read(name: &str, bytes: &[u8], chunk: usize) -> Result<Trace, TraceError> {
        let mut reader = TraceReader::of(name, &Reading::default()).unwrap();
        bytes.chunks(chunk).for_each(|chunk| reader.push(chunk));
        reader.finish(None)
    }

    fn reads(requests: u32) -> Trace {
        Trace::new((0..requests).map(|t| pack(t * 7 % 97, false)).collect(), 97).unwrap()
    }

    fn bytes_of(trace: &Trace, binary: bool) -> Vec<u8> {
        let mut bytes = Vec::new();
        let sink = |piece: &[u8]| -> Result<(), Infallible> {
            bytes.extend_from_slice(piece);
            Ok(())
        };
        let Ok(()) = if binary { oracle_general::write(trace, sink) } else { csv::write(trace, sink) };
        bytes
    }

    #[test]
    fn content_tells_what_the_name_does_not() {
        for requests in [100, 1000, 10_000] {
            let trace = reads(requests);
            for binary in [false, true] {
                let bytes = bytes_of(&trace, binary);
                for name in
                    ["trace", "trace.csv.gz", "trace.oracleGeneral.zst", "a.bin", "b.ORACLEGENERAL.BIN", ""]
                {
                    assert_eq!(read(name, &bytes, 1000).as_ref(), Ok(&trace), "{name}, {requests} requests");
                }
            }
        }
    }

    #[test]
    fn a_reader_of_all_operations_reads_both_formats() {
        let trace = crate::trace::inline::parse_all("R1 N2 F W2", None).unwrap();
        let read = |bytes: &[u8]| {
            let mut reader = TraceReader::of("", &Reading::of(Operations::All)).unwrap();
            reader.push(bytes);
            reader.finish(None).unwrap()
        };
        assert_eq!(read(&bytes_of(&trace, false)), trace);
        let records = read(&bytes_of(&trace, true));
        assert_eq!((records.requests.len(), records.operations), (3, Operations::All));
    }

    #[test]
    fn a_name_is_taken_at_its_word() {
        // Ids without a NUL, sizes of 16 MiB and more: only the name tells.
        let bytes = [0xff; 48];
        assert_eq!(read("a.oracleGeneral.gz", &bytes, 7).unwrap().requests.len(), 2);
        assert_eq!(read("a", &bytes, 7).unwrap_err().total, 1);
    }

    #[test]
    fn other_files_are_refused() {
        let picture = [b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".as_slice(), &[0; 100]].concat();
        let error = read("cat.csv", &picture, 9).unwrap_err().whole.unwrap();
        assert!(error.value.starts_with("a file of another kind (record 1: "), "{error}");
        assert_eq!(error.legal, LEGAL_FILES);
        let mut reader = TraceReader::of("cat.csv", &Reading::default()).unwrap();
        let early: Vec<bool> = std::iter::repeat_with(|| {
            reader.push(&picture);
            reader.is_refused()
        })
        .take(60)
        .collect();
        // From the moment that the file's first bytes are known.
        assert!(early.is_sorted() && !early[0] && early[59], "{early:?}");
        assert_eq!(read("empty.bin", &[], 1).unwrap_err().whole.unwrap().value, "0 requests");
    }

    proptest! {
        #[test]
        fn any_bytes_are_answered_the_same_in_any_chunks(
            bytes in prop::collection::vec(prop_oneof![any::<u8>(), Just(0), Just(b'\n'), b'0'..=b'9'], 0..9000),
            chunk in 1usize..5000,
            name in prop_oneof![Just("x"), Just("x.bin")],
        ) {
            prop_assert_eq!(read(name, &bytes, chunk), read(name, &bytes, bytes.len().max(1)));
        }
    }
}
