//! Everything that is registered, as data: pickers, help, ranges and the command line's `list` follow from it.

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::device::{self, DeviceSpec};
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_core::workload::{self, WorkloadSpec};
use serde::Serialize;

use crate::config::PARAMETERS;
use crate::counters::SPECS;
use crate::policy::registry::{self as policy, PAPER};
use crate::policy::spec::PolicySpec;
use crate::preset;
use crate::reader::registry::{READERS, ReaderSpec};
use crate::spec::{ACE, LayerSpec};
use crate::why::ALGORITHM;
use crate::why::lines::Part;

/// What is registered, without the presets, which are joined in as they are.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    policies: Vec<PolicySpec>,
    /// Ids of those that the ACE paper does not have, in their order.
    further: Vec<&'static str>,
    readers: &'static [ReaderSpec],
    ace: LayerSpec,
    algorithm: &'static [Part],
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    requests: ParameterSpec,
    devices: &'static [DeviceSpec],
    counters: &'static [CounterSpec],
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
        policies: policy::all().map(|entry| entry.spec).collect(),
        further: policy::all().skip(PAPER.len()).map(|entry| entry.spec.id).collect(),
        readers: READERS,
        ace: ACE,
        algorithm: &ALGORITHM,
        parameters,
        workloads: workload::REGISTRY,
        requests: workload::REQUESTS,
        devices: device::REGISTRY,
        counters: &SPECS,
    };
    bufferpool_core::preset::joined_to(
        &serde_json::to_string(&registry).unwrap_or_default(),
        preset::REGISTRY,
    )
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
        assert_eq!(registry["policies"].as_array().unwrap().len(), crate::policy::registry::all().count());
    }
}
