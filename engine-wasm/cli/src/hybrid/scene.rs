//! From flags to lanes and trace: a base (defaults, preset or file), its lanes or those that are named, and the flags on
//! top, as JSON. The engine parses the result, so every check and every message is its own.

use std::rc::Rc;

use bufferpool_core::trace::operation::Operations;
use bufferpool_core::workload::config::OWN;
use bufferpool_hybrid::config::MAXIMUM_PAGES;
use bufferpool_hybrid::placement::registry::PLACEMENTS;
use bufferpool_hybrid::preset;
use bufferpool_hybrid::replacement::registry::REPLACEMENTS;
use bufferpool_hybrid::scene::Scene;
use bufferpool_hybrid::workload;
use serde_json::{Value, json};

use super::Plan;
use crate::args::hybrid::{HybridLane, HybridSource};
use crate::error::Failure;
use crate::input;
use crate::scene::{Object, base, draw_otherwise, lane_with, lanes_of, number, of_kind, set};
use crate::unused::{self, only_with};

/// The lanes that the flags describe, and their trace.
pub(crate) fn open(source: &HybridSource, flags: &HybridLane) -> Result<Plan, Failure> {
    let mut base = base(
        (source.preset.as_ref(), source.scene.as_ref()),
        preset::REGISTRY,
        || of_kind(workload::REGISTRY.first().map(|spec| spec.id)),
        |value| Scene::from_json(value, MAXIMUM_PAGES).map(drop),
    )?;
    let lanes = lanes(&mut base, flags);
    let source_changed = source.trace.is_some() || source.workload.is_some() || !source.parameters.is_empty();
    if source_changed {
        // The base's file belongs to its own requests.
        base.remove("pages");
    }
    set(&mut base, "pages", source.pages.as_deref().map(number));
    override_workload(&mut base, source)?;
    base.remove("at");
    // One scene a lane: side by side there can be more than a page shows.
    let scene = |lane: &Object| {
        let mut object = base.clone();
        object.extend(lane.clone());
        Scene::from_json(&Value::Object(object), MAXIMUM_PAGES)
    };
    let scenes: Vec<Scene> = lanes.iter().map(scene).collect::<Result<_, _>>()?;
    tell_unused(flags, &scenes);
    // Before a long file is read, everything else is checked.
    let own = match &source.trace {
        Some(path) => Some(Rc::new(input::trace(path, scenes[0].pages, Operations::All)?)),
        None => None,
    };
    let (trace, first) = scenes[0].trace(own)?;
    let mut configs: Vec<_> = scenes.into_iter().flat_map(|scene| scene.lanes).collect();
    for config in &mut configs {
        config.pages = first[0].pages;
    }
    Ok(Plan { trace, lanes: configs })
}

/// Settings that change nothing in any of the lanes.
fn tell_unused(flags: &HybridLane, scenes: &[Scene]) {
    let lanes = || scenes.iter().flat_map(|scene| &scene.lanes);
    let of_segments = REPLACEMENTS.iter().filter(|entry| !entry.spec.is_lru).map(|entry| entry.spec.id);
    let floored = PLACEMENTS.iter().filter(|entry| entry.spec.has_floor).map(|entry| entry.spec.id);
    let lambda = || only_with("replacement", of_segments, lanes().map(|lane| lane.replacement));
    let floor = || only_with("placement", floored, lanes().map(|lane| lane.placement));
    unused::tell([
        // LRU is a cost segment of nothing: 0 says what holds.
        ("lambda", flags.lambda.as_ref().filter(|share| share.parse() != Ok(0.0)).and_then(|_| lambda())),
        ("floor", flags.floor.filter(|&on| on).and_then(|_| floor())),
    ]);
}

/// What differs between the lanes, flags included: the base's lanes, or one for each placement that is named, with the
/// settings of the base's first lane of that placement, or of its first.
fn lanes(base: &mut Object, flags: &HybridLane) -> Vec<Object> {
    let own = lanes_of(base);
    let named = |id: &String| lane_with(&own, "placement", id);
    let mut lanes: Vec<Object> =
        if flags.placement.is_empty() { own.clone() } else { flags.placement.iter().map(named).collect() };
    let overlay = overlay(flags);
    for lane in &mut lanes {
        lane.extend(overlay.clone());
    }
    lanes
}

/// The fields of a lane that flags give, but for the placement.
fn overlay(flags: &HybridLane) -> Object {
    let mut object = Object::new();
    set(&mut object, "replacement", flags.replacement.as_deref().map(Value::from));
    set(&mut object, "floor", flags.floor.map(Value::from));
    let numbers = [
        ("lambda", &flags.lambda),
        ("frames", &flags.frames),
        ("rf", &flags.rf),
        ("wf", &flags.wf),
        ("rm", &flags.rm),
        ("wm", &flags.wm),
    ];
    for (key, value) in numbers {
        set(&mut object, key, value.as_deref().map(number));
    }
    object
}

fn override_workload(base: &mut Object, source: &HybridSource) -> Result<(), Failure> {
    if let Some(path) = &source.trace {
        let name = path.display().to_string();
        base.insert("workload".to_owned(), json!({ "kind": OWN, "name": name, "hash": "" }));
        return Ok(());
    }
    let drawn = (source.workload.as_ref(), source.seed.as_ref());
    draw_otherwise(base, drawn, &source.parameters, |_, _| false)
}
