//! Work on threads of its own, while the thread that asked for it lets go of Python and looks for Ctrl+C.

use std::panic::resume_unwind;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use bufferpool_core::error;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::import_exception;
use pyo3::prelude::*;
use pyo3::types::PyIterator;

/// How long Ctrl+C may go unseen.
const LOOK: Duration = Duration::from_millis(50);

// The package's own ValueError, with field, value and what is legal.
import_exception!(bufferpool.errors, ConfigError);

/// The error as Python gets it; threads may make it that are left.
pub(crate) fn refused(error: error::ConfigError) -> PyErr {
    ConfigError::new_err((error.field, error.value, error.legal))
}

/// Hears what threads say until all have ended, or until Ctrl+C: then they are left, and what they say fails.
pub(crate) fn hear<T: Send>(
    py: Python<'_>,
    said: Receiver<T>,
    mut each: impl FnMut(Python<'_>, T) -> PyResult<()> + Send,
) -> PyResult<()> {
    py.detach(move || {
        loop {
            let heard = match said.recv_timeout(LOOK) {
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
                heard => heard.ok(),
            };
            Python::attach(|py| {
                py.check_signals().and_then(|()| heard.map_or(Ok(()), |heard| each(py, heard)))
            })?;
        }
    })
}

/// Nobody waits for the result any more.
fn left() -> PyErr {
    PyKeyboardInterrupt::new_err(())
}

/// Asks for the next part, or says that one is done; fails once no thread waits for the result.
pub(crate) type Ask<'a> = &'a dyn Fn() -> PyResult<()>;

/// Does `work` on a thread of its own; `give` is called each time that it asks.
pub(crate) fn aside<T: Send + 'static>(
    py: Python<'_>,
    mut give: impl FnMut(Python<'_>) -> PyResult<()> + Send,
    work: impl FnOnce(Ask<'_>) -> PyResult<T> + Send + 'static,
) -> PyResult<T> {
    let (asks, asked) = mpsc::channel();
    let thread = thread::spawn(move || work(&|| asks.send(()).map_err(|_| left())));
    hear(py, asked, |py, ()| give(py))?;
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// Does `work` on a thread of its own, which asks for one slice after the other, up to an empty one: ids, and for each
/// whether it writes, as an iterator of pairs of arrays gives them.
pub(crate) fn over_slices<T: Send + 'static>(
    py: Python<'_>,
    slices: Py<PyIterator>,
    work: impl FnOnce(&mut dyn FnMut() -> PyResult<Vec<(u64, bool)>>) -> PyResult<T> + Send + 'static,
) -> PyResult<T> {
    let (given, taken) = mpsc::channel();
    let give = move |py: Python<'_>| {
        let mut slice = Vec::new();
        if let Some(arrays) = slices.bind(py).clone().next() {
            let (ids, writes): (PyBuffer<u64>, PyBuffer<u8>) = arrays?.extract()?;
            let writes = writes.to_vec(py)?.into_iter().map(|write| write != 0);
            slice.extend(ids.to_vec(py)?.into_iter().zip(writes));
        }
        // The requesting thread still exists, or has failed in the meantime.
        let _ = given.send(slice);
        Ok(())
    };
    aside(py, give, move |ask| {
        work(&mut || {
            ask()?;
            taken.recv().map_err(|_| left())
        })
    })
}
