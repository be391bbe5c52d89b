//! gzip members (RFC 1952) in a row. Zeros may stand between and after them: writers of whole blocks pad with them.

use std::io::Write;

use flate2::write::GzDecoder;

use crate::{Broken, Sink};

const FIRST_BYTE: u8 = 0x1f;

pub(crate) fn is_start(start: &[u8]) -> bool {
    start.starts_with(&[FIRST_BYTE, 0x8b])
}

#[derive(Default)]
pub(crate) struct Decoder {
    /// None between two members, and at the end.
    member: Option<GzDecoder<Vec<u8>>>,
    taken: u64,
}

impl crate::Decoder for Decoder {
    fn push(&mut self, chunk: &[u8], sink: Sink<'_>) -> Result<(), Broken> {
        let mut rest = chunk;
        while let Some(&first) = rest.first() {
            let used = match &mut self.member {
                Some(member) => {
                    let used = member.write(rest).map_err(|error| broken(self.taken, error))?;
                    hand_over(member, sink);
                    used
                }
                None if first == 0 => 1,
                None if first == FIRST_BYTE => {
                    self.member = Some(GzDecoder::new(Vec::new()));
                    continue;
                }
                None => return Err(broken(self.taken, "what follows its end is no gzip data")),
            };
            if used == 0 {
                self.finish(sink)?;
            }
            self.taken += used as u64;
            rest = &rest[used..];
        }
        Ok(())
    }

    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Broken> {
        let Some(mut member) = self.member.take() else { return Ok(()) };
        member.try_finish().map_err(|_| broken(self.taken, "it is cut off, or its checksum is wrong"))?;
        hand_over(&mut member, sink);
        Ok(())
    }

    fn taken(&self) -> u64 {
        self.taken
    }
}

fn broken(at: u64, why: impl ToString) -> Broken {
    Broken { compression: "gzip", what: "broken", at, why: why.to_string() }
}

fn hand_over(member: &mut GzDecoder<Vec<u8>>, sink: Sink<'_>) {
    sink(member.get_ref());
    member.get_mut().clear();
}
