//! Time travel over traces with pins: each position looks the same however it was reached, and so do its pins.

use std::collections::BTreeMap;

use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_ace::session::{Session, open};
use bufferpool_core::trace::recorded::Held;
use bufferpool_test_support::runner::{by_day_or_all, share, try_on};
use serde_json::Value;

use crate::support::pinned::{Pinned, long_pinned_cases};
use crate::support::{VARIANTS, for_every_pinned_lane, is_tried};

/// Baseline, ACE, and ACE with the Reader.
fn session(pinned: &Pinned, policy: &PolicyEntry) -> Session {
    let configs = VARIANTS.map(|variant| pinned.case.config(policy, variant));
    open(&configs, &pinned.case.start(policy).unwrap_or_default(), pinned.trace(), &[])
        .expect("legal configs")
}

/// All that is shown: states, last events, pins, and what would go next.
#[derive(Debug, PartialEq)]
struct View {
    serialised: Value,
    events: Vec<Value>,
    pins: Vec<Vec<Held>>,
    next: Vec<Vec<u32>>,
}

fn view(session: &Session) -> View {
    let lanes = session.lanes().all();
    let events =
        (0..lanes.len()).map(|lane| serde_json::to_value(session.last_event(lane)).expect("an event"));
    View {
        serialised: session.serialised(),
        events: events.collect(),
        pins: lanes.iter().map(|lane| lane.pins().expect("pins").held().collect()).collect(),
        next: lanes.iter().map(|lane| lane.next_victims(9)).collect(),
    }
}

#[test]
fn every_position_looks_the_same_however_it_was_reached_and_so_do_its_pins() {
    try_on(long_pinned_cases(by_day_or_all(2_500, 9_000)), share(2), |pinned| {
        let end = pinned.case.requests.len() as u64;
        // Near and far, and about every place where positions of pins are kept.
        let mut walk: Vec<u64> = (0..by_day_or_all(8, 24)).map(|step| step * 7_919 % (end + 1)).collect();
        walk.extend((0..end / 1_024 + 1).rev().flat_map(|point| [point * 1_024 + 1, point * 1_024]));
        walk.extend([end, end.saturating_sub(1), 0, 1]);
        walk.iter_mut().for_each(|position| *position = end.min(*position));
        for policy in POLICIES.iter().filter(|policy| is_tried(policy.spec.id)) {
            let mut positions = walk.clone();
            positions.sort_unstable();
            let mut forwards = session(pinned, policy);
            let mut views = BTreeMap::new();
            for position in positions {
                forwards.seek(position);
                views.insert(position, view(&forwards));
            }
            for prescanned in [end, 0] {
                let mut session = session(pinned, policy);
                while session.continue_prescan(777) < prescanned {}
                for position in &walk {
                    while session.seek_slice(*position, 1_500) != *position {}
                    assert_eq!(view(&session), views[position], "{} at {position}", policy.spec.id);
                }
            }
        }
    });
}

fn pins(lane: &dyn AnyLane) -> (Vec<Held>, Vec<u32>) {
    (lane.pins().expect("pins").held().collect(), lane.next_victims(usize::MAX))
}

#[test]
fn a_keyframe_brings_its_pins_back_before_any_request_is_served() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let mut lane = pinned.lane(policy, &pinned.case.config(policy, variant));
        let requests = pinned.case.packed();
        let at = pinned.case.positions()[0].min(requests.len());
        lane.advance(&requests[..at]);
        let then = pins(lane.as_ref());
        let keyframes = [lane.keyframe(), lane.quick_keyframe()];
        for keyframe in keyframes {
            lane.advance(&requests[at..]);
            lane.restore(&keyframe);
            assert_eq!(pins(lane.as_ref()), then, "{}", policy.spec.id);
        }
        let mut fresh = pinned.lane(policy, lane.config());
        fresh.restore(&lane.keyframe());
        assert_eq!(pins(fresh.as_ref()), then, "{}, forwards", policy.spec.id);
    });
}
