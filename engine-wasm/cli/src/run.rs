//! `bpsim run`: one lane, or every lane of a scene, to the end of the trace.

use std::io::Write;

use bufferpool_ace::counters::SPECS;
use bufferpool_ace::lane::{AnyLane, lane_over_trace};
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::report::FinalState;
use serde_json::json;

use crate::args::RunArguments;
use crate::error::Failure;
use crate::table::Align::{Left, Right};
use crate::{case, counters, describe, found, scene, serve, table};

pub(crate) fn run(arguments: &RunArguments, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.all_lanes {
        return run_all(arguments, out);
    }
    let (mut lane, requests) = match &arguments.case {
        Some(path) => {
            let (lane, trace) = case::open(path)?;
            (lane, std::rc::Rc::new(trace))
        }
        None => {
            let lanes = scene::Lanes::One(arguments.mode.as_deref());
            let (scene, trace) = scene::open(&arguments.source, &arguments.lane, &arguments.own, lanes)?;
            let config = &scene.lanes[0];
            let mut lane = lane_over_trace(config, &trace)?;
            lane.set_up(&scene.start);
            (lane, trace)
        }
    };
    let mut check = arguments.check_found.then(|| found::Check::over(&requests)).transpose()?;
    let requests = &requests.requests;
    if !arguments.json {
        match &mut check {
            None => serve::silently(lane.as_mut(), requests),
            Some(check) => check.serve(lane.as_mut(), requests),
        }
        text(lane.as_ref(), requests.len(), out)?;
        return check.map_or(Ok(()), |check| check.text(out));
    }
    out.write_all(b"{")?;
    if arguments.events {
        // First, so that they can be written while they happen.
        out.write_all(b"\"events\":")?;
        serve::telling(lane.as_mut(), requests, out)?;
        out.write_all(b",\n")?;
    } else if let Some(check) = &mut check {
        check.serve(lane.as_mut(), requests);
        out.write_all(b"\"found\":")?;
        serde_json::to_writer(&mut *out, &check.result)?;
        out.write_all(b",\n")?;
    } else {
        serve::silently(lane.as_mut(), requests);
    }
    if arguments.final_state {
        out.write_all(b"\"final\":")?;
        serde_json::to_writer(&mut *out, &FinalState(lane.as_ref()))?;
        out.write_all(b",\n")?;
    }
    out.write_all(b"\"counters\":")?;
    serde_json::to_writer(&mut *out, &counters::rounded(lane.counters()))?;
    Ok(out.write_all(b"}\n")?)
}

fn run_all(arguments: &RunArguments, out: &mut impl Write) -> Result<(), Failure> {
    let (scene, trace) = scene::open(&arguments.source, &arguments.lane, &arguments.own, scene::Lanes::All)?;
    let requests = trace.requests.len();
    let mut lanes = Lanes::new(&scene.lanes, &scene.start, trace)?;
    serve::to_end(&mut lanes, requests);
    if !arguments.json {
        for (index, lane) in lanes.all().iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            text(lane.as_ref(), requests, out)?;
        }
        return Ok(());
    }
    let mut separator = "[";
    for lane in lanes.all() {
        write!(out, "{separator}{{\"config\":{}", json!(lane.config()))?;
        if arguments.final_state {
            out.write_all(b",\n\"final\":")?;
            serde_json::to_writer(&mut *out, &FinalState(lane.as_ref()))?;
        }
        out.write_all(b",\n\"counters\":")?;
        serde_json::to_writer(&mut *out, &counters::rounded(lane.counters()))?;
        out.write_all(b"}")?;
        separator = ",\n";
    }
    Ok(out.write_all(b"]\n")?)
}

fn text(lane: &dyn AnyLane, requests: usize, out: &mut impl Write) -> Result<(), Failure> {
    let config = lane.config();
    writeln!(out, "{}\n{}\n", describe::lane(config), describe::setting(config, requests))?;
    let mut rows = Vec::new();
    let served = lane.counts().requests as f64;
    for (spec, values) in counters::values(&SPECS, &[lane.counters()]) {
        let value = values[0].to_f64();
        // A fork may have behind it what its own config has no part in.
        if !counters::matters(spec.id, config) && (config.fork.is_none() || value == 0.0) {
            continue;
        }
        let share = match spec.id {
            "hits" | "misses" if served > 0.0 => format!("{:.2}% of requests", 100.0 * value / served),
            "latency_us" => "simulated device time".to_owned(),
            _ => String::new(),
        };
        rows.push(counters::row(spec, &values).into_iter().chain([share]).collect());
    }
    table::write(out, &[Left, Right, Left, Left], &rows)?;
    for identity in lane.identities().iter().filter(|identity| !identity.holds) {
        writeln!(out, "broken identity: {}", identity.text)?;
    }
    Ok(())
}
