//! `bpsim compare`: the poster's table, baseline against ACE.

use std::io::Write;

use bufferpool_ace::counters::SPECS;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::lanes::Lanes;
use bufferpool_core::counter::Counters;
use serde_json::{Map, Value, json};

use crate::args::CompareArguments;
use crate::counters::{self, POSTER, rounded};
use crate::error::Failure;
use crate::table::Align::{Left, Right};
use crate::{describe, scene, serve, table};

/// Keys of the lanes in JSON, in order.
const KEYS: [&str; 3] = ["baseline", "ace", "ace_reader"];

pub(crate) fn compare(arguments: &CompareArguments, out: &mut impl Write) -> Result<(), Failure> {
    let (scene, trace) =
        scene::open(&arguments.source, &arguments.lane, &arguments.own, scene::Lanes::Compared)?;
    let requests = trace.requests.len();
    let mut lanes = Lanes::new(&scene.lanes, &scene.start, trace)?;
    serve::to_end(&mut lanes, requests);
    if arguments.json {
        serde_json::to_writer_pretty(&mut *out, &comparison(lanes.all()))?;
        return Ok(writeln!(out)?);
    }
    text(lanes.all(), requests, out)
}

/// The difference in percent of the baseline; none where the baseline is 0 and the other is not.
fn difference(baseline: f64, value: f64) -> Option<f64> {
    match value - baseline {
        0.0 => Some(0.0),
        change => Some(100.0 * change / baseline).filter(|percent| percent.is_finite()),
    }
}

fn comparison(lanes: &[Box<dyn AnyLane>]) -> Value {
    let object = |each: &dyn Fn(&dyn AnyLane) -> Value| -> Value {
        let entries = KEYS.iter().zip(lanes).map(|(key, lane)| ((*key).to_owned(), each(lane.as_ref())));
        Value::Object(entries.collect::<Map<_, _>>())
    };
    let mut differences = Map::new();
    let all: Vec<_> = lanes.iter().map(|lane| lane.counters()).collect();
    for (key, lane) in KEYS.iter().zip(&all).skip(1) {
        let value = |lane: &Counters, name| lane.by_name(name).unwrap_or(f64::NAN);
        let of = POSTER
            .iter()
            .map(|name| ((*name).to_owned(), json!(difference(value(&all[0], name), value(lane, name)))));
        differences.insert((*key).to_owned(), Value::Object(of.collect()));
    }
    json!({
        "configs": object(&|lane| json!(lane.config())),
        "counters": object(&|lane| json!(rounded(lane.counters()))),
        "difference_percent": differences,
    })
}

fn text(lanes: &[Box<dyn AnyLane>], requests: usize, out: &mut impl Write) -> Result<(), Failure> {
    let first = lanes[0].config();
    let policy = first.policy_entry()?.spec.label;
    writeln!(out, "{policy}\n{}\n", describe::setting(first, requests))?;
    let mut head = vec![String::new()];
    let mut columns = vec![Left];
    for (index, lane) in lanes.iter().enumerate() {
        head.push(describe::mode(lane.config()));
        columns.push(Right);
        if index > 0 {
            head.push("difference".to_owned());
            columns.push(Right);
        }
    }
    head.push("unit".to_owned());
    columns.push(Left);
    let mut rows = vec![head];
    let all: Vec<_> = lanes.iter().map(|lane| lane.counters()).collect();
    let counted: Vec<_> = counters::values(&SPECS, &all).collect();
    for (spec, values) in POSTER.iter().filter_map(|id| counted.iter().find(|(spec, _)| spec.id == *id)) {
        let mut row = counters::row(spec, values);
        for (index, value) in values.iter().enumerate().skip(1) {
            let percent = difference(values[0].to_f64(), value.to_f64());
            // Adding 0 takes the sign off -0.
            let percent = percent.map_or("-".to_owned(), |percent| format!("{:+.2}%", percent + 0.0));
            row.insert(1 + 2 * index, percent);
        }
        rows.push(row);
    }
    table::write(out, &columns, &rows)?;
    Ok(writeln!(out, "\nLatency is simulated device time; differences are in percent of the baseline.")?)
}
