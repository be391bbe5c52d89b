//! JSON: a case's result, of several lanes one each.

use std::io::Write;

use bufferpool_pbm::config::LaneConfig;
use bufferpool_pbm::report;
use serde_json::{Map, Value, json};

use super::Plan;
use super::run::run;
use crate::error::Failure;
use crate::serve::JsonArray;

/// What is printed besides counters and streams.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wanted {
    pub(super) min: bool,
    pub(super) events: bool,
    pub(super) final_state: bool,
}

/// One object, or for several lanes an array of objects that have their config too.
pub(super) fn json(plan: &Plan, wanted: Wanted, out: &mut impl Write) -> Result<(), Failure> {
    if let [only] = &plan.lanes[..] {
        write_lane(plan, only, wanted, None, out)?;
        return Ok(out.write_all(b"\n")?);
    }
    let mut separator = "[";
    for config in &plan.lanes {
        out.write_all(separator.as_bytes())?;
        write_lane(plan, config, wanted, Some(flat(plan, config)), out)?;
        separator = ",\n";
    }
    Ok(out.write_all(b"]\n")?)
}

/// The scene of one lane, as a case has it.
fn flat(plan: &Plan, config: &LaneConfig) -> Value {
    let mut fields: Map<String, Value> = plan.shared.clone();
    if let Value::Object(own) = config.to_json() {
        fields.extend(own);
    }
    fields.into()
}

fn write_lane(
    plan: &Plan,
    config: &LaneConfig,
    wanted: Wanted,
    scene: Option<Value>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    out.write_all(b"{")?;
    let ran = if wanted.events {
        // First, so that they can be written while they happen.
        out.write_all(b"\"events\":")?;
        let mut events = JsonArray::begin(out)?;
        let ran = run(&plan.world, config, wanted.min, Some(&mut |event| Ok(events.push(event)?)))?;
        events.end()?;
        out.write_all(b",\n")?;
        ran
    } else {
        run(&plan.world, config, wanted.min, None)?
    };
    if let Some(scene) = scene {
        writeln!(out, "\"config\":{scene},")?;
    }
    if wanted.final_state {
        writeln!(out, "\"final\":{},", report::final_state(ran.lane.as_ref()))?;
    }
    if let Some(hits) = ran.min_hits {
        writeln!(out, "\"min\":{},", report::min(ran.lane.as_ref(), hits))?;
    }
    writeln!(out, "\"streams\":{},", report::streams(ran.lane.as_ref()))?;
    Ok(write!(out, "\"counters\":{}}}", json!(ran.counters))?)
}
