//! The shape of every figure: each experiment's file is run at the size it opens with, over its own seeds, and each
//! statement it makes must hold. A statement that fails on these seeds is run on 30 and judged by them. What the page
//! shows before anybody runs a figure (`web/experiments/results`) must be what these runs give, digit for digit.
//!
//! Takes minutes without optimization: `cargo test --release -p bufferpool-sim --test shapes -- --nocapture`.
#![cfg(not(debug_assertions))]

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bufferpool_sim::sweep::Sweep;
use bufferpool_sim::sweep::runner::Runner;
use bufferpool_sim::trace::MAXIMUM_PAGES;
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

/// Whether the results computed in advance are those of this sweep: the same text, since both come from the engine.
fn in_advance(id: &str, experiment: &Value, sweep: &Sweep) -> Result<(), String> {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/experiments/results/{id}.json"));
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let plots = experiment["plots"].as_array().unwrap();
    let mut measures: Vec<_> =
        plots.iter().filter_map(|plot| sweep.experiment().lab.measure(plot["measure"].as_str()?)).collect();
    measures.sort_by_key(|measure| measure.id);
    measures.dedup_by_key(|measure| measure.id);
    let parts = [
        format!("\"points\":{},", sweep.summary(&measures)),
        format!("\"verdicts\":{}}}", json!(sweep.verdicts())),
    ];
    let same = parts.iter().all(|part| text.contains(part.as_str()));
    same.then_some(())
        .ok_or_else(|| format!("{id}: not what the engine gives: `node scripts/figures.mjs {id}`"))
}

/// All runs of an experiment, on every core.
fn carried_out(experiment: &Value, settings: &Value) -> Sweep {
    let sweep = Sweep::from_json(experiment, settings, MAXIMUM_PAGES).unwrap();
    let next = AtomicUsize::new(0);
    let collected = Mutex::new(sweep.clone());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut runner = Runner::new(MAXIMUM_PAGES, u64::MAX);
                loop {
                    let run = next.fetch_add(1, Ordering::Relaxed);
                    if run >= sweep.runs() {
                        break;
                    }
                    let record = runner.run(&sweep, run).unwrap();
                    collected.lock().unwrap().add(record).unwrap();
                }
            });
        }
    });
    collected.into_inner().unwrap()
}

#[test]
fn every_figure_has_the_shape_that_its_file_states() {
    let mut failed = Vec::new();
    for experiment in experiments() {
        let id = experiment["id"].as_str().unwrap();
        let sweep = carried_out(&experiment, &json!({}));
        failed.extend(in_advance(id, &experiment, &sweep).err());
        let mut verdicts = sweep.verdicts();
        assert!(!verdicts.is_empty(), "{id} states no shape");
        if verdicts.iter().any(|verdict| verdict.holds != Some(true)) {
            verdicts = carried_out(&experiment, &json!({ "seeds": SEEDS_IN_DOUBT })).verdicts();
        }
        for verdict in verdicts {
            let told = format!("{id}: {} {:?} {}", verdict.text, verdict.holds, verdict.detail);
            println!("{told}");
            if verdict.holds != Some(true) {
                failed.push(told);
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
