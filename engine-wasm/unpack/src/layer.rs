//! One packing about another: what a decoder hands over is what the next layer takes.

use crate::packing::{NOT_READ, PACKINGS, Packing, START_BYTES};
use crate::refused::{Fault, Refused};
use crate::{Decoder, Piece, Sink};

/// Packings about one another that are taken off.
const MOST_PACKINGS: usize = 3;
/// Bytes given to a decoder at once, so that what is wrong is found near its place.
const STEP_BYTES: usize = 1 << 12;

/// Bytes of which it is not known, or is, whether they are packed.
pub(crate) struct Layer {
    state: State,
    /// Packings about it.
    depth: usize,
    /// Which file of an archive is asked for, until one is found.
    member: Option<String>,
    most_bytes: u64,
}

enum State {
    /// Too few bytes so far to tell what they are.
    Undecided(Vec<u8>),
    /// With how many were handed over.
    Plain(u64),
    Packed(Packed),
}

struct Packed {
    packing: &'static Packing,
    decoder: Box<dyn Decoder>,
    inner: Box<Layer>,
    unpacked_bytes: u64,
}

impl Layer {
    pub(crate) fn outermost(member: Option<String>, most_bytes: u64) -> Self {
        Self { state: State::Undecided(Vec::new()), depth: 0, member, most_bytes }
    }

    pub(crate) fn plain_bytes(&self) -> u64 {
        match &self.state {
            State::Undecided(_) => 0,
            State::Plain(bytes) => *bytes,
            State::Packed(packed) => packed.inner.plain_bytes(),
        }
    }

    pub(crate) fn push(&mut self, chunk: &[u8], sink: &mut dyn FnMut(Piece<'_>)) -> Result<(), Refused> {
        match &mut self.state {
            State::Undecided(start) => {
                let (head, tail) = chunk.split_at(chunk.len().min(START_BYTES - start.len()));
                start.extend_from_slice(head);
                if start.len() < START_BYTES {
                    return Ok(());
                }
                self.decide(sink)?;
                self.push(tail, sink)
            }
            State::Plain(bytes) => {
                *bytes += chunk.len() as u64;
                sink(Piece::Bytes(chunk));
                Ok(())
            }
            State::Packed(packed) => chunk.chunks(STEP_BYTES).try_for_each(|step| {
                packed.run(self.most_bytes, sink, |decoder, sink| decoder.push(step, sink))
            }),
        }
    }

    pub(crate) fn finish(&mut self, sink: &mut dyn FnMut(Piece<'_>)) -> Result<(), Refused> {
        self.decide(sink)?;
        match &mut self.state {
            State::Packed(packed) => {
                packed.run(self.most_bytes, sink, |decoder, sink| decoder.finish(sink))?;
                packed.inner.finish(sink)
            }
            _ => self.member.take().map_or(Ok(()), |member| Err(Refused::NoArchive(member))),
        }
    }

    fn decide(&mut self, sink: &mut dyn FnMut(Piece<'_>)) -> Result<(), Refused> {
        let State::Undecided(start) = &mut self.state else { return Ok(()) };
        let start = std::mem::take(start);
        if let Some((kind, _, way_out)) = NOT_READ.iter().find(|(_, magic, _)| start.starts_with(magic)) {
            return Err(Refused::NotRead((*kind).to_owned(), way_out));
        }
        self.state = match PACKINGS.iter().find(|packing| (packing.is_start)(&start)) {
            None => State::Plain(0),
            Some(_) if self.depth == MOST_PACKINGS => return Err(Refused::Nested),
            Some(packing) => {
                let open = packing.open.ok_or(Refused::Elsewhere(packing.name))?;
                let mut member = self.member.take();
                let decoder = open(if packing.is_archive { member.take() } else { None });
                let inner = Self { depth: self.depth + 1, ..Self::outermost(member, self.most_bytes) };
                State::Packed(Packed { packing, decoder, inner: Box::new(inner), unpacked_bytes: 0 })
            }
        };
        self.push(&start, sink)
    }
}

impl Packed {
    /// Lets the decoder work; what it hands over goes to the layer within.
    fn run(
        &mut self,
        most_bytes: u64,
        sink: &mut dyn FnMut(Piece<'_>),
        work: impl FnOnce(&mut dyn Decoder, Sink<'_>) -> Result<(), Fault>,
    ) -> Result<(), Refused> {
        let Self { inner, unpacked_bytes, .. } = self;
        let mut hand_over = |piece: Piece<'_>| match piece {
            Piece::Name(_) => {
                sink(piece);
                Ok(())
            }
            Piece::Bytes(bytes) => {
                *unpacked_bytes += bytes.len() as u64;
                if *unpacked_bytes > most_bytes {
                    return Err(Fault::TooLarge(most_bytes));
                }
                inner.push(bytes, sink).map_err(Fault::Inner)
            }
        };
        let worked = work(&mut *self.decoder, &mut hand_over);
        worked.map_err(|fault| fault.told(self.packing, self.decoder.taken()))
    }
}
