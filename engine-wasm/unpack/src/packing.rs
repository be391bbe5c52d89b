//! Every packing that is known, one line each: what its first bytes are, and what takes it off.

use crate::{Decoder, gzip, zstd};

/// Bytes that tell packings apart: tar says what it is behind its first file's name.
pub(crate) const START_BYTES: usize = 262;

/// Opens a decoder; an archive's is told which of its files is asked for.
pub(crate) type Open = fn(Option<String>) -> Box<dyn Decoder>;

/// A packing.
pub(crate) struct Packing {
    pub(crate) name: &'static str,
    /// Whether a stream that begins so is one.
    pub(crate) is_start: fn(&[u8]) -> bool,
    /// Whether it holds files with names.
    pub(crate) is_archive: bool,
    /// None in a build without it.
    pub(crate) open: Option<Open>,
}

const fn stream(name: &'static str, is_start: fn(&[u8]) -> bool, open: Option<Open>) -> Packing {
    Packing { name, is_start, is_archive: false, open }
}

const fn archive(name: &'static str, is_start: fn(&[u8]) -> bool, open: Option<Open>) -> Packing {
    Packing { name, is_start, is_archive: true, open }
}

/// What opens a decoder; none without the feature that has it.
macro_rules! archives {
    ($open:expr) => {{
        #[cfg(feature = "archives")]
        let open: Option<Open> = Some($open);
        #[cfg(not(feature = "archives"))]
        let open = None;
        open
    }};
}

/// All packings that are taken off.
pub(crate) const PACKINGS: &[Packing] = &[
    stream("gzip", |start| start.starts_with(&[0x1f, 0x8b]), Some(gzip::open)),
    stream("zstd", zstd::is_start, Some(zstd::open)),
    stream("xz", |start| start.starts_with(b"\xfd7zXZ\0"), archives!(crate::xz::open)),
    stream("bzip2", is_bzip2, archives!(crate::bzip2::open)),
    archive(
        "zip",
        |start| start.starts_with(b"PK\x03\x04") || start.starts_with(b"PK\x05\x06"),
        archives!(crate::zip::open),
    ),
    archive("tar", |start| start.get(257..START_BYTES) == Some(b"ustar"), archives!(crate::tar::open)),
];

/// The way out of a packing that is not taken off.
pub(crate) const UNPACK: &str = "unpack it first";

/// Kinds of files that are known and not read, with their first bytes and the way out.
pub(crate) const NOT_READ: &[(&str, &[u8], &str)] = &[
    ("a 7z file", b"7z\xbc\xaf\x27\x1c", UNPACK),
    ("a rar file", b"Rar!\x1a\x07", UNPACK),
    ("an lz4 file", b"\x04\x22\x4d\x18", UNPACK),
    ("a compress (.Z) file", b"\x1f\x9d", UNPACK),
    ("an lzip file", b"LZIP", UNPACK),
    ("a Parquet file", b"PAR1", UNPACK),
    ("an SQLite file", b"SQLite format 3\0", UNPACK),
    (
        "a NumPy array (.npy)",
        b"\x93NUMPY",
        "hand the array to the Python package, or write it with numpy.savetxt(\"trace.csv\", pages, fmt=\"%d\")",
    ),
    ("blktrace's binary output", b"\x07tae", BLKPARSE),
    ("blktrace's binary output", b"eat\x07", BLKPARSE),
];
const BLKPARSE: &str = "blkparse -i FILE prints it as text, which is read";

#[cfg(feature = "archives")]
/// Files that are archives of parts, with the part that tells each.
pub(crate) const OF_PARTS: &[(&str, &str, &str)] = &[
    ("an Excel workbook (.xlsx)", "[Content_Types].xml", SAVE_AS_CSV),
    ("an OpenDocument spreadsheet (.ods)", "META-INF/manifest.xml", SAVE_AS_CSV),
];
#[cfg(feature = "archives")]
const SAVE_AS_CSV: &str = "save its sheet as CSV";

fn is_bzip2(start: &[u8]) -> bool {
    let Some((magic, block)) = start.split_at_checked(4) else { return false };
    // A block, or the end of a stream that is empty.
    matches!(magic, [b'B', b'Z', b'h', b'1'..=b'9'])
        && (block.starts_with(b"1AY&SY") || block.starts_with(b"\x17\x72\x45\x38\x50\x90"))
}
