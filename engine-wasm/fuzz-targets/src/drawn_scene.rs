//! Scenes with fields of the registry and values that are legal, nearly legal or nonsense.

use arbitrary::{Result, Unstructured};
use bufferpool_ace::config::PARAMETERS;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::{device, workload};
use serde_json::{Map, Value, json};

/// A scene.
pub(crate) fn drawn(bytes: &mut Unstructured<'_>) -> Result<Value> {
    let mut scene = Map::new();
    for parameter in PARAMETERS {
        // What has no default is left out rarely: most scenes would be refused for that alone.
        if bytes.ratio(7, 8)? {
            scene.insert(parameter.id.to_owned(), value(parameter, bytes)?);
        }
    }
    if bytes.ratio(1, 4)? {
        scene.insert("device".to_owned(), json!(bytes.choose(device::REGISTRY)?.id));
    }
    let lanes = bytes.int_in_range(0..=4usize)?;
    scene.insert("lanes".to_owned(), (0..lanes).map(|_| lane(bytes)).collect::<Result<Value>>()?);
    scene.insert("workload".to_owned(), workload(bytes)?);
    if bytes.ratio(1, 3)? {
        scene.insert("start".to_owned(), start(bytes)?);
    }
    if bytes.ratio(1, 3)? {
        scene.insert("at".to_owned(), json!(bytes.int_in_range(0..=4_000u64)?));
    }
    for index in 1..lanes {
        if bytes.ratio(1, 3)? {
            // Now and then of itself or beyond the trace.
            let (left, at) = (bytes.int_in_range(0..=index)?, bytes.int_in_range(0..=200u64)?);
            scene["lanes"][index]["fork"] = json!({ "lane": left, "at": at });
        }
    }
    Ok(Value::Object(scene))
}

/// Legal sizes of a small pool and its device, and D.
pub(crate) fn sizes(bytes: &mut Unstructured<'_>) -> Result<(Map<String, Value>, u32)> {
    let pages = bytes.int_in_range(1..=64u32)?;
    let mut scene = Map::new();
    let mut set = |key: &str, value: Value| scene.insert(key.to_owned(), value);
    set("pages", json!(pages));
    set("frames", json!(bytes.int_in_range(1..=24u32)?));
    set("alpha", json!(f64::from(bytes.int_in_range(1..=400u16)?) / 100.0));
    set("base_us", json!(f64::from(bytes.int_in_range(1..=40_000u16)?) / 1000.0));
    set("k_r", json!(bytes.int_in_range(1..=9u8)?));
    set("k_w", json!(bytes.int_in_range(1..=9u8)?));
    if bytes.arbitrary()? {
        set("n_w", json!(bytes.int_in_range(1..=12u8)?));
    }
    Ok((scene, pages))
}

/// A value for a parameter: mostly small, since small scenes are run.
pub(crate) fn value(parameter: &ParameterSpec, bytes: &mut Unstructured<'_>) -> Result<Value> {
    Ok(match bytes.int_in_range(0..=15u8)? {
        0 => json!(parameter.minimum),
        1 => json!(parameter.maximum),
        2 => json!(parameter.minimum - 1.0),
        3 => json!(bytes.arbitrary::<f64>()?),
        4 => json!(bytes.arbitrary::<i64>()?),
        5 => {
            bytes.choose(&[Value::Null, json!(true), json!("12"), json!(""), json!([1]), json!({})])?.clone()
        }
        6 => json!(f64::from(bytes.int_in_range(0..=4_000u16)?) / 16.0),
        _ => json!(parameter.minimum.ceil() as u64 + u64::from(bytes.int_in_range(0..=300u16)?)),
    })
}

pub(crate) fn lane(bytes: &mut Unstructured<'_>) -> Result<Value> {
    let policy = bytes.choose(POLICIES)?;
    let ace = bytes.ratio(3, 4)?;
    let mut lane = Map::new();
    lane.insert("policy".to_owned(), json!(policy.spec.id));
    lane.insert("mode".to_owned(), json!(if ace { "ace" } else { "baseline" }));
    if ace {
        lane.insert("prefetch".to_owned(), json!(bytes.arbitrary::<bool>()?));
    }
    for parameter in policy.spec.parameters {
        if bytes.arbitrary()? {
            lane.insert(parameter.id.to_owned(), value(parameter, bytes)?);
        }
    }
    Ok(Value::Object(lane))
}

/// A lane, mostly without its policy's parameters: nearly legal ones refuse the scene.
pub(crate) fn plain_lane(bytes: &mut Unstructured<'_>) -> Result<Value> {
    let mut lane = lane(bytes)?;
    if let Some(lane) = lane.as_object_mut().filter(|_| bytes.ratio(3, 4).unwrap_or(true)) {
        lane.retain(|key, _| matches!(key.as_str(), "policy" | "mode" | "prefetch"));
    }
    Ok(lane)
}

pub(crate) fn workload(bytes: &mut Unstructured<'_>) -> Result<Value> {
    if bytes.ratio(1, 4)? {
        let count = bytes.int_in_range(0..=200usize)?;
        let mut words = Vec::new();
        for _ in 0..count {
            let operation = if bytes.arbitrary()? { "W" } else { "R" };
            words.push(format!("{operation}{}", bytes.int_in_range(0..=40u8)?));
        }
        return Ok(json!({ "kind": "given", "trace": words.join(" ") }));
    }
    let spec = bytes.choose(workload::REGISTRY)?;
    let mut fields = Map::new();
    fields.insert("kind".to_owned(), json!(spec.id));
    // Few are long: most of the time must go into what is new, not into what a run repeats.
    let most = if bytes.ratio(1, 16)? { 3_000 } else { 300 };
    fields.insert("requests".to_owned(), json!(bytes.int_in_range(0..=most)?));
    if bytes.arbitrary()? {
        fields.insert("seed".to_owned(), json!(bytes.arbitrary::<u64>()?.to_string()));
    }
    for parameter in spec.parameters {
        if bytes.ratio(3, 4)? {
            fields.insert(parameter.id.to_owned(), value(parameter, bytes)?);
        }
    }
    Ok(Value::Object(fields))
}

pub(crate) fn start(bytes: &mut Unstructured<'_>) -> Result<Value> {
    let mut pool = Vec::new();
    for _ in 0..bytes.int_in_range(0..=20u8)? {
        let marks = bytes.choose(&["", "D", "Dc", "c", "u3", "Du9", "u0", "X"])?;
        pool.push(format!("{}{marks}", bytes.int_in_range(0..=60u8)?));
    }
    let history = bytes.choose(&["", "1>10:3,3:9; 2>5:2", "1>2:1", "0>0:0", ";;", "1>1"])?;
    Ok(json!({ "pool": pool.join(" "), "hand": bytes.int_in_range(0..=20u8)?, "history": history }))
}
