//! Cases in the golden files' format: a config, and a trace that stands beside the file.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::{AnyLane, lane_over_trace};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::Operations;
use serde_json::{Map, Value};

use crate::error::Failure;
use crate::input;

/// A case's config as it stands in the file, and where its trace is.
pub(crate) struct Case {
    pub(crate) config: Map<String, Value>,
    pub(crate) trace: PathBuf,
}

/// Reads a case; `legal` says what its config has to be.
pub(crate) fn read(path: &Path, legal: &str) -> Result<Case, Failure> {
    let case = input::json(path)?;
    let field = |name: &str| case.get(name).unwrap_or(&Value::Null);
    let config = field("config").as_object();
    let config = config.ok_or_else(|| ConfigError::new("config", field("config"), legal))?;
    let trace = field("trace").as_str().ok_or_else(|| {
        ConfigError::new("trace", field("trace"), "the name of a trace file beside the case")
    })?;
    let beside = path.parent().unwrap_or(Path::new("")).join(trace);
    Ok(Case { config: config.clone(), trace: beside })
}

/// Reads a case of the ACE lab: its lane, before the first request, and its trace.
pub(crate) fn open(path: &Path) -> Result<(Box<dyn AnyLane>, Trace), Failure> {
    let case = read(path, "an object with policy, mode, pages, frames and the device")?;
    let config = LaneConfig::from_json(&case.config)?;
    let trace = input::trace(&case.trace, Some(config.pages), Operations::ReadWrite)?;
    let trace = Rc::unwrap_or_clone(Rc::new(trace).within(config.frames));
    Ok((lane_over_trace(&config, &trace)?, trace))
}
