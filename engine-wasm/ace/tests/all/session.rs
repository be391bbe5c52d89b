//! Time travel, "run to", divergences and samples of a session, against straight single steps.

use std::collections::BTreeSet;

use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::registry::{PAPER, POLICIES};
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::{AceSession, LaneView, Session};
use bufferpool_core::NONE;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::session::{Condition, RunTo};
use bufferpool_test_support::runner::{by_day_or_all, drawn};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::sessions::{open, straight_views};
use crate::support::{on_every_policy, policies};

/// Baseline, ACE and ACE + Reader of one policy over a trace with runs and repeated successions.
fn scene(policy: &str, requests: usize, seed: u64) -> Value {
    json!({
        "pages": 400, "frames": 40, "device": "pcie-p4510", "n_w": 4,
        "lanes": [
            { "policy": policy, "mode": "baseline" },
            { "policy": policy, "mode": "ace" },
            { "policy": policy, "mode": "ace", "prefetch": true },
        ],
        "workload": { "kind": "scan", "requests": requests, "seed": seed, "reads_percent": 50 },
    })
}

#[test]
fn every_position_looks_the_same_however_it_was_reached() {
    // A walk that visits near and far positions, forwards and backwards, with the prescan running on.
    let walk = [600, 599, 598, 1, 0, 300, 299, 305, 40, 41, 40, 599, 250, 12, 13, 11];
    on_every_policy(|entry| {
        let scene = scene(entry.spec.id, 600, 5);
        let views = straight_views(&scene, walk.into_iter().chain([487]));
        let mut session = open(&scene);
        session.continue_prescan(250);
        for position in walk {
            session.seek(position);
            assert_eq!(session.serialised(), views[&position], "{} at {position}", entry.spec.id);
            session.continue_prescan(37);
        }
        let mut sliced = open(&scene);
        while sliced.seek_slice(487, 7) < 487 {}
        assert_eq!(sliced.serialised(), views[&487]);
    });
}

#[test]
fn long_runs_seek_through_keyframes_with_the_history_replayed() {
    // By day of the paper's policies: in shorter runs the others go back over keyframes too, see below.
    for entry in &POLICIES[..by_day_or_all(PAPER.len(), POLICIES.len())] {
        let scene = scene(entry.spec.id, 150_000, 11);
        let mut session = open(&scene);
        session.continue_prescan(u64::MAX);
        assert!(session.prescan().keyframes().held() > 10);
        assert!(session.prescan().keyframe_index().held() > 1);
        let walk = [149_999, 70_001, 140_003, 4_096, 66_000, 12];
        let views = straight_views(&scene, walk);
        for position in walk {
            session.seek(position);
            assert_eq!(session.serialised(), views[&position], "{} at {position}", entry.spec.id);
        }
    }
}

#[test]
fn long_ways_back_in_steps_and_slices_are_exact() {
    on_every_policy(|entry| {
        let scene = scene(entry.spec.id, 14_000, 7);
        let far = (4_100..=13_000).rev().step_by(by_day_or_all(1_117, 97));
        let walk: Vec<u64> = far.chain([13_000, 12_999, 9_000, 13_001]).collect();
        let views = straight_views(&scene, walk.iter().copied());
        // Prescanned to the end, to the middle and not at all: keyframes lie near, far and at position 0 alone.
        for prescanned in [14_000, 5_000, 0] {
            let mut session = open(&scene);
            session.continue_prescan(prescanned);
            session.seek(13_500);
            for &position in &walk {
                while session.seek_slice(position, 1_500) != position {}
                assert_eq!(session.serialised(), views[&position], "{} at {position}", entry.spec.id);
                if position % 10 == 0 {
                    session.seek(position - 1);
                    session.seek(position);
                    assert_eq!(
                        session.serialised(),
                        views[&position],
                        "{} back to {position}",
                        entry.spec.id
                    );
                }
            }
        }
    });
}

#[test]
fn a_page_is_found_in_its_frame_and_at_its_place_in_eviction_order() {
    on_every_policy(|entry| {
        let mut session = open(&scene(entry.spec.id, 600, 5));
        session.seek(600);
        let mut resident = 0;
        for page in 0..400 {
            for (found, lane) in session.find_page(page).into_iter().zip(session.lanes().all()) {
                let frame = (0..40).find(|&frame| lane.pool().page_in(frame) == page);
                assert_eq!(found.map(|found| found.frame), frame);
                let Some(found) = found else { continue };
                assert_eq!(lane.order()[found.place as usize - 1], found.frame);
                resident += 1;
            }
        }
        assert_eq!(resident, 120, "three full pools");
        assert_eq!(session.find_page(u32::MAX), [None; 3]);
    });
}

#[test]
fn a_view_without_the_order_is_the_same_but_for_it() {
    on_every_policy(|entry| {
        let mut session = open(&scene(entry.spec.id, 300, 5));
        let mut view = LaneView::default();
        for position in [0, 7, 300] {
            session.seek(position);
            for lane in session.lanes().all() {
                let mut whole = LaneView::default();
                whole.refresh(lane.parts(), true);
                assert_eq!(whole.order.len() as u32, lane.pool().resident());
                view.refresh(lane.parts(), false);
                assert_eq!(view, LaneView { order: Vec::new(), ..whole.clone() });
                view.refresh(lane.parts(), true);
                assert_eq!(view, whole);
            }
        }
    });
}

proptest! {
    #![proptest_config(drawn(24))]
    #[test]
    fn back_and_forth_is_the_identity(seed in 0u64..1_000, policy in policies(), walk in prop::collection::vec(-9i64..10, 1..40)) {
        let scene = scene(policy, 200, seed);
        let mut session = open(&scene);
        let mut position = 100_i64;
        for step in walk {
            position = (position + step).clamp(0, 200);
            session.seek(position as u64);
        }
        let mut direct = open(&scene);
        direct.seek(position as u64);
        prop_assert_eq!(session.serialised(), direct.serialised());
    }
}

fn resident(session: &Session, lane: usize) -> BTreeSet<u32> {
    let lane = &session.lanes().all()[lane];
    (0..lane.config().frames).map(|frame| lane.pool().page_in(frame)).filter(|&page| page != NONE).collect()
}

#[test]
fn the_first_divergence_is_where_pools_or_writes_first_differ() {
    let mut found = [0; 2];
    on_every_policy(|entry| {
        for seed in 0..6 {
            let mut scene = scene(entry.spec.id, 400, seed);
            if seed % 2 == 1 {
                // Reads only and different policies: nothing is written, so only the pools can differ.
                scene["workload"]["reads_percent"] = json!(100);
                scene["lanes"][1]["policy"] = json!("lru");
                scene["lanes"][2]["policy"] = json!("clock");
            }
            let mut prescanned = open(&scene);
            prescanned.continue_prescan(u64::MAX);
            let mut session = open(&scene);
            let mut expected = None;
            for position in 1..=session.requests() {
                session.seek(position);
                let written = |lane| session.last_event(lane).unwrap().batch.iter().collect::<BTreeSet<_>>();
                let differs =
                    |lane| (resident(&session, 0) != resident(&session, lane), written(0) != written(lane));
                expected = (1..3)
                    .map(|lane| (position, lane, differs(lane)))
                    .find(|(.., (kept, wrote))| *kept || *wrote);
                if expected.is_some() {
                    break;
                }
            }
            let divergence = prescanned.prescan().first_divergence();
            assert_eq!(divergence.map(|at| (at.position, at.lane, (at.resident, at.written))), expected);
            if let Some((.., (kept, wrote))) = expected {
                found[0] += u32::from(kept);
                found[1] += u32::from(wrote);
            }
        }
    });
    assert!(found[0] > 0 && found[1] > 0, "both kinds must occur: {found:?}");
}

#[test]
fn run_to_stops_at_the_first_step_that_fits() {
    let conditions = [
        json!({"kind": "miss"}),
        json!({"kind": "eviction"}),
        json!({"kind": "dirty_eviction"}),
        json!({"kind": "batch"}),
        json!({"kind": "full_batch"}),
        json!({"kind": "second_chance"}),
        json!({"kind": "prefetch"}),
        json!({"kind": "choices_differ"}),
        json!({"kind": "choice_pays"}),
        json!({"kind": "choice_backfires"}),
        json!({"kind": "page", "page": 7}),
        json!({"kind": "counter", "name": "write_batches", "value": 25}),
    ];
    let scene = scene("lru-wsr", 1_000, 3);
    for condition in conditions {
        let mut session = open(&scene);
        session.seek(50);
        let parsed = Condition::from_json::<Lanes>(&condition).unwrap();
        while session.run_to(&parsed, None, 13).unwrap() == RunTo::More {}
        let reached = session.position();
        let mut steps = open(&scene);
        steps.seek(50);
        loop {
            steps.seek(steps.position() + 1);
            let holds = (0..3).any(|lane| {
                let event = steps.last_event(lane).unwrap();
                match condition["kind"].as_str().unwrap() {
                    "miss" => !event.hit,
                    "eviction" => event.victim.is_some(),
                    "dirty_eviction" => event.victim_dirty,
                    "batch" => event.batch.len() > 1,
                    "full_batch" => event.batch.len() == 4,
                    "second_chance" => !event.second_chances.is_empty(),
                    "prefetch" => !event.prefetched.is_empty(),
                    "choices_differ" => {
                        event.reference.is_some_and(|choice| event.victim != Some(choice.page))
                    }
                    "choice_pays" => event.paid > 0,
                    "choice_backfires" => event.backfired > 0,
                    "page" => event.page == 7,
                    _ => steps.lanes().all()[lane].counts().write_batches >= 25,
                }
            });
            if holds {
                break;
            }
        }
        assert_eq!(reached, steps.position(), "{condition}");
        assert_eq!(session.serialised(), steps.serialised(), "{condition}");
    }
}

#[test]
fn run_to_says_when_there_is_no_such_step() {
    let mut session = open(&scene("lru", 300, 1));
    assert_eq!(session.run_to(&Condition::Happens("second_chance"), None, 1_000).unwrap(), RunTo::None);
    let unknown = Condition::Counter("writez".into(), 1);
    assert_eq!(session.run_to(&unknown, None, 10).unwrap_err().field, "counter writez");
    assert_eq!(session.run_to(&Condition::Happens("miss"), Some(9), 10).unwrap_err().field, "lane");
}

#[test]
fn samples_hold_the_counters_of_their_positions() {
    let scene = scene("clock", 5_000, 2);
    let mut session = open(&scene);
    while session.continue_prescan(777) < 5_000 {}
    let positions: Vec<u64> = session.prescan().samples().iter().map(|sample| sample.position).collect();
    assert_eq!((positions[0], positions[positions.len() - 1]), (0, 5_000));
    let misses = session.sample_column(1, "misses");
    let latency = session.sample_column(1, "latency_us");
    for at in [0, 1, 200, 500, positions.len() - 1] {
        session.seek(positions[at]);
        let counters = session.lanes().all()[1].counters();
        let shown = ["misses", "latency_us"].map(|name| counters.by_name(name).unwrap());
        assert_eq!([misses[at], latency[at]], shown);
    }
}

#[test]
fn a_scene_names_the_field_that_is_wrong() {
    let base = scene("lru", 100, 1);
    let cases = [
        ("frames", json!(0), "frames"),
        ("frames", json!("many"), "frames"),
        ("frames", json!(1.5), "frames"),
        ("pages", json!(3_000_000_000_u64), "pages"),
        ("alpha", json!(-1), "alpha"),
        ("n_w", json!(0), "n_w"),
        ("window", json!(0), "window"),
        ("cost", json!("cheap"), "cost"),
        ("device", json!("floppy"), "device"),
        ("frams", json!(7), "frams"),
        ("at", json!(-4), "at"),
        ("lanes", json!([]), "lanes"),
        ("lanes", json!([{"policy": "opt", "mode": "baseline"}]), "lanes[0].policy"),
        ("lanes", json!([{"policy": "lru", "mode": "baseline", "prefetch": true}]), "lanes[0].prefetch"),
        ("workload", json!({"kind": "skewed", "requests": 0}), "workload.requests"),
        ("workload", json!({"kind": "given", "trace": "R1 X2"}), "workload.trace"),
        ("start", json!({"pool": "1 1"}), "start.pool"),
        ("start", json!({"pool": "1", "hand": 99}), "start.hand"),
    ];
    for (key, value, field) in cases {
        let mut scene = base.clone();
        scene[key] = value.clone();
        let error = Scene::from_json(&scene, MAXIMUM_PAGES)
            .and_then(|scene| scene.open(None, &[], u64::MAX).map(|_| ()))
            .unwrap_err();
        assert_eq!(error.field, field, "{key} = {value}: {error}");
    }
}
