//! Everything that is registered, as data: pickers, help, ranges and the command line's `list` follow from it.

use serde::Serialize;

use crate::ace::spec::{ACE, LayerSpec};
use crate::config::PARAMETERS;
use crate::device::{self, DeviceSpec};
use crate::policy::registry::POLICIES;
use crate::preset;
use crate::spec::{ParameterSpec, PolicySpec};
use crate::trace::MAXIMUM_PAGES;
use crate::why::ALGORITHM;
use crate::why::lines::Part;
use crate::workload::{self, WorkloadSpec};

#[derive(Serialize)]
struct Registry {
    policies: Vec<PolicySpec>,
    ace: LayerSpec,
    algorithm: &'static [Part],
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    requests: ParameterSpec,
    devices: &'static [DeviceSpec],
}

/// Policies, parameters, workloads, devices and presets with everything the product says about them, as a JSON
/// object. Presets are JSON files already and are joined in as they are. `maximum_pages` is the largest D where the
/// registry is read: less in a browser than natively.
#[must_use]
pub fn registry_json(maximum_pages: u32) -> String {
    let mut parameters = PARAMETERS.to_vec();
    for parameter in parameters.iter_mut().filter(|parameter| parameter.id == "pages") {
        parameter.maximum = f64::from(maximum_pages);
    }
    let registry = Registry {
        policies: POLICIES.iter().map(|entry| entry.spec).collect(),
        ace: ACE,
        algorithm: &ALGORITHM,
        parameters,
        workloads: workload::REGISTRY,
        requests: workload::REQUESTS,
        devices: device::REGISTRY,
    };
    preset::joined_to(&serde_json::to_string(&registry).unwrap_or_default(), preset::REGISTRY)
}

/// The same as a value, for those who pick parts of it.
#[must_use]
pub fn registry() -> serde_json::Value {
    serde_json::from_str(&registry_json(MAXIMUM_PAGES)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_registry_is_one_json_object_with_every_preset() {
        let registry = super::registry();
        assert_eq!(registry["presets"].as_array().unwrap().len(), crate::preset::REGISTRY.len());
        assert_eq!(registry["policies"].as_array().unwrap().len(), crate::policy::registry::POLICIES.len());
    }
}
