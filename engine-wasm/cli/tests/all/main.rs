//! The command line from outside, in one program: what it shares is compiled and linked once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod commands;
mod curve;
mod errors;
#[cfg(unix)]
mod faults;
mod flash;
mod formula;
mod golden;
mod hybrid;
mod import;
mod labs;
mod page;
mod pbm;
mod recorded;
mod server;
mod shop_day;
mod support;
mod sweep;
mod traces;
mod unit;
mod unused;
