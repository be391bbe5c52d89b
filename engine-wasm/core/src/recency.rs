//! Frames in order of use, from least (LRU, tail) to most recently used (MRU, head).
//!
//! [`LinkedList`] is the textbook's: cheapest where clean and dirty frames need not be found. [`IndexedList`] finds them
//! without a walk, for Writer, Evictor and CFLRU's window. What is no list of uses has a [`Line`]: frames in classes, which
//! become dirty where they stand; a [`Tape`] finds those of a class without a walk. [`Ranked`] frames go by a number each,
//! [`Drawn`] ones by chance. [`Ghosts`] are pages that are gone.

pub mod drawn;
pub mod ghosts;
pub mod indexed;
pub mod line;
pub mod links;
pub mod ranked;
pub mod tape;

pub use drawn::Drawn;
pub use ghosts::Ghosts;
pub use indexed::IndexedList;
pub use line::{Line, Wanted};
pub use links::LinkedList;
pub use ranked::Ranked;
pub use tape::Tape;

/// Frames that were looked at on this thread to find those of an order: counted where debug assertions are on, so that a test
/// can say what a batch costs.
#[doc(hidden)]
pub mod looks {
    use std::cell::Cell;

    thread_local! {
        static LOOKS: Cell<u64> = const { Cell::new(0) };
    }

    /// One more frame is looked at.
    #[inline(always)]
    pub fn look() {
        if cfg!(debug_assertions) {
            LOOKS.set(LOOKS.get() + 1);
        }
    }

    /// How many there were.
    pub fn count() -> u64 {
        LOOKS.get()
    }
}

/// What a list policy needs of any of the structures.
pub trait RecencyOrder: Clone + Default + 'static {
    /// An empty order for so many frames. `prefetches`: frames will be pushed at the LRU end and clean ones be searched.
    fn new(frames: u32, prefetches: bool) -> Self;
    /// Puts an unlisted frame at the MRU end.
    fn push_head(&mut self, frame: u32, dirty: bool);
    /// Puts an unlisted frame at the LRU end, clean.
    fn push_tail(&mut self, frame: u32);
    /// Takes a listed frame out.
    fn remove(&mut self, frame: u32);
    /// Moves a listed frame to the MRU end and sets whether it is dirty.
    fn move_to_head(&mut self, frame: u32, dirty: bool);
    /// Marks a listed frame dirty or clean, in its place, which it was not before.
    fn set_dirty(&mut self, frame: u32, dirty: bool);
    /// Whether a listed frame is dirty.
    fn is_dirty(&self, frame: u32) -> bool;
    /// The most recently used frame.
    fn head(&self) -> Option<u32>;
    /// The least recently used frame.
    fn tail(&mut self) -> Option<u32>;
    /// The least recently used dirty frame.
    fn first_dirty(&self) -> Option<u32>;
    /// The next more recently used dirty frame after the dirty `frame`.
    fn dirty_towards_head(&self, frame: u32) -> Option<u32>;
    /// The clean frames from LRU to MRU.
    fn clean_frames(&self) -> impl Iterator<Item = u32>;
    /// All frames from LRU to MRU.
    fn frames(&self) -> impl Iterator<Item = u32>;
    /// Bytes held.
    fn bytes(&self) -> usize;

    /// The dirty frames from LRU to MRU.
    #[inline(always)]
    fn dirty_frames(&self) -> impl Iterator<Item = u32> {
        std::iter::successors(self.first_dirty(), |&frame| self.dirty_towards_head(frame))
    }

    /// Appends to `batch` the least recently used dirty frames but `victim`, until it has `limit`.
    #[inline(always)]
    fn add_dirty(&self, victim: u32, limit: usize, batch: &mut Vec<u32>) {
        let wanted = limit.saturating_sub(batch.len());
        batch.extend(self.dirty_frames().filter(|&frame| frame != victim).take(wanted));
    }
}
