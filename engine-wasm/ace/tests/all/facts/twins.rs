//! Policies that are another one under certain numbers.

use serde_json::json;

use super::cases::{Case, ON_DEMAND, VARIANTS, Variant, for_every_case};

fn assert_twins(case: &Case, variants: &[Variant], [left, right]: [&str; 2]) {
    for &variant in variants {
        assert_eq!(case.events(left, variant), case.events(right, variant), "{left} {variant:?}");
    }
}

#[test]
fn lru_k_of_the_last_request_is_lru() {
    for_every_case(|case| {
        let case = case.with(json!({ "k": 1, "crp": 0 }));
        assert_twins(&case, &VARIANTS, ["lru-k", "lru"]);
    });
}

#[test]
fn the_earliest_of_fewer_than_two_requests_is_the_last() {
    for_every_case(|case| {
        let [last, first] =
            [0, 1].map(|by_first| case.with(json!({ "k": 2, "crp": 0, "by_first": by_first })));
        for variant in VARIANTS {
            assert_eq!(last.events("lru-k", variant), first.events("lru-k", variant));
        }
    });
}

#[test]
fn lirs_and_w_tinylfu_with_all_frames_for_new_pages_are_lru() {
    for_every_case(|case| {
        let case = case.with(json!({ "hirs": case.frames, "lru_window": case.frames }));
        for policy in ["lirs", "w-tinylfu"] {
            assert_twins(&case, &VARIANTS, [policy, "lru"]);
        }
    });
}

/// With writes alone by the baseline only: a batch cleans pages.
#[test]
fn enhanced_second_chance_is_second_chance_where_all_pages_are_dirty_or_none_is() {
    for_every_case(|case| {
        let of = |write: bool, third: u32| {
            let requests = case.requests.iter().map(|request| (request.0, write)).collect();
            Case { requests, ..case.clone() }.with(json!({ "loaded": 1, "third": third }))
        };
        let twins = ["enhanced-second-chance", "second-chance"];
        assert_twins(&of(true, 0), &[Variant::Baseline], twins);
        assert_twins(&of(false, 1), &VARIANTS, twins);
    });
}

#[test]
fn two_q_without_ghosts_is_fifo() {
    for_every_case(|case| assert_twins(&case.with(json!({ "k_out": 0 })), &VARIANTS, ["2q", "fifo"]));
}

#[test]
fn innodb_with_old_pages_alone_that_never_turn_young_is_fifo() {
    let numbers = json!({ "old_pct": 100, "old_time": 1_000_000 });
    for_every_case(|case| assert_twins(&case.with(numbers.clone()), &VARIANTS, ["innodb", "fifo"]));
}

#[test]
fn a_cooling_queue_of_one_page_is_random_on_demand() {
    for_every_case(|case| {
        assert_twins(&case.with(json!({ "cooling": 1 })), &ON_DEMAND, ["leanstore", "random"])
    });
}

#[test]
fn batches_of_one_page_without_the_reader_are_the_baseline() {
    for_every_case(|case| {
        let case = case.with(json!({ "n_w": 1 }));
        for policy in case.policies() {
            let [baseline, ace] = ON_DEMAND.map(|variant| case.events(policy, variant));
            assert_eq!(baseline, ace, "{policy}");
        }
    });
}
