//! What is measured, shared by the native bench (`bpbench`) and the one in WebAssembly: the tasks of each lab, the lanes
//! that run them, and the yardstick beside them. Nothing of this is in what the page loads.
#![forbid(unsafe_code)]

pub mod ace;
pub mod hybrid;
pub mod lab;
pub mod subject;
pub mod task;
pub mod yardstick;

pub use ace::Ace;
pub use hybrid::Hybrid;
pub use lab::{Lab, LabTask, Measured, Open};
pub use subject::Subject;
pub use task::{TASKS, Task};
pub use yardstick::Yardstick;
