//! Reading a JSON object field by field, with the registry's ranges.

use serde_json::{Map, Value};

use crate::error::{Checked, ConfigError};
use crate::spec::ParameterSpec;

/// Takes the fields of a JSON object one by one; fields left over are unknown.
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    taken: Vec<&'a str>,
}

fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

impl<'a> Fields<'a> {
    /// Reads from `object`.
    pub fn new(object: &'a Map<String, Value>) -> Self {
        Self { object, taken: Vec::new() }
    }

    /// The value of a field; `null` counts as absent.
    pub fn take(&mut self, id: &str) -> Option<&'a Value> {
        let (key, value) = self.object.get_key_value(id)?;
        self.taken.push(key);
        Some(value).filter(|value| !value.is_null())
    }

    /// A field that `read` takes; `legal` says what it takes.
    fn read<T>(&mut self, id: &str, legal: &str, read: impl Fn(&Value) -> Option<T>) -> Checked<Option<T>> {
        let Some(value) = self.take(id) else { return Ok(None) };
        read(value).map(Some).ok_or_else(|| ConfigError::new(id, shown(value), legal))
    }

    /// A text field.
    pub fn text(&mut self, id: &str) -> Checked<Option<String>> {
        self.read(id, "a text", |value| value.as_str().map(str::to_owned))
    }

    /// A yes/no field.
    pub fn flag(&mut self, id: &str) -> Checked<Option<bool>> {
        self.read(id, "true or false", Value::as_bool)
    }

    /// One of a few named values; the first is the default.
    pub fn choice<T: Copy>(&mut self, id: &str, choices: &[(&str, T)]) -> Checked<T> {
        let Some(value) = self.take(id) else { return Ok(choices[0].1) };
        let text = shown(value);
        choices.iter().find(|choice| choice.0 == text).map(|choice| choice.1).ok_or_else(|| {
            let names: Vec<_> = choices.iter().map(|choice| choice.0).collect();
            ConfigError::new(id, text, format!("one of {}", names.join(", ")))
        })
    }

    /// A number within a parameter's range.
    pub fn checked(&mut self, parameter: &ParameterSpec) -> Checked<Option<f64>> {
        let Some(value) = self.take(parameter.id) else { return Ok(None) };
        match value.as_f64() {
            Some(number) => parameter.check(number).map(Some),
            None => Err(ConfigError::new(parameter.id, shown(value), parameter.legal())),
        }
    }

    /// A number of one of `parameters`.
    pub fn number(&mut self, parameters: &[ParameterSpec], id: &str) -> Checked<Option<f64>> {
        match parameters.iter().find(|parameter| parameter.id == id) {
            Some(parameter) => self.checked(parameter),
            None => Err(ConfigError::new(id, "?", "a registered parameter")),
        }
    }

    /// A number of one of `parameters` that must be given.
    pub fn required(&mut self, parameters: &[ParameterSpec], id: &str) -> Checked<f64> {
        self.number(parameters, id)?.ok_or_else(|| {
            let legal = parameters.iter().find(|parameter| parameter.id == id).map(ParameterSpec::legal);
            ConfigError::new(id, "nothing", legal.unwrap_or_default())
        })
    }

    /// Checks that every field was taken.
    pub fn finish(self) -> Checked<()> {
        match self.object.iter().find(|(key, _)| !self.taken.contains(&key.as_str())) {
            None => Ok(()),
            Some((key, value)) => Err(ConfigError::new(key, shown(value), "no such field; leave it out")),
        }
    }
}
