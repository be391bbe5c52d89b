//! Whether a lane finds what the database itself found, request by request.

use std::io::Write;
use std::rc::Rc;

use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::reckoning::FoundComparison;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::Recorded;

use crate::error::Failure;
use crate::table::count;

/// A comparison under way.
pub(crate) struct Check {
    recorded: Rc<Recorded>,
    pub(crate) result: FoundComparison,
}

impl Check {
    /// Of a recording that says what was found.
    pub(crate) fn over(trace: &Trace) -> Result<Self, ConfigError> {
        let recorded = trace.recorded.as_ref().filter(|recorded| !recorded.found.is_empty());
        let missing = || ConfigError::new("trace", "no column `found`", "a recording that has one");
        Ok(Self { recorded: Rc::clone(recorded.ok_or_else(missing)?), result: FoundComparison::default() })
    }

    /// Serves requests and compares.
    pub(crate) fn serve(&mut self, lane: &mut dyn AnyLane, requests: &[u32]) {
        lane.observe(requests, &mut |event| {
            self.result.add(&self.recorded, event);
            false
        });
    }

    pub(crate) fn text(&self, out: &mut impl Write) -> Result<(), Failure> {
        let FoundComparison { compared, differ, first } = self.result;
        let first = first.map_or(String::new(), |first| format!("; the first is request {}", count(first)));
        let (differ, compared) = (count(differ), count(compared));
        Ok(writeln!(out, "\n{differ} of {compared} requests differ from what the database found{first}")?)
    }
}
