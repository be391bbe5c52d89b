use bufferpool_ace::usage::{MAXIMUM_USAGE, UsageCounts};
use proptest::prelude::*;

/// Frame → count, dirty.
type Plain = Vec<Option<(u8, bool)>>;

fn in_order(plain: &Plain, dirty: bool, hand: u32) -> Vec<u32> {
    let end = plain.len() as u32;
    let ahead: Vec<u32> = (hand..end).chain(0..hand).collect();
    let with = |usage| Some((usage, dirty));
    (0..=MAXIMUM_USAGE)
        .flat_map(|usage| ahead.iter().filter(move |&&frame| plain[frame as usize] == with(usage)))
        .copied()
        .collect()
}

proptest! {
    #[test]
    fn sweeps_and_orders_agree_with_plain_counts(
        frames in 1u32..300,
        steps in prop::collection::vec((any::<u32>(), 0u8..12, any::<bool>()), 0..400),
    ) {
        let mut counts = UsageCounts::new(frames, true, true).unwrap();
        let mut plain: Plain = vec![None; frames as usize];
        for (value, kind, dirty) in steps {
            let frame = value % frames;
            match kind {
                0..=MAXIMUM_USAGE => {
                    counts.set(frame, kind, dirty);
                    plain[frame as usize] = Some((kind, dirty));
                }
                8 => {
                    counts.clear(frame);
                    plain[frame as usize] = None;
                }
                _ => {
                    let (mut at, mut looked_at) = (frame, 1);
                    while let Some((usage @ 1.., _)) = &mut plain[at as usize] {
                        *usage -= 1;
                        at = (at + 1) % frames;
                        looked_at += 1;
                    }
                    prop_assert_eq!(counts.sweep(frame), (at, looked_at));
                }
            }
            for dirty in [false, true] {
                let mut found = Vec::new();
                counts.add_first(dirty, frame, u32::MAX, usize::MAX, &mut found);
                prop_assert_eq!(found, in_order(&plain, dirty, frame));
            }
        }
        for frame in 0..frames {
            let expected = plain[frame as usize];
            prop_assert_eq!(counts.is_resident(frame), expected.is_some());
            prop_assert_eq!(counts.usage(frame), expected.map_or(0, |(usage, _)| usage));
            prop_assert_eq!(counts.is_dirty(frame), expected.is_some_and(|(_, dirty)| dirty));
        }
    }
}
