//! libCacheSim's own binary format, versions 1 to 3: a head that says which, then records of one length.

use super::{Asks, Binary, Format, Kind, Records, Requests, Taken, Unit};
use crate::error::ConfigError;

/// The lcs format.
pub(super) const FORMAT: Format = Format {
    id: "lcs",
    label: "libCacheSim, lcs",
    told_by: "the first 8 bytes, 0x123456789abcdef0",
    becomes: "of the object with that id a read or a write, as its operation says; version 1 has reads alone",
    unit: Unit::Object,
    options: &["unit"],
    source: "libCacheSim, traceReader/customizedReader/lcs.h",
    kind: Kind::Binary(Binary {
        told: |start, whole| match start.first_chunk() {
            None => whole.then_some(false),
            Some(first) => Some(u64::from_le_bytes(*first) == MAGIC),
        },
        open: |_| Ok(Box::<Lcs>::default()),
    }),
    ..Format::PAGES
};

const MAGIC: u64 = 0x1234_5678_9abc_def0;
/// What stands before the first record: the magic number, the version and statistics, which are not used.
const HEAD_BYTES: usize = 8192;
const LEGAL_VERSIONS: &str = "an lcs file of version 1, 2 or 3";

/// Where fields stand that are used: `u32 time, u64 id`, and from here on by version.
const ID: usize = 4;
const SIZE: usize = 12;

/// A version's records: their length, and where the operation stands, if there is one.
#[derive(Clone, Copy)]
struct Version {
    record_bytes: usize,
    size_bytes: usize,
    operation: Option<usize>,
}

/// `u32 size, i64 next`; `u32 size, u8 op, u24 tenant, i64 next`; `i64 size, u8 op, u24 tenant, u32 ttl, i64 next`.
const VERSIONS: [Version; 3] = [
    Version { record_bytes: 24, size_bytes: 4, operation: None },
    Version { record_bytes: 28, size_bytes: 4, operation: Some(16) },
    Version { record_bytes: 36, size_bytes: 8, operation: Some(20) },
];

/// The version, once the head was read.
#[derive(Default)]
struct Lcs(Option<Version>);

impl Records for Lcs {
    fn next_bytes(&self) -> usize {
        self.0.map_or(HEAD_BYTES, |version| version.record_bytes)
    }

    #[inline]
    fn record(&mut self, record: &[u8], requests: &mut Requests) -> Taken {
        let Some(version) = self.0 else {
            self.0 = Some(version_of(record)?);
            return Ok(());
        };
        let asks = version.operation.map_or(Asks::Read, |at| asks(record[at]));
        let size = number(record, SIZE, version.size_bytes);
        if size > i64::MAX as u64 {
            return Err(format!("its size is {}", size as i64).into());
        }
        requests.object(asks, number(record, ID, 8), size)
    }
}

fn version_of(head: &[u8]) -> Result<Version, ConfigError> {
    if number(head, 0, 8) != MAGIC {
        return Err(ConfigError::new("trace", "a file of another kind", LEGAL_VERSIONS));
    }
    let number = number(head, 8, 8);
    let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let version = place.and_then(|place| VERSIONS.get(place));
    version
        .copied()
        .ok_or_else(|| ConfigError::new("trace", format!("an lcs file of version {number}"), LEGAL_VERSIONS))
}

/// What libCacheSim's operations are: 0 is none said, 1 get, 2 gets, 3 set, 4 add, 5 cas, 6 replace, 7 append, 8 prepend,
/// 9 delete, 10 increment, 11 decrement, 12 read, 13 write, 14 update.
fn asks(operation: u8) -> Asks {
    match operation {
        3..=8 | 10 | 11 | 13 | 14 => Asks::Write,
        9 => Asks::Nothing,
        _ => Asks::Read,
    }
}

/// A number of so many bytes, the lowest one first.
#[inline]
fn number(record: &[u8], at: usize, bytes: usize) -> u64 {
    let mut number = [0; 8];
    number[..bytes].copy_from_slice(&record[at..at + bytes]);
    u64::from_le_bytes(number)
}
