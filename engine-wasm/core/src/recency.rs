//! Frames in order of use, from least (LRU, tail) to most recently used (MRU, head).
//!
//! Three structures keep the same order. [`LinkedList`] is the textbook's: cheapest where clean and dirty frames need
//! not be found, as in a baseline, but a search for them takes a walk. [`IndexedList`] answers it without a walk, for
//! the Writer, the Evictor and CFLRU's window. What is no list of uses has a [`Line`]: frames in classes, which become
//! dirty where they stand; a [`Tape`] finds those of a class without a walk; [`Ranked`] frames go by a number each,
//! [`Drawn`] ones by chance. [`Ghosts`] are pages that are gone.

pub mod drawn;
pub mod ghosts;
pub mod indexed;
pub mod line;
pub mod links;
pub mod order;
pub mod ranked;
pub mod tape;

pub use drawn::Drawn;
pub use ghosts::Ghosts;
pub use indexed::IndexedList;
pub use line::{Line, Wanted};
pub use links::LinkedList;
pub use order::RecencyOrder;
pub use ranked::Ranked;
pub use tape::Tape;

#[cfg(test)]
mod tests;
