//! Where speeds are constant, estimates are exact, and who sees every frame evicts what is really read last.
//!
//! An estimate counts whole blocks, from the one that the scan is at; so it is the time from the moment at which the scan
//! asked for that one.

use std::rc::Rc;

use bufferpool_pbm::event::Event;
use bufferpool_pbm::lane::{AnyLane, Lane};
use bufferpool_pbm::query::Part;
use bufferpool_pbm::scene::Scene;
use bufferpool_test_support::runner::{case_count, try_on};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::cases::{events, opened};
use super::every::Every;

const TOLERANCE: f64 = 1e-9;

/// A lane that takes every unpinned frame as its sample.
fn every(scene: &Value) -> Lane<Every> {
    let scene = Scene::from_json(scene, 1_000).expect("legal");
    Lane::new(&scene.open_world().expect("small"), &scene.lanes[0]).expect("small")
}

/// A read takes a thousand-millionth of the work on a block, or less: speeds are as good as constant.
fn scene(blocks: u32, frames: u32, group_blocks: u32, trace: &str) -> Value {
    json!({
        "blocks": blocks, "frames": frames, "group_blocks": group_blocks, "scale": 1, "k_r": 64, "base_us": 0.001,
        "lanes": [{ "policy": "sampling" }], "workload": { "kind": "given", "trace": trace },
    })
}

/// When a stream's scan under way asks for each block after request `at`, counted from when it asked for the block that
/// it is at; by block.
fn truth(all: &[Event], at: usize, blocks: u32, stream: u32) -> Vec<Option<f64>> {
    let mut times = vec![None; blocks as usize];
    let own: Vec<&Event> = all.iter().filter(|event| event.stream == stream).collect();
    let Some(last) = own.iter().rposition(|event| event.t <= at as u64) else { return times };
    for event in own[last..].iter().take_while(|event| event.query == own[last].query) {
        times[event.block as usize].get_or_insert((event.time_ns - own[last].time_ns) as f64);
    }
    times
}

/// The smallest over all streams whose scan is under way.
fn soonest(lane: &dyn AnyLane, all: &[Event], at: usize) -> Vec<f64> {
    let blocks = lane.world.block_numbers();
    let mut soonest = vec![f64::INFINITY; blocks as usize];
    for (number, stream) in (0..).zip(&lane.streams) {
        let scans = stream
            .cursor
            .as_ref()
            .and_then(|cursor| cursor.part())
            .is_some_and(|part| matches!(part, Part::Scan(_)));
        if scans && stream.request.is_some() {
            for (soonest, time) in soonest.iter_mut().zip(truth(all, at, blocks, number)) {
                *soonest = soonest.min(time.unwrap_or(f64::INFINITY));
            }
        }
    }
    soonest
}

fn assert_exact(lane: &mut dyn AnyLane, stride: usize) {
    let all = events(lane.again().as_mut());
    for at in 0..all.len() {
        lane.step();
        if at % stride != 0 {
            continue;
        }
        for (block, &expected) in soonest(lane, &all, at).iter().enumerate() {
            let estimate = lane.knowledge.scans.next_access_ns(block as u32);
            let near = estimate == expected || (estimate - expected).abs() <= TOLERANCE * expected;
            assert!(near, "block {block} after request {at}: {estimate}, really {expected}");
        }
    }
}

/// Streams of scans with pauses and works of their own, in millions of microseconds.
fn traces(most: u32, works: &'static [u32]) -> impl Strategy<Value = String> {
    let scan = (0..most, 0..most, 0..works.len(), 0..4_000_u32);
    vec(vec(scan, 1..4), 1..6).prop_map(move |streams| {
        let word = |&(a, b, work, pause): &(u32, u32, usize, u32)| {
            let pause = if pause < 2_000 { format!("P{pause}7000 ") } else { String::new() };
            format!("{pause}S{}-{}x{}000000", a.min(b), a.max(b), works[work])
        };
        let stream = |words: &Vec<_>| words.iter().map(word).collect::<Vec<_>>().join(" ");
        streams.iter().map(stream).collect::<Vec<_>>().join("; ")
    })
}

#[test]
fn with_constant_speeds_estimates_are_the_scans_real_future() {
    let cases = (traces(60, &[10, 20, 35, 80]), 7..20_u32, 1..12_u32);
    try_on(cases, case_count(), |(trace, frames, group_blocks)| {
        assert_exact(&mut every(&scene(60, *frames, *group_blocks, trace)), 7);
    });
}

#[test]
fn a_scan_that_misses_every_block_has_one_speed_and_exact_estimates() {
    let cases = ("sequential|bitmap", 1..200_u32, 1..9_u32, 0..1_000_u32, any::<u16>());
    try_on(cases, case_count(), |(kind, blocks, group_blocks, thousandths, seed)| {
        let mut lane = opened(&json!({
            "blocks": blocks, "frames": 5, "group_blocks": group_blocks, "scale": 1, "lanes": [{ "policy": "lru" }],
            "workload": { "kind": kind, "streams": 1, "queries": 1, "fraction": f64::from(*thousandths) / 1e3, "seed": seed.to_string() },
        }));
        assert_exact(lane.as_mut(), 1);
    });
}

/// For each eviction: the victim's and all other candidates' estimates and real times from now, by the scans under way.
fn decisions(lane: &mut Lane<Every>, mut law: impl FnMut(&Event, f64, &[(f64, f64)], f64)) {
    let all = events(lane.again().as_mut());
    for at in 0..all.len() {
        let now_ns = all[at].time_ns;
        // Before the event, so that scans that begin or end with it are as the policy saw them: run up to it.
        (lane as &mut dyn AnyLane).step();
        let event = &all[at];
        let Some(victim) = event.evicted.first() else { continue };
        let real = |block: u32| {
            let mut soonest = f64::INFINITY;
            for (number, stream) in (0..).zip(&lane.streams) {
                if stream.request.is_none() {
                    continue;
                }
                let own = || all.iter().filter(|event| event.stream == number);
                let Some(query) = own().rfind(|event| event.t <= at as u64).map(|event| event.query) else {
                    continue;
                };
                let next =
                    own().find(|event| event.t >= at as u64 && event.query == query && event.block == block);
                soonest = soonest.min(next.map_or(f64::INFINITY, |event| (event.time_ns - now_ns) as f64));
            }
            soonest
        };
        let others: Vec<(f64, f64)> = event
            .drawn
            .iter()
            .map(|drawn| (drawn.next_access_ns.unwrap_or(f64::INFINITY), real(drawn.block)))
            .collect();
        law(event, victim.next_access_ns.unwrap_or(f64::INFINITY), &others, real(victim.block));
    }
}

#[test]
fn who_sees_every_frame_evicts_what_the_follower_reads_last() {
    let cases = (20..60_u32, 3..12_u32, 1..9_u32, 1..30_u32, 10..90_u32);
    let evictions = std::cell::Cell::new(0);
    try_on(cases, case_count(), |&(blocks, frames, group_blocks, behind, work)| {
        let last = blocks - 1;
        let pause = u64::from(behind) * u64::from(work) * 100_000 - 400_000;
        let trace = format!("S0-{last}x{work}000000; P{pause}*10 S0-{last}x{work}000000");
        decisions(&mut every(&scene(blocks, frames, group_blocks, &trace)), |event, _, others, real| {
            evictions.set(evictions.get() + 1);
            assert!(others.iter().all(|other| other.1 <= real), "request {}", event.t);
        });
    });
    assert!(evictions.get() > 1_000);
}

#[test]
fn among_scans_of_one_speed_it_evicts_what_is_read_last_but_for_equal_distances() {
    try_on((traces(60, &[40]), 7..20_u32, 1..12_u32), case_count(), |(trace, frames, group_blocks)| {
        decisions(&mut every(&scene(60, *frames, *group_blocks, trace)), |event, estimate, others, real| {
            for other in others {
                let equal = (other.0 - estimate).abs() <= TOLERANCE * estimate || other.0 == estimate;
                let later = other.1 > real * (1.0 + TOLERANCE);
                assert!(equal || !later, "request {}: {other:?} after {real}", event.t);
            }
        });
    });
}

#[test]
fn among_scans_of_all_speeds_what_it_evicts_is_read_last_to_within_a_block_of_the_slowest() {
    let works = &[10, 20, 35, 80];
    try_on((traces(60, works), 7..20_u32, 1..12_u32), case_count(), |(trace, frames, group_blocks)| {
        decisions(&mut every(&scene(60, *frames, *group_blocks, trace)), |event, _, others, real| {
            for other in others {
                assert!(other.1 <= (real + 80e9) * (1.0 + TOLERANCE), "request {}", event.t);
            }
        });
    });
}

#[test]
fn the_policy_of_the_tests_looks_at_every_unpinned_frame() {
    let mut lane = every(&scene(30, 6, 4, "S0-29x1000000; P5 S0-29x2000000"));
    let events = events(&mut lane);
    let evictions: Vec<_> = events.iter().filter(|event| !event.evicted.is_empty()).collect();
    assert!(evictions.len() > 20);
    assert!(evictions.iter().all(|event| (5..=6).contains(&event.drawn.len())));
    assert_eq!(Rc::strong_count(&lane.world), 1);
}
