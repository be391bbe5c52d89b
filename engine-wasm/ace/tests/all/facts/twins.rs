//! Policies that are another one under certain numbers.

use serde_json::json;

use super::cases::{Case, ON_DEMAND, VARIANTS, Variant, for_every_case, policies};

fn assert_twins(case: &Case, variants: &[Variant], [left, right]: [&str; 2]) {
    for &variant in variants {
        assert_eq!(case.events(left, variant), case.events(right, variant), "{left} {variant:?}");
    }
}

#[test]
fn lru_k_of_the_last_request_is_lru() {
    for_every_case(|case| assert_twins(&case.with(json!({ "k": 1 })), &VARIANTS, ["lru-k", "lru"]));
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
        for policy in policies() {
            let [baseline, ace] = ON_DEMAND.map(|variant| case.events(policy, variant));
            assert_eq!(baseline, ace, "{policy}");
        }
    });
}
