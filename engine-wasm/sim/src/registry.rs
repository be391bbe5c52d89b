//! Everything that is registered, as data: pickers, help, ranges and the command line's `list` follow from it.

use serde_json::{Value, json};

use crate::config::PARAMETERS;
use crate::policy::POLICIES;
use crate::{device, preset, workload};

/// Policies, parameters, workloads, devices and presets with everything the product says about them.
#[must_use]
pub fn registry() -> Value {
    json!({
        "policies": POLICIES.iter().map(|entry| entry.spec).collect::<Vec<_>>(),
        "parameters": PARAMETERS,
        "workloads": workload::REGISTRY,
        "requests": workload::REQUESTS,
        "devices": device::REGISTRY,
        "presets": preset::all().unwrap_or_default(),
    })
}
