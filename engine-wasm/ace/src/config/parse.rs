//! From JSON to a lane's configuration, with the registry's names and ranges.

use bufferpool_core::{device::Device, error::ConfigError, fields::Fields};
use serde_json::{Map, Value};

use super::{Cost, LaneConfig, Mode, PARAMETERS};
use crate::reader::registry as readers;
use crate::{
    Checked, lane::watch, policy::registry, policy::registry::POLICIES, policy::registry::PolicyEntry,
};

/// The seed, 64 bits wide: a text, or a whole number as far as doubles have them.
fn seed(fields: &mut Fields<'_>) -> Checked<u64> {
    let Some(value) = fields.take("seed") else { return Ok(1) };
    let seed = value.as_u64().or_else(|| value.as_str()?.parse().ok());
    seed.ok_or_else(|| ConfigError::new("seed", value, "a whole number from 0 to 18446744073709551615"))
}

impl LaneConfig {
    /// Parses a config in the golden files' flat form. Absent keys take their defaults; unknown keys are named. An
    /// error names the first field that is not legal, its value and what is legal.
    pub fn from_json(object: &Map<String, Value>) -> Checked<Self> {
        let mut fields = Fields::new(object);
        let policy =
            registry::find(&fields.text("policy")?.unwrap_or_else(|| POLICIES[0].spec.id.to_owned()))?;
        let mode = fields.choice("mode", &[("baseline", Mode::Baseline), ("ace", Mode::Ace)])?;
        let cost = fields.choice("cost", &[("ideal", Cost::Ideal), ("poster", Cost::Poster)])?;
        let prefetch = fields.flag("prefetch")?.unwrap_or(false);
        if prefetch && mode == Mode::Baseline {
            return Err(ConfigError::new("prefetch", true, "true only with mode ace; false"));
        }
        let k_w = fields.required(PARAMETERS, "k_w")? as u32;
        let n_w = fields.number(PARAMETERS, "n_w")?.map_or(k_w, |value| value as u32);
        let mut policy_values = Vec::new();
        for parameter in POLICIES.iter().flat_map(|entry| entry.spec.parameters) {
            let known = policy_values.iter().any(|&(id, _)| id == parameter.id);
            if let Some(value) = fields.checked(parameter)?.filter(|_| !known) {
                policy_values.push((parameter.id, value));
            }
        }
        let config = Self {
            policy: policy.spec.id,
            mode,
            prefetch,
            reader: readers::find(fields.text("reader")?.as_deref())?,
            pages: fields.required(PARAMETERS, "pages")? as u32,
            frames: fields.required(PARAMETERS, "frames")? as u32,
            device: Device {
                alpha: fields.required(PARAMETERS, "alpha")?,
                base_us: fields.required(PARAMETERS, "base_us")?,
                k_r: fields.required(PARAMETERS, "k_r")? as u32,
                k_w,
            },
            n_w,
            n_e: fields.number(PARAMETERS, "n_e")?.map_or(n_w, |value| value as u32),
            theta: fields.number(PARAMETERS, "theta")?.unwrap_or(1.0) as u32,
            cpu_us: fields.number(PARAMETERS, "cpu_us")?.unwrap_or(0.0),
            seed: seed(&mut fields)?,
            write_wait: fields.number(PARAMETERS, "write_wait")?.unwrap_or(1.0),
            cost,
            policy_values,
            reference: fields.text("reference")?.as_deref().map(watch::checked).transpose()?,
            fork: None,
        };
        fields.finish()?;
        Ok(config)
    }

    /// The registry entry of the lane's policy. Fails when the policy is not registered.
    pub fn policy_entry(&self) -> Checked<&'static PolicyEntry> {
        registry::find(self.policy)
    }
}
