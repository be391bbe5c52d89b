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

#[cfg(test)]
mod tests {
    use super::{Fork, stages};
    use crate::config::LaneConfig;

    fn lanes(forks: &[(bool, Option<(usize, u64)>)]) -> Vec<LaneConfig> {
        let text =
            r#"{"policy":"lru","mode":"ace","pages":9,"frames":3,"alpha":2,"base_us":1,"k_r":2,"k_w":2}"#;
        let base = LaneConfig::from_json(&serde_json::from_str(text).unwrap()).unwrap();
        let lane = |&(prefetch, fork): &(bool, Option<(usize, u64)>)| LaneConfig {
            prefetch,
            fork: fork.map(|(lane, at)| Fork { lane, at }),
            ..base.clone()
        };
        forks.iter().map(lane).collect()
    }

    fn told(forks: &[(bool, Option<(usize, u64)>)]) -> Vec<Vec<(u64, usize, u64)>> {
        let stages = stages(&lanes(forks), 500).unwrap();
        let each = |stage: &super::Stage| (stage.from, stage.lane, stage.reader_from);
        stages.iter().map(|lane| lane.iter().map(each).collect()).collect()
    }

    #[test]
    fn a_fork_of_a_fork_runs_through_the_configs_of_both() {
        let forks = [(false, None), (true, Some((0, 100))), (true, Some((1, 200))), (false, Some((1, 50)))];
        assert_eq!(
            told(&forks),
            [
                vec![(0, 0, 0)],
                vec![(0, 0, 0), (100, 1, 100)],
                vec![(0, 0, 0), (100, 1, 100), (200, 2, 100)],
                vec![(0, 0, 0), (50, 3, 50)],
            ]
        );
    }

    #[test]
    fn at_0_a_fork_is_a_lane_of_its_own_and_at_one_position_forks_follow_each_other() {
        let forks = [(false, None), (false, Some((0, 0))), (false, Some((1, 7))), (false, Some((2, 7)))];
        assert_eq!(
            told(&forks)[1..],
            [vec![(0, 1, 0)], vec![(0, 1, 0), (7, 2, 7)], vec![(0, 1, 0), (7, 2, 7), (7, 3, 7)],]
        );
    }

    #[test]
    fn what_leaves_no_earlier_lane_or_lies_beyond_the_trace_is_refused_by_name() {
        for (forks, field) in [
            (vec![(false, Some((0, 1)))], "lanes[0].fork.lane"),
            (vec![(false, None), (false, Some((1, 1)))], "lanes[1].fork.lane"),
            (vec![(false, None), (false, Some((9, 1)))], "lanes[1].fork.lane"),
            (vec![(false, None), (false, Some((0, 501)))], "lanes[1].fork.at"),
        ] {
            assert_eq!(stages(&lanes(&forks), 500).unwrap_err().field, field);
        }
    }

    #[test]
    fn the_json_form_names_what_is_wrong_with_it() {
        let parsed = |text: &str| Fork::from_json(&serde_json::from_str(text).unwrap(), 2);
        assert_eq!(parsed(r#"{"lane":1,"at":120}"#).unwrap(), Fork { lane: 1, at: 120 });
        for text in [
            "7",
            r#"{"at":1,"lane":2}"#,
            r#"{"at":1,"lane":-1}"#,
            r#"{"lane":1}"#,
            r#"{"at":1.5,"lane":1}"#,
            r#"{"at":1,"lane":1,"policy":"lru"}"#,
        ] {
            let error = parsed(text).unwrap_err();
            assert_eq!((error.field.as_str(), error.value.as_str()), ("lanes[2].fork", text));
        }
    }
}
