//! xz, bzip2, zip and tar: files by other programs, files made here, and broken ones.
//! `data/lines.*` are by `xz` 5.4, `bzip2` 1.0.8, Info-ZIP 3.0 and GNU tar 1.34; `lines` says what is in them.
#![cfg(feature = "archives")]
#![allow(clippy::unwrap_used)]

use std::io::Write;

use bufferpool_unpack::{Piece, Refused, Unpacker};
use bzip2::write::BzEncoder;
use flate2::write::{DeflateEncoder, GzEncoder};
use lzma_rust2::{XzOptions, XzWriter};
use proptest::prelude::*;
use rawzip::{CompressionMethod, ZipArchiveWriter};

/// `xz -9 --block-size=50000`, with several blocks.
const XZ: &[u8] = include_bytes!("data/lines.xz");
/// `xz --check=sha256 --x86 --lzma2`: a filter that looks ahead.
const XZ_FILTERED: &[u8] = include_bytes!("data/filtered.xz");
/// `bzip2 -1`, with several blocks.
const BZIP2: &[u8] = include_bytes!("data/lines.bz2");
/// `zip -r` through a pipe, so that lengths stand behind the data; with folders, `__MACOSX/` and `.DS_Store`.
const ZIP: &[u8] = include_bytes!("data/lines.zip");
/// `tar -z --format=gnu`, a path of 130 bytes, below a folder and beside a link.
const TAR: &[u8] = include_bytes!("data/lines.tar.gz");

fn lines(to: u64) -> Vec<u8> {
    (0..to)
        .map(|t| format!("{},{}\n", if t.is_multiple_of(3) { 'W' } else { 'R' }, t * t % 977))
        .collect::<String>()
        .into()
}

/// Names and bytes.
fn unpack_of(
    bytes: &[u8],
    chunk: usize,
    member: Option<&str>,
    most: u64,
) -> Result<(Vec<String>, Vec<u8>), Refused> {
    let (mut names, mut plain) = (Vec::new(), Vec::new());
    let mut sink = |piece: Piece<'_>| match piece {
        Piece::Name(name) => names.push(name.to_owned()),
        Piece::Bytes(bytes) => plain.extend_from_slice(bytes),
    };
    let mut unpacker = Unpacker::limited(member, most);
    bytes.chunks(chunk).try_for_each(|chunk| unpacker.push(chunk, &mut sink))?;
    unpacker.finish(&mut sink)?;
    Ok((names, plain))
}

fn unpack(bytes: &[u8], chunk: usize) -> Result<(Vec<String>, Vec<u8>), Refused> {
    unpack_of(bytes, chunk, None, 1 << 24)
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = XzWriter::new(Vec::new(), XzOptions::with_preset(1)).unwrap();
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

/// Makes an archive of files with names.
type Make = fn(&[(&str, &[u8])]) -> Vec<u8>;

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for (name, bytes) in files {
        let method = CompressionMethod::DEFLATE;
        let (mut entry, config) = archive.new_file(*name).compression_method(method).start().unwrap();
        let mut writer = config.wrap(DeflateEncoder::new(&mut entry, flate2::Compression::default()));
        writer.write_all(bytes).unwrap();
        let (encoder, output) = writer.finish().unwrap();
        encoder.finish().unwrap();
        entry.finish(output).unwrap();
    }
    archive.finish().unwrap()
}

fn tar(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = tar::Builder::new(Vec::new());
    for (name, bytes) in files {
        let mut header = tar::Header::new_ustar();
        header.set_size(bytes.len() as u64);
        archive.append_data(&mut header, name, *bytes).unwrap();
    }
    archive.into_inner().unwrap()
}

#[test]
fn other_programs_files_are_read_cut_anywhere() {
    let long = format!("{}/{}.lis", "folder".repeat(10), "trace".repeat(13));
    for (packed, name) in
        [(XZ, None), (BZIP2, None), (ZIP, Some("traces/lines.csv")), (TAR, Some(long.as_str()))]
    {
        for chunk in [1, 511, 70_000] {
            let (names, plain) = unpack(packed, chunk).unwrap();
            assert_eq!(names, name.as_slice());
            assert!(plain == lines(30_000), "{name:?} in chunks of {chunk}: {} bytes", plain.len());
        }
    }
    assert!(unpack(XZ_FILTERED, 100).unwrap().1 == lines(3000));
}

#[test]
fn streams_in_a_row_are_one_and_zeros_after_them_filling() {
    let (first, second) = (lines(900), b"R,1\n".to_vec());
    for pack in [xz, bzip2] {
        for zeros in [0, 1, 4, 1000] {
            let row = [pack(&first), vec![0; zeros], pack(b""), pack(&second), vec![0; zeros]].concat();
            for chunk in [1, 333, 1 << 20] {
                assert_eq!(unpack(&row, chunk).unwrap().1, [&first[..], &second[..]].concat());
            }
        }
        let (whole, more) = (pack(&first), b"and more");
        let said = unpack(&[&whole[..], more].concat(), 100).unwrap_err().to_string();
        assert!(said.contains(&format!("broken near byte {}: what follows its end", whole.len())), "{said}");
    }
}

#[test]
fn a_packing_cut_off_anywhere_is_refused() {
    let tar = tar(&[("a.csv", &lines(300))]);
    for packed in [
        &xz(&lines(300)),
        &bzip2(&lines(300)),
        &zip(&[("a.csv", &lines(300))]),
        &tar[..tar.len() - 1024],
        ZIP,
    ] {
        let step = (packed.len() / 300).max(1);
        for length in (262..packed.len()).step_by(step) {
            let refused = unpack(&packed[..length], 512).err().map(|refused| refused.to_string());
            let broken = refused.as_ref().is_some_and(|said| said.contains("broken near byte"));
            // A tar may end behind any file; of what is padded all but the padding counts.
            assert!(broken || length % 512 == 0, "{length} of {} bytes: {refused:?}", packed.len());
        }
    }
}

#[test]
fn a_changed_byte_is_found_and_counted_in_the_packings_own_bytes() {
    let plain = lines(20_000);
    let inner = gzip(&plain);
    for (packed, name) in
        [(xz(&plain), "xz"), (bzip2(&plain), "bzip2"), (zip(&[("a", &plain)]), "zip"), (inner, "gzip")]
    {
        let mut broken = packed.clone();
        broken[packed.len() / 2] ^= 0x10;
        let about = tar(&[("t", &broken)]);
        for stream in [&broken, &about] {
            match unpack(stream, 1000).unwrap_err() {
                Refused::Broken { packing, at, what: "broken", .. } => {
                    assert_eq!(packing, name);
                    assert!(
                        at <= packed.len() as u64 && at + 150_000 > packed.len() as u64 / 2,
                        "{name} {at}"
                    );
                }
                other => panic!("{other}"),
            }
        }
    }
}

#[test]
fn exactly_one_file_counts_and_the_name_of_a_member_is_its_whole_path() {
    let (a, b) = (lines(10), lines(20));
    let beside: [(&str, &[u8]); 4] =
        [("__MACOSX/t/._a.csv", b"x"), ("t/._a.csv", b"x"), ("t/.DS_Store", b"x"), ("t/a.csv", &a)];
    let two = [&beside[..], &[("b.csv", &b[..])]].concat();
    let all = |make: Make| {
        assert_eq!(unpack(&make(&beside), 99).unwrap(), (vec!["t/a.csv".to_owned()], a.clone()));
        let said = unpack(&make(&two), 99).unwrap_err().to_string();
        assert!(said.contains("2 files (t/a.csv, b.csv)") && said.contains("--member"), "{said}");
        for (member, bytes) in [("t/a.csv", &a), ("b.csv", &b), ("t/._a.csv", &b"x".to_vec())] {
            let taken = unpack_of(&gzip(&make(&two)), 99, Some(member), 1 << 20).unwrap();
            assert_eq!(taken, (vec![member.to_owned()], bytes.clone()));
        }
        let said = unpack_of(&make(&two), 99, Some("a.csv"), 1 << 20).unwrap_err().to_string();
        assert!(said.contains("2 files") && said.contains("none is the member a.csv"), "{said}");
        let many: Vec<_> = ["1", "2", "3", "4", "5", "6"].map(|name| (name, &b""[..])).into();
        let said = unpack(&make(&many), 99).unwrap_err().to_string();
        assert!(said.contains("6 files (1, 2, 3, 4, 5, …)"), "{said}");
        let said = unpack(&make(&beside[..2]), 99).unwrap_err().to_string();
        assert!(said.contains("0 files"), "{said}");
        let long = "n".repeat(250);
        let said = unpack_of(&make(&[(&long, b"x"), ("b", b"y")]), 99, Some(&"m".repeat(3_000)), 1 << 20);
        let said = said.unwrap_err().to_string();
        assert!(said.contains(&format!("({}…, b)", &long[..140])) && said.len() < 500, "{said}");
        // The outermost archive is asked for its member, the one within for its only file.
        let within = make(&[("inner.csv", &a)]);
        let nested = make(&[("x", b"x"), ("y.zip", &within)]);
        let taken = unpack_of(&nested, 99, Some("y.zip"), 1 << 20).unwrap();
        assert_eq!(taken, (vec!["y.zip".to_owned(), "inner.csv".to_owned()], a.clone()));
    };
    all(zip);
    all(tar);
    let refused = unpack_of(&gzip(b"R,1"), 9, Some("b.csv"), 1 << 20).unwrap_err();
    assert_eq!(refused, Refused::NoArchive("b.csv".to_owned()));
}

#[test]
fn what_unpacks_to_too_much_or_nests_is_refused_at_the_limit() {
    let zeros = vec![0; 3_000_000];
    for pack in [xz, bzip2, |bytes: &[u8]| zip(&[("a", bytes)]), |bytes: &[u8]| tar(&[("a", bytes)])] {
        let packed = pack(&zeros);
        assert_eq!(unpack_of(&packed, 4096, None, 3_000_000).unwrap().1.len(), 3_000_000);
        let mut handed = 0;
        let mut sink =
            |piece: Piece<'_>| handed += if let Piece::Bytes(bytes) = piece { bytes.len() } else { 0 };
        let mut unpacker = Unpacker::limited(None, 2_000_000);
        let pushed = packed.chunks(4096).try_for_each(|chunk| unpacker.push(chunk, &mut sink));
        let said = pushed.and_then(|()| unpacker.finish(&mut sink)).unwrap_err().to_string();
        assert!(said.contains("data is too large near byte "), "{said}");
        assert!(said.ends_with("it unpacks to more than 2000000 bytes") && handed <= 2_000_000, "{said}");
        // About one another.
        let thrice = pack(&pack(&pack(b"R,1\n")));
        assert_eq!(unpack(&thrice, 100).unwrap().1, b"R,1\n");
        assert_eq!(unpack(&pack(&thrice), 100).unwrap_err(), Refused::Nested);
    }
}

#[test]
fn files_that_this_cannot_read_are_named() {
    let mut locked = zip(&[("a.csv", b"R,1\n")]);
    let directory = locked.windows(4).position(|bytes| bytes == b"PK\x01\x02").unwrap();
    locked[directory + 8] |= 1;
    let mut other = zip(&[("a.csv", b"R,1\n")]);
    other[directory + 10] = 9;
    for (file, words) in [(locked, "password"), (other, "DEFLATE64")] {
        let said = unpack(&file, 100).unwrap_err().to_string();
        assert!(said.contains(words) && said.ends_with("unpack it first"), "{said}");
    }
}

proptest! {
    #[test]
    fn round_trip(plain in prop::collection::vec(0u8..20, 0..5000), chunk in 1usize..6000, name in "[a-zä]{1,200}") {
        for packed in [xz(&plain), bzip2(&plain)] {
            prop_assert_eq!(&unpack(&packed, chunk).unwrap().1, &plain);
        }
        for packed in [zip(&[(&name, &plain)]), tar(&[(&name, &plain)])] {
            prop_assert_eq!(unpack(&packed, chunk).unwrap(), (vec![name.clone()], plain.clone()));
        }
    }

    /// Changed bytes are the same answer in any chunks, and never a panic.
    #[test]
    fn any_change_is_answered(
        which in 0usize..5,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in any::<prop::sample::Index>(),
        chunk in 1usize..400,
    ) {
        let plain = lines(60);
        let whole = [xz(&plain), bzip2(&plain), zip(&[("a", &plain)]), tar(&[("a", &plain)]), XZ_FILTERED.to_vec()];
        let mut packed = whole[which].clone();
        for (at, byte) in changes {
            *at.get_mut(&mut packed) = byte;
        }
        packed.truncate(cut.index(packed.len()).max(packed.len() / 2));
        let (one, other) = (unpack(&packed, packed.len()), unpack(&packed, chunk));
        prop_assert_eq!(one.is_err(), other.is_err());
        if let Ok(one) = one {
            prop_assert_eq!(one, other.unwrap());
        }
    }
}
