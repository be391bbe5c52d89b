//! Files that are written: by one process at a time, and never left half.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use bufferpool_core::error::ConfigError;
use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::error::Failure;

/// Opens a file for reading and writing as it is, or makes it.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// Keeps other processes from writing `file`, for as long as it is open. `path` and `what` tell which it is.
pub(crate) fn lock(file: &File, path: &Path, what: &str) -> Result<(), Failure> {
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => Failure::Input(format!(
            "{}: another {what} is writing it: name another file, or wait until that one has ended",
            path.display()
        )),
        TryLockError::Error(error) => Failure::writing(path, &error),
    })
}

/// Where records go one by one: a stream, or a file that is continued.
pub(crate) enum Lines<'a> {
    Stream(&'a mut dyn Write),
    File(PathBuf, File),
}

impl Lines<'_> {
    /// A file, and what it holds. As long as it is open, no other process continues it: each would cut off what the other has
    /// written. `what` it is that was stopped.
    pub(crate) fn resume(path: &Path, what: &str) -> Result<(Self, String), Failure> {
        if path.metadata().is_ok_and(|found| !found.is_file()) {
            let legal = format!("a file, which a stopped {what} is continued in; - for standard output");
            return Err(ConfigError::new("output", path.display().to_string(), legal).into());
        }
        let mut file = open(path).map_err(|error| Failure::writing(path, &error))?;
        lock(&file, path, what)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| Failure::reading(path.display(), &error))?;
        Ok((Self::File(path.to_owned(), file), text))
    }

    /// Keeps so many bytes of the file and goes on behind them.
    pub(crate) fn keep(&mut self, bytes: u64) -> Result<(), Failure> {
        let Self::File(path, file) = self else { return Ok(()) };
        let kept = file.set_len(bytes).and_then(|()| file.seek(SeekFrom::End(0)));
        kept.map(drop).map_err(|error| Failure::writing(path, &error))
    }

    /// Writes one at once: what is stopped later loses nothing that was done.
    pub(crate) fn put(&mut self, text: &str) -> Result<(), Failure> {
        match self {
            Self::Stream(stream) => Ok(stream.write_all(text.as_bytes()).and_then(|()| stream.flush())?),
            Self::File(path, file) => {
                let whole = file.stream_position();
                file.write_all(text.as_bytes()).map_err(|error| {
                    // As much of a record as a full disk took is taken back: the file ends with a whole one.
                    let _ = whole.and_then(|end| file.set_len(end));
                    Failure::writing(path, &error)
                })
            }
        }
    }
}

/// Writes a file that is there whole or as it was before, whatever happens on the way: as `<name>.part`, which takes its
/// place at the end. Devices and pipes are written as they are.
pub(crate) fn write_whole(
    path: &Path,
    what: &str,
    write: impl FnOnce(File) -> io::Result<()>,
) -> Result<(), Failure> {
    let failed = |error: &io::Error| Failure::writing(path, error);
    if path.metadata().is_ok_and(|found| !found.is_file()) {
        return File::create(path).and_then(write).map_err(|error| failed(&error));
    }
    // A link stays, and the file behind it is what is meant.
    let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut part = place.clone().into_os_string();
    part.push(".part");
    let file = open(part.as_ref()).map_err(|error| failed(&error))?;
    lock(&file, path, what)?;
    let written = file.set_len(0).and_then(|()| write(file.try_clone()?));
    let written = written.and_then(|()| fs::rename(&part, &place));
    if written.is_err() {
        // What cannot be removed is overwritten by the next one.
        let _ = fs::remove_file(&part);
    }
    written.map_err(|error| failed(&error))
}

/// What a file's name says is what is written: a name that says anything else is refused. Devices and pipes say
/// nothing. `endings` are in small letters, and `legal` describes them in messages.
pub(crate) fn check_ending(path: &Path, endings: &[&str], legal: &'static str) -> Result<(), ConfigError> {
    if path.metadata().is_ok_and(|found| !found.is_file()) {
        return Ok(());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let plain = [".gz", ".zst"].into_iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(&name);
    if endings.iter().any(|ending| plain.ends_with(ending)) {
        return Ok(());
    }
    Err(ConfigError::new("output", path.display().to_string(), legal))
}

/// Writes a file whole, compressed if its name ends in `.gz` or `.zst`.
pub(crate) fn write_packed(
    path: &Path,
    what: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    write_whole(path, what, |file| {
        let mut file = BufWriter::new(file);
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("gz") => {
                let mut compressed = GzEncoder::new(file, Compression::default());
                write(&mut compressed)?;
                compressed.finish()?.flush()
            }
            Some("zst") => {
                let mut compressed = ZstdFrames::new(file);
                write(&mut compressed)?;
                compressed.flush()
            }
            _ => {
                write(&mut file)?;
                file.flush()
            }
        }
    })
}

/// Plain bytes of a frame.
const FRAME_BYTES: usize = 1 << 22;

/// Writes zstd as frames in a row, each of some megabytes: `ruzstd` compresses what it can read, not what is written.
struct ZstdFrames<W: Write> {
    out: W,
    held: Vec<u8>,
}

impl<W: Write> ZstdFrames<W> {
    fn new(out: W) -> Self {
        Self { out, held: Vec::with_capacity(FRAME_BYTES) }
    }

    fn frame(&mut self) -> io::Result<()> {
        self.out.write_all(&compress_to_vec(self.held.as_slice(), CompressionLevel::Fastest))?;
        self.held.clear();
        Ok(())
    }
}

impl<W: Write> Write for ZstdFrames<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = bytes.len().min(FRAME_BYTES - self.held.len());
        self.held.extend_from_slice(&bytes[..length]);
        if self.held.len() == FRAME_BYTES {
            self.frame()?;
        }
        Ok(length)
    }

    /// Ends a frame, so it is for the end of a file.
    fn flush(&mut self) -> io::Result<()> {
        if !self.held.is_empty() {
            self.frame()?;
        }
        self.out.flush()
    }
}
