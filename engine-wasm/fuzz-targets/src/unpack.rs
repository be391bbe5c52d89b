//! Compressed streams.

use bufferpool_unpack::{Broken, Unpacker};

/// Longer ones would unpack to more than is compared in good time.
const MOST_BYTES: usize = 1 << 10;

/// A stream, in pieces as long as the first byte says: unpacked whole or in pieces it is the same bytes, or broken.
pub fn unpack(data: &[u8]) {
    let Some((&piece, stream)) = data.split_first() else { return };
    let stream = &stream[..stream.len().min(MOST_BYTES)];
    let whole = unpacked(stream, stream.len().max(1));
    let pieces = unpacked(stream, usize::from(piece) + 1);
    assert!(whole.is_err() == pieces.is_err(), "whole {:?}, in pieces {:?}", whole.err(), pieces.err());
    match whole {
        Ok(whole) => assert!(pieces == Ok(whole), "in pieces of {}", usize::from(piece) + 1),
        Err(broken) => assert!(!broken.why.is_empty() && !broken.compression.is_empty()),
    }
}

fn unpacked(stream: &[u8], piece: usize) -> Result<Vec<u8>, Broken> {
    let mut bytes = Vec::new();
    let mut unpacker = Unpacker::default();
    for piece in stream.chunks(piece) {
        unpacker.push(piece, &mut |part| bytes.extend_from_slice(part))?;
    }
    unpacker.finish(&mut |part| bytes.extend_from_slice(part))?;
    Ok(bytes)
}
