//! What is not legal is refused by field, value and what is legal; what is legal runs to its end.

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_pbm::config::{MAXIMUM_BLOCKS, PARAMETERS};
use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::workload::REGISTRY;
use serde_json::{Value, json};

use super::cases::{events, opened};

fn small() -> Value {
    json!({
        "blocks": 40, "frames": 12, "scale": 1, "group_blocks": 4, "lanes": [{ "policy": "sampling" }],
        "workload": { "kind": "sequential", "streams": 3, "queries": 2, "seed": "1" },
    })
}

/// A scene with a value put at a path such as `/lanes/0/samples`.
fn with(path: &str, value: Value) -> Value {
    let mut scene = small();
    let (object, key) = path.rsplit_once('/').unwrap();
    scene.pointer_mut(object).unwrap()[key] = value;
    scene
}

fn refusal(scene: &Value) -> ConfigError {
    let scene = match Scene::from_json(scene, MAXIMUM_BLOCKS) {
        Err(error) => return error,
        Ok(scene) => scene,
    };
    scene.open_world().expect_err("refused when it is opened")
}

fn assert_refused(path: &str, value: Value, field: &str) {
    let error = refusal(&with(path, value.clone()));
    assert!(error.field.ends_with(field), "{path} {value}: {error:?}");
    if let Some(number) = value.as_f64() {
        assert_eq!(error.value.parse(), Ok(number), "{path} {value}: {error:?}");
    }
    assert!(!error.legal.is_empty(), "{error:?}");
}

fn assert_numbers_are_refused(path: &str, parameter: &ParameterSpec) {
    let out_of_range = [parameter.minimum - 1.0, parameter.maximum * 2.0 + 1.0, f64::MAX, -0.5];
    for number in
        out_of_range.into_iter().filter(|&number| number < parameter.minimum || number > parameter.maximum)
    {
        assert_refused(path, json!(number), parameter.id);
    }
    for other in [json!("7"), json!("NaN"), json!(true), json!([]), json!({})] {
        assert_refused(path, other, parameter.id);
    }
    if parameter.integer {
        assert_refused(path, json!(parameter.minimum + 0.5), parameter.id);
    }
}

#[test]
fn every_number_outside_its_range_and_everything_that_is_no_number_is_refused() {
    for parameter in &PARAMETERS {
        assert_numbers_are_refused(&format!("/{}", parameter.id), parameter);
    }
    for entry in POLICIES {
        for parameter in entry.spec.parameters {
            // Whatever the lane's own policy is: lanes share fields.
            assert_numbers_are_refused(&format!("/lanes/0/{}", parameter.id), parameter);
        }
        for option in entry.spec.options {
            for other in [json!(1), json!("yes"), json!([])] {
                assert_refused(&format!("/lanes/0/{}", option.id), other, option.id);
            }
        }
    }
    for spec in REGISTRY {
        for parameter in spec.parameters {
            for value in
                [json!(parameter.minimum - 1.0), json!(parameter.maximum + 1.0), json!("7"), json!(true)]
            {
                let mut scene = small();
                scene["workload"] = json!({ "kind": spec.id, parameter.id: value });
                let error = refusal(&scene);
                assert_eq!(
                    error.field,
                    format!("workload.{}", parameter.id),
                    "{} {value}: {error:?}",
                    spec.id
                );
                assert!(!error.legal.is_empty());
            }
        }
    }
}

#[test]
fn what_does_not_go_together_is_named_with_what_would() {
    let cases = [
        (with("/blocks", json!(0)), "blocks", "0"),
        (with("/frames", json!(3)), "frames", "3"),
        (with("/lanes/0/evictions", json!(11)), "evictions", "11"),
        (with("/lanes/0/polcy", json!("lru")), "polcy", ""),
        (with("/lanes/0/policy", json!("fifo")), "policy", "fifo"),
        (with("/k_w", json!(4)), "k_w", ""),
        (with("/lanes", json!([])), "lanes", ""),
        (with("/workload/kind", json!("scan")), "workload.kind", "scan"),
        (with("/workload/kind", json!(4)), "workload.kind", "4"),
        (with("/workload/pages", json!(4)), "workload.pages", ""),
        (with("/workload/seed", json!("-1")), "workload.seed", "-1"),
        (with("/workload", json!({ "kind": "given" })), "workload.trace", ""),
        (with("/workload", json!({ "kind": "given", "trace": 7 })), "workload.trace", "7"),
        (with("/workload", json!({ "kind": "given", "trace": "" })), "workload.trace", ""),
        (with("/workload", json!({ "kind": "given", "trace": "S0-39x25;;S0-9x5" })), "workload.trace", ""),
        (with("/workload", json!({ "kind": "given", "trace": "S0-40x25" })), "workload.trace", "S0-40x25"),
        (with("/workload", json!({ "kind": "given", "trace": "S0-9x0" })), "workload.trace", "S0-9x0"),
        (with("/workload", json!({ "kind": "given", "trace": "S0-9xNaN" })), "workload.trace", "S0-9xNaN"),
        (
            with("/workload", json!({ "kind": "given", "trace": "L4294967295x5" })),
            "workload.trace",
            "L4294967295x5",
        ),
        (with("/workload", json!({ "kind": "given", "trace": "S0-9x-5" })), "workload.trace", "S0-9x-5"),
        (
            with("/workload", json!({ "kind": "given", "trace": "L1x5; ".repeat(65) + "L1x5" })),
            "workload.trace",
            "66 streams",
        ),
        (with("/workload", json!({ "kind": "own", "name": "a", "hash": "b" })), "workload", ""),
        (with("/at", json!(-1)), "at", "-1"),
        (json!([]), "scene", ""),
    ];
    for (scene, field, value) in cases {
        let error = refusal(&scene);
        assert!(error.field.ends_with(field) || error.field.starts_with(field), "{field}: {error:?}");
        assert!(error.value.contains(value), "{error:?}");
        assert!(!error.legal.is_empty(), "{error:?}");
    }
    let error = refusal(&with("/lanes/0/evictions", json!(11)));
    assert!(error.legal.contains("k <= M"), "{error:?}");
    let error = refusal(&with("/workload", json!({ "kind": "given" })));
    assert!(error.legal.contains("S0-99x25"), "another lab's notation: {error:?}");
}

#[test]
fn a_session_of_more_requests_than_anybody_can_look_at_is_refused_at_once() {
    let mut scene = with("/blocks", json!(1_000));
    scene["frames"] = json!(100);
    scene["workload"] = json!({ "kind": "sequential", "streams": 64, "queries": 100_000, "fraction": 1.0 });
    let scene = Scene::from_json(&scene, MAXIMUM_BLOCKS).unwrap();
    let world = scene.open_world().unwrap();
    assert_eq!(world.requests(), 6_400_000_000);
    assert_eq!(
        (world.requests_up_to(6_400_000_000), world.requests_up_to(6_399_999_999)),
        (Some(6_400_000_000), None)
    );
    let Err(error) = scene.open(None, u64::MAX) else { panic!("opened") };
    assert_eq!(error.field, "workload");
    assert!(error.legal.contains("1000000000"), "{error:?}");
}

#[test]
fn the_least_pool_that_is_named_is_the_least_that_runs() {
    for (streams, scale) in [(3, 1), (3, 64), (7, 5), (64, 2), (1, 4_096)] {
        let scene = |frames: u64| {
            json!({
                "blocks": 40 * scale, "frames": frames, "scale": scale, "group_blocks": 4, "lanes": [{ "policy": "random" }],
                "workload": { "kind": "sequential", "streams": streams, "queries": 1, "fraction": 1.0, "seed": "1" },
            })
        };
        let error = refusal(&scene(2));
        let least: u64 = error
            .legal
            .split(|letter: char| !letter.is_ascii_digit())
            .find_map(|word| word.parse().ok())
            .unwrap();
        assert_eq!((error.field.as_str(), refusal(&scene(least - 1)).field.as_str()), ("frames", "frames"));
        let mut lane = opened(&scene(least));
        assert_eq!(lane.frames.count(), streams + 1);
        assert_eq!(events(lane.as_mut()).len() as u32, 40 * streams);
    }
}

#[test]
fn legal_extremes_run_to_their_end() {
    let given = |trace: &str| json!({ "kind": "given", "trace": trace });
    let drawn = |kind: &str| json!({ "kind": kind, "streams": 1, "queries": 2, "seed": "1" });
    let mut scenes =
        vec![(1, 2, given("S0-0x0.001*50")), (2, 2, given("L1x1000000000 P1000000000 L0x1000000000"))];
    // The shop's day has its own size.
    let sized = REGISTRY.iter().filter(|spec| spec.id != "shop_day");
    scenes.extend(sized.map(|spec| (1, 2, drawn(spec.id))));
    for (blocks, frames, workload) in scenes {
        for entry in POLICIES {
            for (base_us, k_r) in [(0.001, 1), (1e6, 1), (1e6, 1_024)] {
                let mut lane = json!({ "policy": entry.spec.id, "samples": 1, "bucket_groups": 24, "buckets": 64, "delta_ms": 0.001 });
                let own: Vec<&str> = entry.spec.parameters.iter().map(|parameter| parameter.id).collect();
                lane.as_object_mut().unwrap().retain(|id, _| id == "policy" || own.contains(&id.as_str()));
                for option in entry.spec.options {
                    lane[option.id] = json!(true);
                }
                let scene = json!({
                    "blocks": blocks, "frames": frames, "scale": 1, "group_blocks": 65_536, "base_us": base_us, "k_r": k_r,
                    "lanes": [lane], "workload": workload,
                });
                let mut lane = opened(&scene);
                let events = events(lane.as_mut());
                assert_eq!(events.len() as u64, lane.world.requests(), "{scene}");
            }
        }
    }
}

#[test]
fn a_long_pause_of_short_ticks_costs_no_more_than_a_short_one() {
    // 10^12 shifts if each were carried out.
    let mut lane = opened(&json!({
        "blocks": 40, "frames": 6, "scale": 1, "group_blocks": 2, "base_us": 100,
        "lanes": [{ "policy": "pq", "delta_ms": 0.001, "bucket_groups": 24, "buckets": 64 }],
        "workload": { "kind": "given", "trace": "S0-19x1000000000 P1000000000*1000 S0-19x25; S0-39x1000000000 S0-39x5" },
    }));
    assert_eq!(events(lane.as_mut()).len(), 120);
}

#[test]
fn defaults_are_those_of_the_page() {
    let scene = json!({ "lanes": [{}], "workload": { "kind": "sequential" } });
    let scene = Scene::from_json(&scene, MAXIMUM_BLOCKS).unwrap();
    let world = &scene.world;
    assert_eq!((world.blocks, world.scale, world.k_r, world.base_ns()), (1_127_219, 64, 6, 100_000));
    assert_eq!((world.frames(), world.group_blocks(), world.scaled(world.blocks)), (5_120, 2, 17_613));
    assert_eq!(
        (scene.lanes[0].policy, scene.lanes[0].value("samples"), scene.lanes[0].value("evictions")),
        ("sampling", 10.0, 1.0)
    );
    assert!(scene.lanes[0].options.is_empty());
    let default = |parameters: &[ParameterSpec], id: &str| match parameters
        .iter()
        .find(|spec| spec.id == id)
        .unwrap()
        .default
    {
        bufferpool_core::spec::DefaultValue::Number(number) => number,
        _ => panic!("{id} has no number"),
    };
    let of =
        |kind: &str, id: &str| default(REGISTRY.iter().find(|spec| spec.id == kind).unwrap().parameters, id);
    for kind in ["sequential", "bitmap", "correlated", "look_ups"] {
        assert_eq!(
            ["fraction", "starts", "slow_us", "fast_us", "slow_percent"].map(|id| of(kind, id)),
            [0.3, 0.0, 100.0, 25.0, 50.0]
        );
    }
    assert_eq!(["window", "part", "look_up_us"].map(|id| of("index", id)), [0.05, 0.2, 5.0]);
    assert_eq!(["look_ups_times", "look_up_us"].map(|id| of("mix", id)), [4.0, 5.0]);
    let queue = POLICIES.iter().find(|entry| entry.spec.id == "pq").unwrap().spec.parameters;
    assert_eq!(["bucket_groups", "buckets", "delta_ms"].map(|id| default(queue, id)), [10.0, 5.0, 100.0]);
}
