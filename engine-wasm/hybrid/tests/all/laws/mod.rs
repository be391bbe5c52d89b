//! The laws by subject.

mod competitive;
mod disks;
mod optimum;
mod queues;
mod session;
mod stay;
pub(crate) mod support;
