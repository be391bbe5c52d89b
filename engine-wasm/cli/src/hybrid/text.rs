//! The table: a row for each counter, a column for each lane.

use std::io::Write;

use bufferpool_core::counter::Counters;
use bufferpool_core::trace::operation::Operation;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::counters::SPECS;
use bufferpool_hybrid::prices::PRICES;

use super::Plan;
use super::output::{lane, serve, silently};
use crate::counters;
use crate::error::Failure;
use crate::table::Align::{Left, Right};
use crate::table::{self, count, decimals, plain};

/// A lane that has run.
struct Ran {
    counters: Counters,
    sets: Vec<Counters>,
    broken: Vec<&'static str>,
}

pub(super) fn table(plan: &Plan, with_sets: bool, out: &mut impl Write) -> Result<(), Failure> {
    let runs: Vec<Ran> = plan.lanes.iter().map(|config| run(config, plan)).collect::<Result<_, _>>()?;
    writeln!(out, "{}\n", setting(plan))?;
    let columns: Vec<_> = [Left].into_iter().chain(runs.iter().map(|_| Right)).chain([Left]).collect();
    let mut rows = heads(&plan.lanes)?;
    let counted: Vec<_> = runs.iter().map(|run| run.counters.clone()).collect();
    for (spec, values) in counters::values(&SPECS, &counted) {
        // What no lane has says nothing.
        if values.iter().any(|value| value.to_f64() != 0.0) {
            rows.push(counters::row(spec, &values));
        }
    }
    let cost = |run: &Ran| cost_of(&run.counters);
    if runs.len() > 1 && cost(&runs[0]) > 0.0 {
        let shares: Vec<f64> = runs.iter().map(|run| 100.0 * cost(run) / cost(&runs[0])).collect();
        rows.push(row("cost, of the first lane", &shares, "%"));
    }
    table::write(out, &columns, &rows)?;
    if with_sets {
        writeln!(out, "\nCost of each query set, in units")?;
        let sets = runs.iter().map(|run| run.sets.len()).max().unwrap_or(0);
        let mut rows = heads(&plan.lanes)?;
        for set in 0..sets {
            let costs: Vec<f64> = runs.iter().map(|run| cost_of(&run.sets[set])).collect();
            rows.push(row(&(set + 1).to_string(), &costs, ""));
        }
        table::write(out, &columns, &rows)?;
    }
    for broken in runs.iter().flat_map(|run| &run.broken) {
        writeln!(out, "broken identity: {broken}")?;
    }
    Ok(())
}

fn run(config: &HybridConfig, plan: &Plan) -> Result<Ran, Failure> {
    let mut lane = lane(config, &plan.trace)?;
    let sets = serve(lane.as_mut(), &plan.trace, silently)?;
    let identities = lane.identities().into_iter();
    let broken = identities.filter(|identity| !identity.holds).map(|identity| identity.text).collect();
    Ok(Ran { counters: lane.counters(), sets, broken })
}

fn cost_of(counters: &Counters) -> f64 {
    counters.by_name("cost").unwrap_or_default()
}

/// Percent to a tenth; costs are whole numbers where prices are.
fn row(label: &str, values: &[f64], unit: &str) -> Vec<String> {
    let digits = match unit {
        "%" => 1,
        _ if values.iter().all(|value| value.fract() == 0.0) => 0,
        _ => 3,
    };
    let values = values.iter().map(|&value| decimals(value, digits));
    [label.to_owned()].into_iter().chain(values).chain([unit.to_owned()]).collect()
}

/// Placement and replacement of each lane, above its column.
fn heads(lanes: &[HybridConfig]) -> Result<Vec<Vec<String>>, Failure> {
    let mut heads = vec![vec![String::new()]; 2];
    for config in lanes {
        let (placement, replacement) = (config.placement_entry()?.spec, config.replacement_entry()?.spec);
        let floor = if config.floor { ", C >= 0" } else { "" };
        let lambda =
            if replacement.is_lru { String::new() } else { format!(", lambda {}", plain(config.lambda)) };
        heads[0].push(format!("{}{floor}", placement.label));
        heads[1].push(format!("{}{lambda}", replacement.label));
    }
    Ok(heads)
}

/// File, pool, requests and prices, on two lines.
fn setting(plan: &Plan) -> String {
    let (trace, config) = (&plan.trace, &plan.lanes[0]);
    let created = trace.requests.iter();
    let created =
        created.filter(|&&request| trace.operations.operation_of(request) == Operation::New).count();
    let frames = |config: &HybridConfig| count(config.frames.into());
    let mut pools: Vec<String> = plan.lanes.iter().map(frames).collect();
    pools.dedup();
    let priced = |config: &HybridConfig| {
        let prices = PRICES.iter().zip(config.prices.in_units());
        prices
            .map(|(spec, price)| format!("{} = {}", spec.symbol, plain(price)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut prices: Vec<String> = plan.lanes.iter().map(priced).collect();
    prices.dedup();
    format!(
        "n = {} pages, b = {} frames, {} requests, {} pages created\n{} units of a random flash read, 0.405 ms",
        count(config.pages.into()),
        pools.join(" | "),
        count(trace.requests.len() as u64),
        count(created as u64),
        prices.join(" | "),
    )
}
