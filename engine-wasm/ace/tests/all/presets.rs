//! What the presets say, checked with the engine: batches, prefetches and hits of the curated scenes.

use std::rc::Rc;

use bufferpool_ace::event::Event;
use bufferpool_ace::flash::lanes::FlashLanes;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::lanes::ServedLanes;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::preset::Preset;
use bufferpool_lab::session::Run;

fn scene(id: &str) -> Scene {
    let preset: Preset = serde_json::from_str(preset::find(id).unwrap()).unwrap();
    Scene::from_json(&preset.scene, MAXIMUM_PAGES).unwrap()
}

fn run(id: &str) -> (Lanes, Vec<Vec<Event>>) {
    let scene = scene(id);
    let trace = scene.trace(None).unwrap();
    let mut events = vec![Vec::new(); scene.lanes.len()];
    let mut lanes = Lanes::new(&scene.lanes, &scene.start, Rc::clone(&trace)).unwrap();
    let length = trace.requests.len() as u64;
    lanes.observe_to(length, &mut |lane, event| events[lane].push(event.clone()));
    (lanes, events)
}

/// Batches of a lane, with the request number of each.
fn batches(events: &[Event]) -> Vec<(usize, Vec<u32>)> {
    let written = events.iter().enumerate().filter(|(_, event)| !event.batch.is_empty());
    written.map(|(t, event)| (t, event.batch.clone())).collect()
}

#[test]
fn every_scene_can_be_set_up() {
    for (id, _) in preset::REGISTRY {
        let scene = scene(id);
        // The slides tell the story of one drive.
        assert!(scene.lanes.len() >= 2 || *id == "slides-abcd", "{id}");
        let opens = if scene.lanes.iter().any(|lane| lane.server.is_some()) {
            scene.open_as::<ServedLanes>(None, &[], u64::MAX).is_ok()
        } else if scene.lanes.iter().any(|lane| lane.flash.is_some()) {
            scene.open_as::<FlashLanes>(None, &[], u64::MAX).is_ok()
        } else {
            scene.open(None, &[], u64::MAX).is_ok()
        };
        assert!(opens, "{id}");
    }
}

#[test]
fn first_steps_has_full_and_partial_batches() {
    let (lanes, events) = run("first-steps");
    let expected = [(9, vec![4, 5, 2]), (14, vec![6, 9]), (24, vec![10, 3, 8])];
    assert_eq!(batches(&events[1]), expected);
    let [baseline, ace] = [0, 1].map(|lane: usize| *lanes.all()[lane].counts());
    assert_eq!((baseline.pages_written, baseline.write_batches), (7, 7));
    assert_eq!((ace.pages_written, ace.write_batches), (8, 3));
    assert_eq!((ace.hits, ace.evictions_clean), (7, 10));
}

#[test]
fn worked_examples_start_as_published() {
    let first = |id: &str, lane: usize| {
        let event = run(id).1[lane][0].clone();
        (event.batch, event.evicted, event.prefetched)
    };
    assert_eq!(first("slides-lru", 0), (vec![4], vec![4], vec![]));
    assert_eq!(first("slides-lru", 1), (vec![4, 5, 2], vec![4], vec![]));
    assert_eq!(first("slides-lru-reader", 2), (vec![4, 5, 2], vec![4, 7], vec![9]));
    assert_eq!(first("slides-lru-wsr", 1), (vec![], vec![2], vec![]));
    for (id, batch) in [("figure-6a", [6, 4, 2]), ("figure-6b", [6, 5, 4]), ("figure-6c", [6, 4, 1])] {
        assert_eq!(first(id, 1), (batch.to_vec(), vec![6], vec![]), "{id}");
        assert_eq!(first(id, 2), (batch.to_vec(), vec![6, 5, 4], vec![8, 9]), "{id}");
    }
    assert_eq!(first("figure-7", 2).2, [3, 10, 12, 14]);
}

#[test]
fn policies_part_where_their_presets_say() {
    for (id, part) in [("cflru-window", Some(26)), ("lru-wsr-cold", Some(26)), ("clock-sweep", None)] {
        let (_, events) = run(id);
        let pairs = events[0].iter().zip(&events[1]);
        assert_eq!(pairs.clone().position(|(a, b)| a.victim != b.victim), part, "{id}");
    }
}

#[test]
fn ace_gains_nothing_where_it_cannot() {
    for id in ["read-only", "symmetric-device", "all-in-memory"] {
        let (lanes, _) = run(id);
        assert_eq!(lanes.all()[0].counters(), lanes.all()[1].counters(), "{id}");
    }
}

#[test]
fn loops_ruin_lru_and_streams_suit_the_reader() {
    let hits = |id: &str| -> Vec<u64> { run(id).0.all().iter().map(|lane| lane.counts().hits).collect() };
    assert_eq!(hits("looping-scan"), [0, 0, 1347]);
    assert_eq!(hits("sequential-stream"), [0, 0, 1815]);
}
