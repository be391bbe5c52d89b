//! What `biosnoop` of bcc prints of a block device's requests.

use super::headed::Columns;
use super::{Asks, Format, Header, Kind, Requests, SECTOR, Taken, number_of};

/// biosnoop's table.
pub(super) const FORMAT: Format = Format {
    id: "biosnoop",
    label: "biosnoop",
    told_by: "a header with DISK, T, SECTOR and BYTES, apart by white space",
    becomes: "sectors of 512 bytes, T R a read, W a write, others none; volume DISK",
    source: "bcc, tools/biosnoop.py",
    kind: Kind::below(Header::Is(|line| COLUMNS.are_in(line)), |_| Ok(Box::new(COLUMNS.reader(take)))),
    ..Format::BLOCKS
};

static COLUMNS: Columns<4> = Columns { names: ["DISK", "T", "SECTOR", "BYTES"], blanks: true };

fn take([disk, kind, sector, bytes]: [&str; 4], requests: &mut Requests) -> Taken {
    let legal = "SECTOR and BYTES are no numbers";
    let (sector, bytes) = (number_of(sector, legal)?, number_of(bytes, legal)?);
    requests.in_volume(disk)?;
    match kind {
        "R" => requests.units(Asks::Read, (sector, SECTOR), bytes),
        "W" => requests.units(Asks::Write, (sector, SECTOR), bytes),
        _ => requests.ignore(),
    }
}
