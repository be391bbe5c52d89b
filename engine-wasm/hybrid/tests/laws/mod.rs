//! The laws by subject.

mod competitive;
mod disks;
mod optimum;
mod queues;
mod session;
pub(crate) mod support;
