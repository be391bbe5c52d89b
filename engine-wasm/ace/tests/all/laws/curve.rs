//! Every row of a curve is what a run at its size counts.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::counters::Totals;
use bufferpool_ace::curve::{Curve, Options, Requests, Row};
use bufferpool_ace::lane::lane_over_trace;
use bufferpool_core::counter::{Counters, Since};
use bufferpool_core::trace::Trace;
use serde_json::{Value, json};

use crate::support::cases::Case;
use crate::support::{Variant, for_every_lane, for_every_pinned_lane};
use bufferpool_ace::policy::registry::PolicyEntry;

/// Sizes from 1 on; some cases have more pages than that.
const SIZES: &str = "1..9+1,50%,100%,120%";

fn options(case: &Case, policy: &PolicyEntry, variant: Variant, warm_up: usize) -> Value {
    let lane = Value::Object(case.json(policy, variant));
    json!({ "frames": SIZES, "policies": [policy.spec.id], "modes": [lane["mode"]], "warm_up": warm_up, "lane": lane })
}

fn rows(curve: &Curve, trace: &Trace) -> Vec<Row> {
    let blocks = (0..curve.blocks()).flat_map(|block| {
        let counted: Vec<_> = curve
            .runs(block)
            .map(|run| curve.count(run, Requests::from(trace)).expect("a size that it has"))
            .collect();
        curve.rows(block, &counted)
    });
    blocks.collect()
}

/// What the recording loop counts after the warm-up.
fn counted(config: &LaneConfig, trace: &Trace, warm_up: usize) -> Counters {
    let mut lane = lane_over_trace(config, trace).expect("a legal config");
    let (before, after) = trace.requests.split_at(warm_up);
    lane.observe(before, &mut |_| false);
    let at_warm_up = lane.totals();
    lane.observe(after, &mut |_| false);
    let Totals { counts, at_fork, prices, .. } = lane.totals();
    Totals::new(counts.since(&at_warm_up.counts), at_fork, prices).counters(lane.pool())
}

fn holds(case: &Case, trace: &Trace, policy: &PolicyEntry, variant: Variant) {
    let warm_up = case.positions()[0].min(trace.requests.len() - 1);
    let options = Options::from_json(&options(case, policy, variant, warm_up)).expect("legal options");
    let curve = Curve::new(options, trace).expect("a curve");
    let room = trace.pins().map_or(0, |pins| pins.least_frames());
    assert!(curve.sizes().iter().all(|&frames| frames >= room));
    let rows = rows(&curve, trace);
    assert_eq!(rows.len(), curve.sizes().len());
    for (row, &frames) in rows.iter().zip(curve.sizes()) {
        let own = counted(&LaneConfig { frames, ..case.config(policy, variant) }, trace, warm_up);
        assert_eq!((row.frames, row.requests), (frames, (trace.requests.len() - warm_up) as u64));
        let shown = [row.misses, row.evictions_dirty, row.write_batches, row.pages_written];
        let shown = shown.map(|count| count.map(|count| count as f64));
        let names = ["misses", "evictions_dirty", "write_batches", "pages_written"];
        assert_eq!(
            (shown, row.latency_us),
            (names.map(|name| own.by_name(name)), own.by_name("latency_us")),
            "{frames} frames"
        );
    }
}

#[test]
fn every_row_of_a_curve_is_what_a_run_at_its_size_counts() {
    for_every_lane(&[Variant::Baseline, Variant::Ace, Variant::AceWithReader], |case, policy, variant| {
        if !case.requests.is_empty() {
            let trace = Trace::new(case.packed(), case.pages).expect("pages on disk");
            holds(case, &trace, policy, variant);
        }
    });
}

#[test]
fn with_pins_too_and_a_size_without_room_for_them_has_no_row() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let trace = pinned.whole();
        if !trace.requests.is_empty() {
            holds(&pinned.case, &trace, policy, variant);
        }
    });
}
