use std::collections::BTreeSet;

use bufferpool_ace::flash::gc::greedy::Greedy;
use bufferpool_ace::flash::geometry::Geometry;
use proptest::prelude::*;

proptest! {
    #[test]
    fn the_victim_is_the_first_of_a_sorted_set(
        (blocks, block_pages) in (1..9000_u32, 2..40_u32),
        changes in prop::collection::vec((any::<u32>(), any::<u32>()), 1..300),
    ) {
        let geometry = Geometry { logical_pages: 1, block_pages, blocks, least_blocks: 1 };
        let (mut greedy, mut set) = (Greedy::new(&geometry).unwrap(), BTreeSet::new());
        for (drawn, valid) in changes {
            let block = drawn % blocks;
            match set.iter().copied().find(|&(_, other)| other == block) {
                None => {
                    let valid = valid % (block_pages + 1);
                    greedy.insert(block, valid);
                    set.insert((valid, block));
                }
                Some((valid, _)) if valid > 0 && drawn % 3 > 0 => {
                    greedy.lowered(block, valid - 1);
                    set.remove(&(valid, block));
                    set.insert((valid - 1, block));
                }
                Some((valid, _)) => {
                    greedy.remove(block, valid);
                    set.remove(&(valid, block));
                }
            }
            prop_assert_eq!(greedy.victim(), set.first().map(|&(_, block)| block));
            if let Some(&(valid, block)) = set.first().filter(|_| drawn % 2 == 0) {
                greedy.remove(block, valid);
                set.remove(&(valid, block));
                prop_assert_eq!(greedy.victim(), set.first().map(|&(_, block)| block));
            }
        }
    }
}
