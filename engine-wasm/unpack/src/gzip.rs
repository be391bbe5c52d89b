//! gzip (RFC 1952).

use std::io::Write;

use flate2::write::GzDecoder;

use crate::refused::Fault;
use crate::row::{Row, Stream};
use crate::{Decoder, Piece, Sink};

pub(crate) fn open(_: Option<String>) -> Box<dyn Decoder> {
    Box::<Row<Member>>::default()
}

struct Member(GzDecoder<Vec<u8>>);

impl Default for Member {
    fn default() -> Self {
        Self(GzDecoder::new(Vec::new()))
    }
}

impl Stream for Member {
    const NAME: &'static str = "gzip";
    const FIRST_BYTE: u8 = 0x1f;

    fn push(&mut self, rest: &[u8], sink: Sink<'_>) -> Result<(usize, bool), Fault> {
        let used = self.0.write(rest).map_err(Fault::broken)?;
        self.hand_over(sink)?;
        if used == 0 {
            self.finish(sink)?;
        }
        Ok((used, used == 0))
    }

    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Fault> {
        self.0.try_finish().map_err(|_| Fault::broken("it is cut off, or its checksum is wrong"))?;
        self.hand_over(sink)
    }
}

impl Member {
    fn hand_over(&mut self, sink: Sink<'_>) -> Result<(), Fault> {
        sink(Piece::Bytes(self.0.get_ref()))?;
        self.0.get_mut().clear();
        Ok(())
    }
}
