//! From flags to a scene: a base (defaults, preset or file), one of its lanes, and the flags on top, as JSON. The
//! engine parses the result, so every check and every message is its own.

use std::path::PathBuf;
use std::rc::Rc;

use bufferpool_ace::config::start::limits;
use bufferpool_ace::config::{LaneConfig, Mode, PARAMETERS};
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_core::device;
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::DefaultValue;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::recorded::snapshot::{SnapshotStart, start_of};
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use bufferpool_core::workload::{self, config::OWN};
use serde_json::{Map, Number, Value, json};

use crate::args::policy::PolicyArguments;
use crate::args::{LaneArguments, SourceArguments};
use crate::error::Failure;
use crate::input;
use crate::unused::{self, Unused, only_with};

pub(crate) type Object = Map<String, Value>;

/// Which lanes of the base are wanted.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Lanes<'a> {
    /// One, with this mode if it is given.
    One(Option<&'a str>),
    /// One lane's config as baseline, with ACE, and perhaps with ACE and the Reader.
    Compared,
    /// All, as they are.
    All,
}

/// The scene that the flags describe, and its trace.
pub(crate) fn open(
    source: &SourceArguments,
    flags: &LaneArguments,
    own: &PolicyArguments,
    lanes: Lanes<'_>,
) -> Result<(Scene, Rc<Trace>), Failure> {
    let mut object = base(
        (source.preset.as_ref(), source.scene.as_ref()),
        preset::REGISTRY,
        || defaults(source.trace.is_some()),
        |value| Scene::from_json(value, MAXIMUM_PAGES).map(drop),
    )?;
    let mut overlay = overlay(flags)?;
    for (id, value) in &own.0 {
        overlay.insert((*id).to_owned(), number(value));
    }
    let given: Vec<String> = overlay.keys().cloned().collect();
    if flags.device.is_some() {
        drop_device(&mut object);
    }
    match lanes {
        Lanes::All => object.extend(overlay),
        Lanes::One(mode) => {
            let mut wanted = overlay;
            set(&mut wanted, "mode", mode.map(Value::from));
            set(&mut wanted, "prefetch", flags.prefetch.map(Value::from));
            merge_lane(&mut object, &wanted);
            object.extend(wanted);
        }
        Lanes::Compared => {
            merge_lane(&mut object, &overlay);
            object.extend(overlay);
            object.insert("lanes".to_owned(), compared(flags.prefetch.unwrap_or(false)));
        }
    }
    let own = match &source.trace {
        None => {
            override_workload(&mut object, source)?;
            let changed =
                source.workload.is_some() || source.requests.is_some() || !source.parameters.is_empty();
            if changed && fixes_pages(&object) {
                // The base's D belongs to its own workload; a given one is set again below.
                object.remove("pages");
            }
            set(&mut object, "pages", source.pages.as_deref().map(number));
            None
        }
        Some(path) => {
            set(&mut object, "pages", source.pages.as_deref().map(number));
            let name = path.display().to_string();
            object.insert("workload".to_owned(), json!({ "kind": OWN, "name": name, "hash": "" }));
            // Before a long file is read, everything else is checked.
            let pages = Fields::new(&object).number(PARAMETERS, "pages")?.map(|pages| pages as u32);
            object.entry("pages").or_insert_with(|| MAXIMUM_PAGES.into());
            let checked = Scene::from_json(&Value::Object(object.clone()), MAXIMUM_PAGES)?;
            let trace = input::trace(path, pages, Operations::ReadWrite)?;
            object.insert("pages".to_owned(), pages.unwrap_or(trace.pages).into());
            if let Some(path) = &source.start_from {
                start_from(&start_of(&input::text(path)?, &trace, limits(&checked.lanes))?, &mut object);
            }
            Some(Rc::new(trace))
        }
    };
    let scene = Scene::from_json(&Value::Object(object), MAXIMUM_PAGES)?;
    unused::tell(given.iter().map(|name| without_effect(name, &scene.lanes)));
    let whole = own.as_ref().map(|trace| trace.requests.len());
    let trace = scene.trace(own)?;
    if whole.is_some_and(|whole| whole > trace.requests.len()) {
        unused::say(&format!(
            "the run ends before request {}: no unpinned buffers available, as PostgreSQL says; all {} frames hold pinned pages",
            trace.requests.len() + 1,
            scene.lanes[0].frames,
        ));
    }
    Ok((scene, trace))
}

/// The pool of a snapshot in place of the scene's own start; D grows by the pages that the trace never asks for.
fn start_from(start: &SnapshotStart, object: &mut Object) {
    let pages = object.get("pages").and_then(Value::as_u64).unwrap_or(0).max(start.pages.into());
    object.insert("pages".to_owned(), pages.into());
    object.insert("start".to_owned(), json!({ "pool": start.pool }));
    if start.unknown > 0 {
        unused::say(&format!(
            "{} of the {} pages of the snapshot are never asked for in the trace",
            start.unknown, start.frames
        ));
    }
    if start.twice > 0 {
        unused::say(&format!(
            "{} of these have the name of a page in another frame: they are taken for pages of another database",
            start.twice
        ));
    }
}

/// Where a field of lanes would have an effect, if it has none in these.
fn without_effect<'a>(name: &'a str, lanes: &[LaneConfig]) -> Unused<'a> {
    let only = match name {
        "n_w" => lanes.iter().all(|lane| lane.mode != Mode::Ace).then(|| "with mode ace".to_owned()),
        "n_e" | "theta" | "reader" => {
            lanes.iter().all(|lane| !lane.prefetch).then(|| "with the Reader (--prefetch)".to_owned())
        }
        "seed" => {
            let seeded = POLICIES.iter().filter(|entry| entry.spec.seeded);
            let seeded: Vec<_> = seeded.map(|entry| entry.spec.id).collect();
            only_with("policy", seeded, lanes.iter().map(|lane| lane.policy))
        }
        _ => {
            let has = POLICIES.iter().filter(|entry| entry.spec.parameters.iter().any(|own| own.id == name));
            let ids: Vec<_> = has.map(|entry| entry.spec.id).collect();
            let running = lanes.iter().map(|lane| lane.policy);
            if ids.is_empty() { None } else { only_with("policy", ids, running) }
        }
    };
    (name, only)
}

/// The scene of a preset or an export, which hold more; or what is a scene itself.
fn unpacked(mut file: Value) -> Value {
    file.get_mut("scene").map(Value::take).unwrap_or(file)
}

/// Whether D follows from the workload.
fn fixes_pages(object: &Object) -> bool {
    let kind = object.get("workload").and_then(|workload| workload["kind"].as_str());
    kind.and_then(workload::find).is_some_and(|spec| spec.pages.is_some())
}

/// Sets a field, if there is a value for it.
pub(crate) fn set(object: &mut Object, key: &str, value: Option<Value>) {
    if let Some(value) = value {
        object.insert(key.to_owned(), value);
    }
}

/// The lanes of a base that is taken apart, or one that says nothing.
pub(crate) fn lanes_of(base: &mut Object) -> Vec<Object> {
    match base.remove("lanes") {
        Some(Value::Array(lanes)) => lanes.into_iter().filter_map(|lane| lane.as_object().cloned()).collect(),
        _ => vec![Object::new()],
    }
}

/// The first of these lanes whose `key` is `id`, or the first at all; with that id.
pub(crate) fn lane_with(lanes: &[Object], key: &str, id: &str) -> Object {
    let has = |lane: &&Object| lane.get(key).is_some_and(|known| known == id);
    let mut lane = lanes.iter().find(has).or(lanes.first()).cloned().unwrap_or_default();
    lane.insert(key.to_owned(), id.into());
    lane
}

/// Lays kind, seed and parameters over a base's workload; a parameter that `elsewhere` takes is none of it.
pub(crate) fn draw_otherwise(
    base: &mut Object,
    (kind, seed): (Option<&String>, Option<&String>),
    parameters: &[String],
    mut elsewhere: impl FnMut(&str, &Value) -> bool,
) -> Result<(), Failure> {
    if let Some(kind) = kind {
        base.insert("workload".to_owned(), json!({ "kind": kind }));
    }
    let Some(Value::Object(workload)) = base.get_mut("workload") else { return Ok(()) };
    // A text: seeds go up to 2^64 - 1.
    set(workload, "seed", seed.map(|seed| seed.as_str().into()));
    for pair in parameters {
        let (name, value) = assignment("param", pair)?;
        let value = number(value);
        if !elsewhere(name, &value) {
            workload.insert(name.to_owned(), value);
        }
    }
    Ok(())
}

/// A number as JSON; any other text stays a text, which the engine refuses with the legal range.
pub(crate) fn number(text: &str) -> Value {
    if let Ok(whole) = text.parse::<u64>() {
        return whole.into();
    }
    let number = text.parse().ok().and_then(Number::from_f64);
    number.map_or_else(|| text.into(), Value::Number)
}

/// The scene to start from: a preset, a file, or what stands in their place. Flags are laid over a scene that is right in
/// itself, which `check` says: a mistake in it is not hidden by how they are merged.
pub(crate) fn base(
    (preset, file): (Option<&String>, Option<&PathBuf>),
    presets: &[(&str, &str)],
    otherwise: impl FnOnce() -> Object,
    check: impl FnOnce(&Value) -> Result<(), ConfigError>,
) -> Result<Object, Failure> {
    let value = if let Some(id) = preset {
        let (_, text) = presets.iter().find(|(known, _)| known == id).ok_or_else(|| {
            let ids: Vec<_> = presets.iter().map(|(id, _)| *id).collect();
            ConfigError::new("preset", id, format!("one of {}", ids.join(", ")))
        })?;
        unpacked(serde_json::from_str(text)?)
    } else if let Some(path) = file {
        unpacked(input::json(path)?)
    } else {
        return Ok(otherwise());
    };
    check(&value)?;
    match value {
        Value::Object(object) => Ok(object),
        other => Err(ConfigError::new("scene", other, "an object { … }").into()),
    }
}

/// A scene of a kind of workload alone.
pub(crate) fn of_kind(kind: Option<&'static str>) -> Object {
    Object::from_iter([("workload".to_owned(), json!({ "kind": kind }))])
}

/// What the registry gives as defaults; with an own trace D follows from it.
fn defaults(own_trace: bool) -> Object {
    let mut object: Object = PARAMETERS
        .iter()
        .filter_map(|parameter| match parameter.default {
            DefaultValue::Number(value) => Some((parameter.id.to_owned(), value.into())),
            DefaultValue::Rule(_) | DefaultValue::Choice(_) => None,
        })
        .collect();
    if own_trace {
        object.remove("pages");
    }
    object.extend(of_kind(workload::REGISTRY.first().map(|spec| spec.id)));
    object
}

/// The fields of a lane that flags give, but for mode and Reader.
fn overlay(flags: &LaneArguments) -> Result<Object, Failure> {
    let mut object = Object::new();
    let texts = [
        ("policy", &flags.policy),
        ("device", &flags.device),
        ("cost", &flags.cost),
        ("reader", &flags.reader),
        ("seed", &flags.policy_seed),
    ];
    for (key, value) in texts {
        set(&mut object, key, value.as_deref().map(Value::from));
    }
    let numbers = [
        ("frames", &flags.frames),
        ("alpha", &flags.alpha),
        ("k_r", &flags.k_r),
        ("k_w", &flags.k_w),
        ("base_us", &flags.base_us),
        ("n_w", &flags.n_w),
        ("n_e", &flags.n_e),
        ("theta", &flags.theta),
        ("cpu_us", &flags.cpu_us),
        ("write_wait", &flags.write_wait),
    ];
    for (key, value) in numbers {
        set(&mut object, key, value.as_deref().map(number));
    }
    Ok(object)
}

pub(crate) fn assignment<'a>(flag: &str, pair: &'a str) -> Result<(&'a str, &'a str), ConfigError> {
    pair.split_once('=').ok_or_else(|| ConfigError::new(flag, pair, "NAME=VALUE"))
}

/// Takes the base's own device out, so that the one named by a flag counts.
fn drop_device(object: &mut Object) {
    let lanes = object.get_mut("lanes").and_then(Value::as_array_mut).into_iter().flatten();
    let mut all: Vec<_> = lanes.filter_map(Value::as_object_mut).collect();
    for parameter in device::PARAMETERS {
        for lane in &mut all {
            lane.remove(parameter.id);
        }
    }
    for parameter in device::PARAMETERS {
        object.remove(parameter.id);
    }
}

/// Replaces the base's lanes by one: the first that agrees with the wanted fields, or the first. A fork is none without
/// the lane that it leaves.
fn merge_lane(object: &mut Object, wanted: &Object) {
    const CHOSEN_BY: [&str; 3] = ["policy", "mode", "prefetch"];
    let Some(Value::Array(lanes)) = object.remove("lanes") else { return };
    let agrees = |lane: &&Value| {
        let keys = CHOSEN_BY.iter().filter_map(|key| Some((*key, wanted.get(*key)?)));
        keys.into_iter().all(|(key, value)| {
            let default = if key == "prefetch" { Value::Bool(false) } else { Value::Null };
            lane.get(key).or_else(|| object.get(key)).unwrap_or(&default) == value
        })
    };
    let whole = || lanes.iter().filter(|lane| lane["fork"].is_null());
    let lane = whole().find(agrees).or(whole().next());
    if let Some(Value::Object(lane)) = lane {
        object.extend(lane.clone());
    }
}

fn compared(reader: bool) -> Value {
    let mut lanes =
        vec![json!({ "mode": "baseline", "prefetch": false }), json!({ "mode": "ace", "prefetch": false })];
    if reader {
        lanes.push(json!({ "mode": "ace", "prefetch": true }));
    }
    lanes.into()
}

fn override_workload(object: &mut Object, source: &SourceArguments) -> Result<(), Failure> {
    draw_otherwise(object, (source.workload.as_ref(), source.seed.as_ref()), &[], |_, _| false)?;
    let Some(Value::Object(workload)) = object.get_mut("workload") else { return Ok(()) };
    set(workload, workload::READS_PERCENT.id, source.reads.as_deref().map(number));
    set(workload, workload::REQUESTS.id, source.requests.as_deref().map(number));
    if let Some(skew) = &source.skew {
        let legal = "S/D: S percent of the requests on D percent of the pages, such as 80/15";
        let (operations, data) = skew.split_once('/').ok_or_else(|| ConfigError::new("skew", skew, legal))?;
        workload.insert(workload::skewed::OPERATIONS_PERCENT.id.to_owned(), number(operations));
        workload.insert(workload::skewed::DATA_PERCENT.id.to_owned(), number(data));
    }
    draw_otherwise(object, (None, None), &source.parameters, |_, _| false)
}
