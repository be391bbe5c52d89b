//! Tables and indexes: consecutive blocks.

/// Bytes of a block.
pub const BLOCK_BYTES: u64 = 8_192;
/// Rows of a block, K.
pub const ROWS_A_BLOCK: u32 = 53;

/// A table or an index: consecutive blocks.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Table {
    /// Name for people.
    pub name: &'static str,
    /// Its first block.
    pub first: u32,
    /// Its blocks.
    pub blocks: u32,
}

impl Table {
    /// The block after its last one.
    pub const fn end(&self) -> u32 {
        self.first + self.blocks
    }
}
