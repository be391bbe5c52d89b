//! Cases in the golden files' format: a config, and a trace that stands beside the file.

use std::path::Path;

use bufferpool_sim::config::LaneConfig;
use bufferpool_sim::error::ConfigError;
use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::trace::Trace;
use serde_json::Value;

use crate::error::Failure;
use crate::input;

/// Reads a case: its lane, before the first request, and its trace.
pub(crate) fn open(path: &Path) -> Result<(Box<dyn AnyLane>, Trace), Failure> {
    let case = input::json(path)?;
    let field = |name: &str| case.get(name).unwrap_or(&Value::Null);
    let config = field("config").as_object().ok_or_else(|| {
        ConfigError::new(
            "config",
            field("config"),
            "an object with policy, mode, pages, frames and the device",
        )
    })?;
    let config = LaneConfig::from_json(config)?;
    let trace = field("trace").as_str().ok_or_else(|| {
        ConfigError::new("trace", field("trace"), "the name of a trace file beside the case")
    })?;
    let lane = (config.policy_entry()?.build)(&config)?;
    let beside = path.parent().unwrap_or(Path::new("")).join(trace);
    Ok((lane, input::trace(&beside, Some(config.pages))?))
}
