//! From JSON in the golden files' flat form to a lane's configuration, every field checked.

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use serde_json::{Map, Value};

use super::{FRAMES, HybridConfig, LAMBDA, PAGES};
use crate::placement::registry::{self as placement, PlacementEntry};
use crate::prices::{PRICES, Prices};
use crate::replacement::registry::{self as replacement, ReplacementEntry};

fn number(fields: &mut Fields<'_>, spec: &ParameterSpec) -> Result<f64, ConfigError> {
    let default = match spec.default {
        DefaultValue::Number(value) => value,
        _ => spec.minimum,
    };
    Ok(fields.checked(spec)?.unwrap_or(default))
}

impl HybridConfig {
    /// Parses a config. Absent keys take their defaults; unknown keys are named. `lambda` and `floor` may stand where
    /// they change nothing, as the golden files have them. An error names the first field that is not legal, its value
    /// and what is legal.
    pub fn from_json(object: &Map<String, Value>) -> Result<Self, ConfigError> {
        let mut fields = Fields::new(object);
        let placement = placement::find(fields.text("placement")?.as_deref().unwrap_or("hybrid"))?;
        let replacement = replacement::find(fields.text("replacement")?.as_deref().unwrap_or("lru"))?;
        if placement.spec.by_lru_only && !replacement.spec.is_lru {
            let legal = format!("lru beside placement {}", placement.spec.id);
            return Err(ConfigError::new("replacement", replacement.spec.id, legal));
        }
        let lambda = number(&mut fields, &LAMBDA)?;
        let config = Self {
            placement: placement.spec.id,
            floor: fields.flag("floor")?.unwrap_or(false) && placement.spec.has_floor,
            replacement: replacement.spec.id,
            lambda: if replacement.spec.is_lru { 0.0 } else { lambda },
            frames: number(&mut fields, &FRAMES)? as u32,
            pages: number(&mut fields, &PAGES)? as u32,
            prices: prices(&mut fields)?,
        };
        fields.finish()?;
        Ok(config)
    }

    /// The registry entry of the placement algorithm. Fails when it is not registered.
    pub fn placement_entry(&self) -> Result<&'static PlacementEntry, ConfigError> {
        placement::find(self.placement)
    }

    /// The registry entry of the replacement. Fails when it is not registered.
    pub fn replacement_entry(&self) -> Result<&'static ReplacementEntry, ConfigError> {
        replacement::find(self.replacement)
    }
}

fn prices(fields: &mut Fields<'_>) -> Result<Prices, ConfigError> {
    let mut values = [0.0; 4];
    for (value, spec) in values.iter_mut().zip(&PRICES) {
        *value = number(fields, spec)?;
    }
    Prices::new(values)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{ConfigError, HybridConfig, Value};

    fn parsed(value: &Value) -> Result<HybridConfig, ConfigError> {
        HybridConfig::from_json(value.as_object().unwrap())
    }

    #[test]
    fn defaults_are_the_papers_size_and_prices() {
        let config = parsed(&json!({})).unwrap();
        assert_eq!((config.pages, config.frames), (34_782, 5_120));
        assert_eq!(config.prices.in_units(), [1.0, 118.0, 23.0, 12.0]);
        assert_eq!((config.placement, config.replacement, config.lambda), ("hybrid", "lru", 0.0));
    }

    #[test]
    fn bad_fields_are_named_with_what_is_legal() {
        for (value, field) in [
            (json!({"rf": 0}), "rf"),
            (json!({"wm": -1}), "wm"),
            (json!({"lambda": 1.5, "replacement": "cost"}), "lambda"),
            (json!({"lambda": -0.1}), "lambda"),
            (json!({"placement": "best"}), "placement"),
            (json!({"replacement": "fifo"}), "replacement"),
            (json!({"placement": "optimal", "replacement": "cost"}), "replacement"),
            (json!({"floor": "yes"}), "floor"),
            (json!({"frames": 0}), "frames"),
            (json!({"pages": 1.5}), "pages"),
            (json!({"alpha": 2}), "alpha"),
        ] {
            let error = parsed(&value).unwrap_err();
            assert_eq!(error.field, field, "{error}");
            assert!(!error.legal.is_empty());
        }
    }
}
