//! Experiments of the predictive lab, and of its formulas.

use bufferpool_lab::sweep::lab::Measure;
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_lab::sweep::{Sweep, grid};
use bufferpool_pbm::formula::{bulk, single};
use bufferpool_pbm::scene::Scene;
use bufferpool_typescript::LABS;
use serde_json::{Value, json};

const MAXIMUM_BLOCKS: u32 = 1 << 26;

fn experiment(more: &[(&str, Value)]) -> Value {
    let mut file = json!({
        "id": "x", "title": "T", "source": "S", "caption": "C", "differs": "D", "lab": "pbm", "seeds": 3,
        "scene": { "scale": 2048, "workload": { "kind": "sequential", "queries": 2 } },
        "axes": [
            { "id": "streams", "sets": "workload.streams", "values": [2, 4] },
            { "id": "policy", "values": [
                { "label": "clock", "set": { "policy": "clock" } },
                { "label": "sampling", "set": { "policy": "sampling", "samples": 5 } },
            ] },
        ],
        "lanes": [
            { "id": "first", "set": { "policy": "sampling", "samples": 5 } },
            { "id": "policy", "set": {} },
        ],
    });
    for (key, value) in more {
        file[*key] = value.clone();
    }
    file
}

fn carried_out(file: &Value) -> Sweep {
    let mut sweep = Sweep::from_json(LABS, file, &json!({}), MAXIMUM_BLOCKS).unwrap();
    let mut runner = Runner::new(MAXIMUM_BLOCKS, u64::MAX);
    for run in 0..sweep.runs() {
        let record = runner.run(&sweep, run).unwrap();
        sweep.add(record).unwrap();
    }
    sweep
}

#[test]
fn a_run_counts_what_a_session_over_its_scene_counts_at_the_end() {
    let sweep = carried_out(&experiment(&[]));
    for record in sweep.records() {
        let scene = grid::scene(sweep.experiment(), sweep.settings(), record.run, MAXIMUM_BLOCKS).unwrap();
        let scene = Scene::from_json(&scene, MAXIMUM_BLOCKS).unwrap();
        let mut session = scene.open(None, u64::MAX).unwrap();
        session.seek(u64::MAX);
        for (lane, id) in ["first", "policy"].into_iter().enumerate() {
            let shown = json!(session.lanes().all()[lane].counters());
            assert_eq!(shown, Value::Object(record.lanes[id].counters.clone()));
        }
    }
}

#[test]
fn the_scene_of_a_point_is_at_its_end() {
    let sweep = Sweep::from_json(LABS, &experiment(&[]), &json!({}), MAXIMUM_BLOCKS).unwrap();
    let scene = grid::scene_of_point(sweep.experiment(), sweep.settings(), 1, MAXIMUM_BLOCKS).unwrap();
    let world = Scene::from_json(&scene, MAXIMUM_BLOCKS).unwrap().open_world().unwrap();
    assert_eq!(scene["at"], 2 * world.requests());
}

#[test]
fn one_seed_gives_all_policies_the_same_queries_and_the_same_lane_the_same_numbers() {
    let sweep = carried_out(&experiment(&[]));
    let records: Vec<_> = sweep.records().collect();
    for pair in records.chunks(2) {
        assert_eq!(pair[0].lanes["first"], pair[1].lanes["first"]);
        assert_eq!(pair[1].lanes["first"], pair[1].lanes["policy"]);
        assert_eq!(pair[0].lanes["policy"].counters["requests"], pair[0].lanes["first"].counters["requests"]);
    }
}

#[test]
fn a_mean_s_interval_is_student_s_and_is_there_if_it_is_asked_for() {
    let measure = |sweep: &Sweep| sweep.experiment().lab.measure("io_change_percent").unwrap();
    let without = carried_out(&experiment(&[]));
    assert_eq!(without.spread(0, "policy", &measure(&without)).unwrap().interval, None);
    let with = carried_out(&experiment(&[("intervals", true.into())]));
    let spread = with.spread(0, "policy", &measure(&with)).unwrap();
    // Three seeds: t = 4.303.
    let half = 4.302_652_729_9 * spread.deviation / 3_f64.sqrt();
    assert!(spread.deviation > 0.0 && (spread.interval.unwrap() / half - 1.0).abs() < 1e-9);
    // Of the first lane against itself every difference is nothing.
    let itself = with.spread(0, "first", &measure(&with)).unwrap();
    assert_eq!((itself.mean, itself.interval), (0.0, Some(0.0)));
}

#[test]
fn min_is_run_if_it_is_asked_for_and_hits_at_least_as_often() {
    let sweep = carried_out(&experiment(&[("min", true.into())]));
    let [min, hits] =
        ["min_hit_percent", "hit_percent"].map(|id| sweep.experiment().lab.measure(id).unwrap());
    for point in 0..4 {
        let of = |measure: Measure| sweep.spread(point, "policy", &measure).unwrap().mean;
        assert!(of(min) > of(hits), "{} {}", of(min), of(hits));
    }
    let without = carried_out(&experiment(&[]));
    assert_eq!(without.spread(0, "policy", &min), None);
    let refused =
        Sweep::from_json(LABS, &experiment(&[("min", true.into()), ("lab", "hybrid".into())]), &json!({}), 9);
    assert_eq!(refused.unwrap_err().field, "min");
}

#[test]
fn exact_values_are_the_formulas_own() {
    let file = json!({
        "id": "x", "title": "T", "source": "S", "caption": "C", "differs": "D", "lab": "pbm-formula",
        "axes": [{ "id": "p", "sets": "p", "values": [0, 0.05, 0.3, 1] }],
        "lanes": [{ "id": "one", "set": { "m": 20 } }, { "id": "bulk", "set": { "m": 1000, "k": 100 } }],
    });
    let sweep = carried_out(&file);
    for (record, p) in sweep.records().zip([0.0, 0.05, 0.3, 1.0]) {
        assert_eq!(record.lanes["one"].counters["probability"], single(20, p).unwrap());
        assert_eq!(record.lanes["bulk"].counters["probability"], bulk(1000, 100, p).unwrap());
    }
    for (path, value) in [("p", json!(1.5)), ("lanes", json!([{ "id": "one", "set": { "m": 5, "k": 6 } }]))] {
        let mut wrong = file.clone();
        wrong[if path == "p" { "scene" } else { path }] =
            if path == "p" { json!({ "p": value }) } else { value };
        if path == "p" {
            wrong["axes"] = json!([]);
        }
        assert!(Sweep::from_json(LABS, &wrong, &json!({}), 9).is_err());
    }
}
