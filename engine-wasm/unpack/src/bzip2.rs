//! bzip2, by the crate of that name over `libbz2-rs-sys`.

use bzip2::{Decompress, Status};

use crate::refused::Fault;
use crate::row::{Row, Stream};
use crate::{Decoder, Piece, Sink};

const OUTPUT_BYTES: usize = 1 << 15;

pub(crate) fn open(_: Option<String>) -> Box<dyn Decoder> {
    Box::<Row<One>>::default()
}

struct One {
    stream: Decompress,
    output: Vec<u8>,
}

impl Default for One {
    fn default() -> Self {
        Self { stream: Decompress::new(false), output: vec![0; OUTPUT_BYTES] }
    }
}

impl Stream for One {
    const NAME: &'static str = "bzip2";
    const FIRST_BYTE: u8 = b'B';

    fn push(&mut self, rest: &[u8], sink: Sink<'_>) -> Result<(usize, bool), Fault> {
        let start = self.stream.total_in();
        loop {
            let used = (self.stream.total_in() - start) as usize;
            let made = self.stream.total_out();
            let status = self.stream.decompress(&rest[used..], &mut self.output).map_err(Fault::broken)?;
            let (made, used_now) =
                ((self.stream.total_out() - made) as usize, (self.stream.total_in() - start) as usize);
            sink(Piece::Bytes(&self.output[..made]))?;
            match status {
                Status::StreamEnd => return Ok((used_now, true)),
                Status::MemNeeded => return Err(Fault::broken("there is no memory for it")),
                _ if used_now == rest.len() && made < OUTPUT_BYTES => return Ok((used_now, false)),
                _ if used_now == used && made == 0 => return Err(Fault::broken("it does not go on")),
                _ => {}
            }
        }
    }

    fn finish(&mut self, _: Sink<'_>) -> Result<(), Fault> {
        Err(Fault::broken("it is cut off"))
    }
}
