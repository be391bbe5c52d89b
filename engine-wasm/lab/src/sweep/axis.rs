//! Axes and lanes of an experiment, and how the parts of its file are read.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;

/// Query sets that an axis may follow.
const MAXIMUM_SETS: u64 = 10_000;

/// Paths of scene fields and the values they are set to.
pub type Sets = BTreeMap<String, Value>;

/// One place on an axis.
#[derive(Debug, Clone, PartialEq)]
pub struct AxisValue {
    /// Name for people, and in records.
    pub label: String,
    /// The number it stands for, where it is one.
    pub value: Option<f64>,
    /// What it sets.
    pub sets: Sets,
}

/// What varies: along an axis every value is run, of a choice one.
#[derive(Debug, Clone, PartialEq)]
pub struct Axis {
    /// Key in records and plots.
    pub id: String,
    /// Name for people.
    pub label: String,
    /// Unit, or an empty string.
    pub unit: String,
    /// Its values, in order.
    pub values: Vec<AxisValue>,
    /// Whether its values are numbers of query sets, from 1 on: one run fills all of them.
    pub query_sets: bool,
}

/// One lane of each run.
#[derive(Debug, Clone, PartialEq)]
pub struct LaneSets {
    /// Key in records and plots.
    pub id: String,
    /// Name for people.
    pub label: String,
    /// Fields of the lane.
    pub sets: Map<String, Value>,
}

impl Axis {
    /// The place of a value, given by its label or its number.
    pub fn index_of(&self, given: &Value) -> Option<usize> {
        self.values.iter().position(|value| match given {
            Value::String(label) => value.label == *label,
            other => other.as_f64().is_some() && other.as_f64() == value.value,
        })
    }

    /// All labels, as text.
    pub fn labels(&self) -> String {
        self.values.iter().map(|value| value.label.as_str()).collect::<Vec<_>>().join(", ")
    }
}

pub(super) fn object<'a>(path: &str, value: &'a Value) -> Result<&'a Map<String, Value>, ConfigError> {
    value.as_object().ok_or_else(|| ConfigError::new(path, value, "an object { … }"))
}

/// An error inside a part of the file, with the part's path before its field.
pub(super) fn within(path: &str) -> impl Fn(ConfigError) -> ConfigError + '_ {
    move |error| ConfigError { field: format!("{path}.{}", error.field), ..error }
}

pub(super) fn required_text(fields: &mut Fields<'_>, name: &str) -> Result<String, ConfigError> {
    fields.text(name)?.ok_or_else(|| ConfigError::new(name, "nothing", "a text"))
}

/// A list's items, each read with its path; an absent list is empty.
pub(super) fn list<T>(
    fields: &mut Fields<'_>,
    name: &str,
    read: impl Fn(&str, &Value) -> Result<T, ConfigError>,
) -> Result<Vec<T>, ConfigError> {
    let Some(value) = fields.take(name) else { return Ok(Vec::new()) };
    let items = value.as_array().ok_or_else(|| ConfigError::new(name, value, "a list [ … ]"))?;
    items.iter().enumerate().map(|(index, item)| read(&format!("{name}[{index}]"), item)).collect()
}

pub(super) fn sets(path: &str, value: &Value) -> Result<Sets, ConfigError> {
    Ok(object(path, value)?.iter().map(|(key, value)| (key.clone(), value.clone())).collect())
}

/// An axis, and the place of its `initial` value (0 without one).
pub(super) fn axis(path: &str, value: &Value) -> Result<(Axis, usize), ConfigError> {
    let mut fields = Fields::new(object(path, value)?);
    let read = |fields: &mut Fields<'_>| {
        let id = required_text(fields, "id")?;
        let label = fields.text("label")?.unwrap_or_else(|| id.clone());
        let unit = fields.text("unit")?.unwrap_or_default();
        let target = fields.text("sets")?;
        let query_sets = fields.flag("query_sets")?.unwrap_or(false);
        let read = |path: &str, value: &Value| match query_sets {
            true => set_number(path, value),
            false => axis_value(path, value, target.as_deref()),
        };
        let values = list(fields, "values", read)?;
        if values.is_empty() {
            return Err(ConfigError::new("values", "nothing", "a list with at least one value"));
        }
        let axis = Axis { id, label, unit, values, query_sets };
        let initial = match fields.take("initial") {
            None => 0,
            Some(given) => axis
                .index_of(given)
                .ok_or_else(|| ConfigError::new("initial", given, format!("one of {}", axis.labels())))?,
        };
        Ok((axis, initial))
    };
    let axis = read(&mut fields).map_err(within(path))?;
    fields.finish().map_err(within(path))?;
    Ok(axis)
}

/// The number of a query set.
fn set_number(path: &str, value: &Value) -> Result<AxisValue, ConfigError> {
    let number = value.as_u64().filter(|number| (1..=MAXIMUM_SETS).contains(number));
    let legal = || ConfigError::new(path, value, format!("a query set's number, 1 to {MAXIMUM_SETS}"));
    let number = number.ok_or_else(legal)?;
    Ok(AxisValue { label: number.to_string(), value: Some(number as f64), sets: Sets::new() })
}

fn axis_value(path: &str, value: &Value, target: Option<&str>) -> Result<AxisValue, ConfigError> {
    if let (Some(number), Some(target)) = (value.as_f64(), target) {
        let sets = Sets::from([(target.to_owned(), value.clone())]);
        return Ok(AxisValue { label: value.to_string(), value: Some(number), sets });
    }
    let legal = "a number, on an axis with \"sets\", or an object with label, value and set";
    let object = value.as_object().ok_or_else(|| ConfigError::new(path, value, legal))?;
    let mut fields = Fields::new(object);
    let number = fields.take("value").map(|given| {
        given.as_f64().ok_or_else(|| ConfigError::new(format!("{path}.value"), given, "a number"))
    });
    let number = number.transpose()?;
    let label = fields.text("label").map_err(within(path))?;
    let label = label.or_else(|| number.map(|number| number.to_string()));
    let label = label.ok_or_else(|| ConfigError::new(format!("{path}.label"), "nothing", "a text"))?;
    let mut sets = fields.take("set").map_or(Ok(Sets::new()), |given| sets(&format!("{path}.set"), given))?;
    if let (Some(target), Some(number)) = (target, number) {
        sets.entry(target.to_owned()).or_insert_with(|| number.into());
    }
    fields.finish().map_err(within(path))?;
    Ok(AxisValue { label, value: number, sets })
}

pub(super) fn lane(path: &str, value: &Value) -> Result<LaneSets, ConfigError> {
    let mut fields = Fields::new(object(path, value)?);
    let id = required_text(&mut fields, "id").map_err(within(path))?;
    let label = fields.text("label").map_err(within(path))?.unwrap_or_else(|| id.clone());
    let set =
        fields.take("set").map_or(Ok(Map::new()), |set| object(&format!("{path}.set"), set).cloned())?;
    fields.finish().map_err(within(path))?;
    Ok(LaneSets { id, label, sets: set })
}
