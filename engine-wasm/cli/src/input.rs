//! Files and standard input, packed or not; JSON and traces out of them.

use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::Path;

use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::trace::{Trace, encoding};
use bufferpool_unpack::{Piece, Unpacker};
use serde_json::Value;

use crate::error::{Failure, say};

/// Bytes read at once: a trace is never in memory as text.
const CHUNK_BYTES: usize = 1 << 18;

/// How messages name a path.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// The file that an output goes to; none for `-`, which is standard output as it is standard input elsewhere.
pub(crate) fn not_standard(path: Option<&Path>) -> Option<&Path> {
    path.filter(|path| *path != Path::new("-"))
}

/// Reads a file, or standard input for `-`, and hands over what it holds, unpacked; `member` is which file of an archive.
pub fn read(path: &Path, member: Option<&str>, sink: &mut dyn FnMut(Piece<'_>)) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::reading(name(path), &error);
    if path == Path::new("-") {
        return unpacked(path, &mut io::stdin().lock(), member, sink);
    }
    let mut file = File::open(path).map_err(failed)?;
    // Pipes and devices have neither length nor time that would say anything.
    let state = |found: Metadata| found.is_file().then(|| (found.len(), found.modified().ok()));
    let before = file.metadata().map(state).map_err(failed)?;
    unpacked(path, &mut file, member, sink)?;
    if file.metadata().map(state).map_err(failed)? == before {
        return Ok(());
    }
    Err(Failure::Io(format!("{}: it was changed while it was read, so nothing was run", name(path))))
}

fn unpacked(
    path: &Path,
    source: &mut dyn Read,
    member: Option<&str>,
    sink: &mut dyn FnMut(Piece<'_>),
) -> Result<(), Failure> {
    let refused = |refused| Failure::Input(format!("{}: {refused}", name(path)));
    let mut unpacker = Unpacker::of(member);
    let mut chunk = vec![0; CHUNK_BYTES];
    loop {
        match source.read(&mut chunk) {
            Ok(0) => return unpacker.finish(sink).map_err(refused),
            Ok(length) => unpacker.push(&chunk[..length], sink).map_err(refused)?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(Failure::reading(name(path), &error)),
        }
    }
}

/// Reads a trace in this way; `pages` is how many there are at its start, if that is given.
pub(crate) fn trace(path: &Path, pages: Option<u32>, reading: &Reading) -> Result<Trace, Failure> {
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let mut parser = TraceReader::of(&file, reading)?;
    read(path, reading.text("member"), &mut |piece| match piece {
        Piece::Name(name) => parser.rename(name),
        Piece::Bytes(bytes) => parser.push(bytes),
    })?;
    let trace = parser.finish(pages).map_err(|error| Failure::lines(&name(path), &error))?;
    say(&format!("{}: {}", name(path), trace.summary()));
    trace.notes.iter().for_each(|note| say(&format!("{}: {note}", name(path))));
    Ok(trace)
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    read(path, None, &mut |piece| {
        if let Piece::Bytes(piece) = piece {
            bytes.extend_from_slice(piece);
        }
    })?;
    Ok(bytes)
}

/// Reads a file as text, as its byte order mark says; what is no text in it becomes signs that no parser takes.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    Ok(encoding::text_of(&bytes(path)?))
}

/// Reads a JSON file.
pub(crate) fn json(path: &Path) -> Result<Value, Failure> {
    let text = bytes(path)?;
    serde_json::from_slice(&text).map_err(|error| Failure::Input(format!("{}: no JSON: {error}", name(path))))
}
