//! Writes zstd as frames in a row, each of some megabytes: `ruzstd` compresses what it can read, not what is written.

use std::io::{self, Write};

use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// Plain bytes of a frame.
const FRAME_BYTES: usize = 1 << 22;

pub(super) struct ZstdFrames<W: Write> {
    out: W,
    held: Vec<u8>,
}

impl<W: Write> ZstdFrames<W> {
    pub(super) fn new(out: W) -> Self {
        Self { out, held: Vec::with_capacity(FRAME_BYTES) }
    }

    fn frame(&mut self) -> io::Result<()> {
        self.out.write_all(&compress_to_vec(self.held.as_slice(), CompressionLevel::Fastest))?;
        self.held.clear();
        Ok(())
    }
}

impl<W: Write> Write for ZstdFrames<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = bytes.len().min(FRAME_BYTES - self.held.len());
        self.held.extend_from_slice(&bytes[..length]);
        if self.held.len() == FRAME_BYTES {
            self.frame()?;
        }
        Ok(length)
    }

    /// Ends a frame, so it is for the end of a file.
    fn flush(&mut self) -> io::Result<()> {
        if !self.held.is_empty() {
            self.frame()?;
        }
        self.out.flush()
    }
}
