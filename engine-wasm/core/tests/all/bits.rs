use std::collections::BTreeSet;

use bufferpool_core::bits::BitTree;
use proptest::prelude::*;

proptest! {
    #[test]
    fn next_and_previous_agree_with_a_sorted_set(
        capacity in 1u32..300_000,
        changes in prop::collection::vec((any::<u32>(), any::<bool>()), 0..200),
        probes in prop::collection::vec(any::<u32>(), 1..50),
    ) {
        let mut tree = BitTree::new(capacity as usize);
        let mut set = BTreeSet::new();
        for (value, add) in changes {
            let position = value % capacity;
            if add {
                tree.insert(position);
                set.insert(position);
            } else {
                tree.remove(position);
                set.remove(&position);
            }
        }
        for probe in probes {
            let from = probe % capacity;
            prop_assert_eq!(tree.next(from), set.range(from..).next().copied());
            prop_assert_eq!(tree.previous(from), set.range(..=from).next_back().copied());
            prop_assert_eq!(tree.contains(from), set.contains(&from));
        }
    }
}
