//! The predictive lab: scenes with fields of its registry, and streams written out.

use std::cell::Cell;

use arbitrary::Unstructured;
use bufferpool_core::error::ConfigError;
use bufferpool_core::phrase::joined;
use bufferpool_lab::session::Session;
use bufferpool_pbm::config::{MAXIMUM_BLOCKS, PARAMETERS};
use bufferpool_pbm::lanes::Lanes;
use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::view::LaneView;
use bufferpool_pbm::why;
use bufferpool_pbm::workload::REGISTRY;
use serde_json::{Map, Value, json};

use crate::drawn_scene::value;
use crate::names_a_field;
use crate::scene::by_every_way;

const AVAILABLE_BYTES: u64 = 3_500_000_000;
const MOST_BLOCKS: u32 = 120;
/// What a drawn workload may ask for at most, by parameter: what is larger is parsed, not run.
const MOST: [(&str, f64); 4] =
    [("streams", 8.0), ("queries", 12.0), ("look_ups", 300.0), ("look_ups_times", 4.0)];
const MOST_REQUESTS: u64 = 40_000;

/// A scene of known fields with any values: refused with a field, or opened and run.
pub fn pbm_scene(data: &[u8]) {
    let Ok(value) = drawn(&mut Unstructured::new(data)) else { return };
    match open(&value) {
        None => {}
        Some(Ok(session)) => run(session),
        Some(Err(error)) => names_a_field(&error),
    }
}

/// The run of a scene, or its refusal; none for one that takes long.
pub(crate) fn open(value: &Value) -> Option<Result<Session<Lanes>, ConfigError>> {
    let scene = match Scene::from_json(value, MAXIMUM_BLOCKS) {
        Ok(scene) => scene,
        Err(error) => return Some(Err(error)),
    };
    let large = |(id, most): &(&str, f64)| {
        let number = scene.workload.fields.get(*id).and_then(Value::as_f64);
        scene.workload.kind != "given" && number.is_none_or(|number| number > *most)
    };
    let known = |id: &str| scene.workload.fields.contains_key(id) || matches!(id, "streams" | "queries");
    if MOST.iter().any(|most| known(most.0) && large(most))
        || scene.world.scaled(scene.world.blocks) > MOST_BLOCKS
    {
        return None;
    }
    match scene.open_world() {
        Ok(world) if world.requests() > MOST_REQUESTS || world.block_numbers() > 100 * MOST_BLOCKS => None,
        Ok(_) => Some(scene.open(None, AVAILABLE_BYTES)),
        Err(error) => Some(Err(error)),
    }
}

/// The laws of a run: identities hold, time does not run backwards, and a position shows the same however it was reached.
fn run(mut session: Session<Lanes>) {
    let now_ns = Cell::new(0);
    by_every_way(&mut session, u64::MAX, |session| {
        assert!(session.lanes().now_ns() >= now_ns.get(), "at {}", session.position());
        now_ns.set(session.lanes().now_ns());
        looked_at(session);
    });
    assert!(session.lanes().all().iter().all(|lane| lane.next_ns().is_none()), "the end is not the end");
}

/// Everything the page asks for at a position.
fn looked_at(session: &Session<Lanes>) {
    for (index, lane) in session.lanes().all().iter().enumerate() {
        let mut view = LaneView::default();
        view.refresh(lane.as_ref(), true, true);
        assert_eq!(view.lengths.iter().map(|&length| length as usize).sum::<usize>(), view.order.len());
        if !view.lengths.is_empty() {
            assert_eq!(view.order.len() as u64, lane.frames.resident());
        }
        for identity in lane.identities() {
            assert!(identity.holds, "{} in lane {index} at {}", identity.text, session.position());
        }
        if let Some(event) = session.last_event(index) {
            assert!(!joined(&why::explain(lane.as_ref(), event)).is_empty());
        }
    }
}

pub(crate) fn drawn(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let mut scene = Map::new();
    for parameter in PARAMETERS {
        if bytes.ratio(1, 3)? {
            scene.insert(parameter.id.to_owned(), value(&parameter, bytes)?);
        }
    }
    // Small tables, mostly.
    if bytes.ratio(15, 16)? {
        scene.insert("blocks".to_owned(), json!(bytes.int_in_range(1..=MOST_BLOCKS)?));
        scene.insert("frames".to_owned(), json!(bytes.int_in_range(0..=50u32)?));
        scene.insert("scale".to_owned(), json!(bytes.int_in_range(1..=2u32)?));
    }
    let lanes = bytes.int_in_range(0..=4usize)?;
    scene.insert("lanes".to_owned(), (0..lanes).map(|_| lane(bytes)).collect::<arbitrary::Result<Value>>()?);
    scene.insert("workload".to_owned(), if bytes.ratio(1, 3)? { given(bytes)? } else { generated(bytes)? });
    if bytes.ratio(1, 4)? {
        scene.insert("at".to_owned(), json!(bytes.int_in_range(0..=4_000u64)?));
    }
    Ok(Value::Object(scene))
}

fn lane(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let policy = bytes.choose(POLICIES)?.spec;
    let mut lane = Map::new();
    lane.insert("policy".to_owned(), json!(policy.id));
    for parameter in policy.parameters {
        if bytes.ratio(1, 2)? {
            let small = json!(bytes.int_in_range(1..=12u8)?);
            let drawn = if bytes.ratio(1, 6)? { value(parameter, bytes)? } else { small };
            lane.insert(parameter.id.to_owned(), drawn);
        }
    }
    for option in policy.options {
        lane.insert(option.id.to_owned(), json!(bytes.arbitrary::<bool>()?));
    }
    Ok(Value::Object(lane))
}

fn given(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let mut text = String::new();
    for _ in 0..bytes.int_in_range(0..=30usize)? {
        let (first, last) = (bytes.int_in_range(0..=60u32)?, bytes.int_in_range(0..=60u32)?);
        let work = bytes.int_in_range(0..=200u32)?;
        let (first, last) = (first.min(last), first.max(last));
        text += &match bytes.int_in_range(0..=63u8)? {
            0..=30 => format!("S{first}-{last}x{work} "),
            31..=44 => format!("L{first}x{work}.5 "),
            45..=52 => format!("P{} S{first}-{last}x{work} ", work * 100),
            53..=57 => format!("S{first}-{last}x{work}*{} ", bytes.int_in_range(0..=9u8)?),
            58..=61 => format!("S{first}x{work}; L{last}x{work} "),
            62 => format!("P{}*{} L{first}x1 ", bytes.arbitrary::<u32>()?, bytes.arbitrary::<u64>()?),
            _ => {
                format!("{} ", bytes.choose(&["S", "x", "*", "L7", "S1-2x1e9", ";;", "P", "S4294967295x1"])?)
            }
        };
    }
    Ok(json!({ "kind": "given", "trace": text }))
}

fn generated(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let spec = bytes.choose(REGISTRY)?;
    let mut fields = Map::new();
    fields.insert("kind".to_owned(), json!(spec.id));
    fields.insert("seed".to_owned(), json!(bytes.arbitrary::<u64>()?.to_string()));
    for parameter in spec.parameters {
        let small = match MOST.iter().find(|most| most.0 == parameter.id) {
            Some(&(_, most)) => json!(bytes.int_in_range(1..=most as u32)?),
            None if parameter.maximum <= 1.0 => json!(f64::from(bytes.int_in_range(1..=100u8)?) / 100.0),
            None => json!(bytes.int_in_range(1..=100u8)?),
        };
        let drawn = if bytes.ratio(1, 24)? { value(parameter, bytes)? } else { small };
        fields.insert(parameter.id.to_owned(), drawn);
    }
    Ok(Value::Object(fields))
}
