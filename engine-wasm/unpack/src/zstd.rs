//! zstd frames (RFC 8878) in a row. `ruzstd` decodes whole blocks, which are gathered here.

use std::io::{self, Write};

use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use crate::refused::Fault;
use crate::{Piece, Sink};

const MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
/// A frame to be skipped begins with its magic number and a length; any other frame is longer.
const SKIPPABLE_HEADER_BYTES: usize = 8;
const BLOCK_HEADER_BYTES: usize = 3;
const CHECKSUM_BYTES: usize = 4;
/// Largest window: so much of the plain bytes is kept. The reference's own limit (`zstd --long=27`).
const LARGEST_WINDOW_BYTES: u64 = 1 << 27;

/// Whether a stream that begins so is zstd: a frame, or one to be skipped.
pub(crate) fn is_start(start: &[u8]) -> bool {
    start.starts_with(&MAGIC) || is_skippable(start)
}

fn is_skippable(start: &[u8]) -> bool {
    matches!(start, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
}

pub(crate) fn open(_: Option<String>) -> Box<dyn crate::Decoder> {
    Box::<Decoder>::default()
}

#[derive(Clone, Copy)]
enum Place {
    /// Before a frame, or at the end.
    Between,
    /// In a frame to be skipped, with so many bytes left.
    Skipping(usize),
    /// Before a block; with whether a checksum follows the last one, and the plain bytes before.
    InFrame { checksum: bool, plain_bytes: u64 },
}

struct Decoder {
    frame: FrameDecoder,
    place: Place,
    /// The start of a header or block that has not come to its end.
    held: Vec<u8>,
    taken: u64,
}

impl Default for Decoder {
    fn default() -> Self {
        let mut frame = FrameDecoder::new();
        frame.set_max_window_size(LARGEST_WINDOW_BYTES);
        Self { frame, place: Place::Between, held: Vec::new(), taken: 0 }
    }
}

impl crate::Decoder for Decoder {
    fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Fault> {
        let mut held = std::mem::take(&mut self.held);
        held.extend_from_slice(chunk);
        let mut rest = held.as_slice();
        while let Some(length) = self.step(rest, sink)? {
            self.taken += length as u64;
            rest = &rest[length..];
        }
        let used = held.len() - rest.len();
        held.drain(..used);
        self.held = held;
        Ok(())
    }

    fn finish(&mut self, _: Sink<'_>) -> Result<(), Fault> {
        match self.place {
            Place::Between if self.held.is_empty() => Ok(()),
            _ => Err(Fault::broken("it is cut off")),
        }
    }

    fn taken(&self) -> u64 {
        self.taken
    }
}

impl Decoder {
    /// Decodes one header or block, and gives its length; nothing if `rest` does not hold all of it.
    fn step(&mut self, rest: &[u8], sink: Sink<'_>) -> Result<Option<usize>, Fault> {
        match self.place {
            Place::Between => self.header(rest),
            Place::Skipping(left) => {
                let length = left.min(rest.len());
                self.place = if length == left { Place::Between } else { Place::Skipping(left - length) };
                Ok((length == left || length > 0).then_some(length))
            }
            Place::InFrame { checksum, plain_bytes } => self.block(rest, checksum, plain_bytes, sink),
        }
    }

    fn header(&mut self, rest: &[u8]) -> Result<Option<usize>, Fault> {
        let Some(start) = rest.first_chunk::<SKIPPABLE_HEADER_BYTES>() else { return Ok(None) };
        let &[magic @ .., a, b, c, d] = start;
        if is_skippable(&magic) {
            self.place = Place::Skipping(u32::from_le_bytes([a, b, c, d]) as usize);
            return Ok(Some(SKIPPABLE_HEADER_BYTES));
        }
        if magic != MAGIC {
            return Err(Fault::broken("there is no zstd frame"));
        }
        let Some(mut header) = rest.get(..header_bytes(a)) else { return Ok(None) };
        let length = header.len();
        self.frame.reset(&mut header).map_err(Fault::broken)?;
        self.place = Place::InFrame { checksum: a & 4 != 0, plain_bytes: 0 };
        Ok(Some(length))
    }

    fn block(
        &mut self,
        rest: &[u8],
        checksum: bool,
        plain_bytes: u64,
        sink: Sink<'_>,
    ) -> Result<Option<usize>, Fault> {
        let Some(&[a, b, c]) = rest.first_chunk::<BLOCK_HEADER_BYTES>() else { return Ok(None) };
        let header = u32::from_le_bytes([a, b, c, 0]);
        let (last, kind, size) = (header & 1 == 1, header >> 1 & 3, (header >> 3) as usize);
        // A block of one repeated byte holds just that.
        let body = if kind == 1 { 1 } else { size };
        let trailer = if last && checksum { CHECKSUM_BYTES } else { 0 };
        let length = BLOCK_HEADER_BYTES + body + trailer;
        let Some(mut block) = rest.get(..length) else { return Ok(None) };
        let decoded = self.frame.decode_blocks(&mut block, BlockDecodingStrategy::UptoBlocks(1));
        decoded.map_err(Fault::broken)?;
        let mut writer = Writer { sink, fault: None };
        let written = self.frame.collect_to_writer(&mut writer);
        if let Some(fault) = writer.fault {
            return Err(fault);
        }
        let written = written.map_err(Fault::broken)?;
        let plain_bytes = plain_bytes + written as u64;
        self.place = Place::InFrame { checksum, plain_bytes };
        if last {
            self.check(plain_bytes)?;
            self.place = Place::Between;
        }
        Ok(Some(length))
    }

    /// Compares a frame with what it says of itself.
    fn check(&self, plain_bytes: u64) -> Result<(), Fault> {
        let given = self.frame.get_checksum_from_data();
        if given.is_some() && given != self.frame.get_calculated_checksum() {
            return Err(Fault::broken("its checksum is wrong"));
        }
        // Zero stands for a header that says nothing of it, too.
        let said = self.frame.content_size();
        if said != 0 && said != plain_bytes {
            return Err(Fault::broken(format!("a frame holds {plain_bytes} bytes instead of {said}")));
        }
        Ok(())
    }
}

/// Length of a frame's header, by its descriptor: magic number, descriptor, window, dictionary's id, content size.
fn header_bytes(descriptor: u8) -> usize {
    let single_segment = descriptor & 0x20 != 0;
    let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
    let content = [usize::from(single_segment), 2, 4, 8][usize::from(descriptor >> 6)];
    MAGIC.len() + 1 + usize::from(!single_segment) + dictionary + content
}

struct Writer<'a> {
    sink: Sink<'a>,
    /// Why the sink takes no more.
    fault: Option<Fault>,
}

impl Write for Writer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.sink)(Piece::Bytes(bytes)).map_err(|fault| {
            self.fault = Some(fault);
            io::Error::other("stopped")
        })?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
