//! The configuration of one lane: parsed from JSON in the golden files' flat form, every field checked.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::placement;
use super::prices::{PRICES, Prices};
use super::replacement;
use crate::config::Fields;
use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::operation::MAXIMUM_HYBRID_PAGES;

/// Largest number of pages: 30 bits of a packed request.
pub const MAXIMUM_PAGES: u32 = MAXIMUM_HYBRID_PAGES;

/// Pages of the file before the first request.
pub const PAGES: ParameterSpec = ParameterSpec {
    id: "pages",
    label: "Pages of the file",
    symbol: "n",
    unit: "pages",
    minimum: 1.0,
    maximum: MAXIMUM_PAGES as f64,
    integer: true,
    choices: &[],
    default: DefaultValue::Number(34_782.0),
    help: "How many pages exist before the first request; new ones are numbered from here on.",
    why: "With the pool it gives q = 1 - b/n, the share of logical operations that hybrid takes for physical ones.",
};

/// Frames of the pool.
pub const FRAMES: ParameterSpec = ParameterSpec {
    id: "frames",
    label: "Frames in the pool",
    symbol: "b",
    unit: "frames",
    minimum: 1.0,
    maximum: 16_777_216.0,
    integer: true,
    choices: &[],
    default: DefaultValue::Number(5_120.0),
    help: "How many pages the bufferpool can hold.",
    why: "A larger pool hides more of the logical operations from the disks, and so from the placement.",
};

/// Share of the cost segment.
pub const LAMBDA: ParameterSpec = ParameterSpec {
    id: "lambda",
    label: "Cost segment",
    symbol: "lambda",
    unit: "of the pool",
    minimum: 0.0,
    maximum: 1.0,
    integer: false,
    choices: &[],
    default: DefaultValue::Number(0.5),
    help: "Share of the frames that are evicted by what their return costs, not by time.",
    why: "0 is LRU; a large segment keeps pages that are dear to fetch and lets cheap ones go.",
};

/// A lane's configuration with all defaults filled in.
#[derive(Debug, Clone, PartialEq)]
pub struct HybridConfig {
    /// Id of the placement algorithm.
    pub placement: &'static str,
    /// Whether conservative's C is kept at 0 or above.
    pub floor: bool,
    /// Id of the replacement.
    pub replacement: &'static str,
    /// Share of the cost segment; LRU has none.
    pub lambda: f64,
    /// Frames in the pool, b.
    pub frames: u32,
    /// Pages of the file before the first request, n.
    pub pages: u32,
    /// The four prices.
    pub prices: Prices,
}

impl Serialize for HybridConfig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("placement", self.placement)?;
        map.serialize_entry("floor", &self.floor)?;
        map.serialize_entry("replacement", self.replacement)?;
        map.serialize_entry("lambda", &self.lambda)?;
        map.serialize_entry("frames", &self.frames)?;
        map.serialize_entry("pages", &self.pages)?;
        for (spec, price) in PRICES.iter().zip(self.prices.in_units()) {
            map.serialize_entry(spec.id, &price)?;
        }
        map.end()
    }
}

fn number(fields: &mut Fields<'_>, spec: &ParameterSpec) -> Result<f64, ConfigError> {
    let default = match spec.default {
        DefaultValue::Number(value) => value,
        _ => spec.minimum,
    };
    Ok(fields.checked(spec)?.unwrap_or(default))
}

impl HybridConfig {
    /// Parses a config. Absent keys take their defaults; unknown keys are named. `lambda` and `floor` may stand where
    /// they change nothing, as the golden files have them.
    ///
    /// # Errors
    /// Names the first field that is not legal, its value and what is legal.
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

    /// Frames of the cost segment: floor(lambda * b), of the exact decimal product.
    #[must_use]
    pub fn cost_segment_frames(&self) -> u32 {
        share_of(self.lambda, self.frames)
    }

    /// The registry entry of the placement algorithm.
    ///
    /// # Errors
    /// When it is not registered.
    pub fn placement_entry(&self) -> Result<&'static placement::PlacementEntry, ConfigError> {
        placement::find(self.placement)
    }

    /// The registry entry of the replacement.
    ///
    /// # Errors
    /// When it is not registered.
    pub fn replacement_entry(&self) -> Result<&'static replacement::ReplacementEntry, ConfigError> {
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

/// floor(share * frames) without rounding: 0.58 of 50 is 29, though the product of the doubles lies below.
fn share_of(share: f64, frames: u32) -> u32 {
    let text = format!("{share}");
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    // What lies beyond 18 digits of the share is less than a frame of the largest pool.
    let fraction = &fraction[..fraction.len().min(18)];
    let digits: u128 = format!("{whole}{fraction}").parse().unwrap_or(0);
    (digits * u128::from(frames) / 10_u128.pow(fraction.len() as u32)) as u32
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn parsed(value: &Value) -> Result<HybridConfig, ConfigError> {
        HybridConfig::from_json(value.as_object().unwrap())
    }

    #[test]
    fn the_cost_segment_has_the_floor_of_the_decimal_product() {
        assert_eq!(share_of(0.58, 50), 29);
        assert_eq!(share_of(0.3, 10), 3);
        assert_eq!(share_of(1.0, 16_777_216), 16_777_216);
        assert_eq!(share_of(0.0, 7), 0);
        assert_eq!(share_of(0.999_999, 4), 3);
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
