//! What the tests of all labs share.
#![forbid(unsafe_code)]
#![allow(clippy::panic)]

pub mod clock;
pub mod holds;
pub mod page_history;
pub mod runner;
pub mod traces;
