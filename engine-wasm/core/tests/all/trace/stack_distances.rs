use bufferpool_core::trace::stack_distances::EverySize;
use bufferpool_core::trace::{is_write, pack, page_of};
use proptest::prelude::*;

/// LRU by the textbook: misses and dirty victims.
fn counted(requests: &[u32], frames: usize) -> [u64; 2] {
    // The most recently used first, each with whether it is dirty.
    let mut pool: Vec<(u32, bool)> = Vec::new();
    let mut counts = [0; 2];
    for &request in requests {
        let found = pool.iter().position(|&(page, _)| page == page_of(request));
        let was = found.map(|place| pool.remove(place));
        if was.is_none() {
            counts[0] += 1;
            if pool.len() == frames {
                counts[1] += u64::from(pool.pop().is_some_and(|(_, dirty)| dirty));
            }
        }
        pool.insert(0, (page_of(request), is_write(request) || was.is_some_and(|(_, dirty)| dirty)));
    }
    counts
}

proptest! {
    #[test]
    fn one_pass_says_what_lru_misses_and_writes_in_a_pool_of_each_size(
        drawn in prop::collection::vec((0_u32..12, any::<bool>()), 1..1_400),
        share in 0.0..1.0,
    ) {
        let requests: Vec<u32> = drawn.iter().map(|&(page, write)| pack(page, write)).collect();
        let warm_up = (share * requests.len() as f64) as usize;
        let found = EverySize::of(&requests, 12, warm_up).unwrap();
        for frames in 1..14 {
            let [whole, before] = [&requests[..], &requests[..warm_up]].map(|part| counted(part, frames));
            let counts = [found.misses(frames as u32), found.evictions_dirty(frames as u32)];
            prop_assert_eq!(counts, [whole[0] - before[0], whole[1] - before[1]], "{} frames", frames);
        }
    }
}
