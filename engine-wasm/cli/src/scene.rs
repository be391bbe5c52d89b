//! From what is set to scenes: a base (defaults, preset or file), its lanes or those that are named, and the sets on top, as
//! JSON. The engine parses the result, so every check and every message is its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::reading::Reading;
use bufferpool_core::workload::config::OWN;
use clap::ArgMatches;
use serde_json::{Number, Value, json};

use crate::args::reading;
use crate::args::scene::path;
use crate::error::{Failure, say};
use crate::input;
use crate::lab::{CliLab, Object, Runs, Sets};

/// What a scene starts from, and the files that it reads.
#[derive(Debug, Default, Clone)]
pub(crate) struct Source<'a> {
    pub(crate) preset: Option<&'a String>,
    pub(crate) scene: Option<&'a Path>,
    pub(crate) trace: Option<&'a Path>,
    pub(crate) start_from: Option<&'a Path>,
    /// How the trace is read.
    pub(crate) reading: Reading,
    /// Whether it is a case in the golden files' format.
    pub(crate) is_case: bool,
}

impl<'a> Source<'a> {
    /// What flags name.
    pub(crate) fn of(matches: &'a ArgMatches) -> Result<Self, ConfigError> {
        let file = |id| path(matches, id);
        let reading = reading::reading(matches, Operations::default())?;
        let preset = matches.get_one("preset");
        Ok(Self {
            preset,
            scene: file("scene"),
            trace: file("trace"),
            start_from: file("start_from"),
            reading,
            is_case: false,
        })
    }
}

/// The lanes of the settings, over their requests. Settings without effect in any of them are reported.
pub(crate) fn open(
    lab: &dyn CliLab,
    source: &Source<'_>,
    sets: &Sets,
    all: bool,
) -> Result<Box<dyn Runs>, Failure> {
    let runs = lab.open(scenes(lab, source, sets, all)?, source)?;
    tell_unused(sets, |name, value| runs.without_effect(name, value));
    Ok(runs)
}

/// What a case in the golden files' format runs: a lane's config, and a trace that stands beside the file, if the lab has traces.
/// `is_server` switches the server model on.
pub(crate) fn open_case(lab: &dyn CliLab, path: &Path, is_server: bool) -> Result<Box<dyn Runs>, Failure> {
    let case = input::json(path)?;
    let field = |name: &str| case.get(name).unwrap_or(&Value::Null);
    let legal = "an object with the fields of a lane and all that lanes share";
    let config = field("config").as_object();
    let mut scene = config.ok_or_else(|| ConfigError::new("config", field("config"), legal))?.clone();
    if let Some(lanes) = scene.get("lanes") {
        let legal = "left out: a case is one lane, its fields stand beside the others";
        return Err(ConfigError::new("config.lanes", lanes, legal).into());
    }
    let mut trace: Option<PathBuf> = None;
    if lab.spec().files > 0 {
        let legal = "the name of a trace file beside the case";
        let name = field("trace").as_str().ok_or_else(|| ConfigError::new("trace", field("trace"), legal))?;
        trace = Some(path.parent().unwrap_or(Path::new("")).join(name));
        scene.insert("workload".to_owned(), own_workload(name));
    }
    if is_server {
        scene.insert("server".to_owned(), true.into());
    }
    lab.open(vec![scene], &Source { trace: trace.as_deref(), is_case: true, ..Source::default() })
}

/// Reports each setting without effect once, and where it would have one.
pub(crate) fn tell_unused(sets: &Sets, without_effect: impl Fn(&str, &Value) -> Option<String>) {
    let given: BTreeMap<_, _> = sets.iter().filter(|(path, _)| !path.contains('.')).cloned().collect();
    for (name, value) in &given {
        if let Some(only) = without_effect(name, value) {
            say(&format!("{name} has no effect here: only {only}"));
        }
    }
}

/// A scene for each lane that is named or runs unnamed, which differ in their lanes alone; or one, with all lanes of the base.
pub(crate) fn scenes(
    lab: &dyn CliLab,
    source: &Source<'_>,
    sets: &Sets,
    all: bool,
) -> Result<Vec<Object>, Failure> {
    let (mut base, mut sets) = (base(lab, source)?, sets.clone());
    base.remove("at");
    if let Some(path) = source.trace {
        sets.push(("workload".to_owned(), own_workload(&path.display().to_string())));
    }
    let lanes = if all { vec![(base, sets)] } else { each_lane(lab, base, sets)? };
    Ok(lanes.into_iter().map(|(scene, sets)| laid(lab, scene, sets)).collect::<Result<_, _>>()?)
}

/// A base with the fields of each lane that runs, and what is set of this lane.
fn each_lane(lab: &dyn CliLab, mut base: Object, sets: Sets) -> Result<Vec<(Object, Sets)>, ConfigError> {
    let spec = lab.spec();
    let own = base.remove("lanes").unwrap_or_else(|| json!([{}]));
    // A fork is none without the lane that it leaves.
    let own = own.as_array().into_iter().flatten().filter(|lane| lane["fork"].is_null());
    let own = own.filter_map(Value::as_object).map(|lane| {
        let fields = base.iter().chain(lane).filter(|(key, _)| *key != "fork");
        fields.map(|(key, value)| (key.clone(), value.clone())).collect()
    });
    let own: Vec<Object> = own.collect();
    let (explicit, shared): (Sets, Sets) = sets.into_iter().partition(|(path, _)| path.starts_with("lanes."));
    let last = |sets: &Sets, key: &str| sets.iter().rev().find(|set| set.0 == key).map(|set| set.1.clone());
    // The first lane that agrees with all that is set, or the first.
    let chosen = |sets: Sets| {
        let is = |lane: &Object, key, value| lane.get(key).map_or(value == false, |own| *own == value);
        let agrees = |lane: &&Object| {
            spec.chosen_by.iter().all(|key| last(&sets, key).is_none_or(|value| is(lane, *key, value)))
        };
        (own.iter().find(agrees).or(own.first()).cloned().unwrap_or_default(), sets)
    };
    let (mut lanes, mut of_lanes) = (Vec::new(), Sets::new());
    match last(&shared, spec.chosen_by[0]) {
        Some(Value::String(ids)) => {
            for (place, text) in ids.split(',').enumerate() {
                let mut parts = text.split('~');
                let id = (spec.chosen_by[0].to_owned(), parts.next().into());
                lanes.push(chosen(shared.iter().cloned().chain([id]).collect()));
                of_lanes.extend(parts.map(|setting| match setting.split_once(':') {
                    Some((key, value)) => (format!("lanes.{place}.{key}"), number(value)),
                    None => (format!("lanes.{place}.{setting}"), true.into()),
                }));
            }
        }
        _ if spec.side_by_side => lanes.extend(own.iter().map(|lane| (lane.clone(), shared.clone()))),
        _ => lanes.push(chosen(shared.clone())),
    }
    let legal = format!("a field of lanes.0 to lanes.{}", lanes.len() - 1);
    for (path, value) in of_lanes.into_iter().chain(explicit) {
        let parts = path["lanes.".len()..].split_once('.');
        let lane = parts.and_then(|(place, key)| Some((lanes.get_mut(place.parse::<usize>().ok()?)?, key)));
        let (lane, key) = lane.ok_or_else(|| ConfigError::new(&path, &value, &legal))?;
        if spec.once.contains(&key) || key.contains('.') {
            return Err(ConfigError::new(&path, value, "given once for all lanes"));
        }
        lane.1.push((key.to_owned(), value));
    }
    Ok(lanes)
}

/// Lays what is set over a scene. Another workload begins from nothing, wherever it stands among the sets.
fn laid(lab: &dyn CliLab, mut scene: Object, sets: Sets) -> Result<Object, ConfigError> {
    for (path, value) in &sets {
        match path.as_str() {
            "workload" => scene.insert(path.clone(), value.clone()),
            "workload.kind" => scene.insert("workload".to_owned(), json!({ "kind": value })),
            _ => None,
        };
    }
    lab.make_way(&mut scene, &sets);
    let lanes = scene.get_mut("lanes").and_then(Value::as_array_mut).into_iter().flatten();
    lanes.filter_map(Value::as_object_mut).for_each(|lane| lab.make_way(lane, &sets));
    for (path, value) in sets {
        let Some((outer, key)) = path.rsplit_once('.') else {
            scene.insert(path, value);
            continue;
        };
        let (first, rest) = outer.split_once('.').unwrap_or((outer, ""));
        let inner = scene.entry(first).or_insert_with(|| json!({}));
        let pointer = if rest.is_empty() { String::new() } else { format!("/{}", rest.replace('.', "/")) };
        let object = inner.pointer_mut(&pointer).and_then(Value::as_object_mut);
        let object = object.ok_or_else(|| ConfigError::new(&path, &value, "a path into an object"))?;
        object.insert(key.to_owned(), value);
    }
    Ok(scene)
}

/// The scene to start from: a preset, a file, or the lab's defaults. Sets are laid over a scene that is right in itself: a
/// mistake in it is not hidden by how they are merged.
fn base(lab: &dyn CliLab, source: &Source<'_>) -> Result<Object, Failure> {
    let presets = lab.spec().presets;
    let mut value: Value = match (source.preset, source.scene) {
        (Some(id), _) => {
            let (_, text) = presets.iter().find(|(known, _)| known == id).ok_or_else(|| {
                let ids: Vec<_> = presets.iter().map(|(id, _)| *id).collect();
                ConfigError::new("preset", id, format!("one of {}", ids.join(", ")))
            })?;
            serde_json::from_str(text)?
        }
        (None, Some(path)) => input::json(path)?,
        (None, None) => return Ok(lab.defaults(source.trace.is_some())),
    };
    // A preset and an export hold more than the scene.
    value = value.get_mut("scene").map(Value::take).unwrap_or(value);
    (lab.spec().check)(&value)?;
    match value {
        Value::Object(object) => Ok(object),
        other => Err(ConfigError::new("scene", other, "an object { … }").into()),
    }
}

/// Whether other requests are drawn than the base's, not only from another seed.
pub(crate) fn draws_anew(sets: &Sets) -> bool {
    sets.iter().any(|(path, _)| path.starts_with("workload") && path != "workload.seed")
}

/// A number as JSON; any other text stays a text, which the engine refuses with the legal range.
pub(crate) fn number(text: &str) -> Value {
    if let Ok(whole) = text.parse::<u64>() {
        return whole.into();
    }
    let number = text.parse().ok().and_then(Number::from_f64);
    number.map_or_else(|| text.into(), Value::Number)
}

/// A scene of a kind of workload alone.
pub(crate) fn of_kind(kind: &Value) -> Object {
    Object::from_iter([("workload".to_owned(), json!({ "kind": kind }))])
}

/// The workload that is a file's trace.
pub(crate) fn own_workload(name: &str) -> Value {
    json!({ "kind": OWN, "name": name, "hash": "" })
}

/// Scenes as an engine reads them, with the largest file or table.
pub(crate) fn parsed<S>(
    scenes: Vec<Object>,
    parse: fn(&Value, u32) -> Result<S, ConfigError>,
    maximum: u32,
) -> Result<Vec<S>, ConfigError> {
    scenes.into_iter().map(|scene| parse(&Value::Object(scene), maximum)).collect()
}

/// `--param` of labs whose policies have flags of their own: always the workload's.
pub(crate) fn of_workload(pair: &str) -> Result<Sets, ConfigError> {
    let (name, value) = assignment("param", pair)?;
    Ok(vec![(format!("workload.{name}"), number(value))])
}

/// The two sides of `NAME=VALUE`.
pub(crate) fn assignment<'a>(flag: &str, pair: &'a str) -> Result<(&'a str, &'a str), ConfigError> {
    pair.split_once('=').ok_or_else(|| ConfigError::new(flag, pair, "NAME=VALUE"))
}
