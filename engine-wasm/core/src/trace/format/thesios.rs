//! Google's synthesized storage traces: bytes of files.

use super::headed::Columns;
use super::{Asks, Format, Header, Kind, Requests, Taken, number_of};

/// The format of Thesios.
pub(super) const FORMAT: Format = Format {
    id: "thesios",
    label: "Thesios",
    told_by: "a header with filename, file_offset, op_type and request_io_size_bytes",
    becomes: "bytes; op_type READ a read, WRITE a write; volume filename",
    source: "github.com/google-research-datasets/thesios; Phothilimthana et al., ASPLOS 2024",
    kind: Kind::below(Header::Is(|line| COLUMNS.are_in(line)), |_| Ok(Box::new(COLUMNS.reader(take)))),
    ..Format::BLOCKS
};

static COLUMNS: Columns<4> =
    Columns { names: ["filename", "file_offset", "op_type", "request_io_size_bytes"], blanks: false };

fn take([file, offset, kind, size]: [&str; 4], requests: &mut Requests) -> Taken {
    let legal = "file_offset and request_io_size_bytes are no numbers";
    let (offset, size) = (number_of(offset, legal)?, number_of(size, legal)?);
    requests.in_volume(file)?;
    match kind {
        "READ" => requests.bytes(Asks::Read, offset, size),
        "WRITE" => requests.bytes(Asks::Write, offset, size),
        _ => Err("op_type is neither READ nor WRITE".into()),
    }
}
