//! The shop's day is the streams of docs/rules/shop-day.md, written out here from the trace of the ACE lab.

use bufferpool_core::trace::page_of;
use bufferpool_core::workload::{WorkloadConfig, generate};
use bufferpool_lab::preset::Preset;
use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::event::Event;
use bufferpool_pbm::preset;
use bufferpool_pbm::scene::Scene;
use serde_json::{Value, json};

/// What happens in each lane.
fn events(scene: &Value) -> Vec<Vec<Event>> {
    let scene = Scene::from_json(scene, MAXIMUM_BLOCKS).unwrap();
    let world = scene.open_world().unwrap();
    let lanes = scene.lanes.iter().map(|config| {
        let mut lane = (config.entry().unwrap().open)(&world, config).unwrap();
        let mut events = Vec::new();
        while lane.next_ns().is_some() {
            lane.happen(0, &mut |event| events.push(event.clone()));
        }
        events
    });
    lanes.collect()
}

fn scene() -> Value {
    serde_json::from_str::<Preset>(preset::find("shop-day").unwrap()).unwrap().scene
}

#[test]
fn the_streams_are_the_trace() {
    let day = json!({ "kind": "shop_day", "requests": 6_000, "seed": "1" });
    let trace = generate(&WorkloadConfig::from_json(&day).unwrap(), 600).unwrap();
    let looked: Vec<String> =
        trace.requests.iter().map(|&request| format!("L{}x5", page_of(request))).collect();
    let (browse, sale) = (looked[..2_000].join(" "), looked[2_000..4_000].join(" "));
    let report: Vec<_> = looked[4_000..].chunks(5).flat_map(|five| [&*five[1], &five[3]]).collect();
    let report = report.join(" ");
    let streams = format!("{browse}; P250000 {sale}; P500000 {report}; P500000 S0-599x25; P506250 S0-599x25");
    let mut given = scene();
    given["workload"] = json!({ "kind": "given", "trace": streams });
    let day = events(&scene());
    assert_eq!(day.iter().map(Vec::len).collect::<Vec<_>>(), [6_000, 6_000]);
    assert_eq!(day, events(&given));
}

#[test]
fn a_smaller_table_is_refused() {
    let mut small = scene();
    small["blocks"] = json!(599);
    let refused = Scene::from_json(&small, MAXIMUM_BLOCKS).unwrap().open_world().unwrap_err();
    assert_eq!((refused.field.as_str(), refused.value.as_str()), ("blocks", "599"));
}
