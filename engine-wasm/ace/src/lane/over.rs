//! Empty lanes over requests, with the facts about the run that their policies need.

use std::rc::Rc;

use bufferpool_core::{error::ConfigError, trace::Trace};

use super::AnyLane;
use crate::{config::LaneConfig, future::Future, program::RunContext};

/// A lane with an empty pool for a trace, which keeps to the trace's pins. Fails as [`lane_over`].
pub fn lane_over_trace(config: &LaneConfig, trace: &Trace) -> Result<Box<dyn AnyLane>, ConfigError> {
    let told = told(config, &trace.requests)?;
    let told = RunContext { pins: trace.pins().cloned(), ..told };
    built(config, told)
}

/// A lane with an empty pool for these requests, packed as in a trace; its policy receives them if it needs them.
/// Fails when a policy parameter is not legal, the tables do not fit in memory, or a program would have to decide.
pub fn lane_over(config: &LaneConfig, requests: &[u32]) -> Result<Box<dyn AnyLane>, ConfigError> {
    built(config, told(config, requests)?)
}

fn told(config: &LaneConfig, requests: &[u32]) -> Result<RunContext, ConfigError> {
    let foresees = config.policy_entry()?.spec.needs_future;
    let future = foresees.then(|| Future::new(requests, config.pages)).transpose()?;
    Ok(RunContext { future: future.map(Rc::new), ..RunContext::default() })
}

/// A lane with an empty pool whose policy receives the facts about the run. Fails as [`lane_over`].
pub(crate) fn built(config: &LaneConfig, told: RunContext) -> Result<Box<dyn AnyLane>, ConfigError> {
    let entry = config.policy_entry()?;
    if entry.spec.programmed && told.decisions.is_none() {
        return Err(ConfigError::new(
            "policy",
            entry.spec.id,
            "one that is built in: a program runs in the page alone",
        ));
    }
    let mut lane = (entry.build)(config)?;
    lane.prepare(&told);
    Ok(lane)
}
