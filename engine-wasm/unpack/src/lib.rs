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
/// Plain bytes that a stream may hold: a hundred million lines of forty bytes. A few kilobytes can stand for far more.
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

type Sink<'a> = &'a mut dyn FnMut(&[u8]);

/// What decodes one compression, pushed in chunks cut anywhere.
trait Decoder {
    fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Broken>;
    /// Hands over what is left, and checks that the stream is whole.
    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Broken>;
    fn taken(&self) -> u64;
}

/// Unpacks one stream.
#[derive(Default)]
pub struct Unpacker {
    state: State,
    /// Bytes handed over so far.
    pub plain_bytes: u64,
    /// Too few bytes so far to tell what they are.
    start: Vec<u8>,
}

#[derive(Default)]
enum State {
    #[default]
    Undecided,
    Plain,
    Packed(&'static str, Box<dyn Decoder>),
}

impl Unpacker {
    /// Takes the next bytes, and hands what they hold to `sink`. Fails when they are broken; nothing may be pushed after that.
    pub fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Broken> {
        if !matches!(self.state, State::Undecided) {
            return self.decode(chunk, sink);
        }
        let (head, tail) = chunk.split_at(chunk.len().min(START_BYTES - self.start.len()));
        self.start.extend_from_slice(head);
        if self.start.len() < START_BYTES {
            return Ok(());
        }
        self.decide(sink)?;
        self.decode(tail, sink)
    }

    /// Hands over what is left, once all bytes were pushed.
    pub fn finish(mut self, sink: Sink<'_>) -> Result<(), Broken> {
        self.decide(sink)?;
        if let State::Packed(_, decoder) = &mut self.state { decoder.finish(sink) } else { Ok(()) }
    }

    fn decide(&mut self, sink: Sink<'_>) -> Result<(), Broken> {
        if !matches!(self.state, State::Undecided) {
            return Ok(());
        }
        let start = std::mem::take(&mut self.start);
        self.state = if gzip::is_start(&start) {
            State::Packed("gzip", Box::<gzip::Decoder>::default())
        } else if zstd::is_start(&start) {
            State::Packed("zstd", Box::<zstd::Decoder>::default())
        } else {
            State::Plain
        };
        self.decode(&start, sink)
    }

    fn decode(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Broken> {
        let plain_bytes = Cell::new(self.plain_bytes);
        let mut counting = |bytes: &[u8]| {
            plain_bytes.set(plain_bytes.get() + bytes.len() as u64);
            sink(bytes);
        };
        match &mut self.state {
            State::Undecided => {}
            State::Plain => counting(chunk),
            State::Packed(compression, decoder) => {
                for step in chunk.chunks(STEP_BYTES) {
                    decoder.push(step, &mut counting)?;
                    within_limit(compression, decoder.taken(), plain_bytes.get())?;
                }
            }
        }
        self.plain_bytes = plain_bytes.get();
        Ok(())
    }
}

fn within_limit(compression: &'static str, at: u64, plain_bytes: u64) -> Result<(), Broken> {
    if plain_bytes <= MOST_PLAIN_BYTES {
        return Ok(());
    }
    let why = format!("it unpacks to more than {MOST_PLAIN_BYTES} bytes");
    Err(Broken { compression, what: "too large", at, why })
}
