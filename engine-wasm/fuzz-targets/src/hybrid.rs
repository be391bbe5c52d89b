//! The flash + magnetic lab: scenes with fields of its registry, and its traces with `N` and `F`.

use arbitrary::Unstructured;
use bufferpool_core::error::ConfigError;
use bufferpool_core::phrase::joined;
use bufferpool_core::trace::{Operations, inline as written};
use bufferpool_hybrid::lanes::Lanes;
use bufferpool_hybrid::placement::PLACEMENTS;
use bufferpool_hybrid::prices::PRICES;
use bufferpool_hybrid::replacement::REPLACEMENTS;
use bufferpool_hybrid::scene::Scene;
use bufferpool_hybrid::view::LaneView;
use bufferpool_hybrid::{why, workload};
use bufferpool_lab::session::Session;
use serde_json::{Map, Value, json};

use crate::drawn_scene::value;
use crate::names_a_field;
use crate::scene::by_every_way;

/// Largest file in the page.
const MAXIMUM_PAGES: u32 = 1 << 26;
const AVAILABLE_BYTES: u64 = 3_500_000_000;
const MOST_PAGES: u32 = 1 << 12;
const MOST_FRAMES: u32 = 1 << 9;
const MOST_QUERIES: f64 = 400.0;
const MOST_QUERIES_IN_ALL: f64 = 40_000.0;

/// A scene of known fields with any values: refused with a field, or opened and run.
pub fn hybrid_scene(data: &[u8]) {
    let Ok(value) = drawn(&mut Unstructured::new(data)) else { return };
    match open(&value) {
        None => {}
        Some(Ok(session)) => run(session),
        Some(Err(error)) => names_a_field(&error),
    }
}

/// The run of a scene, or its refusal; none for one that takes long.
pub(crate) fn open(value: &Value) -> Option<Result<Session<Lanes>, ConfigError>> {
    let scene = match Scene::from_json(value, MAXIMUM_PAGES) {
        Ok(scene) => scene,
        Err(error) => return Some(Err(error)),
    };
    let Some(lane) = scene.lanes.first() else { unreachable!("a scene without lanes") };
    let number = |id: &str| scene.workload.fields.get(id).and_then(Value::as_f64);
    let queries = number("queries").or(number("queries_per_set"));
    let sets = ["sets", "read_sets", "update_sets", "read_sets_after"].iter().filter_map(|id| number(id));
    let repeated = sets.sum::<f64>().max(1.0) * number("repeats").unwrap_or(1.0);
    let generated = workload::CATALOGUE.find(&scene.workload.kind).is_some();
    let large = generated
        && (queries.is_none_or(|queries| queries > MOST_QUERIES || queries * repeated > MOST_QUERIES_IN_ALL));
    if large || scene.pages.is_some_and(|pages| pages > MOST_PAGES) || lane.frames > MOST_FRAMES {
        return None;
    }
    Some(scene.open(None, AVAILABLE_BYTES).map(|(session, _)| session))
}

/// Text of a trace with creations, and a byte for how many pages there are; what is read is written so that it is read
/// again.
pub fn hybrid_inline(data: &[u8]) {
    let Some((&pages, text)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(text);
    let pages = (pages > 0).then_some(u32::from(pages));
    match written::parse_all(&text, pages) {
        Ok(trace) => {
            let existing = trace.existing_pages();
            assert!(pages.is_none_or(|pages| pages == existing));
            let again =
                written::parse_all(&written::format_of(&trace.requests, Operations::All), Some(existing));
            assert_eq!(again.map(|again| again.requests), Ok(trace.requests));
        }
        Err(error) => names_a_field(&error),
    }
}

/// The laws of a run: identities hold, and a position shows the same however it was reached.
fn run(mut session: Session<Lanes>) {
    by_every_way(&mut session, 4_000, looked_at);
}

/// Everything the page asks for at a position.
fn looked_at(session: &Session<Lanes>) {
    for (index, lane) in session.lanes().all().iter().enumerate() {
        let mut view = LaneView::default();
        view.refresh(lane.as_ref(), true, true);
        assert_eq!(view.order.len(), lane.pool().resident() as usize);
        assert_eq!(view.lengths.iter().sum::<u32>(), lane.pool().resident());
        for identity in lane.identities() {
            assert!(identity.holds, "{} in lane {index} at {}", identity.text, session.position());
        }
        if let Some(event) = session.last_event(index) {
            assert!(!joined(&why::explain(lane.as_ref(), event, &|page| page.into())).is_empty());
        }
    }
}

pub(crate) fn drawn(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let mut scene = Map::new();
    for price in PRICES {
        if bytes.ratio(1, 3)? {
            scene.insert(price.id.to_owned(), value(&price, bytes)?);
        }
    }
    scene.insert("frames".to_owned(), json!(bytes.int_in_range(0..=60u32)?));
    if bytes.ratio(1, 4)? {
        scene.insert("pages".to_owned(), json!(bytes.int_in_range(0..=80u32)?));
    }
    let lanes = bytes.int_in_range(0..=4usize)?;
    scene.insert("lanes".to_owned(), (0..lanes).map(|_| lane(bytes)).collect::<arbitrary::Result<Value>>()?);
    scene.insert("workload".to_owned(), if bytes.ratio(2, 3)? { given(bytes)? } else { generated(bytes)? });
    Ok(Value::Object(scene))
}

fn lane(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let mut lane = Map::new();
    lane.insert("placement".to_owned(), json!(bytes.choose(PLACEMENTS)?.spec.id));
    let replacement = bytes.choose(REPLACEMENTS)?;
    lane.insert("replacement".to_owned(), json!(replacement.id));
    if bytes.arbitrary()? {
        lane.insert("floor".to_owned(), json!(true));
    }
    for parameter in replacement.parameters {
        let number = f64::from(bytes.int_in_range(0..=100u8)?) / 100.0;
        let drawn = if bytes.ratio(1, 8)? { value(parameter, bytes)? } else { json!(number) };
        lane.insert(parameter.id.to_owned(), drawn);
    }
    Ok(Value::Object(lane))
}

fn given(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let count = bytes.int_in_range(0..=300usize)?;
    let mut next = 41;
    let mut words = Vec::new();
    for _ in 0..count {
        words.push(match bytes.int_in_range(0..=15u8)? {
            0 => "F".to_owned(),
            1 => {
                next += 1;
                format!("N{next}")
            }
            2..=6 => format!("W{}", bytes.int_in_range(0..=40u8)?),
            7 if next > 41 => format!("R{next}"),
            _ => format!("R{}", bytes.int_in_range(0..=40u8)?),
        });
    }
    Ok(json!({ "kind": "given", "trace": words.join(" ") }))
}

fn generated(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Value> {
    let spec = bytes.choose(workload::REGISTRY)?;
    let mut fields = Map::new();
    fields.insert("kind".to_owned(), json!(spec.id));
    fields.insert("seed".to_owned(), json!(bytes.arbitrary::<u64>()?.to_string()));
    for parameter in spec.parameters {
        let drawn = match parameter.choices {
            [] => value(parameter, bytes)?,
            choices => json!(bytes.choose(choices)?.id),
        };
        fields.insert(parameter.id.to_owned(), drawn);
    }
    // Trees that are quickly built.
    fields.insert("records".to_owned(), json!(bytes.int_in_range(30..=3_000u32)?));
    Ok(Value::Object(fields))
}
