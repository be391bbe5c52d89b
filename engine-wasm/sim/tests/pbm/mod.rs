//! The laws by subject.

pub(crate) mod cases;
mod every;
mod exact;
mod oracle;
mod refused;
mod replay;
#[path = "../support/runner.rs"]
pub(crate) mod runner;
mod session;
mod world;
