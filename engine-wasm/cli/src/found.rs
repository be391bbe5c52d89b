//! Whether a lane finds what the database itself found, request by request.

use std::io::Write;
use std::rc::Rc;

use bufferpool_ace::lane::AnyLane;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::{Found, Recorded};
use serde::Serialize;

use crate::error::Failure;
use crate::table::count;

/// What came out.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub(crate) struct Compared {
    /// Requests of which the recording says what was found.
    compared: u64,
    /// Those of them that were a hit on one side only.
    differ: u64,
    /// The number of the first of these, from 1.
    first: Option<u64>,
}

/// A comparison under way.
pub(crate) struct Check {
    recorded: Rc<Recorded>,
    result: Compared,
}

impl Check {
    /// Of a recording that says what was found.
    pub(crate) fn over(trace: &Trace) -> Result<Self, ConfigError> {
        let recorded = trace.recorded.as_ref().filter(|recorded| !recorded.found.is_empty());
        let missing = || ConfigError::new("trace", "no column `found`", "a recording that has one");
        Ok(Self { recorded: Rc::clone(recorded.ok_or_else(missing)?), result: Compared::default() })
    }

    /// Serves requests and compares.
    pub(crate) fn serve(&mut self, lane: &mut dyn AnyLane, requests: &[u32]) {
        let Self { recorded, result } = self;
        lane.observe(requests, &mut |event| {
            if let Some(hit) = recorded.found.get(event.t as usize).copied().and_then(Found::hit) {
                result.compared += 1;
                if hit != event.hit {
                    result.differ += 1;
                    result.first.get_or_insert(event.t + 1);
                }
            }
            false
        });
    }

    pub(crate) fn result(&self) -> Compared {
        self.result
    }

    pub(crate) fn text(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Compared { compared, differ, first } = self.result;
        let first = first.map_or(String::new(), |first| format!("; the first is request {}", count(first)));
        Ok(writeln!(
            out,
            "\n{} of {} requests differ from what the database found{first}",
            count(differ),
            count(compared)
        )?)
    }
}
