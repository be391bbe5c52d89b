//! VMware's traces of virtual disks, versions 1 and 2, as the CloudPhysics traces have them: SCSI commands.

use super::{Asks, Binary, Format, Kind, Records, Requests, Taken};
use crate::error::ConfigError;

/// The vscsi format.
pub(super) const FORMAT: Format = Format {
    id: "vscsi",
    label: "VMware vscsi",
    told_by: "the version's two bytes, in each of the first 10,000 records of 40 bytes (version 2) or 32 bytes (version 1)",
    becomes: "len bytes from sector lbn of 512 bytes on; commands that neither read nor write are ignored",
    source: "VMware vscsiStats; libCacheSim, traceReader/customizedReader/vscsi.h",
    kind: Kind::Binary(Binary {
        told,
        open: |_| Ok(Box::new(Vscsi { layout: None, first: Vec::new(), records: 0 })),
    }),
    ..Format::BYTES
};

const SECTOR: u64 = 512;
/// First records whose version is looked at.
const LOOKED_AT: usize = 10_000;

/// Where a version's fields stand.
#[derive(Clone, Copy)]
struct Layout {
    bytes: usize,
    command: usize,
    /// Of these two bytes the first is 0, the second the version.
    version: usize,
    number: u8,
    length: usize,
    sector: usize,
}

/// `u16 cmd, u16 version, u32 sn, u32 len, u32 nSG, u64 lbn, u64, u64`.
const SECOND: Layout = Layout { bytes: 40, command: 0, version: 2, number: 2, length: 8, sector: 16 };
/// `u32 sn, u32 len, u32 nSG, u16 cmd, u16 version, u64 lbn, u64`.
const FIRST: Layout = Layout { bytes: 32, command: 12, version: 14, number: 1, length: 4, sector: 16 };

impl Layout {
    fn is_of(&self, record: &[u8]) -> bool {
        record.get(self.version..self.version + 2) == Some(&[0, self.number])
    }

    /// Whether these first bytes are such records; none as long as they could be.
    fn told(&self, start: &[u8], whole: bool) -> Option<bool> {
        if !start.chunks_exact(self.bytes).take(LOOKED_AT).all(|record| self.is_of(record)) {
            return Some(false);
        }
        let all = start.len().is_multiple_of(self.bytes) && start.len() >= 2 * self.bytes;
        whole.then_some(all)
    }
}

fn told(start: &[u8], whole: bool) -> Option<bool> {
    match (SECOND.told(start, whole), FIRST.told(start, whole)) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    }
}

struct Vscsi {
    layout: Option<Layout>,
    /// The beginning of the first record, as long as the shorter one: it tells which they are.
    first: Vec<u8>,
    records: usize,
}

impl Records for Vscsi {
    fn next_bytes(&self) -> usize {
        self.layout.map_or(FIRST.bytes, |layout| layout.bytes - self.first.len())
    }

    #[inline]
    fn record(&mut self, record: &[u8], requests: &mut Requests) -> Taken {
        let Some(layout) = self.layout else { return self.begin(record, requests) };
        if !self.first.is_empty() {
            let record = [&std::mem::take(&mut self.first), record].concat();
            return self.take(layout, &record, requests);
        }
        self.take(layout, record, requests)
    }
}

impl Vscsi {
    fn begin(&mut self, record: &[u8], requests: &mut Requests) -> Taken {
        // A first record of version 2 that looks like one of version 1 has 16 million scatter-gather elements.
        let layout = [FIRST, SECOND].into_iter().find(|layout| layout.is_of(record));
        let Some(layout) = layout else { return Err(other_version(1).into()) };
        self.layout = Some(layout);
        if layout.bytes > record.len() {
            self.first = record.to_vec();
            return Ok(());
        }
        self.take(layout, record, requests)
    }

    #[inline]
    fn take(&mut self, layout: Layout, record: &[u8], requests: &mut Requests) -> Taken {
        self.records += 1;
        if self.records <= LOOKED_AT && !layout.is_of(record) {
            return Err(other_version(self.records).into());
        }
        let asks = match record[layout.command] {
            0x08 | 0x28 | 0x88 | 0xa8 => Asks::Read,
            0x0a | 0x2a | 0x8a | 0xaa => Asks::Write,
            _ => Asks::Nothing,
        };
        let mut sector = [0; 8];
        sector.copy_from_slice(&record[layout.sector..layout.sector + 8]);
        let mut length = [0; 4];
        length.copy_from_slice(&record[layout.length..layout.length + 4]);
        let length = if asks == Asks::Nothing { 0 } else { u32::from_le_bytes(length) };
        requests.units(asks, (u64::from_le_bytes(sector), SECTOR), length.into())
    }
}

fn other_version(record: usize) -> ConfigError {
    let legal = "a vscsi file of version 1 or 2 in all records";
    ConfigError::new("trace", format!("record {record}, of another version,"), legal)
}
