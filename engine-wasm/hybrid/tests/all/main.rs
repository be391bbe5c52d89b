//! Flash + magnetic from outside, in one program: the crate itself is compiled once.
//!
//! `laws`: what every registered placement must keep with every registered replacement, on random cases; and the same
//! cases against a naive second implementation. What is registered anew is tried at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod golden;
mod golden_tree;
mod laws;
mod naive;
mod presets;
mod unit;
