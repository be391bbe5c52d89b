//! `bpsim compare`: the poster's table, baseline against ACE.

use std::io::Write;

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::lanes::{SPECS, counters_of};
use bufferpool_ace::flash::report::Report;
use bufferpool_ace::lane::AnyLane;
use bufferpool_core::counter::Counters;
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
    let together = runs.run_together()?;
    let lanes = together.lanes().all();
    let drives: Vec<_> = (0..lanes.len()).filter_map(|lane| together.drive(lane)).collect();
    if is_on(matches, "json") {
        let mut all = comparison(lanes, &drives);
        if let Some(read) = read {
            all["trace"] = json!(read);
        }
        serde_json::to_writer_pretty(&mut *out, &all)?;
        return Ok(writeln!(out)?);
    }
    text(lanes, &drives, requests, out)
}

/// The difference in percent of the baseline; none where the baseline is 0 and the other is not.
pub(crate) fn difference(baseline: f64, value: f64) -> Option<f64> {
    match value - baseline {
        0.0 => Some(0.0),
        change => Some(100.0 * change / baseline).filter(|percent| percent.is_finite()),
    }
}

/// What the poster's table shows of drives, below its rows.
const OF_DRIVES: [&str; 4] = ["moved_pages", "physical_writes", "write_amplification", "erases"];

/// All counters of a lane, and those of the drive below it.
fn counted(lanes: &[Box<dyn AnyLane>], drives: &[&Drive]) -> Vec<Counters> {
    let all = |(place, lane): (usize, &dyn AnyLane)| {
        let (counters, setup) = (lane.counters(), lane.config().flash.as_deref());
        let below = drives.get(place).zip(setup);
        below.map_or(counters.clone(), |(drive, setup)| counters_of(counters, drive, &setup.chip))
    };
    lanes.iter().map(AsRef::as_ref).enumerate().map(all).collect()
}

fn shown(drives: &[&Drive]) -> impl Iterator<Item = &'static str> {
    POSTER.into_iter().chain(OF_DRIVES.into_iter().filter(|_| !drives.is_empty()))
}

fn comparison(lanes: &[Box<dyn AnyLane>], drives: &[&Drive]) -> Value {
    let mut all = json!({});
    let counted = counted(lanes, drives);
    let number = |lane: usize, name| counted[lane].by_name(name).unwrap_or(f64::NAN);
    for (place, (key, lane)) in KEYS.iter().zip(lanes).enumerate() {
        all["configs"][key] = json!(lane.config());
        all["counters"][key] = json!(rounded(lane.counters()));
        if let Some((drive, setup)) = drives.get(place).zip(lane.config().flash.as_deref()) {
            all["flash"][key] = json!(Report::of(drive, &setup.chip));
        }
        for name in shown(drives).filter(|_| place > 0) {
            all["difference_percent"][key][name] = json!(difference(number(0, name), number(place, name)));
        }
    }
    all
}

fn text(
    lanes: &[Box<dyn AnyLane>],
    drives: &[&Drive],
    requests: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
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
    let all = counted(lanes, drives);
    let counted: Vec<_> = counters::values(&SPECS, &all).filter(|(_, values)| !values.is_empty()).collect();
    for (spec, values) in shown(drives).filter_map(|id| counted.iter().find(|(spec, _)| spec.id == id)) {
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
    Ok(writeln!(
        out,
        "\nLatency is simulated device time; differences are in percent of the run without ACE."
    )?)
}
