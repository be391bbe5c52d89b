//! The flash layer: golden files, what it refuses, what it must keep, and a naive second implementation beside it.

mod closed_forms;
mod golden;
mod laws;
mod naive;
mod paper;
mod presets;
mod refused;
mod session;

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::case::Case;
use bufferpool_ace::flash::chip::Chip;
use bufferpool_ace::flash::config::{FlashConfig, MOST_PHYSICAL_PAGES};
use bufferpool_ace::lane::AnyLane;
use bufferpool_core::error::ConfigError;
use serde_json::{Value, json};

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
    Case::from_json(&json!({ "config": { "pages": 1 }, "writes": writes })).unwrap().batches
}
