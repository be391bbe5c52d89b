//! Predictive buffer management from outside, in one program: the crate itself is compiled once.
//!
//! `laws`: what every registered policy must keep with every kind of queries, on random small worlds; and the same worlds
//! against a naive second implementation. What is registered anew is tried at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod golden;
mod laws;
mod naive;
mod presets;
mod shop_day;
mod unit;
