//! `bpsim run`, and `bpsim hybrid` and `bpsim pbm`, which are names for it with a lab: lanes to the end of their requests, as JSON or as tables
//! with a row for each counter and a column for each lane.

use std::io::Write;

use bufferpool_core::counter::Number;
use clap::ArgMatches;

use crate::args::scene::{is_on, is_server, path, sets};
use crate::counters;
use crate::error::Failure;
use crate::json::Json;
use crate::lab::{CliLab, Ran, Runs, Spec, Wanted};
use crate::scene::{self, Source};
use crate::table::Align::{Left, Right};
use crate::table::{self, decimals};

pub(crate) fn run(lab: &dyn CliLab, matches: &ArgMatches, out: &mut impl Write) -> Result<(), Failure> {
    let all = is_on(matches, "all_lanes");
    let mut runs = match path(matches, "case") {
        Some(path) => scene::open_case(lab, path, is_server(matches))?,
        None => scene::open(lab, &Source::of(matches)?, &sets(lab, matches)?, all)?,
    };
    // One object, or an array of objects that have their config too.
    let several = all || runs.count() > 1;
    let wanted = |id: &str| if id == "config" { several } else { is_on(matches, id) };
    if !wanted("json") {
        return tables(lab.spec(), runs.as_mut(), &wanted, out);
    }
    // A case says what it runs, and its format has no place for how that was read.
    let own = runs.trace().filter(|trace| trace.source.is_some() && path(matches, "case").is_none());
    let read = own.map(|trace| trace.summary());
    let (mut separator, mut cut_short) = (if several { "[" } else { "" }, false);
    for lane in 0..runs.count() {
        write!(out, "{separator}")?;
        let mut object = Json::begin(out);
        if let Some(read) = &read {
            object.put("trace", read)?;
        }
        cut_short |= runs.run(lane, &wanted, &mut object)?.cut_short;
        object.end()?;
        separator = ",\n";
    }
    out.write_all(if several { b"]\n" } else { b"\n" })?;
    whole(cut_short, out)
}

/// Of a run that ended early what it came to stays written.
fn whole(cut_short: bool, out: &mut impl Write) -> Result<(), Failure> {
    out.flush()?;
    if cut_short { Err(Failure::CutShort) } else { Ok(()) }
}

/// Runs all lanes, and writes them side by side or, where the lab has it so, one table after the other.
fn tables(spec: &Spec, runs: &mut dyn Runs, wanted: Wanted<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let count = runs.count();
    let run = |lane| runs.run(lane, wanted, &mut Json::silent());
    let ran = (0..count).map(run).collect::<Result<Vec<_>, _>>()?;
    let columns = if spec.side_by_side { ran.len() } else { 1 };
    for (place, lanes) in ran.chunks(columns).enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        let series = Some(spec.series).filter(|_| wanted("series"));
        one(spec, runs, place * columns, lanes, series, out)?;
    }
    whole(ran.iter().any(|ran| ran.cut_short), out)
}

/// The table of some lanes, from `first` on.
fn one(
    spec: &Spec,
    runs: &dyn Runs,
    first: usize,
    ran: &[Ran],
    series: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "{}\n", runs.setting(first))?;
    let mut columns = vec![Left];
    columns.extend(ran.iter().map(|_| Right));
    columns.extend([Left, Left]);
    let heads = heads(runs, first, ran.len())?;
    let mut rows = heads.clone();
    let all: Vec<_> = ran.iter().map(|ran| ran.counters.clone()).collect();
    for (counter, values) in counters::values(runs.specs(first).unwrap_or(spec.lab.counters), &all) {
        let shows = |(place, value): (usize, &Number)| runs.shows(first + place, counter.id, value.to_f64());
        if values.iter().enumerate().any(shows) {
            let mut row = counters::row(counter, &values);
            row.push(runs.note(counter.id, &all[0]));
            rows.push(row);
        }
    }
    if let Some((id, label)) = spec.compared {
        let value = |ran: &Ran| ran.counters.by_name(id).unwrap_or_default();
        if ran.len() > 1 && value(&ran[0]) > 0.0 {
            let first = value(&ran[0]);
            let share = |ran| decimals(100.0 * value(ran) / first, 1);
            rows.push(row(label, ran.iter().map(share), "%"));
        }
    }
    for (place, (label, _, unit)) in ran[0].rows.iter().enumerate() {
        rows.push(row(label, ran.iter().map(|ran| or_dash(ran.rows[place].1)), unit));
    }
    table::write(out, &columns, &rows)?;
    if let Some(remark) = &ran[0].remark {
        writeln!(out, "{remark}")?;
    }
    if let Some(title) = series {
        writeln!(out, "\n{title}")?;
        let mut rows = heads;
        for place in 0..ran[0].series.len() {
            let all: Vec<_> = ran.iter().map(|ran| &ran.series[place][..]).collect();
            // As people count.
            rows.push(row(&(place + 1).to_string(), all.iter().map(|numbers| cell(numbers, &all)), ""));
        }
        table::write(out, &columns, &rows)?;
    }
    for broken in ran.iter().flat_map(|ran| &ran.broken) {
        writeln!(out, "broken identity: {broken}")?;
    }
    Ok(())
}

/// What stands above the columns of lanes, a row for each line that one of them has.
fn heads(runs: &dyn Runs, first: usize, count: usize) -> Result<Vec<Vec<String>>, Failure> {
    let heads = (first..first + count).map(|lane| runs.head(lane)).collect::<Result<Vec<_>, _>>()?;
    let line =
        |line: usize| [String::new()].into_iter().chain(heads.iter().map(move |head| head[line].clone()));
    let lines = (0..heads[0].len()).map(|place| line(place).collect::<Vec<_>>());
    Ok(lines.filter(|line| line.iter().any(|cell| !cell.is_empty())).collect())
}

/// A dash where there is no value.
fn or_dash(value: f64) -> String {
    if value.is_nan() { "-".to_owned() } else { decimals(value, 2) }
}

fn row(label: &str, values: impl Iterator<Item = String>, unit: &str) -> Vec<String> {
    [label.to_owned()].into_iter().chain(values).chain([unit.to_owned()]).collect()
}

/// Numbers with their units in one cell, beside the same of all lanes.
fn cell(numbers: &[(&str, f64)], all: &[&[(&'static str, f64)]]) -> String {
    let shown = numbers.iter().enumerate().map(|(place, &(unit, number))| {
        let row: Vec<_> = all.iter().map(|lane| Number::Amount(lane[place].1)).collect();
        let mark = if unit == "%" { "%" } else { "" };
        counters::text(unit, Number::Amount(number), &row) + mark
    });
    shown.collect::<Vec<_>>().join("  ")
}
