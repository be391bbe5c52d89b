//! Scenes with the server model on: small pools, many clients, waits of a few nanoseconds up to fractions of a millisecond.

use arbitrary::{Result as Drawn, Unstructured};
use bufferpool_ace::config::server::{FLAGS, PARAMETERS};
use bufferpool_core::spec::ParameterSpec;
use serde_json::{Value, json};

use crate::drawn_scene::{plain_lane, sizes, start, value, workload};

/// A scene, and the rows of a recording in place of its workload.
pub(crate) fn drawn(bytes: &mut Unstructured<'_>) -> Drawn<(Value, Option<String>)> {
    let (mut scene, pages) = sizes(bytes)?;
    let mut set = |key: &str, value: Value| scene.insert(key.to_owned(), value);
    if bytes.arbitrary()? {
        set("cpu_us", json!(f64::from(bytes.int_in_range(0..=40_000u16)?) / 1000.0));
    }
    for parameter in PARAMETERS {
        if bytes.arbitrary()? {
            let drawn = if bytes.ratio(1, 24)? { value(parameter, bytes)? } else { small(parameter, bytes)? };
            set(parameter.id, drawn);
        }
    }
    for flag in FLAGS {
        set(flag, json!(flag == "server" || bytes.arbitrary()?));
    }
    let lanes = bytes.int_in_range(1..=2usize)?;
    set("lanes", (0..lanes).map(|_| plain_lane(bytes)).collect::<Drawn<Value>>()?);
    if bytes.ratio(1, 8)? {
        set("start", start(bytes)?);
    }
    if bytes.ratio(1, 4)? {
        set("workload", workload(bytes)?);
        return Ok((Value::Object(scene), None));
    }
    set("workload", json!({ "kind": "given", "trace": "R0" }));
    let names_clients = bytes.ratio(2, 3)?;
    if names_clients && bytes.ratio(15, 16)? {
        // Else refused: the rows name them.
        scene.remove("clients");
    }
    Ok((Value::Object(scene), Some(rows(pages, names_clients, bytes)?)))
}

/// A legal value of which a short run has much.
fn small(parameter: &ParameterSpec, bytes: &mut Unstructured<'_>) -> Drawn<Value> {
    let hundredths = |number: u16| json!(f64::from(number) / 100.0);
    Ok(match parameter {
        ParameterSpec { integer: true, .. } => json!(bytes.int_in_range(1..=30u8)?),
        ParameterSpec { maximum, .. } if *maximum <= 1.0 => hundredths(bytes.int_in_range(0..=100u16)?),
        ParameterSpec { maximum, .. } if *maximum <= 100.0 => hundredths(bytes.int_in_range(1..=1_000u16)?),
        // Times: ties are commonest in whole ns that are few.
        ParameterSpec { .. } => json!(f64::from(bytes.int_in_range(1..=200_000u32)?) / 1000.0),
    })
}

/// Rows of a CSV file: requests, and pins that are taken and given back, mostly of those held.
fn rows(pages: u32, names_clients: bool, bytes: &mut Unstructured<'_>) -> Drawn<String> {
    let clients = bytes.int_in_range(0..=12u16)?;
    let mut text = if names_clients { "op,page,client\n" } else { "op,page\n" }.to_owned();
    let mut held = Vec::new();
    for _ in 0..bytes.int_in_range(0..=200u8)? {
        let operation = *bytes.choose(&["R", "R", "W", "W", "P", "U", "U", "U"])?;
        let mut of = (bytes.int_in_range(0..=pages - 1)?, bytes.int_in_range(0..=clients)?);
        match operation {
            "U" if !held.is_empty() && bytes.ratio(7, 8)? => {
                of = held.swap_remove(bytes.choose_index(held.len())?);
            }
            "R" | "W" => held.push(of),
            _ => {}
        }
        text += &format!("{operation},{}", of.0);
        text += &if names_clients { format!(",{}\n", of.1) } else { "\n".to_owned() };
    }
    Ok(text)
}
