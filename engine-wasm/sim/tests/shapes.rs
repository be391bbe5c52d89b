//! The shape of every figure: each experiment's file is run at the size it opens with, over its own seeds, and each
//! statement it makes must hold. A statement that fails on these seeds is run on 30 and judged by them.
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
        let mut verdicts = carried_out(&experiment, &json!({})).verdicts();
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
