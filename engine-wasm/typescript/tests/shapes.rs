//! The shape of every figure: each statement that an experiment makes must hold at the size it opens with, over its own
//! seeds. A statement that fails on these seeds is run on 30 and judged by them. What the page shows before anybody runs
//! a figure (`web/experiments/results`) must be what these runs give, digit for digit.
//!
//! Of experiments whose runs take longest, `web/experiments/records` holds every run, as `bpsim sweep` wrote it: their
//! statements are judged by these. By day one of each figure's runs is carried out, whatever changes a rule or a draw
//! changes many; all of them by `npm run test:all`, on every core for minutes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::grid::runs_a_seed;
use bufferpool_lab::sweep::record::Record;
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_typescript::LABS;
use serde_json::{Value, json};

const SEEDS_IN_DOUBT: u64 = 30;

fn experiments() -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/experiments");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    let read = |path: &PathBuf| serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    files.iter().map(read).collect()
}

/// What differs from the results computed in advance: texts are compared, since both come from the engine.
fn in_advance(experiment: &Value, sweep: &Sweep) -> Result<(), String> {
    let id = &sweep.experiment().id;
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/experiments/results/{id}.json"));
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let plots = experiment["plots"].as_array().unwrap();
    let further = |plot: &'_ Value, field: &str| plot[field].as_array().cloned().unwrap_or_default();
    let kept = plots.iter().flat_map(|plot| {
        [vec![plot["measure"].clone()], further(plot, "beside"), further(plot, "times")].concat()
    });
    let mut measures: Vec<_> = kept.filter_map(|id| sweep.experiment().lab.measure(id.as_str()?)).collect();
    measures.sort_by_key(|measure| measure.id);
    measures.dedup_by_key(|measure| measure.id);
    let points = sweep.summary(&measures).into_iter().map(|point| json!(point).to_string());
    let verdicts = (0..sweep.runs())
        .all(|run| sweep.has(run))
        .then(|| format!("\"verdicts\":{}}}", json!(sweep.verdicts())));
    let other = points.chain(verdicts).find(|part| !text.contains(part.as_str()));
    other.map_or(Ok(()), |part| Err(format!("{id}: `node scripts/figures.mjs {id}` gives {part}")))
}

/// All runs of an experiment, on every core.
fn carried_out(experiment: &Value, settings: &Value) -> Sweep {
    let sweep = Sweep::from_json(LABS, experiment, settings, MAXIMUM_PAGES).unwrap();
    let all: Vec<usize> = (0..sweep.runs()).collect();
    with_runs(sweep, &all)
}

/// A sweep with these of its runs.
fn with_runs(mut sweep: Sweep, runs: &[usize]) -> Sweep {
    for record in records_of(&sweep, runs) {
        sweep.add(record).unwrap();
    }
    sweep
}

/// These runs of a sweep, on every core.
fn records_of(sweep: &Sweep, runs: &[usize]) -> Vec<Record> {
    let next = AtomicUsize::new(0);
    let collected = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
                while let Some(&run) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let record = runner.run(sweep, run).unwrap();
                    collected.lock().unwrap().push(record);
                }
            });
        }
    });
    collected.into_inner().unwrap()
}

/// An experiment's sweep with the runs that were carried out beforehand; none if they are not kept.
fn recorded(experiment: &Value) -> Option<Sweep> {
    let id = experiment["id"].as_str().unwrap();
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/experiments/records/{id}.jsonl"));
    let text = std::fs::read_to_string(path).ok()?;
    let mut sweep = Sweep::from_json(LABS, experiment, &json!({}), MAXIMUM_PAGES).unwrap();
    for line in text.lines() {
        sweep.add(serde_json::from_str(line).unwrap()).unwrap();
    }
    Some(sweep)
}

#[test]
fn a_run_in_the_middle_gives_what_is_kept_of_every_figure() {
    kept_again(|runs| runs / 2..runs / 2 + 1);
}

#[test]
#[ignore = "test:all"]
fn every_run_gives_what_is_kept_of_every_figure() {
    kept_again(|runs| 0..runs);
}

/// Carries out a part of each experiment's runs: the records of those that have them, else all seeds of some points.
fn kept_again(part: impl Fn(usize) -> Range<usize>) {
    for experiment in experiments() {
        let Some(kept) = recorded(&experiment) else {
            let sweep = Sweep::from_json(LABS, &experiment, &json!({}), MAXIMUM_PAGES).unwrap();
            let of_a_seed = runs_a_seed(sweep.experiment());
            let points = part(of_a_seed);
            let chosen: Vec<usize> =
                (0..sweep.runs()).filter(|run| points.contains(&(run % of_a_seed))).collect();
            assert_eq!(in_advance(&experiment, &with_runs(sweep, &chosen)), Ok(()));
            continue;
        };
        let id = &kept.experiment().id;
        let records: Vec<&Record> = kept.records().collect();
        assert_eq!(records.len(), kept.runs(), "{id}: not every run is kept");
        let chosen: Vec<usize> = part(kept.runs()).collect();
        let again = records_of(&kept, &chosen);
        let changed: Vec<usize> =
            again.iter().filter(|record| *record != records[record.run]).map(|record| record.run).collect();
        assert_eq!(changed, [0; 0], "{id}");
    }
}

#[test]
fn every_figure_of_kept_runs_has_the_shape_that_its_file_states() {
    shapes_hold(recorded);
}

#[test]
#[ignore = "test:all"]
fn every_run_has_the_shape_that_its_figure_states() {
    shapes_hold(|experiment| recorded(experiment).is_none().then(|| carried_out(experiment, &json!({}))));
}

fn shapes_hold(sweep_of: impl Fn(&Value) -> Option<Sweep>) {
    let mut failed = Vec::new();
    for experiment in experiments() {
        let Some(sweep) = sweep_of(&experiment) else { continue };
        let id = &sweep.experiment().id;
        failed.extend(in_advance(&experiment, &sweep).err());
        let mut verdicts = sweep.verdicts();
        assert!(!verdicts.is_empty(), "{id} states no shape");
        let kept = recorded(&experiment).is_some();
        if !kept && verdicts.iter().any(|verdict| verdict.holds != Some(true)) {
            verdicts = carried_out(&experiment, &json!({ "seeds": SEEDS_IN_DOUBT })).verdicts();
        }
        for verdict in verdicts.into_iter().filter(|verdict| verdict.holds != Some(true)) {
            failed.push(format!("{id}: {} {:?} {}", verdict.text, verdict.holds, verdict.detail));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// An experiment with only these values of an axis.
fn only(experiment: &mut Value, axis: &str, labels: &[&str]) {
    let axes = experiment["axes"].as_array_mut().unwrap();
    let values = axes.iter_mut().find(|own| own["id"] == axis).unwrap()["values"].as_array_mut().unwrap();
    values.retain(|value| {
        let label = if value.is_object() { &value["label"] } else { value };
        labels.contains(&label.to_string().trim_matches('"'))
    });
    assert_eq!(values.len(), labels.len(), "{axis}");
}

/// The specification has sampling within 5% of PBM-PQ at 32 streams and within 12% at 6 GiB, which fails on the five
/// seeds that the figures show. On thirty the first holds, and the second misses by less than a point: the figures say so.
#[test]
#[ignore = "test:all"]
fn every_run_that_fails_on_five_seeds_is_as_the_figures_say_it_is_on_thirty() {
    let cases = [
        ("pbm-6-1", &[("starts", "Anywhere"), ("streams", "32")][..], "Sampling, N = 100", 5),
        ("pbm-6-3", &[("pool", "6")], "Sampling, N = 10", 13),
    ];
    for (id, places, sampling, by_percent) in cases {
        let mut experiment = experiments().into_iter().find(|experiment| experiment["id"] == id).unwrap();
        for &(axis, label) in places {
            only(&mut experiment, axis, &[label]);
        }
        only(&mut experiment, "policy", &[sampling, "PBM-PQ"]);
        experiment["shape"] = json!([{
            "text": id, "measure": "io_gib", "where": { "lane": "policy" }, "along": "policy",
            "rule": "near", "at": sampling, "than_at": "PBM-PQ", "by_percent": by_percent,
        }]);
        let verdicts = carried_out(&experiment, &json!({ "seeds": SEEDS_IN_DOUBT })).verdicts();
        assert_eq!(verdicts.len(), 1);
        assert_eq!(verdicts[0].holds, Some(true), "{id}: {}", verdicts[0].detail);
    }
}
