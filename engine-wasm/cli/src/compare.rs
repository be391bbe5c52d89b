//! `bpsim compare`: the poster's table, baseline against ACE.

use std::io::Write;

use bufferpool_ace::counters::SPECS;
use bufferpool_ace::lane::AnyLane;
use bufferpool_core::error::ConfigError;
use clap::ArgMatches;
use serde_json::{Value, json};

use crate::args::scene::{is_on, sets};
use crate::counters::{self, POSTER, rounded};
use crate::error::Failure;
use crate::lab::{Ace, AceRuns, mode_words, servers, setting_words, without_effect};
use crate::scene::{self, Source};
use crate::table;
use crate::table::Align::{Left, Right};

/// Keys of the lanes in JSON, in order.
const KEYS: [&str; 3] = ["baseline", "ace", "ace_reader"];

pub(crate) fn compare(matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let mut sets = sets(&Ace, matches)?;
    let reader = sets.iter().any(|(path, value)| path == "prefetch" && value == true);
    // Which lane of a base it is does not depend on what is compared.
    sets.retain(|(path, _)| path != "prefetch" && path != "mode");
    let mut scenes = scene::scenes(&Ace, &Source::of(matches)?, &sets, false)?;
    if scenes.len() > 1 {
        let legal = "one policy, which is compared with itself inside ACE";
        return Err(ConfigError::new("policy", "several", legal).into());
    }
    let lane = |mode: &str, prefetch: bool| json!({ "mode": mode, "prefetch": prefetch });
    let lanes = [lane("baseline", false), lane("ace", false), lane("ace", true)];
    scenes[0].insert("lanes".to_owned(), lanes[..if reader { 3 } else { 2 }].into());
    let mut runs = AceRuns::open(scenes, &Source::of(matches)?)?;
    scene::tell_unused(&sets, |name, value| without_effect(&runs.lanes, name, value));
    let requests = runs.trace.requests.len();
    let read = runs.trace.source.is_some().then(|| runs.trace.summary());
    if runs.lanes.iter().any(|lane| lane.server.is_some()) {
        return servers::compare(&runs, &KEYS, read, is_on(matches, "json"), out);
    }
    let lanes = runs.run_together()?.all();
    if is_on(matches, "json") {
        let mut all = comparison(lanes);
        if let Some(read) = read {
            all["trace"] = json!(read);
        }
        serde_json::to_writer_pretty(&mut *out, &all)?;
        return Ok(writeln!(out)?);
    }
    text(lanes, requests, out)
}

/// The difference in percent of the baseline; none where the baseline is 0 and the other is not.
pub(crate) fn difference(baseline: f64, value: f64) -> Option<f64> {
    match value - baseline {
        0.0 => Some(0.0),
        change => Some(100.0 * change / baseline).filter(|percent| percent.is_finite()),
    }
}

fn comparison(lanes: &[Box<dyn AnyLane>]) -> Value {
    let mut all = json!({});
    let number = |lane: &dyn AnyLane, name| lane.counters().by_name(name).unwrap_or(f64::NAN);
    for (key, lane) in KEYS.iter().zip(lanes) {
        all["configs"][key] = json!(lane.config());
        all["counters"][key] = json!(rounded(lane.counters()));
        for name in POSTER.iter().filter(|_| *key != KEYS[0]) {
            let change = difference(number(lanes[0].as_ref(), name), number(lane.as_ref(), name));
            all["difference_percent"][key][name] = json!(change);
        }
    }
    all
}

fn text(lanes: &[Box<dyn AnyLane>], requests: usize, out: &mut impl Write) -> Result<(), Failure> {
    let first = lanes[0].config();
    let policy = first.policy_entry()?.spec.label;
    writeln!(out, "{policy}\n{}\n", setting_words(first, requests))?;
    let (mut head, mut columns) = (vec![String::new()], vec![Left]);
    for (index, lane) in lanes.iter().enumerate() {
        let change = if index > 0 { Some("difference".to_owned()) } else { None };
        head.extend([mode_words(lane.config())].into_iter().chain(change));
    }
    columns.resize(head.len(), Right);
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
