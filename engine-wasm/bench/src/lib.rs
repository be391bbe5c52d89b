//! What is measured: every registered policy and placement over a few tasks, and the yardstick beside them.
#![forbid(unsafe_code)]

pub mod subject;
pub mod task;
pub mod yardstick;

pub use subject::{Lab, Served, Subject};
pub use task::{TASKS, Task};
pub use yardstick::Yardstick;
