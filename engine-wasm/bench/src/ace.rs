//! The ACE lab.

use bufferpool_ace::lane::AnyLane;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;

use crate::lab::{Lab, LabTask, Measured};
use crate::{Subject, TASKS, Task};

/// Every policy in every mode.
#[derive(Debug, Clone, Copy)]
pub struct Ace;

impl Measured for Box<dyn AnyLane> {
    fn advance(&mut self, requests: &[u32]) {
        self.as_mut().advance(requests);
    }

    fn misses(&self) -> u64 {
        self.counts().misses
    }
}

impl LabTask for Task {
    fn id(&self) -> &'static str {
        self.id
    }

    fn frames(&self) -> u32 {
        self.frames
    }

    fn trace(&self) -> Result<Trace, ConfigError> {
        self.trace()
    }
}

impl Lab for Ace {
    type Task = Task;
    type Subject = Subject;

    fn tasks() -> &'static [Task] {
        TASKS
    }

    fn subjects() -> Vec<Subject> {
        Subject::all().collect()
    }

    fn name(subject: &Subject) -> String {
        format!("{}, {}", subject.policy, subject.mode)
    }

    fn goes_on(_: &Subject) -> bool {
        true
    }

    fn lane(subject: &Subject, frames: u32, trace: &Trace) -> Result<Box<dyn Measured>, ConfigError> {
        Ok(Box::new(subject.lane(trace.pages, frames, &trace.requests)?))
    }
}
