use std::collections::BTreeMap;

use bufferpool_pbm::optimal::{Min, NEVER, Served, hits, next_requests};
use proptest::prelude::*;

/// Belady's words: on a miss with a full pool, looks through all that is still to come.
fn naive_hits(requests: &[u32], frames: usize) -> Vec<bool> {
    let mut pool: Vec<u32> = Vec::new();
    let served = requests.iter().enumerate().map(|(position, block)| {
        if pool.contains(block) {
            return true;
        }
        if pool.len() == frames {
            let wait = |&block: &u32| requests[position..].iter().position(|&other| other == block);
            let last = (0..frames).max_by_key(|&frame| wait(&pool[frame]).unwrap_or(usize::MAX)).unwrap();
            pool.remove(last);
        }
        pool.push(*block);
        false
    });
    served.collect()
}

fn lru_hits(requests: &[u32], frames: usize) -> u64 {
    let mut pool: Vec<u32> = Vec::new();
    let mut hits = 0;
    for &block in requests {
        match pool.iter().position(|&resident| resident == block) {
            Some(place) => {
                pool.remove(place);
                hits += 1;
            }
            None if pool.len() == frames => drop(pool.remove(0)),
            None => {}
        }
        pool.push(block);
    }
    hits
}

/// Tries every victim at every miss.
fn most_hits(
    pool: &[u32],
    requests: &[u32],
    frames: usize,
    known: &mut BTreeMap<(usize, Vec<u32>), u64>,
) -> u64 {
    let Some((block, rest)) = requests.split_first() else { return 0 };
    let key = (rest.len(), pool.to_vec());
    if let Some(&most) = known.get(&key) {
        return most;
    }
    let mut with = |mut pool: Vec<u32>| {
        pool.push(*block);
        pool.sort_unstable();
        most_hits(&pool, rest, frames, known)
    };
    let most = if pool.contains(block) {
        1 + with(pool.iter().copied().filter(|resident| resident != block).collect())
    } else if pool.len() < frames {
        with(pool.to_vec())
    } else {
        let without = |victim: &u32| pool.iter().copied().filter(|resident| resident != victim).collect();
        pool.iter().map(|victim| with(without(victim))).max().unwrap_or(0)
    };
    known.insert(key, most);
    most
}

#[test]
fn the_string_of_the_textbooks_has_nine_misses_with_three_frames() {
    // Silberschatz, Galvin, Gagne: 9 faults in 20 references.
    let requests = [7, 0, 1, 2, 0, 3, 0, 4, 2, 3, 0, 3, 2, 1, 2, 0, 1, 7, 0, 1];
    assert_eq!(hits(&requests, 3).unwrap(), 11);
    assert_eq!(lru_hits(&requests, 3), 8);
}

#[test]
fn a_scan_again_and_again_hits_what_stays_while_lru_hits_nothing() {
    let requests: Vec<u32> = (0..1_000_000).map(|position| position % 1_000).collect();
    // In every round but the first, (B - 1) / (N - 1) of the requests: 399 of 999.
    let found = hits(&requests, 400).unwrap();
    assert!(found.abs_diff(999 * 1_000 * 399 / 999) <= 400, "{found}");
    assert_eq!(lru_hits(&requests[..10_000], 400), 0);
    assert_eq!(hits(&requests, 1_000).unwrap(), 999_000);
}

#[test]
fn next_requests_are_found_for_any_block_numbers() {
    assert_eq!(next_requests(vec![3, 4, 3, 3]).unwrap(), [2, NEVER, 3, NEVER]);
    let far = vec![u32::MAX, 0, 5, u32::MAX, 0];
    assert_eq!(next_requests(far).unwrap(), [3, 4, NEVER, NEVER, NEVER]);
    assert_eq!(next_requests(Vec::new()).unwrap(), [0_u32; 0]);
}

#[test]
fn no_frames_are_refused_and_an_empty_string_has_no_hits() {
    let error = hits(&[1], 0).unwrap_err();
    assert_eq!((error.field.as_str(), error.value.as_str()), ("frames", "0"));
    assert_eq!(hits(&[], 5).unwrap(), 0);
    assert_eq!(hits(&[9, 9, 9], u32::MAX).unwrap(), 2);
}

proptest! {
    #[test]
    fn hits_where_belady_does(requests in prop::collection::vec(0_u32..12, 0..120), frames in 1_u32..10) {
        let next = next_requests(requests.clone()).unwrap();
        let mut min = Min::new(&next, frames).unwrap();
        let served: Vec<_> = (0..next.len() as u32).map(|position| min.serve(position) == Served::Hit).collect();
        // Which blocks are resident follows from hits alone, but for those that are not requested again.
        prop_assert_eq!(&served, &naive_hits(&requests, frames as usize));
        let count = served.iter().filter(|&&hit| hit).count() as u64;
        prop_assert_eq!(hits(&requests, frames).unwrap(), count);
    }

    #[test]
    fn nothing_hits_more(requests in prop::collection::vec(0_u32..6, 0..14), frames in 1_usize..5) {
        let most = most_hits(&[], &requests, frames, &mut BTreeMap::new());
        prop_assert_eq!(hits(&requests, frames as u32).unwrap(), most);
    }

    #[test]
    fn misses_no_more_than_lru_and_no_more_with_more_frames(
        requests in prop::collection::vec(prop_oneof![0_u32..20, 0_u32..400], 0..1_500), frames in 1_u32..60,
    ) {
        let found = hits(&requests, frames).unwrap();
        prop_assert!(found >= lru_hits(&requests, frames as usize));
        prop_assert!(hits(&requests, frames + 1).unwrap() >= found);
    }

    #[test]
    fn only_which_requests_are_of_the_same_block_counts(
        requests in prop::collection::vec(0_u32..50, 0..300), frames in 1_u32..40,
    ) {
        let far: Vec<u32> = requests.iter().map(|block| block.wrapping_mul(0x9E37_79B1)).collect();
        prop_assert_eq!(hits(&requests, frames).unwrap(), hits(&far, frames).unwrap());
    }
}
