//! docs/rules/policies.md, "The trace T1": ten million requests on which simulators written by others agree.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::counters::Counts;
use bufferpool_ace::lane::lane_over;
use bufferpool_core::trace::page_of;
use bufferpool_core::workload::crosscheck::t1;
use serde_json::{Value, json};

/// A lane's counts over a trace; `own` has the policy's own parameters.
fn run(policy: &str, own: Value, trace: &[u32]) -> Counts {
    let mut config = json!({
        "policy": policy, "pages": 5_000, "frames": 100, "alpha": 1, "base_us": 1, "k_r": 1, "k_w": 1,
    });
    config.as_object_mut().unwrap().extend(own.as_object().unwrap().clone());
    let config = LaneConfig::from_json(config.as_object().unwrap()).unwrap();
    let mut lane = lane_over(&config, trace).unwrap();
    trace.chunks(65_536).for_each(|slice| lane.advance(slice));
    *lane.counts()
}

#[test]
fn other_simulators_count_the_same_misses_and_dirty_evictions() {
    let trace = t1(10_000_000);
    assert!(trace.iter().take(4).map(|&request| page_of(request)).eq([559, 2638, 572, 2973]));
    let lru = run("lru", json!({}), &trace);
    assert_eq!((lru.misses, lru.evictions_dirty), (9_146_058, 4_773_890));
    assert_eq!(run("clock", json!({}), &trace).misses, 9_145_732);
}

/// docs/rules/policies.md, "Demand-only misses on T1", with the simulators that count the same.
#[test]
#[ignore = "test:all"]
fn other_simulators_count_the_same_misses_of_the_further_policies() {
    let trace = t1(10_000_000);
    let rows = [
        ("fifo", json!({}), 9_154_723),
        ("second-chance", json!({}), 9_138_633),
        ("second-chance", json!({ "loaded": 1 }), 9_150_250),
        ("lfu", json!({}), 8_934_599),
        ("lru-k", json!({ "retained": 0 }), 8_936_285),
        ("lru-k", json!({}), 8_949_314),
        ("2q", json!({}), 9_000_900),
        ("arc", json!({}), 8_981_286),
        ("sieve", json!({}), 8_953_825),
        ("s3-fifo", json!({}), 8_964_637),
        ("min", json!({}), 6_344_417),
        ("mru", json!({}), 9_792_366),
        ("ccf-lru", json!({}), 9_136_850),
        ("innodb", json!({}), 9_019_518),
        ("leanstore", json!({}), 9_153_888),
        ("nfu", json!({}), 8_985_348),
        ("nfu", json!({ "bits": 8 }), 9_088_906),
        ("lirs", json!({}), 8_951_400),
        ("lirs", json!({ "ghosts": 100 }), 8_946_911),
        ("car", json!({}), 8_978_549),
        ("w-tinylfu", json!({}), 8_943_585),
        ("clock-pro", json!({}), 8_947_486),
        ("2q-promoting", json!({}), 8_936_177),
        ("lru-k", json!({ "crp": 20 }), 8_988_689),
        ("lru-k", json!({ "crp": 100 }), 9_141_265),
        ("lru-k", json!({ "k": 3 }), 8_938_252),
        ("lru-k", json!({ "k": 3, "by_first": 1 }), 8_938_300),
        ("lfu", json!({ "remember": 1 }), 8_935_791),
        ("arc", json!({ "bustub": 1 }), 9_033_986),
        ("enhanced-second-chance", json!({}), 9_148_653),
        ("enhanced-second-chance", json!({ "third": 1 }), 9_147_734),
    ];
    let written = [
        ("ccf-lru", json!({}), 4_570_315),
        ("enhanced-second-chance", json!({}), 4_710_285),
        ("enhanced-second-chance", json!({ "third": 1 }), 4_735_274),
    ];
    for (policy, own, misses) in rows {
        let counts = run(policy, own.clone(), &trace);
        assert_eq!(counts.misses, misses, "{policy} {own}");
        if let Some(row) = written.iter().find(|row| (row.0, &row.1) == (policy, &own)) {
            assert_eq!(counts.evictions_dirty, row.2, "{policy} {own}: pages written");
        }
    }
}
