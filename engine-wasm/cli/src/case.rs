//! Cases in the golden files' format: a lane's config, and a trace that stands beside the file, if the lab has traces.

use std::path::{Path, PathBuf};

use bufferpool_core::error::ConfigError;
use serde_json::Value;

use crate::error::Failure;
use crate::input;
use crate::lab::{CliLab, Runs};
use crate::scene::{Source, own_workload};

/// What the case in a file runs.
pub(crate) fn open(lab: &dyn CliLab, path: &Path) -> Result<Box<dyn Runs>, Failure> {
    let case = input::json(path)?;
    let field = |name: &str| case.get(name).unwrap_or(&Value::Null);
    let legal = "an object with the fields of a lane and all that lanes share";
    let config = field("config").as_object();
    let mut scene = config.ok_or_else(|| ConfigError::new("config", field("config"), legal))?.clone();
    if let Some(lanes) = scene.get("lanes") {
        let legal = "left out: a case is one lane, its fields stand beside the others";
        return Err(ConfigError::new("config.lanes", lanes, legal).into());
    }
    let mut trace: Option<PathBuf> = None;
    if lab.spec().files > 0 {
        let legal = "the name of a trace file beside the case";
        let name = field("trace").as_str().ok_or_else(|| ConfigError::new("trace", field("trace"), legal))?;
        trace = Some(path.parent().unwrap_or(Path::new("")).join(name));
        scene.insert("workload".to_owned(), own_workload(name));
    }
    lab.open(vec![scene], &Source { trace: trace.as_deref(), ..Source::default() })
}
