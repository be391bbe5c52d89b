//! What a page draws of a lane: columns by name, which it takes out of the engine's memory without a copy on this side.

use serde::{Serialize, Serializer};

/// Which columns are wanted beside those of frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// The order in which pages leave, which takes a walk.
    pub ordered: bool,
    /// The columns by page: of a large file they are megabytes.
    pub by_page: bool,
}

/// One column, or one number of a lane. As JSON a column is type, address in bytes and length; it holds until the next call.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub enum Column<'a> {
    U8(&'a [u8]),
    U32(&'a [u32]),
    F32(&'a [f32]),
    F64(&'a [f64]),
    /// A number by itself, if there is one.
    Number(Option<u32>),
}

impl Serialize for Column<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::U8(column) => ("u8", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::U32(column) => ("u32", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::F32(column) => ("f32", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::F64(column) => ("f64", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::Number(number) => number.serialize(serializer),
        }
    }
}
