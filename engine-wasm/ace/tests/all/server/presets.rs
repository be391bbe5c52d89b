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

fn p99_ns(totals: &Totals) -> f64 {
    totals.percentiles_ns[2] as f64
}

#[test]
fn the_default_background_writer_writes_next_to_nothing() {
    let [with, without] = [true, false].map(|on| totals("background-writer", &[("bgwriter", on.into())]));
    let baseline = &with[0];
    let [_, clean, _] = baseline.writers_percent().unwrap();
    assert_eq!(format!("{clean:.1}"), "0.3");
    let a_second = baseline.tally.buffers_backend as f64 * 1e9 / baseline.time_ns as f64;
    assert_eq!((a_second / 1e3).round(), 68.0);
    for totals in [&with, &without] {
        assert_eq!(saved_percent(totals).round(), 25.0);
    }
}

#[test]
fn an_eager_writer_of_whole_batches_leaves_ace_nothing() {
    let eager = totals("eager-writer", &[]);
    assert_eq!(eager[0].time_ns, eager[1].time_ns);
    assert!(eager.iter().all(|lane| lane.tally.buffers_backend == 0));
    let one_by_one = totals("eager-writer", &[("n_b", 1.into())]);
    let [_, clean, _] = one_by_one[0].writers_percent().unwrap();
    assert_eq!(clean.round(), 33.0);
}

#[test]
fn twenty_clients_fill_the_write_channels_by_themselves() {
    let twenty = totals("twenty-clients", &[]);
    let [_, busy] = twenty[0].utilisation_percent().unwrap();
    assert_eq!((format!("{busy:.1}").as_str(), twenty[0].slots[1]), ("99.8", 8));
    assert_eq!(format!("{:.1}", saved_percent(&twenty)), "-3.3");
    assert_eq!(format!("{:.1}", p99_ns(&twenty[1]) / p99_ns(&twenty[0])), "5.5");
    let eight = totals("twenty-clients", &[("clients", 8.into())]);
    assert_eq!(format!("{:.1}", saved_percent(&eight)), "34.5");
}
