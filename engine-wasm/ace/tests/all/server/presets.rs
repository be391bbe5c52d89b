//! Presets in the model: law one over those of today, and what those with clients say.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::Server;
use bufferpool_ace::server::counters::Totals;
use bufferpool_ace::server::run::Goal;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::preset::Preset;
use bufferpool_test_support::runner::tried;
use serde_json::Value;

use super::laws::assert_is_the_lane;

/// Larger presets are figures' scenes: the same lanes over longer traces.
const MOST_REQUESTS: usize = 200_000;

#[test]
fn one_client_is_the_lane_of_today_in_every_preset_that_the_model_runs() {
    let mut lanes = 0;
    for (id, text) in preset::REGISTRY {
        let preset: Preset = serde_json::from_str(text).unwrap();
        let scene = Scene::from_json(&preset.scene, MAXIMUM_PAGES).unwrap();
        let requests = scene.workload.fields.get("requests").and_then(Value::as_u64).unwrap_or_default();
        if requests as usize > MOST_REQUESTS {
            continue;
        }
        let trace = scene.trace(None).unwrap();
        for (at, lane) in scene.lanes.iter().enumerate().filter(|(_, lane)| lane.server.is_none()) {
            // Only prices in whole ns are the same in both.
            let config = LaneConfig { reference: None, ..lane.clone() };
            let is_exact = (config.device.alpha * config.device.base_us * 1000.0).fract() < 1e-6;
            if Server::new(&config, &scene.start, Rc::clone(&trace)).is_ok() && is_exact {
                lanes += 1;
                tried(format_args!("{id} {at}"), || {
                    assert_is_the_lane(&config, &scene.start, &trace);
                });
            }
        }
    }
    assert!(lanes > 60, "{lanes} lanes");
}

/// The totals of each lane of a preset, with other settings.
fn totals(id: &str, change: &[(&str, Value)]) -> Vec<Totals> {
    let mut preset: Preset = serde_json::from_str(preset::find(id).unwrap()).unwrap();
    for (key, value) in change {
        preset.scene[*key] = value.clone();
    }
    let scene = Scene::from_json(&preset.scene, MAXIMUM_PAGES).unwrap();
    let trace = scene.trace(None).unwrap();
    let run = |config| {
        let mut server = Server::new(config, &scene.start, Rc::clone(&trace)).unwrap();
        server.go(Goal::END, &mut ());
        server.totals()
    };
    scene.lanes.iter().map(run).collect()
}

/// Time that the second lane saves, in percent of the first one's.
fn saved_percent(totals: &[Totals]) -> f64 {
    100.0 * (1.0 - totals[1].time_ns as f64 / totals[0].time_ns as f64)
}
