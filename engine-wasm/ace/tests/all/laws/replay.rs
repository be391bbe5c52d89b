//! Determinism: slices of any size, and going back to a keyframe, lead to the same events and the same state.

use bufferpool_ace::config::start::Start;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::policy::Kept;
use bufferpool_ace::reader::history::History;
use bufferpool_core::trace::page_of;

use crate::support::{VARIANTS, events, for_every_lane, lane};

/// Brings the history table to where it is after some requests: it follows from start state and trace.
fn replay_history(history: &mut History, requests: &[u32], start: Option<&Start>) {
    history.reset();
    history.set_rows(start.map_or(&[], |start| &start.history));
    requests.iter().for_each(|&request| history.record(page_of(request)));
}

/// What each frame holds, and with which badge.
fn frames(lane: &dyn AnyLane) -> Vec<(u32, bool, bool, Option<u8>)> {
    let (pool, resident) = (lane.pool(), lane.pool().resident());
    let held = |frame| {
        let badge = (frame < resident).then(|| lane.badge(frame));
        (pool.page_in(frame), pool.is_dirty(frame), pool.is_prefetched(frame), badge)
    };
    (0..lane.config().frames).map(held).collect()
}

/// What a policy keeps besides, without the free frames, of which nothing is told.
fn kept(lane: &dyn AnyLane) -> Vec<Kept> {
    let resident = lane.pool().resident() as usize;
    let mut kept = lane.policy().kept();
    for part in &mut kept {
        match part {
            Kept::ByFrame(numbers) => numbers.truncate(resident),
            Kept::TimesByFrame(times) => times.truncate(resident),
            _ => {}
        }
    }
    kept
}

pub(super) fn assert_same_state(left: &dyn AnyLane, right: &dyn AnyLane) {
    assert_eq!(left.counts(), right.counts());
    assert_eq!(left.structure(), right.structure());
    assert_eq!(frames(left), frames(right));
    assert_eq!(kept(left), kept(right));
    assert_eq!(left.order(), right.order());
}

#[test]
fn slices_of_any_size_equal_single_steps() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let config = case.config(policy, variant);
        let (mut stepped, mut sliced) = (lane(case, policy, &config), lane(case, policy, &config));
        let requests = case.packed();
        let mut done = 0;
        for at in case.positions().into_iter().chain([requests.len()]) {
            for request in &requests[done..at] {
                assert_eq!(stepped.observe(&[*request], &mut |_| true), 1);
            }
            sliced.advance(&requests[done..at]);
            assert_same_state(stepped.as_ref(), sliced.as_ref());
            done = at;
        }
    });
}

#[test]
fn an_observer_that_stops_is_told_one_event_more_and_no_request_is_lost() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let config = case.config(policy, variant);
        let (mut whole, mut stopped) = (lane(case, policy, &config), lane(case, policy, &config));
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
        assert_eq!(told, expected);
        assert_same_state(stopped.as_ref(), whole.as_ref());
    });
}

#[test]
fn going_back_to_a_keyframe_replays_the_same_events() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let (requests, start) = (case.packed(), case.start(policy));
        let mut positions = case.positions();
        let at = positions.remove(0);
        lane.advance(&requests[..at]);
        let keyframe = lane.keyframe();
        let expected = events(lane.as_mut(), &requests[at..]);
        let end = lane.keyframe();
        for until in positions.into_iter().chain([requests.len()]) {
            lane.restore(&keyframe);
            if let Some(history) = lane.history_mut() {
                replay_history(history, &requests[..at], start.as_ref());
            }
            assert_eq!(
                events(lane.as_mut(), &requests[at..until]),
                expected[..until - at],
                "{}",
                policy.spec.id
            );
        }
        let mut other = crate::support::lane(case, policy, lane.config());
        other.advance(&requests);
        assert_same_state(lane.as_ref(), other.as_ref());
        // Forwards too: from the start of the trace to its end in one leap.
        lane.restore(&keyframe);
        lane.restore(&end);
        assert_same_state(lane.as_ref(), other.as_ref());
    });
}
