use std::collections::VecDeque;

use proptest::prelude::*;

use super::{IndexedList, LinkedList, RecencyOrder, RecencyTape};

/// A step: frame, kind and dirty state.
type Step = (u32, u8, bool);

/// Plays steps on a structure and on a plain list, and compares every answer.
fn follow<O: RecencyOrder>(frames: u32, steps: &[Step]) -> Result<(O, Vec<u32>), TestCaseError> {
    let mut order = O::new(frames, true);
    let mut list: VecDeque<(u32, bool)> = VecDeque::new();
    for (index, &(value, kind, dirty)) in steps.iter().enumerate() {
        let frame = value % frames;
        let found = list.iter().position(|&(listed, _)| listed == frame);
        match (found, kind) {
            (None, 0) => {
                order.push_tail(frame);
                list.push_front((frame, false));
            }
            (None, _) => {
                order.push_head(frame, dirty);
                list.push_back((frame, dirty));
            }
            (Some(at), 0) => {
                order.remove(frame);
                list.remove(at);
            }
            (Some(at), 1) if list[at].1 => {
                order.set_clean(frame);
                list[at].1 = false;
            }
            (Some(at), _) => {
                order.move_to_head(frame, dirty);
                list.remove(at);
                list.push_back((frame, dirty));
            }
        }
        if index % 97 == 0 {
            order = order.clone();
        }
        let all = |wanted: bool| list.iter().filter(move |entry| entry.1 == wanted).map(|entry| entry.0);
        prop_assert_eq!(order.tail(), list.front().map(|&(listed, _)| listed));
        prop_assert_eq!(order.first_dirty(), all(true).next());
        prop_assert_eq!(order.clean_frames().next(), all(false).next());
        if index % 31 == 0 {
            prop_assert_eq!(order.dirty_frames().collect::<Vec<_>>(), all(true).collect::<Vec<_>>());
            prop_assert_eq!(order.clean_frames().collect::<Vec<_>>(), all(false).collect::<Vec<_>>());
        }
    }
    let frames: Vec<u32> = list.iter().map(|entry| entry.0).collect();
    prop_assert_eq!(order.frames().collect::<Vec<_>>(), frames.clone());
    prop_assert!(list.iter().all(|&(frame, dirty)| order.is_dirty(frame) == dirty));
    Ok((order, frames))
}

proptest! {
    #[test]
    fn all_structures_keep_the_order_of_a_plain_list(
        frames in 1u32..40,
        steps in prop::collection::vec((any::<u32>(), 0u8..5, any::<bool>()), 0..6_000),
    ) {
        follow::<LinkedList>(frames, &steps)?;
        let (list, order) = follow::<IndexedList>(frames, &steps)?;
        for pair in order.windows(2) {
            prop_assert_eq!(list.towards_head(pair[0]), Some(pair[1]));
            prop_assert_eq!(list.towards_tail(pair[1]), Some(pair[0]));
        }
        let (tape, order) = follow::<RecencyTape>(frames, &steps)?;
        for pair in order.windows(2) {
            prop_assert_eq!(tape.towards_head(pair[0]), Some(pair[1]));
            prop_assert_eq!(tape.towards_tail(pair[1]), Some(pair[0]));
        }
    }
}
