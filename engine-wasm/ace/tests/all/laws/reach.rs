//! Whether the random cases reach what the laws are about: without it, a law may hold because nothing happens.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_test_support::runner::case_count;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::support::cases::cases;
use crate::support::{VARIANTS, events, lane};

/// Requests at which each situation must occur, over all cases, policies and variants.
const ENOUGH: usize = 50;

fn situations(event: &Event, config: &LaneConfig) -> [(&'static str, bool); 24] {
    let (batch, prefetched) = (event.batch.len() as u32, event.prefetched.len() as u32);
    let full = event.victim.is_some();
    let fetches = prefetched > 0;
    let walk = event.second_chances.len() as u32 - event.second_chances_in_search;
    [
        ("hit", event.hit),
        ("free frame", !event.hit && !full),
        ("clean victim", full && !event.victim_dirty),
        ("dirty victim", event.victim_dirty),
        ("full batch", batch > 1 && batch == config.n_w),
        ("batch short of n_w", batch > 1 && batch < config.n_w),
        ("batch above k_w", batch > config.device.k_w),
        ("read above k_r", prefetched + 1 > config.device.k_r && fetches),
        ("prefetch along a stream, pool full", fetches && event.stream && full),
        ("prefetch along a stream, free frames", fetches && event.stream && !full),
        ("prefetch from the history, pool full", fetches && !event.stream && full),
        ("prefetch from the history, free frames", fetches && !event.stream && !full),
        ("all n_e - 1 fetched", fetches && prefetched == config.n_e - 1),
        ("stream that fetches nothing", event.stream && event.victim_dirty && !fetches),
        ("second chance in the search", event.second_chances_in_search > 0),
        ("second chance on the walk", walk > 0),
        ("taken after a second chance", event.batch.iter().any(|page| event.second_chances.contains(page))),
        (
            "written and evicted besides the victim",
            event.evicted.iter().skip(1).any(|page| event.batch.contains(page)),
        ),
        (
            "clean before and evicted besides the victim",
            event.evicted.iter().any(|page| !event.batch.contains(page)) && fetches,
        ),
        ("sweep of more than one turn", event.looked_at > config.frames),
        ("one frame", config.frames == 1),
        ("more frames than pages", config.frames > config.pages),
        ("n_w above B", config.n_w > config.frames),
        ("n_e above n_w", config.prefetch && config.n_e > config.n_w),
    ]
}

#[test]
fn the_random_cases_reach_every_situation_often() {
    let mut runner = TestRunner::deterministic();
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    let (mut used, mut wasted) = (0, 0);
    let mut given: BTreeSet<(&str, &str)> = BTreeSet::new();
    for _ in 0..case_count() {
        let case = cases().new_tree(&mut runner).expect("a case").current();
        for policy in POLICIES {
            for variant in VARIANTS {
                let config = case.config(policy, variant);
                let mut lane = lane(&case, policy, &config);
                for event in events(lane.as_mut(), &case.packed()) {
                    if event.victim.is_some() {
                        given.insert((policy.spec.id, (policy.reason)(&event, lane.config())));
                    }
                    for (situation, reached) in situations(&event, &config) {
                        *seen.entry(situation).or_default() += usize::from(reached);
                    }
                }
                used += lane.counts().prefetch_used;
                wasted += lane.counts().prefetch_wasted;
            }
        }
    }
    assert!(seen.values().all(|&times| times >= ENOUGH), "{seen:#?}");
    for policy in POLICIES {
        for reason in policy.reasons {
            assert!(given.contains(&(policy.spec.id, reason)), "{} never says: {reason}", policy.spec.id);
        }
    }
    assert!(used >= 1_000 && wasted >= 1_000, "used {used}, wasted {wasted}");
}
