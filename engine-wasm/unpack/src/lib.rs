//! Takes gzip or zstd off a stream: compressed bytes are pushed in, cut anywhere, and plain bytes come out in pieces.
//!
//! The first bytes tell what it is, never a name. Several gzip members or zstd frames in a row are one stream;
//! checksums are checked. The command line and the page use this alike, so a file opens in both or in neither.

mod gzip;
mod zstd;

use std::cell::Cell;

/// Bytes that tell the compressions apart.
const START_BYTES: usize = 4;
/// Bytes given to a decoder at once: of gzip each may become a thousand, of zstd thirty thousand.
const STEP_BYTES: usize = 1 << 12;
/// Plain bytes that a compressed stream may hold: a hundred million lines of forty bytes, or as many records of 24. A
/// few kilobytes can stand for thousands of gigabytes, too many to wait for.
pub const MOST_PLAIN_BYTES: u64 = 4_000_000_000;

/// Compressed bytes that are broken, cut off, or beyond what is supported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("its {compression} data is {what} near byte {at}: {why}")]
pub struct Broken {
    /// `gzip` or `zstd`.
    pub compression: &'static str,
    /// `broken` or `too large`.
    pub what: &'static str,
    /// Bytes of the compressed stream that were right before.
    pub at: u64,
    /// What is wrong.
    pub why: String,
}

/// Unpacks one stream.
pub struct Unpacker {
    state: State,
    /// Bytes handed over so far.
    plain_bytes: u64,
}

enum State {
    /// Too few bytes so far to tell what they are.
    Undecided(Vec<u8>),
    Plain,
    Gzip(Box<gzip::Decoder>),
    Zstd(Box<zstd::Decoder>),
}

impl Default for Unpacker {
    fn default() -> Self {
        Self { state: State::Undecided(Vec::new()), plain_bytes: 0 }
    }
}

impl Unpacker {
    /// Takes the next bytes, and hands what they hold to `sink`.
    /// Fails when the bytes are broken; nothing may be pushed after that.
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
    pub fn finish(mut self, sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        if matches!(self.state, State::Undecided(_)) {
            self.decide(sink)?;
        }
        match self.state {
            State::Undecided(_) | State::Plain => Ok(()),
            State::Gzip(mut decoder) => decoder.end(sink),
            State::Zstd(decoder) => decoder.finish(),
        }
    }

    fn decide(&mut self, sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        let State::Undecided(start) = &mut self.state else { return Ok(()) };
        let start = std::mem::take(start);
        self.state = if gzip::is_start(&start) {
            State::Gzip(Box::default())
        } else if zstd::is_start(&start) {
            State::Zstd(Box::default())
        } else {
            State::Plain
        };
        self.decode(&start, sink)
    }

    fn decode(&mut self, chunk: &[u8], sink: &mut dyn FnMut(&[u8])) -> Result<(), Broken> {
        let plain_bytes = Cell::new(self.plain_bytes);
        let mut counting = |bytes: &[u8]| {
            plain_bytes.set(plain_bytes.get() + bytes.len() as u64);
            sink(bytes);
        };
        match &mut self.state {
            State::Undecided(_) => {}
            State::Plain => counting(chunk),
            State::Gzip(decoder) => {
                for step in chunk.chunks(STEP_BYTES) {
                    decoder.push(step, &mut counting)?;
                    within_limit("gzip", decoder.taken(), plain_bytes.get())?;
                }
            }
            State::Zstd(decoder) => {
                for step in chunk.chunks(STEP_BYTES) {
                    decoder.push(step, &mut counting)?;
                    within_limit("zstd", decoder.taken(), plain_bytes.get())?;
                }
            }
        }
        self.plain_bytes = plain_bytes.get();
        Ok(())
    }

    /// Bytes handed over so far.
    pub fn plain_bytes(&self) -> u64 {
        self.plain_bytes
    }
}

fn within_limit(compression: &'static str, at: u64, plain_bytes: u64) -> Result<(), Broken> {
    if plain_bytes <= MOST_PLAIN_BYTES {
        return Ok(());
    }
    let why = format!("it unpacks to more than {MOST_PLAIN_BYTES} bytes");
    Err(Broken { compression, what: "too large", at, why })
}
