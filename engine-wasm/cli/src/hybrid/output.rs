//! JSON in the golden files' shape, and the runs that both outputs are made of.

use std::io::Write;

use bufferpool_core::counter::Counters;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::EMPTY_POOL;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::counters::{Counts, Totals, golden};
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::lanes::facts;
use bufferpool_hybrid::placement::registry::open;
use bufferpool_hybrid::report::final_state;
use bufferpool_lab::timeline::SLICE_REQUESTS;
use serde_json::{Value, json};

use super::Plan;
use crate::error::Failure;
use crate::serve::JsonArray;

/// What is printed besides counters and sets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wanted {
    pub(super) events: bool,
    pub(super) final_state: bool,
}

/// A lane with an empty pool.
pub(super) fn lane(config: &HybridConfig, trace: &Trace) -> Result<Box<dyn AnyLane>, ConfigError> {
    let facts = facts(std::slice::from_ref(config), trace)?;
    open(config, &facts[0])
}

/// Serves the whole trace; returns what was counted in each query set.
pub(super) fn serve(
    lane: &mut dyn AnyLane,
    trace: &Trace,
    mut advance: impl FnMut(&mut dyn AnyLane, &[u32]) -> Result<(), Failure>,
) -> Result<Vec<Counters>, Failure> {
    let (mut sets, mut before) = (Vec::new(), Counts::default());
    for set in trace.requests.split_inclusive(|&request| request == EMPTY_POOL) {
        advance(lane, set)?;
        let counts = *lane.pool().counts();
        let set = Totals { counts: counts.after(&before), ..lane.totals() };
        sets.push(set.counters(lane.pool()));
        before = counts;
    }
    Ok(sets)
}

/// Serves requests without recording them.
pub(super) fn silently(lane: &mut dyn AnyLane, requests: &[u32]) -> Result<(), Failure> {
    for slice in requests.chunks(SLICE_REQUESTS) {
        lane.advance(slice);
    }
    Ok(())
}

/// One object, or for several lanes an array of objects that have their config too.
pub(super) fn json(plan: &Plan, wanted: Wanted, out: &mut impl Write) -> Result<(), Failure> {
    if let [only] = &plan.lanes[..] {
        write_lane(only, &plan.trace, wanted, &[], out)?;
        return Ok(out.write_all(b"\n")?);
    }
    let mut separator = "[";
    for config in &plan.lanes {
        out.write_all(separator.as_bytes())?;
        write_lane(config, &plan.trace, wanted, &[("config", json!(config))], out)?;
        separator = ",\n";
    }
    Ok(out.write_all(b"]\n")?)
}

fn write_lane(
    config: &HybridConfig,
    trace: &Trace,
    wanted: Wanted,
    first: &[(&str, Value)],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut lane = lane(config, trace)?;
    let lane = lane.as_mut();
    out.write_all(b"{")?;
    let sets = if wanted.events {
        // First, so that they can be written while they happen.
        out.write_all(b"\"events\":")?;
        let mut events = JsonArray::begin(out)?;
        let sets = serve(lane, trace, |lane, requests| {
            let mut result = Ok(());
            lane.observe(requests, &mut |event| {
                result = event.golden().iter().try_for_each(|event| events.push(event));
                result.is_err()
            });
            Ok(result?)
        })?;
        events.end()?;
        out.write_all(b",\n")?;
        sets
    } else {
        serve(lane, trace, silently)?
    };
    for (key, value) in first {
        writeln!(out, "\"{key}\":{value},")?;
    }
    if wanted.final_state
        && let Value::Object(state) = final_state(lane, &used(trace))
    {
        for (key, value) in state {
            writeln!(out, "\"{key}\":{value},")?;
        }
    }
    let sets: Vec<_> = sets.into_iter().map(golden).collect();
    writeln!(out, "\"sets\":{},", json!(sets))?;
    Ok(write!(out, "\"counters\":{}}}", json!(golden(lane.counters())))?)
}

/// The pages that a trace names, in ascending order.
fn used(trace: &Trace) -> Vec<u32> {
    let pages = trace.requests.iter().filter_map(|&request| trace.operations.page_of(request));
    let mut pages: Vec<u32> = pages.collect();
    pages.sort_unstable();
    pages.dedup();
    pages
}
