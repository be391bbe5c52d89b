//! Reading a scene, whatever lab it is of: shared fields, lanes with fields of their own, and a position.

use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_core::workload::WorkloadConfig;
use serde_json::{Map, Value};
/// Lanes side by side, at most.
pub const MAXIMUM_LANES: usize = 4;

/// Key of the field that a lane has for itself alone: where it goes on from another one.
pub const FORK: &str = "fork";

/// A value as an object.
pub fn as_object<'a>(field: &str, value: &'a Value) -> Checked<&'a Map<String, Value>> {
    value.as_object().ok_or_else(|| ConfigError::new(field, value, "an object { … }"))
}

/// Fields of a scene that are none of its lanes'.
const OF_THE_SCENE: [&str; 3] = ["lanes", "workload", "at"];

/// The fields that all lanes of a scene share, and its workload.
pub fn shared_and_workload(object: &Map<String, Value>) -> Checked<(Map<String, Value>, WorkloadConfig)> {
    let shared = object.iter().filter(|(key, _)| !OF_THE_SCENE.contains(&key.as_str()));
    let shared = shared.map(|(key, value)| (key.clone(), value.clone())).collect();
    let legal = "an object with the kind of workload and its parameters";
    let missing = || ConfigError::new("workload", "nothing", legal);
    Ok((shared, WorkloadConfig::from_json(object.get("workload").ok_or_else(missing)?)?))
}

/// The lanes of a scene, each read from the shared fields with its own over them, without fields in `once`, which a lane
/// cannot have of its own; `read` gets a lane's number, its own fields and all of them.
pub fn each_lane<T>(
    object: &Map<String, Value>,
    shared: &Map<String, Value>,
    once: &[&str],
    read: impl Fn(usize, &Map<String, Value>, &Map<String, Value>) -> Checked<T>,
) -> Checked<Vec<T>> {
    let own = match object.get("lanes") {
        None => &vec![Value::Object(Map::new())],
        Some(Value::Array(lanes)) if (1..=MAXIMUM_LANES).contains(&lanes.len()) => lanes,
        Some(other) => {
            return Err(ConfigError::new("lanes", other, format!("a list of 1 to {MAXIMUM_LANES} lanes")));
        }
    };
    own.iter()
        .enumerate()
        .map(|(index, lane)| {
            let lane = as_object("lanes", lane)?;
            if let Some(key) = once.iter().find(|key| lane.contains_key(**key)) {
                let field = format!("lanes[{index}].{key}");
                return Err(ConfigError::new(field, &lane[*key], "given once for all lanes"));
            }
            let mut merged = shared.clone();
            let own = lane.iter().filter(|(key, _)| *key != FORK);
            merged.extend(own.map(|(key, value)| (key.clone(), value.clone())));
            read(index, lane, &merged).map_err(|error| match lane.contains_key(&error.field) {
                true => ConfigError { field: format!("lanes[{index}].{}", error.field), ..error },
                false => error,
            })
        })
        .collect()
}

/// The position at which a scene opens.
pub fn position(object: &Map<String, Value>) -> Checked<u64> {
    object.get("at").filter(|value| !value.is_null()).map_or(Ok(0), |at| {
        let legal = || ConfigError::new("at", at, format!("a position from 0 to {MAXIMUM_REQUESTS}"));
        at.as_u64().ok_or_else(legal)
    })
}

/// A number within a parameter's range; its default where a scene leaves it out.
pub fn number(fields: &mut Fields<'_>, spec: &ParameterSpec) -> Result<f64, ConfigError> {
    let default = match spec.default {
        DefaultValue::Number(value) => value,
        _ => spec.minimum,
    };
    Ok(fields.checked(spec)?.unwrap_or(default))
}

/// The refusal of a run that takes more bytes than there are; `fewer` says what would help.
pub fn too_large(field: &str, value: u32, fewer: &str, bytes: u64, available_bytes: u64) -> ConfigError {
    let legal = format!("{fewer}: the run takes about {bytes} bytes, and {available_bytes} are to be had");
    ConfigError::new(field, value, legal)
}

/// The entry with an id, or which ids are legal for the field.
pub fn one_of<'a, T>(
    field: &str,
    id: &str,
    all: &'a [T],
    key: fn(&T) -> &'static str,
) -> Result<&'a T, ConfigError> {
    all.iter().find(|entry| key(entry) == id).ok_or_else(|| {
        let ids: Vec<_> = all.iter().map(key).collect();
        ConfigError::new(field, id, format!("one of {}", ids.join(", ")))
    })
}
