//! The cross-check trace: a skewed trace by a recipe so short that any program can repeat it.
//!
//! Other people's simulators give the same counts on it (docs/rules/policies.md, "The trace T1"). It is for
//! tests and the bench, not for the picker: its draws differ from those of [`super::draw`].

use crate::{split_mix::SplitMix, trace::pack};

/// The recipe's numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
#[allow(missing_docs)]
pub struct Recipe {
    pub requests: usize,
    pub pages: u32,
    /// Hot pages, H: the first ones; at most N.
    pub hot: u32,
    /// Probability of a hot request, p, from 0 to 1.
    pub probability: f64,
    pub seed: u64,
    /// Seed of the operations; without one all requests are reads.
    pub write_seed: Option<u64>,
}

/// Two draws r1, r2 a request: hot if `r1 >> 32` is below floor(p * 2^32); the page is
/// `((r2 >> 32) * H) >> 32`, or `H + (((r2 >> 32) * (N - H)) >> 32)`. Request i is a write if the
/// lowest bit of draw i of a second generator is 1.
pub fn splitmix_skewed(recipe: &Recipe) -> Vec<u32> {
    let limit = (recipe.probability * (1u64 << 32) as f64) as u64;
    let hot = u64::from(recipe.hot);
    let others = u64::from(recipe.pages).saturating_sub(hot);
    let mut pages = SplitMix::new(recipe.seed);
    let mut operations = recipe.write_seed.map(SplitMix::new);
    let request = |_| {
        let (first, count) = if pages.upper() < limit { (0, hot) } else { (hot, others) };
        let page = first + pages.below(count);
        let write = operations.as_mut().is_some_and(|draws| draws.next() & 1 == 1);
        pack(page as u32, write)
    };
    (0..recipe.requests).map(request).collect()
}

/// The first requests of T1: docs/rules/policies.md, "Demand-only misses on T1", has counts for 10 million and 100 frames.
pub fn t1(requests: usize) -> Vec<u32> {
    splitmix_skewed(&Recipe {
        requests,
        pages: 5_000,
        hot: 750,
        probability: 0.8,
        seed: 1,
        write_seed: Some(777),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::{is_write, page_of};

    #[test]
    fn t1_starts_as_published() {
        let first: Vec<u32> = t1(4).into_iter().map(page_of).collect();
        assert_eq!(first, [559, 2638, 572, 2973]);
    }

    #[test]
    fn t1_is_half_writes_and_prefixes_agree() {
        let trace = t1(100_000);
        let writes = trace.iter().filter(|&&request| is_write(request)).count();
        assert!((49_200..50_800).contains(&writes), "{writes}");
        assert_eq!(t1(1_000), trace[..1_000]);
    }
}
