//! Where a lane leaves another: up to a position it is that lane, from there on it goes its own way.
//!
//! `"fork": {"lane": 1, "at": 120}` in a lane of a scene. Lanes count from 0, and the one that is left stands before.
//! A lane forked at position 0 is a lane of its own: it begins with the start state like any other. A fork takes the
//! other lane as it is shown at that position, so after a fork of that lane at the same one.

use bufferpool_core::error::ConfigError;
use serde::Serialize;
use serde_json::Value;

use super::LaneConfig;

/// A lane of the same scene, and a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fork {
    /// The lane that is left, from 0.
    pub lane: usize,
    /// Requests served as that lane.
    pub at: u64,
}

/// A stretch of a lane's run under one config.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Stage {
    pub from: u64,
    pub lane: usize,
    /// Position at which the Reader's tables began, if it has a Reader.
    pub reader_from: u64,
}

impl Fork {
    /// Reads the fork of lane `index`. An error names the fork, what it says and what is legal.
    pub fn from_json(value: &Value, index: usize) -> Result<Self, ConfigError> {
        let whole = |key: &str| value.get(key).and_then(Value::as_u64);
        let fork = (|| {
            let lane = usize::try_from(whole("lane")?).ok()?;
            Some(Self { lane, at: whole("at")? })
        })();
        let of_these = value.as_object().is_some_and(|object| object.len() == 2);
        fork.filter(|fork| of_these && fork.lane < index).ok_or_else(|| refused(index, "", value))
    }
}

fn refused(index: usize, part: &str, value: &Value) -> ConfigError {
    let legal = match index {
        0 => "left out: the first lane has none before it".to_owned(),
        _ => format!(r#"{{"lane": a lane from 0 to {}, "at": a position in the trace}}"#, index - 1),
    };
    ConfigError::new(format!("lanes[{index}].fork{part}"), value, legal)
}

/// The stages of every lane. An error names the fork that leaves no earlier lane or lies beyond the trace.
pub fn stages(configs: &[LaneConfig], requests: u64) -> Result<Vec<Vec<Stage>>, ConfigError> {
    let keeps_history = |lane: &LaneConfig| lane.prefetch && lane.reader.search.keeps_history();
    let mut all: Vec<Vec<Stage>> = Vec::new();
    for (lane, config) in configs.iter().enumerate() {
        let mut stages = Vec::new();
        let mut own = Stage { from: 0, lane, reader_from: 0 };
        if let Some(fork) = config.fork {
            let Some(left) = all.get(fork.lane) else {
                return Err(refused(lane, ".lane", &fork.lane.into()));
            };
            if fork.at > requests {
                let legal = format!("a position from 0 to {requests}");
                return Err(ConfigError::new(format!("lanes[{lane}].fork.at"), fork.at, legal));
            }
            if fork.at > 0 {
                stages.clone_from(left);
                stages.retain(|stage| stage.from <= fork.at);
                own = Stage { from: fork.at, lane, reader_from: fork.at };
            }
        }
        if let Some(last) = stages.last().filter(|last| keeps_history(&configs[last.lane])) {
            own.reader_from = last.reader_from;
        }
        stages.push(own);
        all.push(stages);
    }
    Ok(all)
}
