//! What the table "Policies" of docs/rules/ace.md says of single policies.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::lane_over;
use bufferpool_ace::policy::registry::{PolicyEntry, find};

use crate::support::{VARIANTS, Variant, events, for_every_case, lane, step};

fn policy(id: &str) -> &'static PolicyEntry {
    find(id).expect("a policy of docs/rules/ace.md")
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
            let mut lane =
                lane_over(&LaneConfig { frames, ..config.clone() }, &case.packed()).expect("a legal config");
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
