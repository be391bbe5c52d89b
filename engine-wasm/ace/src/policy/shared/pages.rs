//! Which page stands in each frame, for policies that remember pages when they are gone.

use bufferpool_core::error::{Checked, filled};

/// The page in each frame, and whether it came by prefetch and was not used yet: such a page leaves no ghost.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pages {
    page_of: Vec<u32>,
    unused: Vec<bool>,
}

impl Pages {
    /// Of a pool of so many empty frames. Fails where memory is short.
    pub(crate) fn new(frames: u32) -> Checked<Self> {
        let frames = frames as usize;
        Ok(Self { page_of: filled("frames", frames, 0)?, unused: filled("frames", frames, false)? })
    }

    /// A page comes into a frame, by a request or by prefetch.
    pub(crate) fn put(&mut self, frame: u32, page: u32, prefetched: bool) {
        self.page_of[frame as usize] = page;
        self.unused[frame as usize] = prefetched;
    }

    /// The page in a frame came by prefetch and was not used yet.
    pub(crate) fn mark(&mut self, frame: u32) {
        self.unused[frame as usize] = true;
    }

    /// The page in a frame; the last one of a frame that is empty.
    pub(crate) fn of(&self, frame: u32) -> u32 {
        self.page_of[frame as usize]
    }

    /// The page in a frame, if it may leave a ghost when it is dropped.
    pub(crate) fn ghost(&self, frame: u32) -> Option<u32> {
        (!self.unused[frame as usize]).then(|| self.of(frame))
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        5 * self.page_of.len()
    }
}
