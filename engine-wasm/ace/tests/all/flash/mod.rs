//! The flash layer: golden files, what it refuses, what it must keep, and a naive second implementation beside it.

mod closed_forms;
mod golden;
mod laws;
mod naive;
mod paper;
mod refused;

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::chip::Chip;
use bufferpool_ace::flash::config::{FlashConfig, MOST_PHYSICAL_PAGES};
use bufferpool_ace::lane::AnyLane;
use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::draw::Random;
use serde_json::Value;

/// A config of this JSON.
pub(super) fn config(json: &Value) -> Result<FlashConfig, ConfigError> {
    FlashConfig::from_json(json.as_object().unwrap(), MOST_PHYSICAL_PAGES)
}

/// Chips of this JSON, or the usual ones.
pub(super) fn chip(json: Option<&Value>) -> Result<Chip, ConfigError> {
    json.map_or(Ok(Chip::default()), |json| Chip::from_json(json.as_object().unwrap()))
}

/// Runs a lane with a drive behind it; returns the batches that it wrote.
pub(super) fn run_before(lane: &mut dyn AnyLane, requests: &[u32], drive: &mut Drive) -> Vec<Vec<u32>> {
    let mut batches = Vec::new();
    lane.observe(requests, &mut |event| {
        drive.written(&event.batch).unwrap();
        batches.extend((!event.batch.is_empty()).then(|| event.batch.clone()));
        false
    });
    batches
}

/// The batches of a case: a list, or what its generator draws.
pub(super) fn batches(writes: &Value) -> Vec<Vec<u32>> {
    if writes.is_array() {
        return serde_json::from_value(writes.clone()).unwrap();
    }
    let number = |key: &str| writes[key].as_u64().unwrap();
    let (pages, mut random) = (number("pages"), Random::new(number("seed")));
    let mut draw = |t: u64| match writes["kind"].as_str().unwrap() {
        "sequential" => t % pages,
        "uniform" => random.below(pages),
        "skewed" => {
            let hot = (number("data_percent") * pages).div_ceil(100);
            let is_hot = random.percent(number("operations_percent"));
            if is_hot || hot == pages { random.below(hot) } else { hot + random.below(pages - hot) }
        }
        other => panic!("{other}"),
    };
    let drawn: Vec<u32> = (0..number("count")).map(|t| draw(t) as u32).collect();
    drawn.chunks(number("batch") as usize).map(<[u32]>::to_vec).collect()
}
