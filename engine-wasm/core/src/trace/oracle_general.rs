//! libCacheSim's binary format `oracleGeneral`, read and written as a stream: bytes in, bytes out, no files here.
//!
//! A record has 24 bytes, little endian: u32 time in seconds, u64 object id, u32 object size in bytes, i64 number of
//! the next request for the same object (-1 if there is none). Each record is a read of the page with the object's
//! id; time, size and next access are not used, nor is a record of size 0 left out.
//! Source: libCacheSim, `traceReader/customizedReader/oracle/oracleGeneralBin.h`.

use super::Trace;
use super::csv::TraceError;
use super::operation::Operations;
use super::renumber::Collector;
use crate::error::ConfigError;

/// Bytes of one record.
pub const RECORD_BYTES: usize = 24;
/// Where the object id stands in a record.
const ID: std::ops::Range<usize> = 4..12;
/// Where the number of the next access stands.
const NEXT: std::ops::Range<usize> = 16..24;

/// Later requests than this are in no trace: a larger next access means that the bytes are no records.
const LATEST_ACCESS: i64 = 1 << 40;

/// Reads a trace in chunks cut anywhere.
#[derive(Debug, Default)]
pub struct OracleGeneralParser {
    collector: Collector,
    /// The record that the last chunk left unfinished.
    unfinished: Vec<u8>,
    records: u64,
    error: Option<ConfigError>,
}

impl OracleGeneralParser {
    /// A parser at the start of a file.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the file cannot be used, whatever follows.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.error.is_some()
    }

    /// Requests read so far.
    #[must_use]
    pub fn requests(&self) -> usize {
        self.collector.requests()
    }

    /// A parser for a lab with these operations, at the start of a file. All records are reads all the same.
    #[must_use]
    pub fn of(operations: Operations) -> Self {
        Self { collector: Collector::new(operations), ..Self::default() }
    }

    /// Reads the next bytes. What is wrong is said by [`OracleGeneralParser::finish`].
    pub fn push(&mut self, chunk: &[u8]) {
        let mut rest = chunk;
        if !self.unfinished.is_empty() {
            let missing = RECORD_BYTES - self.unfinished.len();
            let (head, tail) = rest.split_at(missing.min(rest.len()));
            self.unfinished.extend_from_slice(head);
            if self.unfinished.len() < RECORD_BYTES {
                return;
            }
            let record = std::mem::take(&mut self.unfinished);
            self.record(&record);
            rest = tail;
        }
        let mut records = rest.chunks_exact(RECORD_BYTES);
        records.by_ref().for_each(|record| self.record(record));
        self.unfinished.extend_from_slice(records.remainder());
    }

    /// The trace, once all bytes were pushed. `pages` is D if it is given.
    ///
    /// # Errors
    /// A last record that is cut off, or why the file as a whole cannot be used.
    pub fn finish(self, pages: Option<u32>) -> Result<Trace, TraceError> {
        let whole = |error| TraceError { whole: Some(error), ..TraceError::default() };
        if let Some(error) = self.error {
            return Err(whole(error));
        }
        if !self.unfinished.is_empty() {
            let (length, at) = (self.unfinished.len(), self.records * RECORD_BYTES as u64);
            let value = format!("record {}, cut off after {length} bytes (at byte {at}),", self.records + 1);
            return Err(whole(ConfigError::new(
                "trace",
                value,
                format!("whole records of {RECORD_BYTES} bytes"),
            )));
        }
        self.collector.finish(pages).map_err(whole)
    }

    #[inline]
    fn record(&mut self, record: &[u8]) {
        self.records += 1;
        if self.error.is_some() {
            return;
        }
        if let Err(error) = self.collector.push(word(record, ID), false) {
            self.error = Some(error);
            self.collector = Collector::default();
        }
    }
}

/// Eight bytes of a record as a number.
#[inline]
fn word(record: &[u8], place: std::ops::Range<usize>) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&record[place]);
    u64::from_le_bytes(bytes)
}

/// Whether a file that begins so may hold records: whole ones, each with a next access that comes after it or none.
#[must_use]
pub fn is_likely(start: &[u8]) -> bool {
    let mut records = start.chunks_exact(RECORD_BYTES).zip(0i64..).peekable();
    let fits = |(record, number): (&[u8], i64)| {
        let next = word(record, NEXT) as i64;
        next == -1 || next == i64::MAX || (number < next && next < LATEST_ACCESS)
    };
    records.peek().is_some() && records.all(fits)
}

/// Writes a trace in pieces of about 64 KiB, with the ids it had in its own file. The time is the request's number
/// and the size 1; that a request is a write or creates its page is lost, and so is the emptying of the pool.
///
/// # Errors
/// What `sink` says; writing ends there.
pub fn write<E>(trace: &Trace, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
    let next = next_accesses(trace);
    let mut piece = Vec::with_capacity(1 << 16);
    for (t, (page, next)) in pages(trace).zip(next).enumerate() {
        if piece.len() > (1 << 16) - RECORD_BYTES {
            sink(&piece)?;
            piece.clear();
        }
        piece.extend_from_slice(&(t as u32).to_le_bytes());
        piece.extend_from_slice(&trace.original_id(page).to_le_bytes());
        piece.extend_from_slice(&1u32.to_le_bytes());
        piece.extend_from_slice(&next.to_le_bytes());
    }
    sink(&piece)
}

/// The pages of the requests that have one.
fn pages(trace: &Trace) -> impl DoubleEndedIterator<Item = u32> + '_ {
    trace.requests.iter().filter_map(|&request| trace.operations.page_of(request))
}

/// For each request with a page the number of the next one for it, from 0; -1 if there is none.
fn next_accesses(trace: &Trace) -> Vec<i64> {
    let mut next_of_page = vec![-1; trace.pages as usize];
    let mut next = vec![-1; pages(trace).count()];
    for (t, page) in (0..next.len()).rev().zip(pages(trace).rev()) {
        next[t] = std::mem::replace(&mut next_of_page[page as usize], t as i64);
    }
    next
}

#[cfg(test)]
mod tests;
