//! Determinism: slices of any size, going back to a keyframe, and the fast path lead to the same events and states.

use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::step::final_state;
use serde_json::Value;

use super::support::{events, for_every_lane, for_every_long_run, lane, resident};

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
