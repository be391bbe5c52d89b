//! Scenes with forks: what is refused, what is shown, and time travel over the forks.

use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::session::{AceSession, Session};
use bufferpool_ace::why;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_test_support::runner::by_day_or_all;
use serde_json::{Value, json};

use crate::support::sessions::{open, straight_views};

/// ACE, from `at` on another policy with the Reader, and from `later` on the baseline of a third.
fn scene(policy: usize, requests: usize, at: usize, later: usize) -> Value {
    let id = |step: usize| POLICIES[(policy + step) % POLICIES.len()].spec.id;
    json!({
        "pages": 400, "frames": 40, "device": "pcie-p4510", "n_w": 4,
        "lanes": [
            { "policy": id(0), "mode": "ace", "prefetch": policy.is_multiple_of(2) },
            { "policy": id(1), "mode": "ace", "prefetch": true, "fork": { "lane": 0, "at": at } },
            { "policy": id(2), "mode": "baseline", "alpha": 7, "fork": { "lane": 1, "at": later } },
            { "policy": id(0), "mode": "ace", "n_w": 9, "fork": { "lane": 0, "at": later } },
        ],
        "workload": { "kind": "scan", "requests": requests, "seed": 5, "reads_percent": 50 },
    })
}

#[test]
fn every_position_looks_the_same_however_it_was_reached() {
    let walk = [600, 599, 201, 200, 199, 200, 201, 300, 299, 301, 0, 250, 600, 150, 350, 211, 13];
    for policy in 0..POLICIES.len() {
        let scene = scene(policy, 600, 200, 300);
        let views = straight_views(&scene, walk.into_iter().chain([487]));
        for prescanned in [0, 250, 600] {
            let mut session = open(&scene);
            session.continue_prescan(prescanned);
            for position in walk {
                session.seek(position);
                assert_eq!(session.serialised(), views[&position], "{policy} at {position}");
            }
            while session.seek_slice(0, 7) > 0 {}
            while session.seek_slice(487, 7) < 487 {}
            assert_eq!(session.serialised(), views[&487]);
        }
    }
}

#[test]
fn long_runs_go_to_and_fro_over_forks_by_keyframes_with_every_history_replayed() {
    // By day each policy is in one scene, over a few keyframes; `travel.rs` goes over those of the history.
    let (step, tenths) = by_day_or_all((3, 1), (1, 10));
    for policy in (0..POLICIES.len()).step_by(step) {
        let (first, second, end) = (3_001 * tenths, 8_000 * tenths, 15_000 * tenths);
        let scene = scene(policy, end as usize, first as usize, second as usize);
        let mut prescanned = open(&scene);
        prescanned.continue_prescan(u64::MAX);
        let about = [second - 1, second, second + 1, first + 99, first + 49, first, first - 1_001];
        let walk = [&[end - 1, first - 11], &about[..], &[14_003 * tenths, 6_600 * tenths, 12]].concat();
        let mut fresh = open(&scene);
        let views = straight_views(&scene, walk.iter().copied());
        for position in walk {
            prescanned.seek(position);
            // Every step back over a fork goes by the keyframe close before it.
            prescanned.seek(position.saturating_sub(60));
            prescanned.seek(position);
            fresh.seek(position);
            assert_eq!(prescanned.serialised(), views[&position], "{policy} at {position}");
            assert_eq!(fresh.serialised(), views[&position], "{policy} at {position}, nothing prescanned");
        }
    }
}

#[test]
fn long_ways_back_over_forks_in_steps_and_slices_are_exact() {
    let scene = scene(0, 14_000, 8_003, 9_000);
    let walk: Vec<u64> =
        (7_000..=10_000).rev().step_by(89).chain([9_500, 8_002, 8_003, 13_001, 7_999]).collect();
    let views = straight_views(&scene, walk.iter().copied());
    for prescanned in [14_000, 5_000, 0] {
        let mut session = open(&scene);
        session.continue_prescan(prescanned);
        session.seek(13_500);
        for &position in &walk {
            while session.seek_slice(position, 1_500) != position {}
            assert_eq!(session.serialised(), views[&position], "at {position}");
        }
    }
}

#[test]
fn samples_of_a_fork_hold_the_time_before_it_at_the_old_prices() {
    let scene = scene(0, 5_000, 1_000, 2_000);
    let mut session = open(&scene);
    session.continue_prescan(u64::MAX);
    let latencies: Vec<Vec<f64>> = (0..4).map(|lane| session.sample_column(lane, "latency_us")).collect();
    let samples: Vec<u64> = session.prescan().samples().iter().map(|sample| sample.position).collect();
    for (at, &position) in samples.iter().enumerate() {
        session.seek(position);
        for (lane, latencies) in latencies.iter().enumerate() {
            assert_eq!(
                latencies[at],
                session.lanes().all()[lane].times().latency().to_number(),
                "{lane} at {position}"
            );
        }
        assert!(position > 1_000 || latencies[0][at] == latencies[1][at], "at {position}");
    }
    let ends: Vec<_> = latencies.iter().map(|latencies| latencies.last().unwrap()).collect();
    assert!(ends[0] != ends[1] && ends[1] != ends[2] && ends[0] != ends[3], "{ends:?}");
}

#[test]
fn the_request_before_a_fork_is_told_by_the_policy_that_served_it() {
    let mut session = open(&json!({
        "pages": 9, "frames": 2, "alpha": 2, "base_us": 1, "k_r": 1, "k_w": 1,
        "lanes": [
            { "policy": "lru", "mode": "baseline" },
            { "policy": "clock", "mode": "baseline", "fork": { "lane": 0, "at": 3 } },
        ],
        "workload": { "kind": "given", "trace": "R1 R2 R3 R4" },
    }));
    let told = |session: &Session, lane: usize| {
        let event = session.last_event(lane).unwrap();
        why::sentence(session.lanes().served_by(lane).unwrap().parts(), event, &|page: u32| page.to_string())
    };
    session.seek(3);
    assert_eq!((session.lanes().running_as(0), session.lanes().running_as(1)), (0, 1));
    assert_eq!(told(&session, 1), told(&session, 0));
    session.seek(4);
    assert!(told(&session, 1).contains("finds page 2 with usage count 0"));
    session.seek(2);
    assert_eq!(session.lanes().running_as(1), 0);
}

#[test]
fn the_device_of_a_fork_begins_at_it_and_its_utilisation_counts_the_lanes_of_then() {
    let mut scene = scene(1, 600, 200, 300);
    scene["lanes"][1]["k_w"] = json!(3);
    let mut session = open(&scene);
    session.seek(203);
    let device = session.device(1).unwrap();
    assert_eq!(device.operations.iter().map(|operation| operation.t).collect::<Vec<_>>(), [200, 201, 202]);
    let spent = |session: &Session| session.lanes().all()[1].times().device_us();
    assert_eq!(device.end_us, spent(&session));
    let k_w = u64::from(session.lanes().all()[0].config().device.k_w);
    session.seek(200);
    assert_eq!(device.start_us, spent(&session));
    let before = *session.lanes().all()[1].counts();
    session.seek(600);
    let counts = *session.lanes().all()[1].counts();
    let room = k_w * before.write_steps + 3 * (counts.write_steps - before.write_steps);
    let share = session.device(1).unwrap().write.share;
    assert_eq!(share, Some(counts.pages_written as f64 / room as f64));
}

#[test]
fn a_fork_that_is_not_legal_is_named() {
    let base = scene(0, 100, 10, 20);
    let of_two = r#"{"lane": a lane from 0 to 1, "at": a position in the trace}"#;
    let of_one = r#"{"lane": a lane from 0 to 0, "at": a position in the trace}"#;
    let cases = [
        (0, json!({"lane": 0, "at": 1}), "lanes[0].fork", "left out: the first lane has none before it"),
        (1, json!({"lane": 1, "at": 1}), "lanes[1].fork", of_one),
        (1, json!({"lane": 2, "at": 1}), "lanes[1].fork", of_one),
        (2, json!({"lane": 0, "at": 101}), "lanes[2].fork.at", "a position from 0 to 100"),
        (2, json!({"lane": 0, "at": -1}), "lanes[2].fork", of_two),
        (2, json!({"at": 1}), "lanes[2].fork", of_two),
        (2, json!("1@120"), "lanes[2].fork", of_two),
        (2, json!({"lane": 0, "at": 1, "to": 2}), "lanes[2].fork", of_two),
    ];
    let refused = |scene: &Value| {
        let opened = Scene::from_json(scene, MAXIMUM_PAGES)
            .and_then(|scene| scene.open(None, &[], u64::MAX).map(|_| ()));
        opened.unwrap_err()
    };
    for (lane, fork, field, legal) in cases {
        let mut scene = base.clone();
        scene["lanes"][lane]["fork"] = fork;
        let error = refused(&scene);
        assert_eq!((error.field.as_str(), error.legal.as_str()), (field, legal));
    }
    let mut sized = base.clone();
    sized["lanes"][1]["frames"] = json!(7);
    assert_eq!(refused(&sized).field, "lanes[1].frames");
    let mut shared = base;
    shared["fork"] = json!({"lane": 0, "at": 1});
    assert_eq!(refused(&shared).field, "fork");
}
