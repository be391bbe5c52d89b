//! The bench's subjects and yardstick, from outside, in one program: the crate itself is compiled once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod subject;
mod tasks;
mod yardstick;
