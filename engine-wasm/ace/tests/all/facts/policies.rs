//! What policies do and do not look at, MIN's bound, and bookkeeping that must always hold.

use std::cell::RefCell;
use std::collections::BTreeSet;

use bufferpool_core::trace::page_of;
use bufferpool_core::workload::crosscheck::t1;
use serde_json::{Value, json};

use super::cases::{Case, ON_DEMAND, VARIANTS, Variant, for_every_case, policies};
use crate::naive::Naive;

/// These look at dirty bits when they choose a victim.
const SEE_DIRTINESS: [&str; 5] = ["cflru", "lru-wsr", "nru", "ccf-lru", "enhanced-second-chance"];

fn misses(case: &Case, policy: &str) -> usize {
    case.events(policy, Variant::Baseline).iter().filter(|event| !event.hit).count()
}

fn chooses_the_same_under_ace(case: &Case, policy: &str) -> bool {
    let [baseline, ace] = ON_DEMAND.map(|variant| case.events(policy, variant));
    baseline.iter().zip(&ace).all(|(left, right)| (left.hit, left.victim) == (right.hit, right.victim))
}

#[test]
fn the_policies_of_both_pages_are_known_and_no_others() {
    let of_ace = ["lru", "clock", "cflru", "lru-wsr"];
    let further =
        ["fifo", "second-chance", "nru", "lfu", "lru-k", "2q", "arc", "sieve", "s3-fifo", "random", "min"];
    let last = ["mru", "nfu", "ccf-lru", "innodb", "leanstore"];
    let asked_for = ["lirs", "car", "w-tinylfu", "clock-pro", "2q-promoting", "enhanced-second-chance"];
    assert!(policies().eq([&of_ace[..], &further, &last, &asked_for].concat()));
    assert!(policies().all(Naive::knows) && !Naive::knows("lru-2"));
}

#[test]
fn what_ignores_dirtiness_has_the_hits_and_victims_of_the_baseline_under_ace() {
    for_every_case(|case| {
        for policy in case.policies().filter(|policy| !SEE_DIRTINESS.contains(policy)) {
            assert!(chooses_the_same_under_ace(case, policy), "{policy}");
        }
    });
}

#[test]
fn what_sees_dirtiness_decides_differently_under_ace() {
    let differ = RefCell::new(BTreeSet::<&str>::new());
    for_every_case(|case| {
        differ.borrow_mut().extend(SEE_DIRTINESS.iter().filter(|id| !chooses_the_same_under_ace(case, id)));
    });
    assert_eq!(differ.into_inner().len(), SEE_DIRTINESS.len());
}

#[test]
fn nobody_misses_less_than_min_on_demand() {
    for_every_case(|case| {
        let least = misses(case, "min");
        for policy in case.policies() {
            assert!(least <= misses(case, policy), "{policy}");
        }
    });
}

#[test]
fn second_chances_and_sweep_steps_are_for_lru_wsr_and_clock_sweep_alone() {
    for_every_case(|case| {
        for policy in case.policies() {
            for event in VARIANTS.iter().flat_map(|&variant| case.events(policy, variant)) {
                assert!(policy == "lru-wsr" || event.second_chances.is_empty(), "{policy}");
                assert!(policy == "clock" || event.looked_at == 0, "{policy}");
            }
        }
    });
}

fn listed(lists: &Value, key: &str) -> Vec<u32> {
    let entries = lists[key].as_array().map_or(&[][..], Vec::as_slice);
    let page = |entry: &Value| entry.as_array().map_or(entry.as_u64(), |pair| pair[0].as_u64());
    entries.iter().map(|entry| page(entry).expect("a page") as u32).collect()
}

/// Keys of the lists of resident pages, which together hold each of them once.
fn resident_lists(policy: &str) -> &'static [&'static str] {
    match policy {
        "lru" | "cflru" | "lru-wsr" | "lfu" | "mru" | "innodb" => &["list"],
        "fifo" | "second-chance" | "sieve" | "enhanced-second-chance" => &["queue"],
        "2q" => &["a1in", "am"],
        "arc" | "car" => &["t1", "t2"],
        "s3-fifo" => &["small", "main"],
        "w-tinylfu" => &["window", "probation", "protected"],
        "clock-pro" => &["hot", "cold"],
        "2q-promoting" => &["fifo", "lru"],
        "ccf-lru" => &["mixed", "cold_clean"],
        _ => &[],
    }
}

fn assert_lists_agree_with_the_pool(policy: &str, naive: &Naive) {
    let (state, resident) = (naive.lists(), naive.pool.pages());
    let lists = resident_lists(policy);
    let mut held: Vec<u32> = lists.iter().flat_map(|key| listed(&state, key)).collect();
    let mut pages = if lists.is_empty() { Vec::new() } else { resident.clone() };
    held.sort_unstable();
    pages.sort_unstable();
    assert_eq!(held, pages, "{policy}");
    let ghosts: Vec<u32> =
        ["a1out", "b1", "b2", "ghosts", "retained"].iter().flat_map(|key| listed(&state, key)).collect();
    assert_eq!(ghosts.iter().collect::<BTreeSet<_>>().len(), ghosts.len(), "{policy}: a ghost twice");
    assert!(ghosts.iter().all(|page| !resident.contains(page)), "{policy}: a resident ghost");
}

fn assert_lists_agree_in_every_case(variant: Variant) {
    for_every_case(|case| {
        for policy in case.policies() {
            let mut naive = case.lane(policy, variant);
            for &(page, write) in &case.requests {
                naive.request(page, write);
                assert_lists_agree_with_the_pool(policy, &naive);
            }
        }
    });
}

// A test a variant: they run beside one another.
#[test]
fn every_page_is_in_one_list_and_none_is_resident_and_a_ghost_alone() {
    assert_lists_agree_in_every_case(Variant::Baseline);
}

#[test]
fn every_page_is_in_one_list_and_none_is_resident_and_a_ghost_inside_ace() {
    assert_lists_agree_in_every_case(Variant::Ace);
}

#[test]
fn every_page_is_in_one_list_and_none_is_resident_and_a_ghost_inside_ace_with_the_reader() {
    assert_lists_agree_in_every_case(Variant::AceWithReader);
}

/// Looks at a policy's state after every request, with the Reader.
fn after_every_request(case: &Case, policy: &str, assert: impl Fn(&Naive, &Value)) {
    let mut naive = case.lane(policy, Variant::AceWithReader);
    for &(page, write) in &case.requests {
        naive.request(page, write);
        assert(&naive, &naive.lists());
    }
}

#[test]
fn arc_and_car_keep_the_bounds_of_their_papers() {
    for_every_case(|case| {
        let frames = case.frames as usize;
        for policy in ["arc", "car"] {
            after_every_request(case, policy, |_, state| {
                let [t1, t2, b1, b2] = ["t1", "t2", "b1", "b2"].map(|key| listed(state, key).len());
                assert!(t1 + b1 <= frames && t1 + t2 + b1 + b2 <= 2 * frames);
                assert!((0.0..=f64::from(case.frames)).contains(&state["p"].as_f64().expect("a number")));
            });
        }
    });
}

#[test]
fn lirs_has_so_many_lir_pages_the_last_of_them_at_the_bottom_and_its_queue_has_the_others() {
    for_every_case(|case| {
        let default = u64::from(case.frames / 100).max(1);
        let hirs = case.config["hirs"].as_u64().unwrap_or(default);
        after_every_request(case, "lirs", |naive, state| {
            let resident: BTreeSet<u32> = naive.pool.pages().into_iter().collect();
            let queue: BTreeSet<u32> = listed(state, "queue").into_iter().collect();
            let lir: BTreeSet<u32> = resident.difference(&queue).copied().collect();
            assert!(lir.len() as u64 <= u64::from(case.frames).saturating_sub(hirs));
            let stack = listed(state, "stack");
            assert!(stack.last().is_none_or(|bottom| lir.contains(bottom)));
            assert!(lir.iter().all(|page| stack.contains(page)) && queue.is_subset(&resident));
        });
    });
}

#[test]
fn stamps_of_hot_pages_rise_from_the_old_end() {
    for_every_case(|case| {
        after_every_request(case, "clock-pro", |naive, state| {
            let stamp = |page| naive.policy.bits(page)["stamp"].as_u64().expect("a number");
            assert!(listed(state, "hot").into_iter().rev().map(stamp).is_sorted_by(|a, b| a < b));
        });
    });
}

/// Two independent programs agree on these counts.
#[test]
fn nfu_and_aging_miss_as_often_as_elsewhere_on_the_crosscheck_trace() {
    let requests: Vec<(u32, bool)> = t1(300_000).iter().map(|&request| (page_of(request), false)).collect();
    for (bits, expected) in [(0, 269_396), (8, 272_621)] {
        let config = json!({ "bits": bits, "alpha": 1, "base_us": 1, "k_r": 1, "k_w": 1 });
        let case = Case { pages: 5_000, frames: 100, config, requests: requests.clone() };
        assert_eq!(misses(&case, "nfu"), expected, "bits {bits}");
    }
}
