//! Streams in a row, as gzip, xz and bzip2 write them. Zeros may stand between and after them: writers of whole blocks pad
//! with them.

use crate::refused::Fault;
use crate::{Decoder, Sink};

/// One stream of a row.
pub(crate) trait Stream: Default {
    const NAME: &'static str;
    const FIRST_BYTE: u8;
    /// Takes some of these bytes, at least one: how many, and whether it has come to its end, when it may be none.
    fn push(&mut self, rest: &[u8], sink: Sink<'_>) -> Result<(usize, bool), Fault>;
    /// Checks that it is whole, after its last byte, and hands over what is left.
    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Fault>;
}

/// What decodes a row of streams.
#[derive(Default)]
pub(crate) struct Row<S> {
    /// None between two streams, and at the end.
    stream: Option<S>,
    taken: u64,
}

impl<S: Stream> Decoder for Row<S> {
    fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Fault> {
        let mut rest = chunk;
        while let Some(&first) = rest.first() {
            let (used, ended) = match &mut self.stream {
                Some(stream) => stream.push(rest, sink)?,
                None if first == 0 => (1, true),
                None if first == S::FIRST_BYTE => {
                    self.stream = Some(S::default());
                    continue;
                }
                None => return Err(Fault::Broken(format!("what follows its end is no {} data", S::NAME))),
            };
            if ended {
                self.stream = None;
            }
            self.taken += used as u64;
            rest = &rest[used..];
        }
        Ok(())
    }

    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Fault> {
        self.stream.take().map_or(Ok(()), |mut stream| stream.finish(sink))
    }

    fn taken(&self) -> u64 {
        self.taken
    }
}
