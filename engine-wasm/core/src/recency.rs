//! Frames in order of use, from least (LRU, tail) to most recently used (MRU, head).
//!
//! Three structures keep the same order. [`LinkedList`] is the textbook's: cheapest while nobody asks which of the
//! frames are clean or dirty, as in a baseline, but such a question walks. [`IndexedList`] answers it without a walk,
//! for the Writer, the Evictor and CFLRU's window. [`RecencyTape`] does too, and lets frames become dirty where they
//! stand.

pub mod indexed;
pub mod links;
pub mod order;
pub mod tape;

pub use indexed::IndexedList;
pub use links::LinkedList;
pub use order::RecencyOrder;
pub use tape::RecencyTape;

#[cfg(test)]
mod tests;
