//! Records of bytes, cut anywhere into chunks, handed to the reader of a format.

use super::csv::TraceError;
use super::format::{Bad, Records, Requests};
use crate::error::ConfigError;

/// Cuts bytes into records.
pub(super) struct BinaryReader {
    records: Box<dyn Records>,
    pub(super) requests: Requests,
    unfinished: Vec<u8>,
    /// Bytes of the records so far.
    at: u64,
    pub(super) error: Option<ConfigError>,
}

impl BinaryReader {
    /// At the start of a file.
    pub(super) fn of(records: Box<dyn Records>, requests: Requests) -> Self {
        Self { records, requests, unfinished: Vec::new(), at: 0, error: None }
    }

    /// Reads the next bytes. What is wrong is said by [`BinaryReader::finish`].
    pub(super) fn push(&mut self, chunk: &[u8]) {
        let mut rest = chunk;
        while !rest.is_empty() && self.error.is_none() {
            let wanted = self.records.next_bytes();
            if self.unfinished.is_empty() && rest.len() >= wanted {
                let (record, after) = rest.split_at(wanted);
                self.record(record);
                rest = after;
                continue;
            }
            let (part, after) = rest.split_at(rest.len().min(wanted.saturating_sub(self.unfinished.len())));
            self.unfinished.extend_from_slice(part);
            rest = after;
            if self.unfinished.len() >= wanted {
                let record = std::mem::take(&mut self.unfinished);
                self.record(&record);
            }
        }
    }

    #[inline]
    fn record(&mut self, record: &[u8]) {
        self.at += record.len() as u64;
        let taken = self.records.record(record, &mut self.requests);
        if let Err(bad) = taken {
            self.refuse(bad);
        }
    }

    #[cold]
    fn refuse(&mut self, bad: Bad) {
        self.requests.fail();
        let record = self.requests.records;
        self.error = Some(match bad {
            Bad::File(error) => error,
            Bad::Line(why) => ConfigError::new(
                "trace",
                format!("record {record}"),
                format!("a record of its format ({why})"),
            ),
            Bad::Before(_, _, why) => ConfigError::new("trace", format!("record {record}"), why),
        });
    }

    /// The requests, once all bytes were pushed; a last record that is cut off is refused.
    pub(super) fn finish(mut self) -> Result<Requests, TraceError> {
        self.error.map_or_else(|| self.records.finish(), Err)?;
        if !self.unfinished.is_empty() {
            let (length, record) = (self.unfinished.len(), self.requests.records + 1);
            let value = format!("record {record}, cut off after {length} bytes (at byte {}),", self.at);
            let legal = format!("whole records of {} bytes", self.records.next_bytes());
            return Err(ConfigError::new("trace", value, legal).into());
        }
        Ok(self.requests)
    }
}
