//! Takes gzip or zstd off a stream: compressed bytes are pushed in, cut anywhere, and plain bytes come out in pieces.
//!
//! The first bytes tell what it is, never a name. Several gzip members or zstd frames in a row are one stream;
//! checksums are checked. The command line and the page use this alike, so a file opens in both or in neither.

mod zstd;

use std::io::Write;

use flate2::write::MultiGzDecoder;

/// What a gzip file begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// Bytes that tell the compressions apart.
const START_BYTES: usize = 4;
/// Bytes given to the gzip decoder at once: each may become a thousand.
const GZIP_STEP_BYTES: usize = 1 << 14;

/// Compressed bytes that are broken, cut off, or beyond what is supported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("its {compression} data is broken near byte {at}: {why}")]
pub struct Broken {
    /// `gzip` or `zstd`.
    pub compression: &'static str,
    /// Bytes of the compressed stream that were right before.
    pub at: u64,
    /// What is wrong.
    pub why: String,
}

/// Unpacks one stream.
pub struct Unpacker {
    state: State,
    /// Bytes pushed so far.
    taken: u64,
}

enum State {
    /// Too few bytes so far to tell what they are.
    Undecided(Vec<u8>),
    Plain,
    Gzip(Box<MultiGzDecoder<Vec<u8>>>),
    Zstd(Box<zstd::Decoder>),
}

impl Default for Unpacker {
    fn default() -> Self {
        Self { state: State::Undecided(Vec::new()), taken: 0 }
    }
}

impl Unpacker {
    /// An unpacker at the start of a stream.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes, and hands what they hold to `sink`.
    ///
    /// # Errors
    /// When the bytes are broken; nothing may be pushed after that.
    pub fn push(&mut self, chunk: &[u8], sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        if let State::Undecided(start) = &mut self.state {
            let (head, tail) = chunk.split_at(chunk.len().min(START_BYTES - start.len()));
            start.extend_from_slice(head);
            if start.len() < START_BYTES {
                return Ok(());
            }
            self.decide(sink)?;
            return self.decode(tail, sink);
        }
        self.decode(chunk, sink)
    }

    /// Hands over what is left, once all bytes were pushed.
    ///
    /// # Errors
    /// When the stream is cut off.
    pub fn finish(mut self, sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        if matches!(self.state, State::Undecided(_)) {
            self.decide(sink)?;
        }
        match self.state {
            State::Undecided(_) | State::Plain => Ok(()),
            State::Gzip(mut decoder) => {
                decoder
                    .try_finish()
                    .map_err(|_| gzip_error(self.taken, "it is cut off, or its checksum is wrong"))?;
                sink(decoder.get_ref());
                Ok(())
            }
            State::Zstd(decoder) => decoder.finish(),
        }
    }

    fn decide(&mut self, sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        let State::Undecided(start) = &mut self.state else { return Ok(()) };
        let start = std::mem::take(start);
        self.state = if start.starts_with(&GZIP) {
            State::Gzip(Box::new(MultiGzDecoder::new(Vec::new())))
        } else if zstd::is_start(&start) {
            State::Zstd(Box::default())
        } else {
            State::Plain
        };
        self.decode(&start, sink)
    }

    fn decode(&mut self, chunk: &[u8], sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        match &mut self.state {
            State::Undecided(_) => {}
            State::Plain => sink(chunk),
            State::Gzip(decoder) => {
                for step in chunk.chunks(GZIP_STEP_BYTES) {
                    let written = decoder.write_all(step);
                    written.map_err(|error| gzip_error(self.taken, &error.to_string()))?;
                    self.taken += step.len() as u64;
                    sink(decoder.get_ref());
                    decoder.get_mut().clear();
                }
            }
            State::Zstd(decoder) => decoder.push(chunk, sink)?,
        }
        Ok(())
    }
}

fn gzip_error(at: u64, why: &str) -> Broken {
    Broken { compression: "gzip", at, why: why.to_owned() }
}
