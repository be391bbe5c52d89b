//! Experiments of the flash + magnetic lab, and runs that are followed by query set.

use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_hybrid::lanes::facts;
use bufferpool_hybrid::placement::open;
use bufferpool_hybrid::scene::Scene;
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_lab::sweep::{Sweep, grid};
use bufferpool_typescript::LABS;
use serde_json::{Value, json};

fn small() -> Value {
    json!({
        "id": "small", "lab": "hybrid", "title": "t", "source": "s", "caption": "c", "differs": "d", "seeds": 2,
        "scene": {
            "replacement": "lru", "frames": 10,
            "workload": { "kind": "tree_sets", "records": 900, "read_sets": 7, "update_sets": 3,
                "queries_per_set": 150, "ranges_percent": 20 }
        },
        "axes": [
            { "id": "floor", "values": [
                { "label": "off", "set": { "floor": false } }, { "label": "on", "set": { "floor": true } }
            ] },
            { "id": "set", "query_sets": true, "values": [2, 5, 10, 11] }
        ],
        "lanes": [
            { "id": "m", "set": { "placement": "magnetic" } },
            { "id": "c", "set": { "placement": "conservative" } },
            { "id": "o", "set": { "placement": "optimal" } }
        ],
        "shape": [
            { "text": "more and more", "measure": "cost", "where": { "set": [2, 5, 10] }, "along": "set",
                "rule": "rising" },
            { "text": "optimum", "measure": "cost", "where": { "set": 10, "lane": ["o", "c"] }, "along": "lane",
                "rule": "least", "at": "o" },
            { "text": "there is no such set", "measure": "cost", "where": { "set": 11 }, "rule": "above", "than": 0 }
        ]
    })
}

fn opened(change: impl Fn(&mut Value)) -> Sweep {
    let mut experiment = small();
    change(&mut experiment);
    Sweep::from_json(LABS, &experiment, &json!({}), MAXIMUM_PAGES).unwrap()
}

fn carried_out(mut sweep: Sweep) -> Sweep {
    let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
    for run in 0..sweep.runs() {
        let record = runner.run(&sweep, run).unwrap();
        sweep.add(record).unwrap();
    }
    sweep
}

#[test]
fn one_run_fills_every_query_set_of_its_points() {
    let sweep = opened(|_| {});
    let experiment = sweep.experiment();
    assert_eq!((grid::points(experiment), grid::runs_a_seed(experiment), sweep.runs()), (8, 2, 4));
    assert_eq!(grid::place(experiment, 5), [1, 1]);
    assert_eq!(grid::set_of(experiment, 5), Some(4));
    assert_eq!(grid::runs_of(experiment, 5, sweep.runs()).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(grid::seed(experiment, sweep.settings(), 2), 2);
    let record = carried_out(sweep).records().next().unwrap().clone();
    assert_eq!(record.at.keys().collect::<Vec<_>>(), ["floor"]);
}

#[test]
fn measures_at_a_set_are_what_a_lane_alone_has_counted_at_its_end() {
    let sweep = carried_out(opened(|_| {}));
    let value = grid::scene(sweep.experiment(), sweep.settings(), 1, MAXIMUM_PAGES).unwrap();
    let (trace, configs) = Scene::from_json(&value, MAXIMUM_PAGES).unwrap().trace(None).unwrap();
    let facts = facts(&configs, &trace).unwrap();
    let record = sweep.records().nth(1).unwrap();
    for ((lane, config), facts) in sweep.experiment().lanes.iter().zip(&configs).zip(&facts) {
        let mut alone = open(config, facts).unwrap();
        let (mut served, mut before) = (0, 0.0);
        for (set, end) in trace.set_ends().enumerate() {
            alone.advance(&trace.requests[served..=end as usize]);
            served = end as usize + 1;
            let moment = record.lanes[&lane.id].at(Some(set));
            let counters = alone.counters();
            for name in ["cost", "seconds", "pages_on_f", "migrations_to_f", "requests"] {
                assert_eq!(moment.number(name), counters.by_name(name), "{}, set {set}, {name}", lane.id);
            }
            let cost = counters.by_name("cost").unwrap();
            assert_eq!(moment.in_set("cost"), Some(cost - before));
            before = cost;
        }
        assert_eq!(record.lanes[&lane.id].at(None).number("cost"), Some(before));
        assert_eq!(record.lanes[&lane.id].at(Some(10)).number("cost"), None);
        assert_eq!(record.lanes[&lane.id].at(Some(0)).number("frames"), Some(10.0));
    }
}

#[test]
fn statements_go_along_the_sets_and_stay_open_where_a_run_has_no_such_set() {
    let holds = |sweep: &Sweep| sweep.verdicts().iter().map(|verdict| verdict.holds).collect::<Vec<_>>();
    assert_eq!(holds(&opened(|_| {})), [None, None, None]);
    let whole = carried_out(opened(|_| {}));
    assert_eq!(holds(&whole), [Some(true), Some(true), None]);
    assert_eq!(whole.spread(3, "c", &whole.experiment().lab.measure("cost").unwrap()), None);
}

#[test]
fn the_scene_of_a_point_stands_at_the_end_of_its_set() {
    let sweep = opened(|_| {});
    for point in [0, 2, 7] {
        let value = grid::scene_of_point(sweep.experiment(), sweep.settings(), point, MAXIMUM_PAGES).unwrap();
        let scene = Scene::from_json(&value, MAXIMUM_PAGES).unwrap();
        let (trace, _) = scene.trace(None).unwrap();
        let sets = trace.requests[..scene.at as usize].iter();
        let ended = sets.filter(|&&request| request == bufferpool_core::trace::operation::EMPTY_POOL).count();
        // The last point is of a set that there is not: it stands at the end.
        assert_eq!(
            (ended, value["floor"].as_bool()),
            ([2, 10, 10][point.min(2)], Some(point >= 4)),
            "{point}"
        );
    }
}

#[test]
fn experiments_without_an_axis_of_sets_have_the_counters_at_the_end() {
    let sweep = carried_out(opened(|file| {
        file["axes"].as_array_mut().unwrap().pop();
        file["shape"] = json!([]);
        file["scene"]["workload"] = json!({ "kind": "given", "trace": "R0 R1 W0 F R2 F" });
    }));
    let record = sweep.records().next().unwrap();
    assert!(record.lanes.values().all(|lane| lane.sets.is_empty()));
    assert_eq!(record.lanes["m"].counters["cost"], json!(3.0 * 23.0 + 12.0));
    let text = serde_json::to_string(record).unwrap();
    assert_eq!(&serde_json::from_str::<bufferpool_lab::sweep::record::Record>(&text).unwrap(), record);
}

#[test]
fn mistakes_are_named_by_their_path() {
    type Change = fn(&mut Value);
    let cases: [(&str, Change); 6] = [
        ("lab", |file| file["lab"] = json!("tape")),
        ("axes[1].values[0]", |file| file["axes"][1]["values"][0] = json!(0)),
        ("axes[0].query_sets", |file| file["axes"].as_array_mut().unwrap().reverse()),
        ("shape[0].measure", |file| file["shape"][0]["measure"] = json!("speedup")),
        ("workload.kind", |file| file["scene"]["workload"]["kind"] = json!("skewed")),
        ("placement", |file| file["axes"][0]["values"][1]["set"] = json!({ "placement": "lru" })),
    ];
    for (field, change) in cases {
        let mut experiment = small();
        experiment["lanes"] = json!([{ "id": "m" }, { "id": "c" }, { "id": "o" }]);
        change(&mut experiment);
        let message = Sweep::from_json(LABS, &experiment, &json!({}), MAXIMUM_PAGES).unwrap_err().to_string();
        assert!(message.starts_with(field), "{field}: {message}");
    }
    let mut other = small();
    other["lab"] = json!("ace");
    other["shape"] = json!([]);
    let message = Sweep::from_json(LABS, &other, &json!({}), MAXIMUM_PAGES).unwrap_err().to_string();
    assert!(message.starts_with("axes[1].query_sets"), "{message}");
}
