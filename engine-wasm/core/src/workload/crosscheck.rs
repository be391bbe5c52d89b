//! The cross-check trace T1: a skewed trace by a recipe so short that any program can repeat it.
//!
//! Other people's simulators give the same counts on it (docs/rules/policies.md, "The trace T1"). It is for
//! tests and the bench, not for the picker: its draws differ from those of [`super::draw`].

use crate::split_mix::SplitMix;
use crate::trace::pack;

/// Pages on disk, N, and the hot ones among them, H: the first ones, which a request is for with a probability of 0.8.
const PAGES: u64 = 5_000;
const HOT: u64 = 750;

/// The first requests of T1, of which docs/rules/policies.md has counts for 10 million and a pool of 100 frames.
///
/// Two draws r1, r2 a request: hot if `r1 >> 32` is below floor(0.8 * 2^32); the page is `((r2 >> 32) * H) >> 32`, or
/// `H + (((r2 >> 32) * (N - H)) >> 32)`. Request i is a write if the lowest bit of draw i of a second generator is 1.
pub fn t1(requests: usize) -> Vec<u32> {
    let limit = (0.8 * (1u64 << 32) as f64) as u64;
    let (mut pages, mut operations) = (SplitMix::new(1), SplitMix::new(777));
    let request = |_| {
        let (first, count) = if pages.upper() < limit { (0, HOT) } else { (HOT, PAGES - HOT) };
        pack((first + pages.below(count)) as u32, operations.next() & 1 == 1)
    };
    (0..requests).map(request).collect()
}
