//! What runs take: memory, and what their lanes run over.

use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

#[cfg(feature = "sweep")]
use bufferpool_core::trace::Trace as Source;
use bufferpool_lab::lab;
use wasm_bindgen::prelude::*;

/// A trace, or what the lab has in its place.
#[cfg(feature = "session")]
pub(crate) type Source = <crate::This as lab::Lab>::Made;

/// Largest number of pages: with its tables a larger disk does not fit in a browser's 4 GiB of WebAssembly memory.
pub(crate) const MAXIMUM_PAGES: u32 = 1 << 26;

/// Of the 4 GiB of a WebAssembly memory, what a run may take.
const MOST_BYTES: u64 = 3_500_000_000;

/// What is always tried: a history of a small run may take about half of it.
const LEAST_BYTES: u64 = 512 << 20;

static AVAILABLE_BYTES: AtomicU64 = AtomicU64::new(MOST_BYTES);

/// What a run may take here: a scene that takes more is refused before it is tried.
pub(crate) fn available_bytes() -> u64 {
    AVAILABLE_BYTES.load(Ordering::Relaxed)
}

/// Says how many bytes of memory the device has: a run may take half, as browsers end a page that takes much more.
#[wasm_bindgen]
pub fn set_device_bytes(bytes: f64) {
    AVAILABLE_BYTES.store((bytes as u64 / 2).clamp(LEAST_BYTES, MOST_BYTES), Ordering::Relaxed);
}

/// What lanes run over, such as a trace, kept so that a change of the scene need not make it again.
#[wasm_bindgen]
#[derive(Clone)]
pub struct Made {
    pub(crate) made: Rc<Source>,
}

#[wasm_bindgen]
impl Made {
    /// Requests of a lane.
    #[wasm_bindgen(getter)]
    pub fn requests(&self) -> f64 {
        lab::Made::requests(&*self.made) as f64
    }

    /// Smallest D that holds all its pages.
    #[wasm_bindgen(getter)]
    pub fn pages(&self) -> f64 {
        f64::from(lab::Made::pages(&*self.made))
    }

    /// A second handle to the same: opening a lab takes one.
    pub fn share(&self) -> Self {
        self.clone()
    }
}
