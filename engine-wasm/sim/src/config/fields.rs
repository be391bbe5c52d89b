//! Reading a JSON object field by field, with the registry's ranges.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::device;
use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};

const MAXIMUM_FRAMES: f64 = 16_777_216.0;
const MAXIMUM_PRICE: f64 = 1_000_000.0;

#[allow(clippy::too_many_arguments)]
const fn parameter(
    id: &'static str,
    label: &'static str,
    symbol: &'static str,
    unit: &'static str,
    range: (f64, f64),
    default: DefaultValue,
    help: &'static str,
    why: &'static str,
) -> ParameterSpec {
    let integer = !matches!(id.as_bytes(), b"cpu_us");
    let (minimum, maximum) = range;
    ParameterSpec { id, label, symbol, unit, minimum, maximum, integer, choices: &[], default, help, why }
}

/// The parameters of pool, device, Writer, Evictor and Reader. Those of a policy stand in its own file.
pub const PARAMETERS: &[ParameterSpec] = &[
    parameter(
        "pages",
        "Pages on disk",
        "D",
        "pages",
        (1.0, 2_147_483_648.0),
        DefaultValue::Number(5_000.0),
        "How many pages the database has.",
        "The larger the data against the pool, the more misses.",
    ),
    parameter(
        "frames",
        "Frames in the pool",
        "B",
        "frames",
        (1.0, MAXIMUM_FRAMES),
        DefaultValue::Number(100.0),
        "How many pages the bufferpool can hold.",
        "Memory pressure decides how often a page must go, and so how much a policy matters.",
    ),
    device::ALPHA,
    device::BASE_US,
    device::K_R,
    device::K_W,
    parameter(
        "n_w",
        "Write batch",
        "n_w",
        "pages",
        (1.0, MAXIMUM_FRAMES),
        DefaultValue::Rule("k_w"),
        "Dirty pages that ACE's Writer writes together.",
        "Best at k_w: fewer leave the device idle, one more needs a second device step.",
    ),
    parameter(
        "n_e",
        "Eviction batch",
        "n_e",
        "pages",
        (1.0, MAXIMUM_FRAMES),
        DefaultValue::Rule("n_w"),
        "Pages that the Evictor evicts at once when the Reader prefetches n_e - 1 others.",
        "More evictions make room for more prefetched pages, and cost hits if these are not used.",
    ),
    parameter(
        "theta",
        "History threshold",
        "theta",
        "",
        (0.0, 4_294_967_294.0),
        DefaultValue::Number(1.0),
        "The Reader follows a successor only if its weight is above theta.",
        "A high threshold prefetches less and more surely.",
    ),
    parameter(
        "cpu_us",
        "CPU time a request",
        "",
        "us",
        (0.0, MAXIMUM_PRICE),
        DefaultValue::Number(0.0),
        "CPU time added for each request.",
        "With CPU time the share of I/O shrinks, and with it every gain in percent.",
    ),
];

/// Takes the fields of a JSON object one by one; what nobody took is unknown.
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    taken: BTreeSet<&'a str>,
}

/// A JSON value as a person would write it.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

impl<'a> Fields<'a> {
    /// Reads from `object`.
    #[must_use]
    pub fn new(object: &'a Map<String, Value>) -> Self {
        Self { object, taken: BTreeSet::new() }
    }

    /// The value of a field; `null` counts as absent.
    pub fn take(&mut self, id: &str) -> Option<&'a Value> {
        let (key, value) = self.object.get_key_value(id)?;
        self.taken.insert(key);
        Some(value).filter(|value| !value.is_null())
    }

    /// A text field.
    ///
    /// # Errors
    /// When the value is no string.
    pub fn text(&mut self, id: &str) -> Result<Option<String>, ConfigError> {
        match self.take(id) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(other) => Err(ConfigError::new(id, shown(other), "a text")),
        }
    }

    /// A yes/no field.
    ///
    /// # Errors
    /// When the value is neither `true` nor `false`.
    pub fn flag(&mut self, id: &str) -> Result<Option<bool>, ConfigError> {
        match self.take(id) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(*flag)),
            Some(other) => Err(ConfigError::new(id, shown(other), "true or false")),
        }
    }

    /// One of a few named values; the first is the default.
    ///
    /// # Errors
    /// Names the values that exist.
    pub fn choice<T: Copy>(&mut self, id: &str, choices: &[(&str, T)]) -> Result<T, ConfigError> {
        let Some(value) = self.take(id) else { return Ok(choices[0].1) };
        let text = shown(value);
        choices.iter().find(|choice| choice.0 == text).map(|choice| choice.1).ok_or_else(|| {
            let names: Vec<_> = choices.iter().map(|choice| choice.0).collect();
            ConfigError::new(id, text, format!("one of {}", names.join(", ")))
        })
    }

    /// A number within a parameter's range.
    ///
    /// # Errors
    /// Names the parameter, the value and the legal range.
    pub fn checked(&mut self, parameter: &ParameterSpec) -> Result<Option<f64>, ConfigError> {
        let Some(value) = self.take(parameter.id) else { return Ok(None) };
        match value.as_f64() {
            Some(number) => parameter.check(number).map(Some),
            None => Err(ConfigError::new(parameter.id, shown(value), parameter.legal())),
        }
    }

    /// A number from [`PARAMETERS`].
    ///
    /// # Errors
    /// As [`Fields::checked`].
    pub fn number(&mut self, id: &str) -> Result<Option<f64>, ConfigError> {
        match PARAMETERS.iter().find(|parameter| parameter.id == id) {
            Some(parameter) => self.checked(parameter),
            None => Err(ConfigError::new(id, "?", "a registered parameter")),
        }
    }

    /// A number from [`PARAMETERS`] that must be given.
    ///
    /// # Errors
    /// As [`Fields::checked`], also when it is absent.
    pub fn required(&mut self, id: &str) -> Result<f64, ConfigError> {
        self.number(id)?.ok_or_else(|| {
            let legal = PARAMETERS.iter().find(|parameter| parameter.id == id).map(ParameterSpec::legal);
            ConfigError::new(id, "nothing", legal.unwrap_or_default())
        })
    }

    /// Checks that every field was taken.
    ///
    /// # Errors
    /// Names the first that was not.
    pub fn finish(self) -> Result<(), ConfigError> {
        match self.object.iter().find(|(key, _)| !self.taken.contains(key.as_str())) {
            None => Ok(()),
            Some((key, value)) => {
                Err(ConfigError::new(key.clone(), shown(value), "no such field; leave it out"))
            }
        }
    }
}
