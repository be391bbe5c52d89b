//! The laws by subject.

mod ace;
mod fork;
mod oracle;
mod policies;
mod pool;
mod reach;
mod replay;
mod why;
mod why_not;
