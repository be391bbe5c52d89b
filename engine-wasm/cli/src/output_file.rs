//! Files that are written: by one process at a time, and never left half.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

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
