//! Start states and forks.

use bufferpool_ace::config::start::Start;
use bufferpool_ace::event::Event;
use serde_json::json;

use super::cases::{Case, ON_DEMAND, VARIANTS, for_every_case, serve};
use crate::naive::tally::Tally;

/// These look at frames and not at the order of loads.
const RINGS: [&str; 6] = ["clock", "nru", "nfu", "random", "leanstore", "min"];

/// The first requests to different pages, as many as there are frames.
fn pool(case: &Case) -> Vec<(u32, bool)> {
    let mut pool: Vec<(u32, bool)> = Vec::new();
    for &(page, write) in &case.requests {
        if pool.len() < case.frames as usize && pool.iter().all(|held| held.0 != page) {
            pool.push((page, write));
        }
    }
    pool
}

fn told(event: &Event) -> (bool, Option<u32>, Vec<u32>, Vec<u32>) {
    (event.hit, event.victim, event.batch.clone(), event.evicted.clone())
}

/// Rings are loaded by frame, lists from the last page on. Periods, which would end at other requests, are left out; so is
/// LRU-K's correlated one, with which equal times are told apart by frame.
#[test]
fn a_start_state_is_a_pool_into_which_its_pages_were_loaded_by_as_many_requests() {
    for_every_case(|case| {
        let case = case.with(json!({ "period": 1_000_000, "sample": 1_000_000, "crp": 0 }));
        let pool = pool(&case);
        let text = pool.iter().map(|(page, dirty)| format!("{page}{} ", if *dirty { "D" } else { "" }));
        let start = Start::parse(&text.collect::<String>(), 0, "", case.pages, case.frames).unwrap();
        for policy in case.policies() {
            let mut loads = pool.clone();
            if !RINGS.contains(&policy) {
                loads.reverse();
            }
            let longer = Case { requests: [&loads[..], &case.requests].concat(), ..case.clone() };
            for variant in ON_DEMAND {
                let mut naive = case.lane(policy, variant);
                naive.set_up(&start);
                let found = serve(&mut naive, &case.requests);
                let expected = longer.events(policy, variant).split_off(loads.len());
                assert!(found.iter().map(told).eq(expected.iter().map(told)), "{policy} {variant:?}");
            }
        }
    });
}

#[test]
fn a_fork_that_changes_nothing_goes_on_and_counts_as_before() {
    for_every_case(|case| {
        let at = case.requests.len() / 2;
        for policy in case.policies() {
            for variant in VARIANTS {
                let mut forked = case.lane(policy, variant);
                let (mut tally, mut whole) = (Tally::new(forked.settings()), Tally::new(forked.settings()));
                for (t, event) in case.events(policy, variant).iter().enumerate() {
                    if t == at {
                        forked.go_on_as(&case.json(policy, variant));
                        tally.go_on_with(forked.settings());
                    }
                    let found = forked.request(event.page, event.write);
                    assert_eq!(&found, event, "{policy} {variant:?}");
                    tally.count(&found);
                    whole.count(event);
                }
                for counter in Tally::COUNTERS {
                    assert_eq!(tally.value(counter), whole.value(counter), "{policy} {counter}");
                }
            }
        }
    });
}

/// Only the numbers of requests tell the two apart, and these are relative; periods are left out.
#[test]
fn a_fork_to_another_policy_is_a_start_state_in_the_order_of_the_old_one() {
    for_every_case(|case| {
        let case = case.with(json!({ "period": 1_000_000, "sample": 1_000_000, "crp": 0 }));
        let (before, after) = case.requests.split_at(case.requests.len() / 2);
        let rest = Case { requests: after.to_vec(), ..case.clone() };
        for policy in case.policies().filter(|&policy| policy != "fifo" && !RINGS.contains(&policy)) {
            let mut forked = case.lane("fifo", ON_DEMAND[1]);
            serve(&mut forked, before);
            let order = forked.eviction_order();
            forked.go_on_as(&case.json(policy, ON_DEMAND[1]));
            let dirty = |page: u32| if forked.pool.held(page).dirty { "D" } else { "" };
            let text: String = order.iter().rev().map(|&page| format!("{page}{} ", dirty(page))).collect();
            let mut started = rest.lane(policy, ON_DEMAND[1]);
            started.set_up(&Start::parse(&text, 0, "", case.pages, case.frames).unwrap());
            let (left, right) = (serve(&mut forked, after), serve(&mut started, after));
            assert!(left.iter().map(told).eq(right.iter().map(told)), "{policy}");
        }
    });
}
