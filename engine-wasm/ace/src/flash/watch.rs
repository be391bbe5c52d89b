//! Who looks on while a drive works, and what it is told of.

use serde::{Serialize, Serializer};

/// Kinds of pages that are programmed apart: each has at most one open block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stream {
    /// Pages that the host writes.
    Host,
    /// Pages that the host rewrites soon, with `hot_cold`.
    Hot,
    /// Pages that garbage collection moves, with `gc_stream`.
    Moved,
    /// Pages that wear levelling moves.
    Levelled,
}

impl Stream {
    /// All of them, each at the place of its number.
    pub const ALL: [Self; 4] = [Self::Host, Self::Hot, Self::Moved, Self::Levelled];

    /// Key in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Hot => "hot",
            Self::Moved => "moved",
            Self::Levelled => "levelled",
        }
    }
}

impl Serialize for Stream {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A physical page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Place {
    pub block: u32,
    /// Within its block, from 0.
    pub index: u32,
}

/// Why a block is emptied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Its space is needed.
    Collection,
    /// It is the least worn one.
    Wear,
}

impl Reason {
    /// Key in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Collection => "gc",
            Self::Wear => "wear",
        }
    }
}

/// Told of each event, in the order in which they happen (docs/rules/flash.md, "Events"). By default of nothing: a silent
/// drive costs nothing.
#[allow(unused_variables)]
pub trait Watch {
    /// A stream takes a free block.
    fn opened(&mut self, block: u32, stream: Stream) {}
    /// A block with so many valid pages is chosen to be emptied.
    fn chosen(&mut self, block: u32, valid: u32, reason: Reason) {}
    /// A valid page of the chosen block is programmed elsewhere.
    fn moved(&mut self, page: u32, from: Place, to: Place) {}
    /// The chosen block is erased, for the so-manieth time in its life.
    fn erased(&mut self, block: u32, count: u32) {}
    /// A page that the host writes is programmed.
    fn written(&mut self, page: u32, to: Place) {}
    /// Where the written page was before that.
    fn invalidated(&mut self, place: Place) {}
}

/// Nobody looks on.
impl Watch for () {}
