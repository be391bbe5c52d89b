//! Counters as the outputs show them: from the labs' lists, whatever stands there.

use bufferpool_core::counter::{CounterSpec, Counters, Number};

use crate::table;

/// The rows of the poster's table.
pub const POSTER: [&str; 6] =
    ["pages_written", "pages_read", "misses", "hits", "write_batches", "latency_us"];

/// Each counter with its values, one a lane.
pub fn values<'a>(
    specs: &'a [CounterSpec],
    lanes: &'a [Counters],
) -> impl Iterator<Item = (&'a CounterSpec, Vec<Number>)> {
    let of = |spec: &CounterSpec| lanes.iter().filter_map(|lane| lane.get(spec.id)).collect();
    specs.iter().map(move |spec| (spec, of(spec)))
}

/// A row: name, values and unit.
pub fn row(spec: &CounterSpec, values: &[Number]) -> Vec<String> {
    let cells = values.iter().map(|&value| text(spec.unit, value, values));
    [label(spec)].into_iter().chain(cells).chain([unit(spec).to_owned()]).collect()
}

/// Name for people, as it stands in the middle of a line.
pub fn label(spec: &CounterSpec) -> String {
    let mut letters = spec.label.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => first.to_lowercase().chain(letters).collect(),
        _ => spec.label.to_owned(),
    }
}

/// Unit in tables: times are microseconds in JSON and milliseconds here.
pub fn unit(spec: &CounterSpec) -> &'static str {
    if spec.unit == "us" { "ms" } else { spec.unit }
}

/// Simulated times to the millisecond, percent to a hundredth; costs are whole numbers where prices are.
pub fn text(unit: &str, value: Number, row: &[Number]) -> String {
    let whole = || row.iter().all(|value| value.to_f64().fract() == 0.0);
    match (value, unit) {
        (Number::Count(count), _) => table::count(count),
        (Number::Amount(time), "us") => table::milliseconds(time),
        (Number::Amount(share), "%") => table::decimals(share, 2),
        (Number::Amount(cost), "units") if whole() => table::decimals(cost, 0),
        (Number::Amount(amount), _) => table::decimals(amount, 3),
    }
}

/// Counters with times rounded to 6 decimals, as in the golden files.
pub fn rounded(counters: Counters) -> Counters {
    // Through decimal text: multiplying by 10^6 would lose digits of long runs.
    counters.with_amounts(|time| format!("{time:.6}").parse().unwrap_or(time).into())
}
