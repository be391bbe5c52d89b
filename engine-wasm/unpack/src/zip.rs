//! zip (PKWARE's APPNOTE), by `rawzip`: what is in it stands at its end, so all of it is kept until then.

use std::cell::Cell;
use std::io::Read;

use flate2::read::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive, ZipSliceArchive};

use crate::archive::Choice;
use crate::packing::UNPACK;
use crate::refused::{Fault, Refused};
use crate::{Decoder, Piece, Sink};

const NAME: &str = "zip";
const OUTPUT_BYTES: usize = 1 << 15;

pub(crate) fn open(member: Option<String>) -> Box<dyn Decoder> {
    Box::new(Zip { bytes: Vec::new(), choice: Choice::of(member), taken: 0 })
}

struct Zip {
    bytes: Vec<u8>,
    choice: Choice,
    taken: u64,
}

impl Decoder for Zip {
    fn push(&mut self, chunk: &[u8], _: Sink<'_>) -> Result<(), Fault> {
        self.bytes.try_reserve(chunk.len()).map_err(|_| Fault::broken("there is no memory for it"))?;
        self.bytes.extend_from_slice(chunk);
        self.taken += chunk.len() as u64;
        Ok(())
    }

    fn finish(&mut self, sink: Sink<'_>) -> Result<(), Fault> {
        let archive = ZipArchive::from_slice(self.bytes.as_slice()).map_err(Fault::broken)?;
        let mut entries = archive.entries();
        let mut chosen = None;
        while let Some(entry) = entries.next_entry().map_err(Fault::broken)? {
            let path = String::from_utf8_lossy(entry.file_path().as_bytes()).into_owned();
            if !entry.is_dir() && self.choice.takes(&path) {
                chosen = Some((path, entry));
            }
        }
        self.choice.check(NAME)?;
        let Some((path, entry)) = chosen else { return Ok(()) };
        let not_read = |what: String| Fault::Inner(Refused::NotRead(what, UNPACK));
        if entry.flags().is_encrypted() {
            return Err(not_read("a zip file with a password".to_owned()));
        }
        sink(Piece::Name(&path))?;
        let place = Cell::new(0);
        let handed = match entry.compression_method() {
            CompressionMethod::STORE => copy(&archive, entry.wayfinder(), |data| data, &place, sink),
            CompressionMethod::DEFLATE => {
                copy(&archive, entry.wayfinder(), DeflateDecoder::new, &place, sink)
            }
            other => Err(not_read(format!("a zip file with {} data", other.name().unwrap_or("unknown")))),
        };
        self.taken = place.get();
        handed
    }

    fn taken(&self) -> u64 {
        self.taken
    }
}

/// Hands over one file, with its length and checksum compared; `place` is how far it came in the archive.
fn copy<'a, D: Read>(
    archive: &'a ZipSliceArchive<&'a [u8]>,
    entry: rawzip::ZipArchiveEntryWayfinder,
    decoder: impl FnOnce(Counted<'a>) -> D,
    place: &'a Cell<u64>,
    sink: Sink<'_>,
) -> Result<(), Fault> {
    let entry = archive.get_entry(entry).map_err(Fault::broken)?;
    place.set(entry.compressed_data_range().0);
    let mut plain = entry.verifying_reader(decoder(Counted { data: entry.data(), place }));
    let mut output = vec![0; OUTPUT_BYTES];
    loop {
        match plain.read(&mut output).map_err(Fault::broken)? {
            0 => return Ok(()),
            length => sink(Piece::Bytes(&output[..length]))?,
        }
    }
}

/// Bytes of which is counted how many were read.
struct Counted<'a> {
    data: &'a [u8],
    place: &'a Cell<u64>,
}

impl Read for Counted<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let length = self.data.read(into)?;
        self.place.set(self.place.get() + length as u64);
        Ok(length)
    }
}
