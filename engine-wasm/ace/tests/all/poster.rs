//! The poster's run: the published counters must lie within 3 standard deviations of ours over 30 seeds.

use bufferpool_ace::preset;
use serde_json::{Value, json};

use crate::support::sessions::open;

const SEEDS: u64 = 30;

/// Counters of the poster after 47 532 requests: lane, counter, value.
const POSTER: [(usize, &str, f64); 8] = [
    (0, "misses", 43_512.0),
    (0, "hits", 4_020.0),
    (0, "pages_written", 18_281.0),
    (0, "write_batches", 18_281.0),
    (1, "misses", 43_512.0),
    (1, "hits", 4_020.0),
    (1, "pages_written", 18_318.0),
    (1, "write_batches", 3_053.0),
];

fn counters_of(seed: u64) -> [Value; 2] {
    let preset: Value = serde_json::from_str(preset::find("poster").unwrap()).unwrap();
    let mut scene = preset["scene"].clone();
    scene["workload"]["seed"] = json!(seed);
    scene["at"] = json!(47_532);
    let session = open(&scene);
    assert_eq!(session.position(), 47_532);
    [0, 1].map(|lane| serde_json::to_value(session.lanes().all()[lane].counters()).unwrap())
}

#[test]
fn the_posters_counters_lie_within_three_standard_deviations() {
    let runs: Vec<_> = (1..=SEEDS).map(counters_of).collect();
    for (lane, counter, published) in POSTER {
        let values: Vec<f64> = runs.iter().map(|run| run[lane][counter].as_f64().unwrap()).collect();
        let mean = values.iter().sum::<f64>() / SEEDS as f64;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (SEEDS - 1) as f64;
        let away = (published - mean).abs() / variance.sqrt();
        println!(
            "lane {lane} {counter}: poster {published}, mean {mean:.1}, {away:.2} standard deviations away"
        );
        assert!(away <= 3.0, "lane {lane} {counter}: {published} is {away:.2} deviations from {mean:.1}");
    }
}

#[test]
fn ace_writes_a_sixth_of_the_batches_and_hardly_more_pages() {
    for seed in 1..=SEEDS {
        let [baseline, ace] = counters_of(seed);
        let ratio = |counter: &str| ace[counter].as_f64().unwrap() / baseline[counter].as_f64().unwrap();
        assert!((1.0 / 6.0..1.0 / 5.9).contains(&ratio("write_batches")), "seed {seed}");
        assert!((1.0..1.005).contains(&ratio("pages_written")), "seed {seed}");
        assert_eq!(baseline["misses"], ace["misses"]);
    }
}
