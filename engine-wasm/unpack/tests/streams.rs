//! Streams made by other programs, by this workspace's own crates, and broken ones.
//! The files in `data` are by the reference `zstd` 1.5.4; `lines` says what is in them.

#![allow(clippy::unwrap_used)]

use std::io::Write;

use bufferpool_unpack::{Piece, Refused, Unpacker};
use flate2::Compression;
use flate2::write::GzEncoder;
use proptest::prelude::*;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// `zstd -19`.
const LINES: &[u8] = include_bytes!("data/lines.zst");
/// One after another: a frame to skip, `-1 --no-check`, nothing, `-3` with its size, 300 000 zeros, a frame to skip
/// of length 0, `--long=27 --ultra -20`.
const FRAMES: &[u8] = include_bytes!("data/frames.zst");

fn lines(from: u64, to: u64) -> Vec<u8> {
    let line = |t: u64| format!("{},{}\n", if t.is_multiple_of(3) { 'W' } else { 'R' }, t * t % 977);
    (from..to).map(line).collect::<String>().into_bytes()
}

fn unpack(bytes: &[u8], chunk: usize) -> Result<Vec<u8>, Refused> {
    let mut plain = Vec::new();
    let mut sink = |piece: Piece<'_>| match piece {
        // A stream names nothing: it would be seen in what comes out.
        Piece::Name(name) => plain.extend_from_slice(name.as_bytes()),
        Piece::Bytes(bytes) => plain.extend_from_slice(bytes),
    };
    let mut unpacker = Unpacker::default();
    bytes.chunks(chunk).try_for_each(|chunk| unpacker.push(chunk, &mut sink))?;
    unpacker.finish(&mut sink)?;
    Ok(plain)
}

/// Of broken data the packing's name, the place and why.
fn broken(bytes: &[u8], chunk: usize) -> (&'static str, u64, String) {
    match unpack(bytes, chunk).unwrap_err() {
        Refused::Broken { packing, what: "broken", at, why } => (packing, at, why),
        other => ("not broken", 0, other.to_string()),
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn the_reference_programs_frames_are_read() {
    for chunk in [1, 7, 4096, 1 << 20] {
        assert_eq!(unpack(LINES, chunk).unwrap(), lines(0, 100_000));
    }
}

#[test]
fn frames_in_a_row_are_one_stream() {
    let plain = [lines(0, 60_000), vec![0; 300_000], lines(60_000, 100_000)].concat();
    for chunk in [1, 13, 100_000] {
        assert_eq!(unpack(FRAMES, chunk).unwrap(), plain);
    }
}

#[test]
fn gzip_members_in_a_row_are_one_stream() {
    let members = [gzip(b"one,"), gzip(b""), gzip(&lines(0, 50_000))].concat();
    let plain = [b"one,".to_vec(), lines(0, 50_000)].concat();
    for chunk in [1, 10, 1 << 20] {
        assert_eq!(unpack(&members, chunk).unwrap(), plain);
    }
}

#[test]
fn a_stream_cut_off_anywhere_is_refused() {
    let packed = gzip(&lines(0, 300));
    for stream in [packed.as_slice(), &FRAMES[13..2000], LINES] {
        let step = (stream.len() / 500).max(1);
        for length in (4..stream.len()).step_by(step) {
            assert!(unpack(&stream[..length], 512).is_err(), "{length} of {} bytes", stream.len());
        }
    }
}

#[test]
fn a_changed_byte_is_found() {
    for (packed, name) in [(gzip(&lines(0, 5000)), "gzip"), (LINES.to_vec(), "zstd")] {
        for at in [packed.len() / 2, packed.len() - 2] {
            let mut packed = packed.clone();
            packed[at] ^= 0x10;
            let (packing, found, _) = broken(&packed, 1000);
            assert_eq!(packing, name);
            assert!(found <= packed.len() as u64);
        }
    }
}

#[test]
fn what_is_not_supported_is_said() {
    let wide = include_bytes!("data/wide-window.zst");
    assert!(unpack(wide, 100).unwrap_err().to_string().contains("134217728"), "the limit is named");
    let rubbish = [LINES, b"and more"].concat();
    assert_eq!(
        unpack(&rubbish, 100).unwrap_err().to_string(),
        format!("its zstd data is broken near byte {}: there is no zstd frame", LINES.len())
    );
}

/// gzip's own program fills up whole blocks of a tape with zeros, and reads over them.
#[test]
fn zeros_after_a_gzip_member_are_filling() {
    let plain = lines(0, 900);
    for zeros in [1, 511, 70_000] {
        let filled = [gzip(&plain), vec![0; zeros]].concat();
        for chunk in [1, 512, 1 << 20] {
            assert_eq!(unpack(&filled, chunk).unwrap(), plain);
        }
        assert_eq!(
            unpack(&[filled, gzip(b"R,1")].concat(), 999).unwrap(),
            [plain.as_slice(), b"R,1"].concat()
        );
    }
}

#[test]
fn what_follows_the_end_of_gzip_data_is_found_where_it_begins() {
    let member = gzip(&lines(0, 50_000));
    for (zeros, chunk) in [(0, 1), (0, 100), (0, 1 << 20), (7, 1), (7, 1 << 20)] {
        let stream = [member.clone(), vec![0; zeros], b"and more bytes".to_vec()].concat();
        let (_, at, why) = broken(&stream, chunk);
        assert_eq!(at, (member.len() + zeros) as u64, "in chunks of {chunk}");
        assert_eq!(why, "what follows its end is no gzip data");
    }
}

/// A member of 1 MB of zeros is 1 kB: many in a row are refused long before the last.
#[test]
fn more_than_a_trace_can_take_is_refused_at_a_limit_that_is_said() {
    let member = gzip(&vec![0; 1_000_000]);
    let mut unpacker = Unpacker::limited(None, 40_000_000);
    let mut most = 0;
    let refused = (0..300).find_map(|_| {
        most = unpacker.plain_bytes();
        unpacker.push(&member, &mut |_| {}).err()
    });
    assert!((39_000_000..=40_000_000).contains(&most), "{most}");
    let said = refused.unwrap().to_string();
    assert!(said.starts_with("its gzip data is too large near byte "), "{said}");
    assert!(said.ends_with(": it unpacks to more than 40000000 bytes"), "{said}");
}

#[test]
fn three_packings_are_taken_off_and_a_fourth_is_refused() {
    let mut packed = b"R,1\n".to_vec();
    for _ in 0..3 {
        packed = gzip(&packed);
        for chunk in [1, 5, 4096] {
            assert_eq!(unpack(&packed, chunk).unwrap(), b"R,1\n");
        }
    }
    assert_eq!(unpack(&gzip(&packed), 7).unwrap_err(), Refused::Nested);
}

#[test]
fn what_is_known_and_not_read_is_named() {
    let kinds: [(&[u8], &str); 7] = [
        (b"7z\xbc\xaf\x27\x1c\0\x04", "7z"),
        (b"Rar!\x1a\x07\x01\0", "rar"),
        (b"\x04\x22\x4d\x18", "lz4"),
        (b"\x1f\x9d\x90", "compress"),
        (b"LZIP\x01", "lzip"),
        (b"PAR1\x15", "Parquet"),
        (b"SQLite format 3\0\x10", "SQLite"),
    ];
    for (start, name) in kinds {
        for stream in [start.to_vec(), gzip(start)] {
            let said = unpack(&stream, 3).unwrap_err().to_string();
            assert!(said.contains(name) && said.ends_with("unpack it first"), "{said}");
        }
    }
}

#[test]
fn other_bytes_pass_as_they_are() {
    for plain in [&b""[..], b"R", b"R,1\nW,2\n", b"\x28\xb5\x2f", b"\x1f"] {
        assert_eq!(unpack(plain, 1).unwrap(), plain);
    }
}

proptest! {
    #[test]
    fn round_trip(plain in prop::collection::vec(0u8..20, 0..5000), chunk in 1usize..6000) {
        prop_assert_eq!(&unpack(&gzip(&plain), chunk).unwrap(), &plain);
        let packed = compress_to_vec(plain.as_slice(), CompressionLevel::Fastest);
        prop_assert_eq!(&unpack(&packed, chunk).unwrap(), &plain);
    }

    #[test]
    fn any_bytes_are_answered(
        start in prop_oneof![Just(&b"\x1f\x8b"[..]), Just(&b"\x28\xb5\x2f\xfd"[..]), Just(&FRAMES[13..200])],
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        chunk in 1usize..300,
    ) {
        let _ = unpack(&[start, &bytes].concat(), chunk);
    }
}
