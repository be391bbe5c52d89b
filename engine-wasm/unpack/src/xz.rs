//! xz (The .xz File Format 1.2.1), by `lzma-rust2`.

use lzma_rust2::{Action, Status, XzStream};

use crate::refused::Fault;
use crate::row::{Row, Stream};
use crate::{Decoder, Piece, Sink};

/// Memory that a stream may ask for: eight times as much as `xz -9`.
const MOST_KIB: u32 = 1 << 19;
const OUTPUT_BYTES: usize = 1 << 15;

pub(crate) fn open(_: Option<String>) -> Box<dyn Decoder> {
    Box::<Row<One>>::default()
}

struct One {
    stream: XzStream,
    output: Vec<u8>,
}

impl Default for One {
    fn default() -> Self {
        Self { stream: XzStream::new_mem_limit(false, MOST_KIB), output: vec![0; OUTPUT_BYTES] }
    }
}

impl Stream for One {
    const NAME: &'static str = "xz";
    const FIRST_BYTE: u8 = 0xfd;

    fn push(&mut self, rest: &[u8], sink: Sink<'_>) -> Result<(usize, bool), Fault> {
        self.process(rest, Action::Run, sink)
    }

    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Fault> {
        match self.process(&[], Action::Finish, sink)? {
            (_, true) => Ok(()),
            _ => Err(Fault::broken("it is cut off")),
        }
    }
}

impl One {
    fn process(&mut self, input: &[u8], action: Action, sink: Sink<'_>) -> Result<(usize, bool), Fault> {
        let mut used = 0;
        loop {
            let step =
                self.stream.process(&input[used..], &mut self.output, action).map_err(Fault::broken)?;
            used += step.bytes_consumed;
            sink(Piece::Bytes(&self.output[..step.bytes_produced]))?;
            let ended = step.status == Status::StreamEnd;
            if ended || (used == input.len() && step.bytes_produced < OUTPUT_BYTES) {
                return Ok((used, ended));
            }
            if step.bytes_consumed == 0 && step.bytes_produced == 0 {
                return Err(Fault::broken("it does not go on"));
            }
        }
    }
}
