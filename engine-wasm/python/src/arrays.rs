//! Requests as numpy has them, in its own memory.

use std::fmt::Display;
use std::sync::mpsc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::timeline::SLICE_REQUESTS;
use pyo3::buffer::{Element, PyBuffer, ReadOnlyCell};
use pyo3::prelude::*;

use crate::aside::{aside, left, refused};

/// Page numbers.
#[derive(FromPyObject)]
pub(crate) enum Pages {
    Long(PyBuffer<i64>),
    Unsigned(PyBuffer<u32>),
    Int(PyBuffer<i32>),
    UnsignedLong(PyBuffer<u64>),
}

/// Page numbers, and for each whether it writes; without the second array all read.
pub(crate) struct Arrays {
    pub(crate) pages: Pages,
    pub(crate) writes: Option<PyBuffer<u8>>,
    /// The largest page number that is legal.
    pub(crate) largest: u64,
}

/// The cells of a contiguous array.
fn cells<'a, T: Element>(
    py: Python<'a>,
    field: &str,
    array: &'a PyBuffer<T>,
) -> PyResult<&'a [ReadOnlyCell<T>]> {
    array
        .as_slice(py)
        .ok_or_else(|| refused(ConfigError::new(field, "gaps between elements", "a contiguous array")))
}

impl Arrays {
    /// The requests from one on, at most a slice of them.
    fn slice<R>(&self, py: Python<'_>, at: usize, item: impl Fn(u64, bool) -> R) -> PyResult<Vec<R>> {
        match &self.pages {
            Pages::Long(pages) => self.slice_of(py, pages, at, item),
            Pages::Unsigned(pages) => self.slice_of(py, pages, at, item),
            Pages::Int(pages) => self.slice_of(py, pages, at, item),
            Pages::UnsignedLong(pages) => self.slice_of(py, pages, at, item),
        }
    }

    fn slice_of<T: Element + Display + TryInto<u64>, R>(
        &self,
        py: Python<'_>,
        pages: &PyBuffer<T>,
        at: usize,
        item: impl Fn(u64, bool) -> R,
    ) -> PyResult<Vec<R>> {
        let pages = cells(py, "pages", pages)?;
        let writes = self.writes.as_ref().map(|writes| cells(py, "writes", writes)).transpose()?;
        if let Some(writes) = writes.filter(|writes| writes.len() != pages.len()) {
            let legal = format!("{}, as there are pages", pages.len());
            return Err(refused(ConfigError::new("writes", format!("{} elements", writes.len()), legal)));
        }
        let request = |place: usize| {
            let page = pages[place].get();
            let known = page.try_into().ok().filter(|page| *page <= self.largest).ok_or_else(|| {
                let legal = format!("a page from 0 to {}", self.largest);
                refused(ConfigError::new(format!("pages[{place}]"), page, legal))
            })?;
            Ok(item(known, writes.is_some_and(|writes| writes[place].get() != 0)))
        };
        (at..pages.len().min(at + SLICE_REQUESTS)).map(request).collect()
    }

    /// Does `work` beside Python: it asks for one slice of requests after the other, up to an empty one.
    pub(crate) fn aside<R: Send + 'static, T: Send + 'static>(
        self,
        py: Python<'_>,
        item: impl Fn(u64, bool) -> R + Copy + Send,
        work: impl FnOnce(&mut dyn FnMut() -> PyResult<Vec<R>>) -> PyResult<T> + Send + 'static,
    ) -> PyResult<T> {
        let (given, slices) = mpsc::channel();
        let mut at = 0;
        let give = move |py: Python<'_>| {
            let slice = self.slice(py, at, item)?;
            at += slice.len();
            // Who asked is there, or has failed in the meantime.
            let _ = given.send(slice);
            Ok(())
        };
        aside(py, give, move |ask| {
            work(&mut || {
                ask()?;
                slices.recv().map_err(|_| left())
            })
        })
    }
}
