//! Sweeps over scenes of every lab.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod pbm;
mod sets;

use bufferpool_ace::lane::lane_over;
use bufferpool_ace::scene::Scene;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::sweep::experiment::{Experiment, Settings};
use bufferpool_lab::sweep::record::Record;
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_lab::sweep::{Sweep, grid, summary};
use bufferpool_typescript::LABS;
use serde_json::{Value, json};

fn small() -> Value {
    json!({
        "id": "small", "title": "t", "source": "s", "caption": "c", "differs": "d", "seeds": 3,
        "scene": {
            "pages": 400, "frames": 40, "device": "pcie-p4510",
            "workload": { "kind": "skewed", "requests": 3000, "operations_percent": 90, "data_percent": 10 }
        },
        "choices": [{ "id": "size", "initial": "large", "values": [
            { "label": "tiny", "set": { "pages": 100 } }, { "label": "large", "set": {} }
        ] }],
        "axes": [
            { "id": "policy", "values": [
                { "label": "LRU", "set": { "policy": "lru" } }, { "label": "LRU-WSR", "set": { "policy": "lru-wsr" } }
            ] },
            { "id": "reads", "sets": "workload.reads_percent", "values": [0, 50, 100] }
        ],
        "lanes": [
            { "id": "baseline", "set": { "mode": "baseline" } },
            { "id": "ace", "set": { "mode": "ace" } },
            { "id": "ace-reader", "set": { "mode": "ace", "prefetch": true } }
        ],
        "shape": [
            { "text": "falls", "measure": "speedup", "where": { "lane": "ace" }, "along": "reads", "rule": "falling" },
            { "text": "rises", "measure": "speedup", "where": { "lane": "ace" }, "along": "reads", "rule": "rising" },
            { "text": "one", "measure": "speedup", "where": { "lane": "ace", "reads": 100 }, "rule": "equal", "than": 1 }
        ]
    })
}

fn sweep(settings: &Value) -> Sweep {
    Sweep::from_json(LABS, &small(), settings, MAXIMUM_PAGES).unwrap()
}

fn carried_out(settings: &Value) -> Sweep {
    let mut sweep = sweep(settings);
    let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
    for run in 0..sweep.runs() {
        let record = runner.run(&sweep, run).unwrap();
        sweep.add(record).unwrap();
    }
    sweep
}

fn scene_of(sweep: &Sweep, run: usize) -> Scene {
    let scene = grid::scene(sweep.experiment(), sweep.settings(), run, MAXIMUM_PAGES).unwrap();
    Scene::from_json(&scene, MAXIMUM_PAGES).unwrap()
}

fn refused(change: impl Fn(&mut Value), settings: &Value) -> String {
    let mut experiment = small();
    change(&mut experiment);
    Sweep::from_json(LABS, &experiment, settings, MAXIMUM_PAGES).unwrap_err().to_string()
}

#[test]
fn a_run_is_a_point_and_a_seed_and_the_points_of_the_first_seed_come_first() {
    let sweep = sweep(&json!({ "first_seed": "18446744073709551615" }));
    assert_eq!((grid::points(sweep.experiment()), sweep.runs()), (6, 18));
    let at =
        |run| (grid::place(sweep.experiment(), run), grid::seed(sweep.experiment(), sweep.settings(), run));
    assert_eq!(at(0), (vec![0, 0], u64::MAX));
    assert_eq!(at(5), (vec![1, 2], u64::MAX));
    assert_eq!(at(6), (vec![0, 0], 0));
}

#[test]
fn a_record_holds_what_its_scene_counts_when_it_is_run_by_itself() {
    let sweep = carried_out(&json!({ "set": { "alpha": 4.5, "k_w": 3 } }));
    for record in sweep.records() {
        let value = grid::scene(sweep.experiment(), sweep.settings(), record.run, MAXIMUM_PAGES).unwrap();
        let scene = Scene::from_json(&value, MAXIMUM_PAGES).unwrap();
        let trace = scene.trace(None).unwrap();
        for (lane, config) in sweep.experiment().lanes.iter().zip(&scene.lanes) {
            let mut alone = lane_over(config, &trace.requests).unwrap();
            alone.advance(&trace.requests);
            let counted = json!(record.lanes[&lane.id].counters);
            assert_eq!(counted, json!(alone.counters()), "run {}, {}", record.run, lane.id);
        }
    }
}

#[test]
fn the_time_since_the_pool_was_full_starts_behind_the_request_that_filled_it() {
    let sweep = carried_out(&json!({ "seeds": 1 }));
    let scene = scene_of(&sweep, 1);
    let trace = scene.trace(None).unwrap();
    let record = sweep.records().nth(1).unwrap();
    for (lane, config) in sweep.experiment().lanes.iter().zip(&scene.lanes) {
        let mut alone = lane_over(config, &trace.requests).unwrap();
        let mut until_full = 0.0;
        for request in &trace.requests {
            let full = alone.pool().resident() == config.frames;
            alone.advance(&[*request]);
            if !full {
                until_full = alone.times().latency().to_number();
            }
        }
        let since = record.lanes[&lane.id].beside["latency_since_full_us"].as_f64().unwrap();
        assert!((alone.times().latency().to_number() - until_full - since).abs() < 1e-6, "{}", lane.id);
        assert!(until_full > 0.0 && since > 0.0);
    }
}

#[test]
fn a_pool_that_is_never_full_has_no_time_since_then() {
    let sweep = carried_out(&json!({ "seeds": 1, "set": { "frames": 5000 } }));
    assert!(
        sweep.records().all(|record| {
            record.lanes.values().all(|lane| lane.beside["latency_since_full_us"].is_null())
        })
    );
    let measure = sweep.experiment().lab.measure("speedup_since_full").unwrap();
    assert_eq!(sweep.spread(0, "ace", &measure), None);
}

#[test]
fn records_survive_json() {
    let sweep = carried_out(&json!({ "seeds": 1 }));
    for record in sweep.records() {
        let text = serde_json::to_string(record).unwrap();
        assert_eq!(&serde_json::from_str::<Record>(&text).unwrap(), record);
    }
}

#[test]
fn a_spread_is_mean_extremes_and_sample_deviation() {
    let spread = summary::spread(&[2.0, 4.0, 9.0]).unwrap();
    assert_eq!((spread.seeds, spread.mean, spread.minimum, spread.maximum), (3, 5.0, 2.0, 9.0));
    assert!((spread.deviation - 13.0_f64.sqrt()).abs() < 1e-12);
    let equal = summary::spread(&[0.1; 7]).unwrap();
    assert_eq!((equal.mean, equal.deviation), (0.1, 0.0));
    assert_eq!(summary::spread(&[]), None);
}

#[test]
fn a_statement_is_open_until_every_seed_was_run_and_then_holds_or_fails() {
    let done = carried_out(&json!({}));
    let holds: Vec<_> = done.verdicts().iter().map(|verdict| verdict.holds).collect();
    assert_eq!(holds, [Some(true), Some(false), Some(true)]);
    let failed = &done.verdicts()[1];
    assert!(failed.detail.contains("LRU") && failed.detail.contains("100 1"), "{}", failed.detail);
    let mut partly = sweep(&json!({}));
    for record in done.records().take(17) {
        partly.add(record.clone()).unwrap();
    }
    let holds: Vec<_> = partly.verdicts().iter().map(|verdict| verdict.holds).collect();
    assert_eq!(holds, [None, None, None]);
}

#[test]
fn a_pool_can_be_a_share_of_the_data() {
    let sweep = sweep(&json!({ "set": { "frames_percent": 2.6 } }));
    let value = grid::scene(sweep.experiment(), sweep.settings(), 0, MAXIMUM_PAGES).unwrap();
    assert_eq!(scene_of(&sweep, 0).lanes[0].frames, 10);
    assert!(value.get("frames_percent").is_none());
}

#[test]
fn a_choice_sets_what_its_value_says_and_the_first_picked_is_the_files() {
    let experiment = Experiment::from_json(&small(), LABS).unwrap();
    assert_eq!(Settings::initial(&experiment).picked, [1]);
    let pages = |settings: &Value| {
        let sweep = sweep(settings);
        scene_of(&sweep, 0).lanes[0].pages
    };
    assert_eq!(pages(&json!({})), 400);
    assert_eq!(pages(&json!({ "choices": { "size": "tiny" } })), 100);
}

#[test]
fn mistakes_in_an_experiment_are_named_by_their_path() {
    let none = json!({});
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 10] = [
        ("title", |file| file["title"] = Value::Null),
        ("axes[1].values[1]", |file| file["axes"][1]["values"][1] = json!("many")),
        ("axes[0].sort", |file| file["axes"][0]["sort"] = json!(1)),
        ("lanes", |file| file["lanes"] = json!([])),
        ("lanes[1].fork", |file| file["lanes"][1]["set"]["fork"] = json!({"lane": 0, "at": 5})),
        ("shape[0].measure", |file| file["shape"][0]["measure"] = json!("speed")),
        ("shape[0].along", |file| file["shape"][0]["along"] = json!("nowhere")),
        ("shape[0].where.reads", |file| file["shape"][0]["where"]["reads"] = json!(55)),
        ("shape[2].than", |file| file["shape"][2]["than"] = Value::Null),
        ("policy", |file| file["axes"][0]["values"][1]["set"]["policy"] = json!("opt")),
    ];
    for (field, change) in cases {
        let message = refused(change, &none);
        assert!(message.starts_with(field), "{field}: {message}");
    }
}

#[test]
fn mistakes_in_settings_are_named() {
    for (field, settings) in [
        ("seeds", json!({ "seeds": 0 })),
        ("seeds", json!({ "seeds": 1001 })),
        ("first_seed", json!({ "first_seed": "x" })),
        ("choices", json!({ "choices": { "colour": "red" } })),
        ("choices.size", json!({ "choices": { "size": "huge" } })),
        ("alpha", json!({ "set": { "alpha": 0 } })),
        ("frames_percent", json!({ "set": { "frames_percent": -1 } })),
        ("workload.theta", json!({ "set": { "workload.theta": 0.9 } })),
        ("nonsense", json!({ "nonsense": 1 })),
    ] {
        let message = refused(|_| {}, &settings);
        assert!(message.starts_with(field), "{field}: {message}");
    }
}

#[test]
fn a_record_of_no_run_is_refused() {
    let done = carried_out(&json!({}));
    let mut fewer = sweep(&json!({ "seeds": 1 }));
    assert!(fewer.add(done.records().last().unwrap().clone()).is_err());
}

#[test]
fn each_lane_is_held_against_the_optimum_and_against_the_first_lane() {
    let mut file = small();
    (file["min"], file["divergence"], file["shape"]) = (true.into(), true.into(), json!([]));
    file["lanes"].as_array_mut().unwrap().push(json!({ "id": "min", "set": { "policy": "min" } }));
    let mut sweep = Sweep::from_json(LABS, &file, &json!({ "seeds": 1 }), MAXIMUM_PAGES).unwrap();
    let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
    let measure = |id: &str| sweep.experiment().lab.measure(id).unwrap();
    let (above, at) = (measure("misses_above_min_percent"), measure("diverges_at"));
    for run in 0..sweep.runs() {
        let scene = grid::scene(sweep.experiment(), sweep.settings(), run, MAXIMUM_PAGES).unwrap();
        let record = runner.run(&sweep, run).unwrap();
        let of = |lane: &str| record.lanes[lane].clone();
        let misses = |lane: &str| of(lane).counters["misses"].as_f64().unwrap();
        for lane in ["baseline", "ace", "ace-reader", "min"] {
            let mut pair = scene.clone();
            let place = ["baseline", "ace", "ace-reader", "min"].iter().position(|id| *id == lane).unwrap();
            pair["lanes"] = json!([scene["lanes"][0], scene["lanes"][place]]);
            let mut session =
                Scene::from_json(&pair, MAXIMUM_PAGES).unwrap().open(None, &[], u64::MAX).unwrap();
            session.continue_prescan(u64::MAX);
            let expected = session.prescan().first_divergence().map(|divergence| divergence.position);
            assert_eq!(
                of(lane).beside.get("diverges_at").and_then(Value::as_u64),
                expected,
                "{lane}, run {run}"
            );
        }
        sweep.add(record.clone()).unwrap();
        let spread = |lane: &str| sweep.spread(run, lane, &above).map(|spread| spread.mean);
        assert_eq!(spread("min"), Some(0.0));
        assert_eq!(spread("ace-reader"), None);
        let expected = 100.0 * (misses("baseline") / misses("min") - 1.0);
        assert!((spread("baseline").unwrap() - expected).abs() < 1e-9 && expected > 0.0);
        assert_eq!(sweep.spread(run, "baseline", &at), None);
    }
}
