//! A drive's state in three numbers, by which two implementations tell that they agree to the last page.

use bufferpool_core::NONE;
use serde::Serialize;

use super::Drive;

/// FNV-1a of 64 bits, over numbers as four bytes each, the lowest first; in files 16 hex digits.
fn fnv1a(numbers: impl Iterator<Item = u32>) -> String {
    let hash = numbers.flat_map(u32::to_le_bytes).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Hashes of a drive's state.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hashes {
    /// Of each logical page its physical page b P + i; none is ff ff ff ff.
    pub map: String,
    /// Of each physical page the logical page programmed there since the last erase, invalid ones too.
    pub owners: String,
    /// Erase counts of all blocks.
    pub wear: String,
}

impl Hashes {
    /// Of a drive as it is.
    pub fn of(drive: &Drive) -> Self {
        let cells = &drive.cells;
        Self {
            map: fnv1a(cells.map().map(|physical| physical.unwrap_or(NONE))),
            owners: fnv1a(cells.owners().iter().copied()),
            wear: fnv1a(cells.blocks.iter().map(|block| block.erases)),
        }
    }
}
