use std::collections::VecDeque;

use bufferpool_core::recency::{Drawn, IndexedList, Line, LinkedList, Ranked, RecencyOrder, Tape, Wanted};
use bufferpool_core::split_mix::SplitMix;
use proptest::prelude::*;

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
            (Some(at), 1) => {
                list[at].1 = !list[at].1;
                order.set_dirty(frame, list[at].1);
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
    }

    /// Steps are (frame, kind, class, dirty).
    #[test]
    fn a_tape_and_a_line_keep_order_classes_and_dirty_states_of_a_plain_list(
        frames in 1u32..40,
        inserts in any::<bool>(),
        steps in prop::collection::vec((any::<u32>(), 0u8..8, 0u8..3, any::<bool>()), 0..6_000),
    ) {
        let (mut tape, mut line) = (Tape::counted(frames, 3), Line::new(frames));
        macro_rules! both {
            ($step:ident($($of:expr),*)) => {{
                tape.$step($($of),*);
                line.$step($($of),*);
            }};
        }
        let mut list: Vec<(u32, u8, bool)> = Vec::new();
        for (index, &(value, step, class, dirty)) in steps.iter().enumerate() {
            let frame = value % frames;
            let place = list.iter().position(|&(listed, ..)| listed == frame);
            match (place, step) {
                (None, 0) => {
                    both!(push_old(frame, class, dirty));
                    list.insert(0, (frame, class, dirty));
                }
                (None, 1..=3) if inserts && !list.is_empty() => {
                    let at = (value >> 8) as usize % list.len();
                    line.insert_older(frame, list[at].0, class, dirty);
                    list.insert(at, (frame, class, dirty));
                    // A tape has no such move; where there are none, one tape is kept throughout.
                    tape = Tape::counted(frames, 3);
                    list.iter().for_each(|&(frame, class, dirty)| tape.push_new(frame, class, dirty));
                }
                (None, _) => {
                    both!(push_new(frame, class, dirty));
                    list.push((frame, class, dirty));
                }
                (Some(at), 0..=3) => {
                    both!(remove(frame));
                    list.remove(at);
                }
                (Some(at), 4) => {
                    both!(renew(frame, class, dirty));
                    list.remove(at);
                    list.push((frame, class, dirty));
                }
                (Some(at), 5) => {
                    both!(set_dirty(frame, dirty));
                    list[at].2 = dirty;
                }
                (Some(at), _) => {
                    both!(set(frame, class, dirty));
                    list[at] = (frame, class, dirty);
                }
            }
            if index % 97 == 0 {
                (tape, line) = (tape.clone(), line.clone());
            }
            let ends = (list.len() as u32, list.first().map(|old| old.0), list.last().map(|new| new.0));
            prop_assert_eq!((tape.len(), tape.oldest(), tape.newest()), ends);
            prop_assert_eq!((line.len(), line.oldest(), line.newest()), ends);
            if index % 31 > 0 {
                continue;
            }
            prop_assert!(tape.frames().eq(list.iter().map(|listed| listed.0)));
            prop_assert!(line.frames().eq(tape.frames()));
            for pair in list.windows(2) {
                prop_assert_eq!(line.newer(pair[0].0), Some(pair[1].0));
            }
            for count in 0..list.len() {
                let without = list[(value >> 8) as usize % list.len()].0;
                let oldest = list.iter().filter(|listed| listed.0 != without).take(count);
                let end = tape.end_of_oldest(count as u32, Some(without));
                prop_assert!(oldest.map(|listed| listed.0).eq(
                    tape.frames().filter(|&frame| frame != without && tape.place(frame) < end)
                ));
            }
            for class in 0..3 {
                for wanted in [Wanted::Any, Wanted::Clean, Wanted::Dirty] {
                    let of = |listed: &&(u32, u8, bool)| listed.1 == class && wanted.takes(listed.2);
                    prop_assert!(line.of_class(class, wanted).eq(tape.of_class(class, wanted)));
                    prop_assert!(tape.of_class(class, wanted).eq(list.iter().filter(of).map(|listed| listed.0)));
                }
            }
        }
    }

    #[test]
    fn ranked_frames_come_by_rank_then_by_frame(
        steps in prop::collection::vec((0u32..30, prop::option::of(0u64..9), any::<bool>()), 0..300),
    ) {
        let mut ranked = Ranked::new(30);
        let mut plain = std::collections::BTreeMap::new();
        for (frame, rank, dirty) in steps {
            match rank {
                Some(rank) => {
                    ranked.put(frame, rank, dirty);
                    plain.insert(frame, (rank, dirty));
                }
                None if dirty => {
                    ranked.remove(frame);
                    plain.remove(&frame);
                }
                None => {
                    ranked.set_dirty(frame, false);
                    plain.entry(frame).and_modify(|known| known.1 = false);
                }
            }
        }
        for wanted in [Wanted::Any, Wanted::Clean, Wanted::Dirty] {
            let mut order: Vec<(u64, u32)> =
                plain.iter().filter(|known| wanted.takes(known.1.1)).map(|known| (known.1.0, *known.0)).collect();
            order.sort_unstable();
            prop_assert!(ranked.in_order(wanted).eq(order.iter().map(|place| place.1)));
            let middle = (4, 15);
            prop_assert!(ranked.within(middle.., wanted).eq(order.iter().filter(|&&place| place >= middle).map(|place| place.1)));
        }
        prop_assert_eq!(ranked.first(), ranked.in_order(Wanted::Any).next());
    }

    #[test]
    fn draws_take_the_nth_of_those_that_are_left(
        members in prop::collection::btree_set(0u32..60, 1..50),
        seed: u64,
        gone in prop::option::of(0u32..60),
    ) {
        let mut drawn = Drawn::new(60);
        (0..60).for_each(|frame| drawn.insert(frame));
        (0..60).filter(|frame| !members.contains(frame)).for_each(|frame| drawn.remove(frame));
        let mut left: Vec<u32> = members.iter().copied().filter(|&frame| Some(frame) != gone).collect();
        let mut generator = SplitMix::new(seed);
        for frame in drawn.draws(SplitMix::new(seed), gone) {
            let place = generator.below(left.len() as u64);
            prop_assert_eq!(frame, left.remove(place as usize));
        }
        prop_assert!(left.is_empty());
    }
}
