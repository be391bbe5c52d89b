//! A counter is one entry in its lab's list: every output has it then.

use std::collections::BTreeMap;

use bpsim::args::Format;
use bpsim::counters;
use bpsim::sweep::format::{csv_head, quoted};
use bufferpool_ace::counters::{COUNTERS, Totals};
use bufferpool_ace::experiments::LAB;
use bufferpool_ace::lane::lane_over;
use bufferpool_ace::scene::Scene;
use bufferpool_core::counter::{Counter, Counters};
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::lab::Lab;
use bufferpool_lab::sweep::record::{LaneRecord, Record, fields_of};
use serde_json::json;

mod dirty {
    use super::Totals;

    bufferpool_core::counters! { lane: Totals, pool;
        dirty_percent, "Dirty frames", "%", Lower, "Share of the frames whose page is dirty." => 100.0 * pool.dirty() as f64 / pool.frames() as f64;
    }
}

/// A baseline, which has written one of three dirty pages in the end, and ACE, which has written two.
fn counted(all: &[Counter<Totals>]) -> Vec<Counters> {
    let scene = json!({
        "policy": "lru", "pages": 40, "frames": 4, "alpha": 2, "base_us": 10, "k_r": 4, "k_w": 2,
        "workload": { "kind": "given", "trace": "W1 W2 W3 R4 R5" },
        "lanes": [{ "mode": "baseline" }, { "mode": "ace" }]
    });
    let scene = Scene::from_json(&scene, MAXIMUM_PAGES).unwrap();
    let trace = scene.trace(None).unwrap();
    let lane = |config: &bufferpool_ace::config::LaneConfig| {
        let mut lane = lane_over(config, &trace.requests).unwrap();
        lane.advance(&trace.requests);
        Counters::of(all, &lane.totals(), lane.pool())
    };
    scene.lanes.iter().map(lane).collect()
}

#[test]
fn json_table_csv_and_measures_have_an_added_counter_without_another_line() {
    let all = [COUNTERS, dirty::COUNTERS].concat();
    let specs: &'static [_] = all.iter().map(|counter| counter.spec).collect::<Vec<_>>().leak();
    let lanes = counted(&all);
    assert_eq!([0, 1].map(|lane: usize| json!(lanes[lane])["dirty_percent"].clone()), [50.0, 25.0]);

    let rows: Vec<_> =
        counters::values(specs, &lanes).map(|(spec, values)| counters::row(spec, &values)).collect();
    assert_eq!(rows.last().unwrap(), &["dirty frames", "50.00", "25.00", "%"]);

    let lab: &'static Lab = Box::leak(Box::new(Lab { counters: specs, ..LAB }));
    let experiment = json!({
        "id": "one", "title": "One", "source": "None", "caption": "None", "differs": "None",
        "scene": { "policy": "lru", "frames": 4, "device": "pcie-p4510", "workload": { "kind": "skewed", "requests": 6 } },
        "axes": [{ "id": "pages", "label": "Pages", "sets": "pages", "values": [40] }],
        "lanes": [{ "id": "baseline", "label": "Baseline", "set": { "mode": "baseline" } },
                  { "id": "ace", "label": "ACE", "set": { "mode": "ace" } }],
        "shape": [{ "text": "fewer", "measure": "dirty_percent_change_percent", "where": { "lane": "ace" },
                    "rule": "equal", "than": -50 }]
    });
    let labs = Box::leak(Box::new([lab]));
    let mut sweep = Sweep::from_json(labs, &experiment, &json!({}), MAXIMUM_PAGES).unwrap();
    let lane = |counters: &Counters| LaneRecord { counters: fields_of(counters), ..LaneRecord::default() };
    let record = Record {
        run: 0,
        at: BTreeMap::from([("pages".to_owned(), "40".to_owned())]),
        seed: "1".to_owned(),
        lanes: ["baseline", "ace"].map(str::to_owned).into_iter().zip(lanes.iter().map(lane)).collect(),
    };
    let lines = csv_head(&sweep) + &Format::Csv.lines("", &sweep, &record);
    let cells: Vec<Vec<&str>> = lines.lines().map(|line| line.split(',').collect()).collect();
    let column = cells[0].iter().position(|name| *name == "dirty_percent").unwrap();
    assert_eq!([1, 2].map(|line: usize| cells[line][column]), ["50.0", "25.0"]);

    sweep.add(record).unwrap();
    let measure = lab.measure("dirty_percent").unwrap();
    assert_eq!((measure.label, measure.unit), ("Dirty frames", "%"));
    assert_eq!(sweep.spread(0, "ace", &measure).unwrap().mean, 25.0);
    assert!(json!(sweep.verdicts())[0]["holds"].as_bool().unwrap());
}

#[test]
fn a_spreadsheet_computes_no_name_and_numbers_stay_numbers() {
    for name in ["=1+1", "+a", "-a,b", "@SUM(A1)", "\t=1", "\r=1", "-inf"] {
        assert!(quoted(name).trim_start_matches('"').starts_with('\''), "{name:?}");
    }
    assert_eq!(
        ["-1", "+2.5e-3", "a=b", "1/640", "x\ry"].map(quoted),
        ["-1", "+2.5e-3", "a=b", "1/640", "\"x\ry\""]
    );
}
