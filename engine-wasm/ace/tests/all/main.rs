//! The engine from outside, in one program: its tests fill all cores to the end, and what they share is compiled once.
//!
//! `laws`: what every registered policy must keep, alone, inside ACE and with the Reader, on random cases, and the same
//! cases against a naive second implementation. A new policy is tried as soon as it is registered. `facts`: that
//! implementation alone, against the golden files and against what follows from docs/rules/ace.md and
//! docs/rules/policies.md.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod courses;
mod device;
mod facts;
mod flash;
mod forks;
mod golden;
mod golden_files;
mod laws;
mod memory;
mod naive;
mod papers;
mod policy_presets;
mod poster;
mod postgres;
mod presets;
mod savings;
mod server;
mod session;
mod support;
mod travel;
mod unit;
mod workload_pages;
