//! From flags to lanes and their world: a base (defaults, preset or file), its lanes or those that are named, and the flags
//! on top, as JSON. The engine parses the result, so every check and every message is its own.

use bufferpool_core::error::ConfigError;
use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::{preset, workload};
use serde_json::Value;

use super::Plan;
use crate::args::pbm::{PbmLane, PbmSource};
use crate::error::Failure;
use crate::scene::{Object, base, draw_otherwise, lane_with, lanes_of, number, of_kind, set};
use crate::unused::{self, only_with};

/// The lanes that the flags describe, and their world.
pub(super) fn open(source: &PbmSource, flags: &PbmLane) -> Result<Plan, Failure> {
    let mut base = base(
        (source.preset.as_ref(), source.scene.as_ref()),
        preset::REGISTRY,
        || of_kind(workload::REGISTRY.first().map(|spec| spec.id)),
        |value| Scene::from_json(value, MAXIMUM_BLOCKS).map(drop),
    )?;
    let mut overlay = options(flags)?;
    override_world(&mut base, source);
    override_queries(&mut base, source, &mut overlay)?;
    let lanes = lanes(&mut base, flags, &overlay);
    base.remove("at");
    // One scene a lane: side by side there can be more than a page shows.
    let scene = |lane: &Object| {
        let mut object = base.clone();
        object.extend(lane.clone());
        Scene::from_json(&Value::Object(object), MAXIMUM_BLOCKS)
    };
    let scenes: Vec<Scene> = lanes.iter().map(scene).collect::<Result<_, _>>()?;
    let running = || scenes.iter().flat_map(|scene| scene.lanes.iter().map(|lane| lane.policy));
    unused::tell(overlay.keys().map(|name| {
        let ids = POLICIES.iter().filter(|entry| is_setting(entry, name)).map(|entry| entry.spec.id);
        (name.as_str(), only_with("policy", ids, running()))
    }));
    let world = scenes[0].open_world()?;
    let own = |key: &String| POLICIES.iter().any(|entry| is_setting(entry, key)) || key == "policy";
    base.retain(|key, _| !own(key));
    Ok(Plan { world, shared: base, lanes: scenes.into_iter().flat_map(|scene| scene.lanes).collect() })
}

/// Whether a policy has a number or an option of this name.
fn is_setting(entry: &PolicyEntry, name: &str) -> bool {
    entry.has(name) || entry.spec.options.iter().any(|option| option.id == name)
}

fn override_world(base: &mut Object, source: &PbmSource) {
    let numbers = [
        ("blocks", &source.blocks),
        ("frames", &source.frames),
        ("group_blocks", &source.group_blocks),
        ("scale", &source.scale),
        ("k_r", &source.k_r),
        ("base_us", &source.base_us),
    ];
    for (key, value) in numbers {
        set(base, key, value.as_deref().map(number));
    }
}

/// Queries and seed; `--param` with a policy's name goes to the lanes.
fn override_queries(base: &mut Object, source: &PbmSource, overlay: &mut Object) -> Result<(), Failure> {
    let drawn = (source.workload.as_ref(), source.seed.as_ref());
    draw_otherwise(base, drawn, &source.parameters, |name, value| {
        let is_policys = POLICIES.iter().any(|entry| entry.has(name));
        set(overlay, name, is_policys.then(|| value.clone()));
        is_policys
    })
}

/// `--option`: of any policy, on or off.
fn options(flags: &PbmLane) -> Result<Object, ConfigError> {
    let mut object = Object::new();
    for text in &flags.options {
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        let all = || POLICIES.iter().flat_map(|entry| entry.spec.options);
        if !all().any(|option| option.id == name) {
            let mut ids: Vec<_> = all().map(|option| option.id).collect();
            ids.dedup();
            return Err(ConfigError::new("option", name, format!("one of {}", ids.join(", "))));
        }
        let value: bool = value.parse().map_err(|_| ConfigError::new(name, value, "true or false"))?;
        object.insert(name.to_owned(), value.into());
    }
    Ok(object)
}

/// What differs between the lanes, flags included: the base's lanes, or one for each policy that is named, with the
/// settings of the base's first lane of that policy, or of its first.
fn lanes(base: &mut Object, flags: &PbmLane, overlay: &Object) -> Vec<Object> {
    let own = lanes_of(base);
    if flags.policy.is_empty() {
        return own.into_iter().map(|lane| with(lane, overlay)).collect();
    }
    let named = |text: &String| {
        let mut parts = text.split('~');
        let id = parts.next().unwrap_or_default();
        let mut lane = with(lane_with(&own, "policy", id), overlay);
        for part in parts {
            let (name, value) = match part.split_once(':') {
                Some((name, value)) => (name, number(value)),
                None => (part, true.into()),
            };
            lane.insert(name.to_owned(), value);
        }
        lane
    };
    flags.policy.iter().map(named).collect()
}

fn with(mut lane: Object, overlay: &Object) -> Object {
    lane.extend(overlay.clone());
    lane
}
