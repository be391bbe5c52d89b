//! Lanes of this lab in the session of all labs: time travel, divergences, "run to".

use std::collections::BTreeSet;
use std::rc::Rc;

use bufferpool_core::NONE;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::lanes::{Lanes, session};
use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::prices::Disk;
use bufferpool_hybrid::scene::Scene;
use bufferpool_hybrid::step::final_state;
use bufferpool_lab::ledger::Tally;
use bufferpool_lab::session::{Condition, RunTo, Session};
use bufferpool_test_support::clock::assert_by_clock;
use bufferpool_test_support::page_history::assert_told;
use bufferpool_test_support::runner::{case_count, try_on};
use serde_json::{Value, json};

use super::support::cases::{Case, cases, long_cases};
use super::support::{Pair, events, for_every_lane, for_every_long_run, lane, lane_of, resident};

/// Some lanes of the registries, as the case draws them, each with a pool of its own.
fn configs(case: &Case) -> Vec<HybridConfig> {
    let pairs: Vec<Pair> = Pair::all().collect();
    let config = |(place, &cut): (usize, &u8)| {
        let own = Case { frames: case.frames + place as u32 % 2, ..case.clone() };
        own.config(pairs[usize::from(cut) % pairs.len()])
    };
    case.cuts.iter().enumerate().map(config).collect()
}

fn open(case: &Case) -> Session<Lanes> {
    session(&configs(case), Rc::new(case.trace())).expect("small lanes")
}

/// Everything that a session shows at its position.
fn view(session: &Session<Lanes>) -> Vec<(Everything, Vec<Event>)> {
    let lanes = session.lanes().all().iter().enumerate();
    lanes
        .map(|(index, lane)| (Everything::of(lane.as_ref()), session.recent(index).cloned().collect()))
        .collect()
}

#[test]
fn every_position_looks_the_same_however_it_was_reached() {
    try_on(cases(), (case_count() / 4).max(1), |case| {
        let mut straight = open(case);
        let views: Vec<_> = (0..=straight.requests())
            .map(|position| {
                straight.seek(position);
                view(&straight)
            })
            .collect();
        let mut walked = open(case);
        for (place, &cut) in case.cuts.iter().cycle().take(12).enumerate() {
            let position = views.len() * (usize::from(cut) * (place + 1) % 256) / 256;
            if place % 3 == 0 {
                walked.continue_prescan(u64::from(cut));
            }
            if place % 2 == 0 {
                walked.seek(position as u64);
            } else {
                while walked.seek_slice(position as u64, 1 + u64::from(cut)) != position as u64 {}
            }
            assert_eq!(view(&walked), views[position], "position {position}");
        }
    });
}

#[test]
fn by_its_clock_a_lane_stands_at_the_last_request_that_has_ended() {
    try_on(cases(), (case_count() / 4).max(1), |case| {
        let shares: Vec<f64> = case.cuts.iter().map(|&cut| f64::from(cut) / 255.0).collect();
        for lane in 0..case.cuts.len() {
            assert_by_clock(&|| open(case), lane, &shares, 7);
        }
    });
}

#[test]
fn long_runs_go_back_to_the_prescans_keyframes() {
    try_on(long_cases(), (case_count() / 64).max(2), |case| {
        let mut walked = open(case);
        let requests = walked.requests();
        while walked.continue_prescan(1_000) < requests {}
        walked.seek(requests);
        for cut in case.cuts.iter().flat_map(|&cut| [cut, 255 - cut, cut / 2]) {
            let position = requests * u64::from(cut) / 256;
            while walked.seek_slice(position, 700) != position {}
            let mut straight = open(case);
            straight.seek(position);
            assert_eq!(view(&walked), view(&straight), "position {position}");
            walked.seek(position.saturating_sub(1));
            walked.seek(position);
            assert_eq!(view(&walked), view(&straight), "one back and forth at {position}");
        }
    });
}

/// What a lane did at a request, so far as lanes are compared: the pages that left, the one that came, and what was
/// written where.
type Deed = (BTreeSet<u32>, Option<u32>, BTreeSet<(u32, bool)>);

fn deed(event: &Event) -> Deed {
    let written = |disk: Option<Disk>| disk.map(|disk| disk == Disk::Flash);
    (
        event.evictions.iter().map(|entry| entry.page).collect(),
        event.page.filter(|_| !event.hit),
        event.evictions.iter().filter_map(|entry| Some((entry.page, written(entry.written_to)?))).collect(),
    )
}

/// Lane → what it did at each request.
fn deeds(case: &Case) -> Vec<Vec<Deed>> {
    let deeds = |config| events(lane_of(case, config).as_mut(), &case.packed()).iter().map(deed).collect();
    configs(case).iter().map(deeds).collect()
}

#[test]
fn lanes_part_where_they_keep_or_write_different_pages_or_write_them_elsewhere() {
    try_on(cases(), case_count(), |case| {
        let mut session = open(case);
        session.continue_prescan(u64::MAX);
        let deeds = deeds(case);
        let differs = |at: usize, lane: usize| deeds[lane][at] != deeds[0][at];
        let diverged =
            |at: usize| (1..deeds.len()).find(|&lane| differs(at, lane)).map(|lane| (at as u64 + 1, lane));
        let all: Vec<_> = (0..case.requests.len()).filter_map(diverged).collect();
        let found = session.prescan().first_divergence();
        assert_eq!(found.map(|divergence| (divergence.position, divergence.lane)), all.first().copied());
        if let Some(divergence) = found {
            let [left, right] =
                [0, divergence.lane].map(|lane| &deeds[lane][divergence.position as usize - 1]);
            assert_eq!(divergence.resident, (&left.0, left.1) != (&right.0, right.1));
            assert_eq!(divergence.written, left.2 != right.2);
        }
        let counted: u64 = session.prescan().samples().iter().map(|sample| sample.diverged).sum();
        assert_eq!(counted, all.len() as u64);
        let found = session.run_to(&Condition::Divergence, None, u64::MAX).expect("a condition of all lanes");
        assert_eq!(found, if all.is_empty() { RunTo::None } else { RunTo::Found });
        assert_eq!(session.position(), all.first().map_or(session.requests(), |first| first.0));
    });
}

/// The counters of which one grows at a request that fulfils a condition.
fn counters_of(condition: &str) -> &'static [&'static str] {
    match condition {
        "miss" => &["misses"],
        "eviction" => &["evictions"],
        "dirty_eviction" => &["evictions_dirty"],
        "migration" => &["migrations_to_f", "migrations_to_m"],
        "migration_to_f" => &["migrations_to_f"],
        "migration_to_m" => &["migrations_to_m"],
        "set_end" => &["sets"],
        other => panic!("no counter is known that tells {other}"),
    }
}

/// The first position after which a counter has grown.
fn first_growth(case: &Case, counters: &[&str]) -> Option<usize> {
    let mut lane = lane_of(case, &configs(case)[0]);
    case.packed().into_iter().position(|request| {
        lane.advance(&[request]);
        counters.iter().any(|name| lane.counters().by_name(name).expect("a counter") > 0.0)
    })
}

#[test]
fn running_to_a_condition_stops_after_the_first_request_that_fulfils_it() {
    use bufferpool_lab::session::Run;
    // Found in a cost queue, which no counter tells: the place before the request does.
    let first_cost_hit = |case: &Case| {
        let mut lane = lane_of(case, &configs(case)[0]);
        case.requests.iter().position(|request| {
            let queues = lane.queues();
            lane.advance(&[request.packed()]);
            queues[1..].iter().any(|(_, pages)| request.page().is_some_and(|page| pages.contains(&page)))
        })
    };
    // Counted in no counter, but held against staying.
    let first_decision = |case: &Case, count: fn(Tally) -> u64| {
        let mut lane = lane_of(case, &configs(case)[0]);
        lane.hold_against_staying();
        case.packed().into_iter().position(|request| {
            lane.advance(&[request]);
            lane.tally().is_some_and(|(tally, _)| count(tally) > 0)
        })
    };
    try_on(cases(), (case_count() / 2).max(1), |case| {
        for (condition, _) in Lanes::CONDITIONS {
            let expected = match *condition {
                "cost_hit" => first_cost_hit(case),
                "choice_pays" => first_decision(case, |tally| tally.paid),
                "choice_backfires" => first_decision(case, |tally| tally.backfired),
                other => first_growth(case, counters_of(other)),
            };
            let mut session = open(case);
            let found = session.run_to(&Condition::Happens(condition), Some(0), u64::MAX).expect("a lane");
            assert_eq!(found == RunTo::Found, expected.is_some(), "{condition}");
            let position = expected.map_or(session.requests(), |at| at as u64 + 1);
            assert_eq!(session.position(), position, "{condition}");
        }
    });
}

#[test]
fn a_pages_history_is_what_single_steps_show() {
    let states = |lanes: &Lanes, page: u32| {
        let state = |lane: &dyn AnyLane| {
            let frame = lane.pool().frame_of(page);
            (frame != NONE, frame != NONE && lane.pool().is_dirty(frame))
        };
        lanes.all().iter().map(|lane| state(lane.as_ref())).collect::<Vec<_>>()
    };
    try_on(cases(), (case_count() / 8).max(4), |case| {
        let (mut session, mut oracle) = (open(case), open(case));
        let pages = session.trace().pages.max(1);
        for &cut in case.cuts.iter().take(2) {
            session.continue_prescan(u64::from(cut));
            let position = session.requests() * u64::from(cut) / 256;
            assert_told(
                [&mut session, &mut oracle],
                u32::from(cut) % pages,
                position,
                1 + u64::from(cut) % 7,
                &states,
            );
        }
    });
}

#[test]
fn the_largest_file_costs_what_is_in_use_of_it() {
    for pair in Pair::all() {
        let scene = json!({
            "pages": 1 << 26, "frames": 3, "placement": pair.placement.spec.id, "replacement": pair.replacement.id,
            "workload": { "kind": "given", "trace": "R7 W1 R67108863 W4 R2 W33554432 R7 F" },
        });
        let scene = Scene::from_json(&scene, 1 << 26).unwrap();
        let (mut session, _) = scene.open(None, 8_000_000_000).unwrap();
        session.continue_prescan(u64::MAX);
        session.seek(5);
        assert!(session.bytes() < 4 << 20, "{scene:?}: {} bytes", session.bytes());
    }
}

// Determinism: slices of any size, going back to a keyframe, and the fast path lead to the same events and states.

/// Everything that can be asked of a lane.
#[derive(Debug, PartialEq)]
pub(super) struct Everything {
    counts: String,
    state: Value,
    queues: Vec<(&'static str, Vec<u32>)>,
    cost_segment_frames: u32,
    frames: Vec<(u32, u32)>,
    accounts: Vec<Account>,
}

impl Everything {
    pub(super) fn of(lane: &dyn AnyLane) -> Self {
        let pages: Vec<u32> = (0..lane.pool().pages()).collect();
        Self {
            counts: format!("{:?}", lane.pool().counts()),
            state: final_state(lane, &pages),
            queues: lane.queues(),
            cost_segment_frames: lane.cost_segment_frames(),
            frames: resident(lane),
            accounts: pages.into_iter().map(|page| lane.account(page)).collect(),
        }
    }
}

fn assert_same(left: &dyn AnyLane, right: &dyn AnyLane) {
    assert_eq!(Everything::of(left), Everything::of(right));
}

#[test]
fn slices_of_any_size_on_the_fast_path_equal_single_recorded_steps() {
    for_every_lane(|case, pair| {
        let (mut stepped, mut sliced) = (lane(case, pair), lane(case, pair));
        let requests = case.packed();
        let mut done = 0;
        for at in case.positions().into_iter().chain([requests.len()]) {
            for request in &requests[done..at] {
                assert_eq!(stepped.observe(&[*request], &mut |_| true), 1);
            }
            sliced.advance(&requests[done..at]);
            assert_same(stepped.as_ref(), sliced.as_ref());
            done = at;
        }
    });
}

#[test]
fn an_observer_that_stops_is_told_one_event_more_and_no_request_is_lost() {
    for_every_lane(|case, pair| {
        let (mut whole, mut stopped) = (lane(case, pair), lane(case, pair));
        let requests = case.packed();
        let expected = events(whole.as_mut(), &requests);
        let (mut told, mut done) = (Vec::new(), 0);
        while done < requests.len() {
            done += stopped.observe(&requests[done..], &mut |event| {
                told.push(event.clone());
                !event.hit
            });
            assert_eq!(told.len(), done);
        }
        assert_eq!(told, expected, "{}", pair.name());
        assert_same(stopped.as_ref(), whole.as_ref());
    });
}

#[test]
fn going_back_to_a_keyframe_replays_the_same_events() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        let requests = case.packed();
        let mut positions = case.positions();
        let at = positions.remove(0);
        lane.advance(&requests[..at]);
        let keyframe = lane.keyframe();
        let expected = events(lane.as_mut(), &requests[at..]);
        let end = lane.keyframe();
        for until in positions.into_iter().chain([requests.len()]) {
            lane.restore(&keyframe.0);
            assert_eq!(
                events(lane.as_mut(), &requests[at..until]),
                expected[..until - at],
                "{}",
                pair.name()
            );
        }
        // A lane built alike, forwards and backwards in one leap.
        let mut other = super::support::lane(case, pair);
        other.restore(&end.0);
        assert_same(other.as_ref(), lane.as_ref());
        other.restore(&keyframe.0);
        other.advance(&requests[at..]);
        assert_same(other.as_ref(), lane.as_ref());
    });
}

#[test]
fn the_fast_path_counts_what_the_recording_path_counts_over_thousands_of_requests() {
    for_every_long_run(|case, pair| {
        let (mut recorded, mut fast) = (lane(case, pair), lane(case, pair));
        let requests = case.packed();
        events(recorded.as_mut(), &requests);
        fast.advance(&requests);
        assert_same(recorded.as_ref(), fast.as_ref());
    });
}
