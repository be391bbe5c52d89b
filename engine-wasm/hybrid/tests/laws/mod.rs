//! The laws by subject.

mod competitive;
mod disks;
mod floor;
mod optimum;
mod oracle;
mod queues;
mod replay;
mod session;
pub(crate) mod support;
