//! Everything of this lab that is registered, as data: pickers, help, ranges and the command line's `list`.

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::preset::joined_to;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::workload::REQUESTS;
use serde::Serialize;

use super::config::{BLOCKS, PARAMETERS};
use super::counters::SPECS;
use super::policy::PolicySpec;
use super::policy::registry::POLICIES;
use super::preset;
use super::workload::{self, KindSpec};

/// What is registered, without the presets, which are joined in as they are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    policies: Vec<PolicySpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static KindSpec],
    /// How long a trace can be, where traces have lengths.
    requests: ParameterSpec,
    /// Kinds of queries have parameters of their own for their length.
    without_length: bool,
    counters: &'static [CounterSpec],
}

/// Policies, parameters, kinds of queries and presets with everything the product says about them, as a JSON object.
#[must_use]
pub fn registry_json() -> String {
    let registry = Registry {
        policies: POLICIES.iter().map(|entry| entry.spec).collect(),
        parameters: PARAMETERS.to_vec(),
        workloads: workload::CATALOGUE.workloads,
        requests: REQUESTS,
        without_length: workload::CATALOGUE.length.is_none(),
        counters: &SPECS,
    };
    joined_to(&serde_json::to_string(&registry).unwrap_or_default(), preset::REGISTRY)
}

/// The same as a value, for those who pick parts of it.
#[must_use]
pub fn registry() -> serde_json::Value {
    serde_json::from_str(&registry_json()).unwrap_or_default()
}

/// Blocks that are simulated at most, natively.
pub const MAXIMUM_BLOCKS: u32 = BLOCKS.maximum as u32;
