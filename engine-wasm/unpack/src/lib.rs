//! Takes packings off a stream: bytes are pushed in, cut anywhere, and what they hold comes out in pieces.
//!
//! The first bytes tell what it is, never a name: docs/rules/traces.md, section 1. Packings are taken off from outside in,
//! at most three. The command line, Python and the page use this alike, so a file opens in all or in none.

#[cfg(feature = "archives")]
mod archive;
#[cfg(feature = "archives")]
mod bzip2;
mod gzip;
mod layer;
mod packing;
mod refused;
mod row;
#[cfg(feature = "archives")]
mod tar;
#[cfg(feature = "archives")]
mod xz;
#[cfg(feature = "archives")]
mod zip;
mod zstd;

use layer::Layer;
use refused::Fault;
pub use refused::{Files, Refused};

/// Plain bytes that a stream may hold: a hundred million lines of forty bytes. A few kilobytes can stand for far more.
pub const MOST_PLAIN_BYTES: u64 = 4_000_000_000;

/// What comes out of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    /// The name of what follows, its whole path as an archive stores it. Before any bytes; of a further archive anew.
    Name(&'a str),
    /// The next plain bytes.
    Bytes(&'a [u8]),
}

type Sink<'a> = &'a mut dyn FnMut(Piece<'_>) -> Result<(), Fault>;

/// What decodes one packing, pushed in chunks cut anywhere.
trait Decoder {
    fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Fault>;
    /// Hands over what is left, and checks that the stream is whole.
    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Fault>;
    /// Bytes that were right so far.
    fn taken(&self) -> u64;
}

/// Unpacks one stream.
pub struct Unpacker {
    outermost: Layer,
}

impl Default for Unpacker {
    fn default() -> Self {
        Self::of(None)
    }
}

impl Unpacker {
    /// An unpacker at the start of a file; `member` is which file of the outermost archive is taken, its whole path as
    /// stored. Without it an archive must have exactly one.
    pub fn of(member: Option<&str>) -> Self {
        Self::limited(member, MOST_PLAIN_BYTES)
    }

    /// As [`Unpacker::of`], where no packing may hold more than `most_bytes`.
    pub fn limited(member: Option<&str>, most_bytes: u64) -> Self {
        Self { outermost: Layer::outermost(member.map(str::to_owned), most_bytes) }
    }

    /// Plain bytes handed over so far.
    pub fn plain_bytes(&self) -> u64 {
        self.outermost.plain_bytes()
    }

    /// Takes the next bytes, and hands what they hold to `sink`. Fails when they cannot be read; nothing may be pushed
    /// after that.
    pub fn push(&mut self, chunk: &[u8], sink: &mut dyn FnMut(Piece<'_>)) -> Result<(), Refused> {
        self.outermost.push(chunk, sink)
    }

    /// Hands over what is left, once all bytes were pushed.
    pub fn finish(mut self, sink: &mut dyn FnMut(Piece<'_>)) -> Result<(), Refused> {
        self.outermost.finish(sink)
    }
}
