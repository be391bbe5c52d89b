//! The table: a row for each counter, a column for each lane.

use std::io::Write;

use bufferpool_pbm::config::LaneConfig;
use bufferpool_pbm::counters::SPECS;

use super::Plan;
use super::run::{Ran, run};
use crate::counters;
use crate::error::Failure;
use crate::table::Align::{Left, Right};
use crate::table::{self, count, decimals, plain};

/// What has to be said beside MIN's number.
const OF_ITS_OWN: &str = "MIN bounds the hits on a lane's own string of requests, in the order in which they were made, without \
                          pins; the bounds of two policies' runs are not comparable.";

pub(super) fn table(plan: &Plan, min: bool, streams: bool, out: &mut impl Write) -> Result<(), Failure> {
    let runs =
        plan.lanes.iter().map(|config| run(&plan.world, config, min, None)).collect::<Result<Vec<_>, _>>()?;
    writeln!(out, "{}\n", setting(plan))?;
    let columns: Vec<_> = [Left].into_iter().chain(runs.iter().map(|_| Right)).chain([Left]).collect();
    let mut rows = heads(&plan.lanes)?;
    let counted: Vec<_> = runs.iter().map(|run| run.counters.clone()).collect();
    rows.extend(counters::values(&SPECS, &counted).map(|(spec, values)| counters::row(spec, &values)));
    let io_gib = |run: &Ran| run.counters.by_name("io_gib").unwrap_or_default();
    if runs.len() > 1 && io_gib(&runs[0]) > 0.0 {
        let share = |run: &Ran| 100.0 * io_gib(run) / io_gib(&runs[0]);
        rows.push(row("I/O volume, of the first lane", runs.iter().map(share), "%", 1));
    }
    if min {
        let hits = |run: &Ran| percent(run.min_hits.unwrap_or(0), run.lane.as_ref().requests());
        rows.push(row("hit rate of MIN on the lane's own requests", runs.iter().map(hits), "%", 2));
    }
    table::write(out, &columns, &rows)?;
    if min {
        writeln!(out, "{OF_ITS_OWN}")?;
    }
    if streams {
        each_stream(plan, &runs, out)?;
    }
    for run in &runs {
        let identities = run.lane.as_ref().identities();
        for broken in identities.iter().filter(|identity| !identity.holds) {
            writeln!(out, "broken identity: {}", broken.text)?;
        }
    }
    Ok(())
}

/// Hit rate and end of each stream.
fn each_stream(plan: &Plan, runs: &[Ran], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\nHit rate of each stream, and when it ended at full scale, in seconds")?;
    let scale = f64::from(plan.world.config.scale);
    let mut rows = heads(&plan.lanes)?;
    for stream in 0..runs[0].lane.streams().len() {
        let cell = |run: &Ran| {
            let stream = &run.lane.streams()[stream];
            let (requests, hits) = stream.counts();
            let end_s = stream.ended_ns().map_or(f64::NAN, |ended_ns| ended_ns as f64 * scale / 1e9);
            format!("{}%  {}", decimals(percent(hits, requests), 2), decimals(end_s, 3))
        };
        let cells = runs.iter().map(cell);
        // As people count.
        rows.push([(stream + 1).to_string()].into_iter().chain(cells).chain([String::new()]).collect());
    }
    let columns: Vec<_> = [Left].into_iter().chain(runs.iter().map(|_| Right)).chain([Left]).collect();
    Ok(table::write(out, &columns, &rows)?)
}

fn percent(part: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { 100.0 * part as f64 / of as f64 }
}

fn row(label: &str, values: impl Iterator<Item = f64>, unit: &str, digits: usize) -> Vec<String> {
    let values = values.map(|value| decimals(value, digits));
    [label.to_owned()].into_iter().chain(values).chain([unit.to_owned()]).collect()
}

/// Policy, numbers and options of each lane, above its column.
fn heads(lanes: &[LaneConfig]) -> Result<Vec<Vec<String>>, Failure> {
    let mut heads = vec![vec![String::new()]; 3];
    for config in lanes {
        let spec = config.entry()?.spec;
        let number = |&(id, value): &(&str, f64)| {
            let parameter = spec.parameters.iter().find(|parameter| parameter.id == id);
            let symbol = parameter.map(|parameter| parameter.symbol).filter(|symbol| !symbol.is_empty());
            format!("{} = {}", symbol.unwrap_or(id), plain(value))
        };
        heads[0].push(spec.label.to_owned());
        heads[1].push(config.values.iter().map(number).collect::<Vec<_>>().join(", "));
        heads[2].push(config.options.join(", "));
    }
    heads.retain(|row| row.iter().any(|cell| !cell.is_empty()));
    Ok(heads)
}

/// Tables, pool, groups and device, as simulated.
fn setting(plan: &Plan) -> String {
    let (world, config) = (&plan.world, &plan.world.config);
    let tables: Vec<String> =
        world.tables.iter().map(|table| format!("{} {}", table.name, count(table.blocks.into()))).collect();
    format!(
        "blocks simulated at 1/{}: {}\n{} frames, groups of {}, {} streams; {} reads at once, {} us each",
        plain(f64::from(config.scale)),
        tables.join(", "),
        count(config.frames().into()),
        count(world.group_blocks.into()),
        world.rules.streams_count(),
        config.k_r,
        plain(config.base_ns() as f64 / 1e3),
    )
}
