//! Lanes in the session of all labs: common time, time travel, "run to".

use bufferpool_lab::session::{Condition, Run, RunTo, Session};
use bufferpool_pbm::event::Event;
use bufferpool_pbm::lane::AnyLane;
use bufferpool_pbm::lanes::Lanes;
use bufferpool_pbm::orders::OrderId;
use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::view::{LaneView, MOST_BLOCKS, RESIDENT};
use bufferpool_test_support::page_history::assert_told;
use bufferpool_test_support::runner::{case_count, try_on};
use serde_json::{Value, json};

use super::cases::{Case, cases, events};

const AVAILABLE_BYTES: u64 = 3_500_000_000;

/// Some lanes of the registry, as the case draws them.
fn lanes(case: &Case) -> Vec<Value> {
    let all = case.lanes();
    case.cuts.iter().map(|&cut| all[usize::from(cut) % all.len()].clone()).collect()
}

fn open(case: &Case) -> Session<Lanes> {
    case.scene(&lanes(case)).open(None, AVAILABLE_BYTES).expect("small lanes")
}

#[test]
fn lanes_show_one_time_and_positions_count_the_requests_of_all() {
    try_on(cases(), case_count(), |case| {
        let mut all: Vec<(u64, usize, Event)> = Vec::new();
        for (index, lane) in lanes(case).iter().enumerate() {
            all.extend(
                events(case.open(lane).as_mut()).into_iter().map(|event| (event.time_ns, index, event)),
            );
        }
        all.sort_by_key(|&(time_ns, index, _)| (time_ns, index));
        let mut session = open(case);
        assert_eq!(session.requests(), all.len() as u64);
        let mut seen = Vec::new();
        let mut told = vec![0; session.lanes().count()];
        for position in 1..=session.requests() {
            session.seek(position);
            for (index, told) in told.iter_mut().enumerate() {
                if let Some(event) = session.last_event(index).filter(|event| event.position == position) {
                    assert_eq!(event.t, *told);
                    *told += 1;
                    // Alone no lane is held against LRU.
                    let told = Event { spared: None, paid: 0, backfired: 0, ..event.clone() };
                    let alone = Event { position: event.t + 1, ..told };
                    seen.push((event.time_ns, index, alone));
                }
            }
            let now_ns = session.lanes().now_ns();
            let to_come = session.lanes().all().iter().filter_map(|lane| lane.next_ns());
            assert!(to_come.min().is_none_or(|next_ns| next_ns >= now_ns), "a lane lags behind");
        }
        assert_eq!(seen, all);
        assert!(session.lanes().all().iter().all(|lane| lane.next_ns().is_none()), "the end is not the end");
    });
}

#[test]
fn every_position_looks_the_same_however_it_was_reached() {
    try_on(cases(), (case_count() / 4).max(1), |case| {
        let mut walked = open(case);
        let requests = walked.requests();
        for (place, &cut) in case.cuts.iter().cycle().take(6).enumerate() {
            let position = (requests + 1) * (u64::from(cut) * (place as u64 + 1) % 256) / 256;
            if place % 3 == 0 {
                walked.continue_prescan(u64::from(cut) * 7);
            }
            if place % 2 == 0 {
                walked.seek(position);
            } else {
                while walked.seek_slice(position, 1 + u64::from(cut)) != position {}
            }
            let mut straight = open(case);
            straight.seek(position);
            assert_eq!(walked.serialised(), straight.serialised(), "position {position}");
            let mut stepped = open(case);
            for step in position.saturating_sub(30)..=position {
                stepped.seek(step);
            }
            assert_eq!(stepped.serialised(), straight.serialised(), "position {position}");
        }
    });
}

#[test]
fn long_runs_go_back_to_the_prescans_keyframes() {
    let scene = serde_json::json!({
        "blocks": 300, "frames": 60, "group_blocks": 8, "scale": 1,
        "lanes": [{ "policy": "pq", "as_in_postgresql": true }, { "policy": "sampling", "frequency": true }, { "policy": "clock" }],
        "workload": { "kind": "look_ups", "streams": 6, "queries": 40, "look_ups": 200, "seed": "3" },
    });
    let open = || {
        let scene = bufferpool_pbm::scene::Scene::from_json(&scene, 1_000).unwrap();
        scene.open(None, AVAILABLE_BYTES).unwrap()
    };
    let mut walked = open();
    let requests = walked.requests();
    while walked.continue_prescan(5_000) < requests {}
    walked.seek(requests);
    for part in [200, 10, 128, 255, 60] {
        let position = requests * part / 256;
        while walked.seek_slice(position, 3_000) != position {}
        let mut straight = open();
        straight.seek(position);
        assert_eq!(walked.serialised(), straight.serialised(), "position {position}");
        walked.seek(position - 1);
        walked.seek(position);
        assert_eq!(walked.serialised(), straight.serialised(), "back and forth at {position}");
    }
}

#[test]
fn running_to_a_condition_stops_after_the_first_request_that_fulfils_it() {
    let holds = |condition: &str, event: &Event| match condition {
        "miss" => !event.hit,
        "eviction" => !event.evicted.is_empty(),
        "requested_eviction" => event.evicted.iter().any(|evicted| evicted.next_access_ns.is_some()),
        "wait" => event.hit && event.ready_ns > event.time_ns,
        "query_begin" => event.begins_query,
        "choices_differ" => event.spared.is_some(),
        "choice_pays" => event.paid > 0,
        "choice_backfires" => event.backfired > 0,
        other => panic!("nothing is known of {other}"),
    };
    try_on(cases(), (case_count() / 4).max(1), |case| {
        let lane = &lanes(case)[0];
        let mut alone = case.open(lane);
        alone.hold_against_lru();
        let events = events(alone.as_mut());
        for (condition, _) in Lanes::CONDITIONS {
            let mut session =
                case.scene(std::slice::from_ref(lane)).open(None, AVAILABLE_BYTES).expect("a lane");
            let expected = events.iter().position(|event| holds(condition, event));
            let found = session.run_to(&Condition::Happens(condition), Some(0), u64::MAX).expect("a lane");
            assert_eq!(found == RunTo::Found, expected.is_some(), "{condition}");
            let position = expected.map_or(events.len(), |at| at + 1);
            assert_eq!(session.position(), position as u64, "{condition}");
        }
    });
}

#[test]
fn the_truth_beside_a_decision_is_when_the_block_is_really_asked_for() {
    try_on(cases(), (case_count() / 4).max(1), |case| {
        let mut session = open(case);
        let all = events(case.open(&lanes(case)[0]).as_mut());
        let position = session.requests() * u64::from(case.cuts[0]) / 256;
        session.seek(position);
        let lane = &session.lanes().all()[0];
        let (now_ns, done) = (lane.clock.now_ns(), lane.requests() as usize);
        let blocks: Vec<u32> = (0..lane.world.block_numbers()).collect();
        let mut search = session.lanes().ahead(0, &blocks).expect("a lane");
        // In slices, as a page asks for it; at the end of the run there is nothing left to find.
        for limit in (0..=all.len() - done).step_by(7).chain([all.len() - done]) {
            let ahead = &all[done..done + limit];
            let truth = |block: &u32| {
                ahead.iter().find(|event| event.block == *block).map(|event| event.time_ns - now_ns)
            };
            let expected: Vec<_> = blocks.iter().map(truth).collect();
            assert_eq!(search.found_ns, expected);
            search.advance(7.min((all.len() - done - limit) as u64));
        }
        assert!(search.advance(u64::MAX));
        assert!(search.ended() || search.found_ns.iter().all(Option::is_some));
        assert!(session.lanes().ahead(session.lanes().count(), &blocks).is_none());
    });
}

#[test]
fn a_blocks_history_is_what_single_steps_show() {
    let states = |lanes: &Lanes, block: u32| {
        let state = |lane: &dyn AnyLane| {
            let mut view = LaneView::default();
            view.refresh(lane, true, false);
            (view.table_flags.get(block as usize).is_some_and(|flags| flags & RESIDENT != 0), false)
        };
        lanes.all().iter().map(|lane| state(lane.as_ref())).collect::<Vec<_>>()
    };
    try_on(cases(), (case_count() / 16).max(4), |case| {
        let (mut session, mut oracle) = (open(case), open(case));
        let cut = u64::from(case.cuts[0]);
        session.continue_prescan(cut);
        let position = session.requests() * cut / 256;
        session.seek(position);
        // A block that was asked for last, so that there is something to tell.
        let block = session.last_event(0).map_or(0, |event| event.block);
        assert_told([&mut session, &mut oracle], block, position, 1 + cut % 7, &states);
    });
}

#[test]
fn a_world_made_in_slices_is_the_one_that_is_made_at_once() {
    try_on(cases(), case_count(), |case| {
        let scene = case.scene(&lanes(case));
        let at_once = scene.open_world().unwrap();
        let mut making = scene.making(AVAILABLE_BYTES);
        let slice = 1 + u64::from(case.cuts[0]);
        let made = loop {
            if let Some(made) = making.advance(slice) {
                break made.unwrap();
            }
        };
        assert_eq!((made.requests, made.world.bytes()), (at_once.requests(), at_once.bytes()));
        for order in [OrderId::Uncorrelated, OrderId::Correlated] {
            assert_eq!(made.world.streams.order(order), at_once.streams.order(order));
        }
        assert_eq!(scene.open(Some(made), AVAILABLE_BYTES).unwrap().serialised(), open(case).serialised());
    });
}

#[test]
fn the_largest_table_costs_what_is_in_use_of_it() {
    let (blocks, stride) = (1_u32 << 26, 256_u32);
    for entry in POLICIES {
        let scene = json!({
            "blocks": blocks, "frames": 20, "scale": 1, "group_blocks": 5, "k_r": 4, "base_us": 100,
            "lanes": [{ "policy": entry.spec.id }],
            "workload": { "kind": "given", "trace": "S0-99x50; S67108764-67108863x50" },
        });
        let scene = Scene::from_json(&scene, blocks).unwrap();
        let mut session = scene.open(None, AVAILABLE_BYTES).unwrap();
        session.continue_prescan(u64::MAX);
        session.seek(50);
        assert!(session.bytes() < 4 << 20, "{}: {} bytes", entry.spec.id, session.bytes());
        let (mut view, lane) = (LaneView::default(), session.lanes().all()[0].as_ref());
        view.refresh(lane, true, false);
        assert_eq!((view.table_flags.len(), view.table_times_us.len()), (MOST_BLOCKS as usize, 1 << 18));
        for (place, &us) in view.table_times_us.iter().enumerate() {
            assert_eq!(us, (lane.next_access_ns(place as u32 * stride) / 1e3) as f32);
        }
    }
}
