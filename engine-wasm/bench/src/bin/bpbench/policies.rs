//! Every policy over T2: a pool of 131 072 frames and 20 million requests. How many seconds it takes, trace aside.

use bufferpool_bench::{Subject, TASKS};
use bufferpool_core::error::ConfigError;
use serde::Serialize;

use crate::measure::seconds;

/// One policy in one mode.
#[derive(Debug, Serialize)]
pub(crate) struct AtSize {
    #[serde(flatten)]
    pub(crate) subject: Subject,
    pub(crate) seconds: f64,
}

pub(crate) fn measure() -> Result<Vec<AtSize>, ConfigError> {
    let mut rows = Vec::new();
    for task in TASKS.iter().filter(|task| task.id == "T2") {
        let trace = task.trace()?;
        for subject in Subject::all().chain(Subject::further()) {
            let mut lane = subject.lane(trace.pages, task.frames, &trace.requests)?;
            let seconds = seconds(&trace.requests, |slice| lane.advance(slice));
            rows.push(AtSize { subject, seconds });
        }
    }
    Ok(rows)
}
