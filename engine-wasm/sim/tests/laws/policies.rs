//! What the table "Policies" of spec/ace.md says of single policies, and the eviction order of all.

use std::collections::BTreeSet;

use bufferpool_sim::config::LaneConfig;
use bufferpool_sim::event::Event;
use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::policy::registry::{PolicyEntry, find};

use crate::support::{VARIANTS, Variant, events, for_every_case, for_every_lane, lane, resident, step};

fn policy(id: &str) -> &'static PolicyEntry {
    find(id).expect("a policy of spec/ace.md")
}

#[test]
fn peek_changes_nothing_and_lists_each_resident_frame_once() {
    let state = |lane: &dyn AnyLane| {
        let held = resident(lane).into_iter();
        let badges: Vec<_> =
            held.map(|held| (held, lane.badge(held.1), lane.pool().is_dirty(held.1))).collect();
        (badges, lane.structure(), *lane.counts())
    };
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let config = case.config(policy, variant);
        let (mut peeked, mut other) = (lane(case, policy, &config), lane(case, policy, &config));
        for request in case.packed() {
            let before = state(peeked.as_ref());
            let order = peeked.peek(usize::MAX);
            let frames: BTreeSet<u32> = order.iter().copied().collect();
            assert_eq!(order.len(), frames.len(), "a frame is listed twice");
            assert!(frames.into_iter().eq(resident(peeked.as_ref()).into_iter().map(|held| held.1)));
            for limit in [0, 1, order.len() / 2] {
                assert_eq!(
                    peeked.peek(limit),
                    order[..limit.min(order.len())],
                    "a shorter look sees the same"
                );
            }
            assert_eq!(state(peeked.as_ref()), before);
            assert_eq!(step(peeked.as_mut(), request), step(other.as_mut(), request));
        }
    });
}

#[test]
fn lru_and_clock_sweep_choose_the_first_page_in_eviction_order() {
    for_every_case(|case| {
        for policy in ["lru", "clock"].map(policy) {
            for variant in VARIANTS {
                let mut lane = lane(case, policy, &case.config(policy, variant));
                for request in case.packed() {
                    let first = lane.peek(1).first().map(|&frame| lane.pool().page_in(frame));
                    let event = step(lane.as_mut(), request);
                    assert!(event.victim.is_none() || event.victim == first);
                }
            }
        }
    });
}

#[test]
fn lru_and_clock_sweep_hit_miss_and_evict_the_same_inside_ace() {
    let decisions = |event: &Event| (event.hit, event.victim, event.frame, event.looked_at);
    for_every_case(|case| {
        for policy in ["lru", "clock"].map(policy) {
            let run =
                |variant| events(lane(case, policy, &case.config(policy, variant)).as_mut(), &case.packed());
            let (baseline, ace) = (run(Variant::Baseline), run(Variant::Ace));
            assert!(baseline.iter().map(decisions).eq(ace.iter().map(decisions)), "{}", policy.spec.id);
        }
    });
}

#[test]
fn a_larger_lru_pool_keeps_every_hit_of_a_smaller_one() {
    for_every_case(|case| {
        let policy = policy("lru");
        let config = case.config(policy, Variant::Baseline);
        let hits = |frames| {
            let mut lane = (policy.build)(&LaneConfig { frames, ..config.clone() }).expect("a legal config");
            events(lane.as_mut(), &case.packed()).into_iter().map(|event| event.hit).collect::<Vec<_>>()
        };
        let mut smaller = hits(1);
        for frames in [2, 3, case.frames.max(4), case.frames.max(4) + 1, 2 * case.frames.max(4)] {
            let larger = hits(frames);
            assert!(smaller.iter().zip(&larger).all(|(small, large)| !small || *large), "{frames} frames");
            smaller = larger;
        }
    });
}

#[test]
fn a_dirty_victim_of_cflru_is_the_tail_and_a_clean_one_stands_in_the_window() {
    for_every_case(|case| {
        for variant in VARIANTS {
            let mut lane = lane(case, policy("cflru"), &case.config(policy("cflru"), variant));
            for request in case.packed() {
                let structure = lane.structure();
                let order: Vec<_> = structure.order.iter().map(|&frame| lane.pool().page_in(frame)).collect();
                let event = step(lane.as_mut(), request);
                let Some(victim) = event.victim else { continue };
                let from_tail = order.iter().rev().position(|&page| page == victim).expect("a listed page");
                assert!(if event.victim_dirty {
                    from_tail == 0
                } else {
                    from_tail < structure.window as usize
                });
            }
        }
    });
}

#[test]
fn only_policies_that_say_so_give_second_chances() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        lane.advance(&case.packed());
        assert!(policy.spec.second_chances || lane.counts().second_chances == 0);
    });
}
