//! golden/crosscheck.md: a trace of ten million requests on which simulators written by others agree.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::counters::Counts;
use bufferpool_ace::lane::lane_over;
use bufferpool_core::trace::page_of;
use bufferpool_core::workload::crosscheck::t1;
use serde_json::json;

fn run(policy: &str, trace: &[u32]) -> Counts {
    let config = json!({
        "policy": policy, "pages": 5_000, "frames": 100, "alpha": 1, "base_us": 1, "k_r": 1, "k_w": 1,
    });
    let config = LaneConfig::from_json(config.as_object().unwrap()).unwrap();
    let mut lane = lane_over(&config, trace).unwrap();
    trace.chunks(65_536).for_each(|slice| lane.advance(slice));
    *lane.counts()
}

#[test]
fn other_simulators_count_the_same_misses_and_dirty_evictions() {
    let trace = t1(10_000_000);
    assert!(trace.iter().take(4).map(|&request| page_of(request)).eq([559, 2638, 572, 2973]));
    let lru = run("lru", &trace);
    assert_eq!((lru.misses, lru.evictions_dirty), (9_146_058, 4_773_890));
    assert_eq!(run("clock", &trace).misses, 9_145_732);
}
