//! Scenes with a drive below the lanes: a few dozen pages in blocks of a few, so that a short run collects again and again.

use arbitrary::{Result as Drawn, Unstructured};
use bufferpool_ace::flash::chip::CHIP_PARAMETERS;
use bufferpool_ace::flash::config::{FLAGS, PARAMETERS};
use bufferpool_core::spec::ParameterSpec;
use serde_json::{Map, Value, json};

use crate::drawn_scene::{plain_lane, sizes, start, value, workload};

/// A scene.
pub(crate) fn drawn(bytes: &mut Unstructured<'_>) -> Drawn<Value> {
    let (mut scene, pages) = sizes(bytes)?;
    scene.insert("flash".to_owned(), flash(bytes)?);
    scene.insert("workload".to_owned(), writes(pages, bytes)?);
    let lanes = bytes.int_in_range(1..=3usize)?;
    scene.insert("lanes".to_owned(), (0..lanes).map(|_| plain_lane(bytes)).collect::<Drawn<Value>>()?);
    if bytes.ratio(1, 8)? {
        scene.insert("start".to_owned(), start(bytes)?);
    }
    if bytes.ratio(1, 8)? {
        scene.insert("at".to_owned(), json!(bytes.int_in_range(0..=400u16)?));
    }
    let mut scene = Value::Object(scene);
    for index in 1..lanes {
        if bytes.ratio(1, 4)? {
            let (left, at) = (bytes.int_in_range(0..=index - 1)?, bytes.int_in_range(0..=200u8)?);
            scene["lanes"][index]["fork"] = json!({ "lane": left, "at": at });
        }
    }
    Ok(scene)
}

/// The drive's settings, mostly legal ones: one that is not refuses the scene.
fn flash(bytes: &mut Unstructured<'_>) -> Drawn<Value> {
    if bytes.ratio(1, 32)? {
        return Ok(bytes.choose(&[json!(true), json!(false), Value::Null, json!(1), json!([])])?.clone());
    }
    let mut flash = Map::new();
    for parameter in PARAMETERS.iter().chain(CHIP_PARAMETERS) {
        if bytes.ratio(1, 96)? {
            flash.insert(parameter.id.to_owned(), value(parameter, bytes)?);
        } else if let Some(small) = small(parameter, bytes)?.filter(|_| bytes.ratio(3, 4).unwrap_or(true)) {
            flash.insert(parameter.id.to_owned(), small);
        }
    }
    for flag in FLAGS {
        flash.insert(flag.to_owned(), json!(bytes.arbitrary::<bool>()?));
    }
    if bytes.arbitrary()? {
        let seed = bytes.arbitrary::<u64>()?;
        flash.insert(
            "flash_seed".to_owned(),
            if seed % 2 == 0 { json!(seed) } else { json!(seed.to_string()) },
        );
    }
    if bytes.ratio(1, 64)? {
        flash.insert("trim".to_owned(), json!(true));
    }
    Ok(Value::Object(flash))
}

/// A value of which a short run has much, or none. All are legal but N, where it is less than the drive needs.
fn small(parameter: &ParameterSpec, bytes: &mut Unstructured<'_>) -> Drawn<Option<Value>> {
    let tenths = |tenths: u16| json!(f64::from(tenths) / 10.0);
    Ok(Some(match parameter.id {
        "fill" => tenths(bytes.int_in_range(200..=1_000u16)?),
        "spare" => tenths(bytes.int_in_range(0..=1_000u16)?),
        "block_pages" => json!(bytes.int_in_range(2..=12u8)?),
        "blocks" if bytes.ratio(1, 4)? => json!(bytes.int_in_range(4..=80u8)?),
        "reserve" => json!(bytes.int_in_range(1..=4u8)?),
        "gc" => json!(bytes.choose(parameter.choices)?.id),
        "hot_window" | "wa_window" => json!(bytes.int_in_range(1..=100u8)?),
        "wear_gap" | "fills" | "rounds" => json!(bytes.int_in_range(0..=3u8)?),
        _ => return Ok(None),
    }))
}

/// A workload that mostly writes, or any.
fn writes(pages: u32, bytes: &mut Unstructured<'_>) -> Drawn<Value> {
    Ok(match bytes.int_in_range(0..=15u8)? {
        0 => workload(bytes)?,
        1..=4 => {
            let mut words = Vec::new();
            for _ in 0..bytes.int_in_range(0..=200u8)? {
                let (operation, page) =
                    (bytes.choose(&["W", "W", "W", "R"])?, bytes.int_in_range(0..=pages - 1)?);
                words.push(format!("{operation}{page}"));
            }
            json!({ "kind": "given", "trace": words.join(" ") })
        }
        _ => json!({
            "kind": "skewed", "requests": bytes.int_in_range(0..=600u16)?, "seed": bytes.arbitrary::<u16>()?,
            "reads_percent": bytes.int_in_range(0..=60u8)?, "operations_percent": bytes.int_in_range(0..=100u8)?,
            "data_percent": bytes.int_in_range(1..=100u8)?,
        }),
    })
}
