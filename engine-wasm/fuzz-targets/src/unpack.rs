//! Packed streams: any bytes, and behind each packing's first bytes, so that nobody has to find those.

use bufferpool_unpack::{Piece, Refused, Unpacker};

/// Longer ones would unpack to more than is compared in good time.
const MOST_BYTES: usize = 1 << 12;
/// Bytes that may come out of them.
const MOST_PLAIN_BYTES: u64 = 1 << 18;

/// Name of the innermost file and the plain bytes.
type Unpacked = (String, Vec<u8>);

/// Any stream, in pieces as long as the first byte says: unpacked whole or in pieces it is the same bytes, or refused.
pub fn unpack(data: &[u8]) {
    let Some((&piece, stream)) = data.split_first() else { return };
    let stream = &stream[..stream.len().min(MOST_BYTES)];
    let whole = unpacked(stream, stream.len().max(1));
    let pieces = unpacked(stream, usize::from(piece) + 1);
    assert!(whole.is_err() == pieces.is_err(), "whole {:?}, in pieces {:?}", whole.err(), pieces.err());
    match whole {
        Ok(whole) => assert!(pieces == Ok(whole), "in pieces of {}", usize::from(piece) + 1),
        Err(refused) => assert!(!refused.to_string().is_empty()),
    }
}

/// As [`unpack`], of a stream that begins so.
fn begun(magic: &[u8], data: &[u8]) {
    let Some((piece, rest)) = data.split_at_checked(1) else { return };
    unpack(&[piece, magic, rest].concat());
}

/// gzip.
pub fn unpack_gzip(data: &[u8]) {
    begun(b"\x1f\x8b\x08", data);
}

/// zstd.
pub fn unpack_zstd(data: &[u8]) {
    begun(b"\x28\xb5\x2f\xfd", data);
}

/// xz, from its first block on.
pub fn unpack_xz(data: &[u8]) {
    begun(b"\xfd7zXZ\0\0\x01\x69\x22\xde\x36", data);
}

/// bzip2, from its first block on.
pub fn unpack_bzip2(data: &[u8]) {
    begun(b"BZh11AY&SY", data);
}

/// zip.
pub fn unpack_zip(data: &[u8]) {
    begun(b"PK\x03\x04", data);
}

/// tar: every header gets the sum that it must have, as far as there are whole blocks of 512 bytes.
pub fn unpack_tar(data: &[u8]) {
    let Some((&piece, rest)) = data.split_first() else { return };
    let mut stream = rest[..rest.len().min(MOST_BYTES)].to_vec();
    for block in stream.chunks_exact_mut(512) {
        block[257..262].copy_from_slice(b"ustar");
        block[148..156].fill(b' ');
        let sum: u32 = block.iter().map(|&byte| u32::from(byte)).sum();
        block[148..155].copy_from_slice(format!("{sum:06o}\0").as_bytes());
    }
    stream.insert(0, piece);
    unpack(&stream);
}

fn unpacked(stream: &[u8], piece: usize) -> Result<Unpacked, Refused> {
    let (mut name, mut bytes) = Unpacked::default();
    let mut sink = |part: Piece<'_>| match part {
        Piece::Name(part) => {
            assert!(bytes.is_empty(), "a name amid bytes");
            name = part.to_owned();
        }
        Piece::Bytes(part) => bytes.extend_from_slice(part),
    };
    let mut unpacker = Unpacker::limited(None, MOST_PLAIN_BYTES);
    let pushed = stream.chunks(piece).try_for_each(|piece| unpacker.push(piece, &mut sink));
    let finished = pushed.and_then(|()| unpacker.finish(&mut sink));
    assert!(bytes.len() as u64 <= MOST_PLAIN_BYTES, "{} bytes came out", bytes.len());
    finished.map(|()| (name, bytes))
}
