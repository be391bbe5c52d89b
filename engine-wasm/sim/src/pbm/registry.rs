//! Everything of this lab that is registered, as data: pickers, help, ranges and the command line's `list`.

use serde::Serialize;

use super::config::{BLOCKS, PARAMETERS};
use super::policy::{POLICIES, PolicySpec};
use super::preset;
use super::workload::{self, KindSpec};
use crate::preset::joined_to;
use crate::spec::ParameterSpec;
use crate::workload::REQUESTS;

#[derive(Serialize)]
struct Registry {
    policies: Vec<PolicySpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static KindSpec],
    /// How long a trace can be, where traces have lengths.
    requests: ParameterSpec,
    /// Kinds of queries have parameters of their own for their length.
    without_length: bool,
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
