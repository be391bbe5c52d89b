//! libCacheSim's binary format `oracleGeneral`, read and written as a stream: bytes in, bytes out, no files here.
//!
//! A record has 24 bytes, little endian: u32 time in seconds, u64 object id, u32 object size in bytes, i64 number of
//! the next request for the same object (-1 if there is none). Each is a read of the page with the object's id.
//! Source: libCacheSim, `traceReader/customizedReader/oracle/oracleGeneralBin.h`.
//!
//! Nothing in a file says what it is, and its name may lie: the first records must agree with one another
//! (docs/traces-and-devices.md, "Own traces"), or it is a file of another kind.

use std::collections::{HashMap, HashSet};

use super::Trace;
use super::format::{Asks, Binary, Format, Kind, Records, Requests, Taken, Unit};
use super::reader::{LEGAL_FILES, TraceReader};
use super::reading::Reading;
use crate::error::{Checked, ConfigError};

/// Bytes of one record.
pub const RECORD_BYTES: usize = 24;
const ID: std::ops::Range<usize> = 4..12;
const NEXT: std::ops::Range<usize> = 16..24;

/// Records that must agree with one another, and how many are checked at once: no caller waits for the rest of a picture.
const LOOKED_AT: usize = 10_000;
const AT_ONCE: usize = 100;
/// Later requests than this are in no trace: a larger next access means that the bytes are no records.
const LATEST_ACCESS: i64 = 1 << 40;

type Head = (u32, u64, i64);

/// libCacheSim's format, which nothing in a file names: what is binary and of no other format is held against its rules.
pub const FORMAT: Format = Format {
    id: "oracle-general",
    label: "libCacheSim, oracleGeneral",
    told_by: "the next access of each of the first 10,000 records of 24 bytes: a later record of the same object, or none",
    becomes: "a read of the object with that id",
    unit: Unit::Object,
    options: &["unit"],
    source: "libCacheSim, traceReader/customizedReader/oracle/oracleGeneralBin.h",
    kind: Kind::Binary(Binary { told: |_, _| Some(true), open: |_| Ok(Box::<OracleGeneral>::default()) }),
    ..Format::PAGES
};

/// A reader of this format alone, whatever the bytes look like.
pub fn reader() -> TraceReader {
    TraceReader::only(&FORMAT, &Reading::default())
}

/// Reads records.
#[derive(Debug, Default)]
struct OracleGeneral {
    head: Vec<Head>,
}

impl Records for OracleGeneral {
    fn next_bytes(&self) -> usize {
        RECORD_BYTES
    }

    #[inline]
    fn record(&mut self, record: &[u8], requests: &mut Requests) -> Taken {
        let [time, size] = [0, 12].map(|at| word(record, at..at + 8) as u32);
        let id = word(record, ID);
        requests.object(Asks::Read, id, size.into())?;
        if self.head.len() < LOOKED_AT {
            self.head.push((time, id, word(record, NEXT) as i64));
            if [AT_ONCE, LOOKED_AT].contains(&self.head.len()) {
                look(&self.head, false)?;
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Checked<()> {
        look(&self.head, true)
    }
}

/// Whether the first records agree; `all`: no further ones are looked at.
fn look(head: &[Head], all: bool) -> Checked<()> {
    if head.iter().all(|&(_, _, next)| is_last(next)) {
        return Ok(());
    }
    // Requests may be counted from 0 or from 1; the error is that of the base that fits more records.
    let why = match [0, 1].map(|base| contradiction(head, base)) {
        [Some(zero), Some(one)] => (if one.0 > zero.0 { one } else { zero }).1,
        _ => {
            let objects: HashSet<u64> = head.iter().map(|record| record.1).collect();
            let falls = head.windows(2).position(|pair| pair[1].0 < pair[0].0);
            let Some(falls) = falls.filter(|_| all && objects.len() == head.len()) else { return Ok(()) };
            format!("record {}: its time falls, and no object comes twice", falls + 2)
        }
    };
    Err(ConfigError::new("trace", format!("a file of another kind ({why})"), LEGAL_FILES))
}

fn is_last(next: i64) -> bool {
    matches!(next, -1 | -2 | i64::MAX)
}

/// The first record that contradicts one before it or what a record can say, and why; requests are counted from `base`.
fn contradiction(head: &[Head], base: i64) -> Option<(usize, String)> {
    let mut last_of: HashMap<u64, usize> = HashMap::new();
    let why = |(at, &(_, id, next)): (usize, &Head)| {
        let here = at as i64 + base;
        if let Some(before) = last_of.insert(id, at).filter(|&before| head[before].2 != here) {
            let said = head[before].2;
            let why = format!("object {id} again, but record {} says {said} of its next one", before + 1);
            return Some((at, why));
        }
        if is_last(next) {
            return None;
        }
        if next <= here || next >= LATEST_ACCESS {
            return Some((at, format!("{next} is no number of a later request")));
        }
        let later = head.get((next - base) as usize).filter(|later| later.1 != id)?;
        Some((at, format!("request {next}, its next one, is of object {}", later.1)))
    };
    let (at, why) = head.iter().enumerate().find_map(why)?;
    Some((at, format!("record {}: {why}", at + 1)))
}

#[inline]
fn word(record: &[u8], place: std::ops::Range<usize>) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&record[place]);
    u64::from_le_bytes(bytes)
}

/// Writes a trace in pieces of about 64 KiB, with the ids it had in its own file. The time is the request's number
/// and the size 1; that a request is a write or creates its page is lost, and so is the emptying of the pool.
pub fn write<E>(trace: &Trace, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
    // For each request with a page the number of the next one for it, from 0; -1 if there is none.
    let mut next_of_page = vec![-1_i64; trace.pages as usize];
    let mut next = vec![-1; pages(trace).count()];
    for (t, page) in (0..next.len()).rev().zip(pages(trace).rev()) {
        next[t] = std::mem::replace(&mut next_of_page[page as usize], t as i64);
    }
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

fn pages(trace: &Trace) -> impl DoubleEndedIterator<Item = u32> + '_ {
    trace.requests.iter().filter_map(|&request| trace.operations.page_of(request))
}
