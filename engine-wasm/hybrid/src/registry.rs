//! Everything of this lab that is registered, as data: pickers, help, ranges and the command line's `list`.

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::preset::joined_to;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::workload::{REQUESTS, WorkloadSpec};
use serde::Serialize;

use super::config::{FRAMES, PAGES};
use super::counters::SPECS;
use super::placement::PlacementSpec;
use super::placement::registry::PLACEMENTS;
use super::preset;
use super::prices::{PRICES, UNIT_US};
use super::replacement::ReplacementSpec;
use super::replacement::registry::REPLACEMENTS;
use super::workload;

/// What is registered, without the presets, which are joined in as they are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    placements: Vec<PlacementSpec>,
    replacements: Vec<ReplacementSpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    /// How long a trace can be.
    requests: ParameterSpec,
    /// Generators have parameters of their own for their length.
    without_length: bool,
    /// Simulated microseconds of one unit of cost.
    unit_us: f64,
    counters: &'static [CounterSpec],
}

/// Placements, replacements, parameters, workloads and presets with everything the product says about them, as a JSON
/// object. `maximum_pages` is the largest file where the registry is read.
#[must_use]
pub fn registry_json(maximum_pages: u32) -> String {
    let pages = ParameterSpec { maximum: maximum_pages.into(), ..PAGES };
    let registry = Registry {
        placements: PLACEMENTS.iter().map(|entry| entry.spec).collect(),
        replacements: REPLACEMENTS.iter().map(|entry| entry.spec).collect(),
        parameters: [pages, FRAMES].into_iter().chain(PRICES).collect(),
        workloads: workload::CATALOGUE.workloads,
        requests: REQUESTS,
        without_length: workload::CATALOGUE.length.is_none(),
        unit_us: UNIT_US,
        counters: &SPECS,
    };
    joined_to(&serde_json::to_string(&registry).unwrap_or_default(), preset::REGISTRY)
}

/// The same as a value, for those who pick parts of it.
#[must_use]
pub fn registry() -> serde_json::Value {
    serde_json::from_str(&registry_json(super::config::MAXIMUM_PAGES)).unwrap_or_default()
}
