//! LRU's misses for every size of the pool, in one pass.
//!
//! Source: Mattson, Gecsei, Slutz & Traiger, "Evaluation techniques for storage hierarchies", IBM Systems Journal 9(2),
//! 1970: LRU's pools contain one another, so that a request hits in all pools that are at least as large as its stack distance,
//! the number of different pages asked for since the page's last request, itself included. Distances are counted with a tree
//! of partial sums over the positions of last requests (Bennett & Kruskal, IBM Journal 19(4), 1975).

use super::page_of;
use crate::error::{Checked, filled};
use crate::sums::Sums;

/// How often LRU misses over these packed requests to `pages` pages, from an empty pool: entry f is for f + 1 frames, and the
/// last one for as many as there are different pages, or more. Takes 4 bytes a request and 4 bytes a page.
pub fn lru_misses(requests: &[u32], pages: u32) -> Checked<Vec<u64>> {
    const NEVER: u32 = u32::MAX;
    let mut last = filled("pages", pages as usize, NEVER)?;
    let mut marked = Sums(filled("workload.requests", requests.len() + 1, 0_u32)?);
    // Distance - 1 → hits at it.
    let mut hits: Vec<u64> = Vec::new();
    let mut different = 0;
    for (t, &request) in requests.iter().enumerate() {
        let last = &mut last[page_of(request) as usize];
        if *last == NEVER {
            different += 1;
            hits.push(0);
        } else {
            let since = different - marked.below(*last as usize);
            hits[since as usize - 1] += 1;
            marked.add(*last as usize, -1);
        }
        marked.add(t, 1);
        *last = t as u32;
    }
    let mut misses = requests.len() as u64;
    let after = |hits: &u64| {
        misses -= hits;
        misses
    };
    Ok(hits.iter().map(after).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use proptest::prelude::*;

    use super::lru_misses;
    use crate::trace::pack;

    /// LRU by the textbook.
    fn misses(pages: &[u32], frames: usize) -> u64 {
        let mut pool = VecDeque::new();
        let mut misses = 0;
        for &page in pages {
            match pool.iter().position(|&other| other == page) {
                Some(at) => drop(pool.remove(at)),
                None => misses += 1,
            }
            pool.push_front(page);
            pool.truncate(frames);
        }
        misses
    }

    proptest! {
        #[test]
        fn one_pass_says_what_lru_misses_in_a_pool_of_each_size(
            pages in prop::collection::vec(0_u32..12, 0..120),
        ) {
            let requests: Vec<u32> = pages.iter().map(|&page| pack(page, page % 2 == 0)).collect();
            let found = lru_misses(&requests, 12).unwrap();
            let different = pages.iter().collect::<std::collections::HashSet<_>>().len();
            prop_assert_eq!(found.len(), different);
            for (at, &count) in found.iter().enumerate() {
                prop_assert_eq!(count, misses(&pages, at + 1));
            }
        }
    }
}
