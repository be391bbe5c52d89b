//! Takes every packing off a file, for the page: what `reader` is without, and what may be about or in it.

use bufferpool_unpack::{Piece, Refused, Unpacker};
use wasm_bindgen::prelude::*;

use crate::unpacked::not_unpacked;

#[wasm_bindgen(typescript_custom_section)]
const TAKER: &str = "
/** What takes the plain bytes of a file. */
export interface Taker {
  /** Says the name that an archive has for what follows, before any bytes. */
  named(name: string): void;
  /** Takes the next bytes, which are valid during the call alone. What it throws ends the file. */
  push(bytes: Uint8Array): void;
}";

#[wasm_bindgen]
extern "C" {
    /// The reader of the plain bytes.
    #[wasm_bindgen(typescript_type = "Taker")]
    pub type Taker;

    #[wasm_bindgen(method)]
    fn named(this: &Taker, name: &str);

    #[wasm_bindgen(method, catch)]
    fn push(this: &Taker, bytes: &[u8]) -> Result<(), JsValue>;
}

/// Unpacks a file chunk by chunk.
#[wasm_bindgen]
pub struct Archives {
    unpacker: Unpacker,
    taker: Taker,
}

#[wasm_bindgen]
impl Archives {
    /// At the start of a file, whose plain bytes go to `taker`; `member` is which file of an archive is taken.
    #[wasm_bindgen(constructor)]
    pub fn new(taker: Taker, member: Option<String>) -> Self {
        Self { unpacker: Unpacker::of(member.as_deref()), taker }
    }

    /// Takes the next bytes of the file. Throws why it is not read as `{field, value, legal, message}`, or what `taker` throws;
    /// nothing more may be pushed then.
    pub fn push(&mut self, chunk: &[u8]) -> Result<(), JsValue> {
        handed(&self.taker, |sink| self.unpacker.push(chunk, sink))
    }

    /// Hands over what is left, once all bytes were pushed. Throws as [`Archives::push`] does.
    pub fn finish(self) -> Result<(), JsValue> {
        handed(&self.taker, |sink| self.unpacker.finish(sink))
    }
}

/// Lets the unpacker work, up to what `taker` throws.
fn handed(
    taker: &Taker,
    work: impl FnOnce(&mut dyn FnMut(Piece<'_>)) -> Result<(), Refused>,
) -> Result<(), JsValue> {
    let mut taken = Ok(());
    let worked = work(&mut |piece| match piece {
        _ if taken.is_err() => {}
        Piece::Name(name) => taker.named(name),
        Piece::Bytes(bytes) => taken = taker.push(bytes),
    });
    taken?;
    worked.map_err(|refused| not_unpacked(&refused))
}
