//! The laws by subject.

pub(crate) mod cases;
mod every;
mod exact;
mod oracle;
mod refused;
mod replay;
mod session;
mod spared;
mod world;
