//! Determinism of a lane: told or not, going on from a keyframe or another lane's place.

use bufferpool_pbm::lane::AnyLane;
use bufferpool_pbm::stream::stream_states;
use bufferpool_pbm::view::LaneView;

use super::cases::{events, for_every_lane};

/// Everything that can be asked of a lane.
fn everything(lane: &dyn AnyLane) -> String {
    let mut view = LaneView::default();
    view.refresh(lane, true, true);
    let counters = lane.counters();
    format!("{view:?} {:?} {counters:?} {:?} {:?}", stream_states(lane), lane.hand(), lane.next_ns())
}

#[test]
fn events_that_nobody_is_told_of_happen_alike() {
    for_every_lane(|case, config| {
        let mut told = case.open(config);
        let expected = events(told.as_mut());
        let (mut silent, mut stepped, mut whole) = (case.open(config), case.open(config), case.open(config));
        while silent.next_ns().is_some() {
            silent.happen_silently();
        }
        let mut steps = 0;
        while stepped.step() {
            steps += 1;
        }
        whole.finish();
        assert_eq!(steps, expected.len());
        for other in [silent, stepped, whole] {
            assert_eq!(everything(other.as_ref()), everything(told.as_ref()), "{config}");
        }
    });
}

#[test]
fn a_lane_goes_on_from_a_keyframe_and_from_another_lanes_place_as_it_did_before() {
    for_every_lane(|case, config| {
        let mut lane = case.open(config);
        let all = events(lane.as_mut());
        let end = everything(lane.as_ref());
        for &cut in &case.cuts {
            let at = all.len() * usize::from(cut) / 256;
            let mut first = case.open(config);
            for _ in 0..at {
                first.step();
            }
            let (keyframe, there) = (first.keyframe(), everything(first.as_ref()));
            let mut again = first.again();
            lane.restore(&keyframe.0);
            for other in [&mut lane, &mut again] {
                assert_eq!(everything(other.as_ref()), there, "{config}");
                let rest = events(other.as_mut());
                assert_eq!(rest.len(), all.len() - at);
                for (rest, expected) in rest.iter().zip(&all[at..]) {
                    assert_eq!(
                        (rest.t, rest.time_ns, &rest.evicted),
                        (expected.t, expected.time_ns, &expected.evicted)
                    );
                    assert_eq!(
                        (rest.stream, rest.block, rest.frame, rest.ready_ns, &rest.drawn),
                        (expected.stream, expected.block, expected.frame, expected.ready_ns, &expected.drawn)
                    );
                }
                assert_eq!(everything(other.as_ref()), end, "{config}");
            }
        }
    });
}
