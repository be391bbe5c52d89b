//! A lane's settings from JSON and back, with the names that the registry of policies knows.

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::LaneConfig;
use crate::policy::registry::{self, POLICIES, PolicyEntry};

impl LaneConfig {
    /// Parses a lane's fields: `policy`, and the parameters and options of that policy. Parameters of other policies may
    /// stand where they change nothing, so that lanes of a scene can share them. An error names the first field that is
    /// not legal, its value and what is legal.
    pub fn take(fields: &mut Fields<'_>) -> Result<Self, ConfigError> {
        let entry = registry::find(fields.text("policy")?.as_deref().unwrap_or("sampling"))?;
        let mut config = Self { policy: entry.spec.id, values: Vec::new(), options: Vec::new() };
        for other in POLICIES {
            let own = other.spec.id == entry.spec.id;
            for parameter in other.spec.parameters {
                let given = if own || !entry.has(parameter.id) { fields.checked(parameter)? } else { None };
                if own {
                    let default = match parameter.default {
                        DefaultValue::Number(value) => value,
                        _ => parameter.minimum,
                    };
                    config.values.push((parameter.id, given.unwrap_or(default)));
                }
            }
            for option in other.spec.options {
                let given = fields.flag(option.id)?.unwrap_or(false);
                if own && given {
                    config.options.push(option.id);
                }
            }
        }
        (entry.check)(&config)?;
        Ok(config)
    }

    /// The registry entry of the policy. Fails when it is not registered.
    pub fn entry(&self) -> Result<&'static PolicyEntry, ConfigError> {
        registry::find(self.policy)
    }

    /// The lane's fields as a scene has them.
    pub fn to_json(&self) -> Value {
        let mut map = Map::new();
        map.insert("policy".to_owned(), self.policy.into());
        for &(id, value) in &self.values {
            map.insert(id.to_owned(), json_number(value));
        }
        if let Ok(entry) = self.entry() {
            for option in entry.spec.options {
                map.insert(option.id.to_owned(), self.has(option.id).into());
            }
        }
        Value::Object(map)
    }
}

/// A number as people write it: whole ones without a fraction.
fn json_number(value: f64) -> Value {
    if value.fract() == 0.0 && value.abs() < 9e15 { (value as i64).into() } else { value.into() }
}

impl Serialize for LaneConfig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}
