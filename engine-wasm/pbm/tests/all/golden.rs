//! Every case of the predictive lab: what `tests/golden` expects is what comes out, to the last digit.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::workload::REGISTRY;
use bufferpool_pbm::{optimal, step};
use serde_json::{Value, json};

fn cases() -> Vec<(String, Value)> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut cases: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let case = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            (path.file_stem().unwrap().to_string_lossy().into_owned(), case)
        })
        .collect();
    cases.sort_by(|left, right| left.0.cmp(&right.0));
    cases
}

/// What a case's run gives, of the parts that it expects.
fn found(case: &Value) -> Value {
    let expected = &case["expect"];
    let scene = Scene::from_json(&case["config"], MAXIMUM_BLOCKS).unwrap();
    let world = scene.open_world().unwrap();
    let config = &scene.lanes[0];
    let mut lane = (config.entry().unwrap().open)(&world, config).unwrap();
    lane.keep_string();
    let mut events = Vec::new();
    while lane.next_ns().is_some() {
        let position = events.len() as u64 + 1;
        lane.happen(position, &mut |event| events.push(json!(event)));
    }
    let lane = lane.as_ref();
    assert!(lane.identities().iter().all(|identity| identity.holds));
    assert_eq!(events.len() as u64, world.requests());
    let min_hits = optimal::hits(lane.string().unwrap(), world.config.frames()).unwrap();
    assert!(min_hits >= lane.frames.counts.hits);
    let mut all = json!({
        "counters": lane.counters(),
        "streams": step::streams(lane),
        "min": step::min(lane, min_hits),
        "events": events,
        "final": step::final_state(lane),
    });
    all.as_object_mut().unwrap().retain(|key, _| expected.get(key).is_some());
    all
}

#[test]
fn every_case_gives_what_its_file_expects() {
    for (name, case) in cases() {
        let found = found(&case);
        for (key, expected) in case["expect"].as_object().unwrap() {
            let found = &found[key];
            match expected {
                // Of the counters those that the file holds: there may be more by now.
                Value::Object(counters) if key == "counters" => {
                    for (counter, expected) in counters {
                        assert_eq!(&found[counter], expected, "{name}: {counter}");
                    }
                }
                _ => assert_eq!(found, expected, "{name}: {key}"),
            }
        }
    }
}

#[test]
fn every_policy_has_a_case_with_every_kind_of_queries() {
    let cases = cases();
    let pairs = cases.iter().map(|(_, case)| {
        let config = &case["config"];
        (config["policy"].as_str().unwrap(), config["workload"]["kind"].as_str().unwrap())
    });
    let pairs: BTreeSet<_> = pairs.collect();
    // The shop's day is given streams, to the last event: `shop_day.rs`.
    let kinds = REGISTRY.iter().map(|spec| spec.id).filter(|kind| *kind != "shop_day");
    for kind in kinds.chain(["given"]) {
        for policy in POLICIES {
            assert!(pairs.contains(&(policy.spec.id, kind)), "{} {kind}", policy.spec.id);
        }
    }
    for option in POLICIES.iter().flat_map(|policy| policy.spec.options) {
        assert!(cases.iter().any(|(_, case)| case["config"][option.id] == true), "{}", option.id);
    }
}
