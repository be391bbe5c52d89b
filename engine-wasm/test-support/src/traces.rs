//! Random traces, put together from stretches: uniform and skewed draws, sequential runs, several runs in turn, and
//! successions that come again and again, so that both halves of the Reader have something to find.

use std::ops::Range;

use proptest::collection::vec;
use proptest::prelude::*;

fn uniform(pages: u32) -> BoxedStrategy<Vec<u32>> {
    vec(0..pages, 1..80).boxed()
}

fn skewed(pages: u32) -> BoxedStrategy<Vec<u32>> {
    let hot = (pages / 6).max(1);
    vec(prop_oneof![4 => 0..hot, 1 => 0..pages], 1..120).boxed()
}

fn run(pages: u32) -> BoxedStrategy<Vec<u32>> {
    (0..pages, 4..40u32).prop_map(move |(from, length)| (from..(from + length).min(pages)).collect()).boxed()
}

fn runs_in_turn(pages: u32) -> BoxedStrategy<Vec<u32>> {
    let starts = prop_oneof![3 => vec(0..pages, 2..10), 1 => vec(0..pages, 60..90)];
    let taken = move |(starts, length): (Vec<u32>, u32)| {
        let rounds =
            (0..length).flat_map(|step| starts.iter().map(move |start| start + step).collect::<Vec<_>>());
        rounds.filter(|&page| page < pages).collect()
    };
    (starts, 3..9u32).prop_map(taken).boxed()
}

fn succession(pages: u32) -> BoxedStrategy<Vec<u32>> {
    (vec(0..pages, 2..24), 2..9usize).prop_map(|(pages, times)| pages.repeat(times)).boxed()
}

/// A number of stretches, cut off at `most` requests, from none of them a write to all.
pub fn traces(pages: u32, stretches: Range<usize>, most: usize) -> impl Strategy<Value = Vec<(u32, bool)>> {
    let stretch = prop_oneof![
 1 => uniform(pages), 1 => skewed(pages), 1 => run(pages), 1 => runs_in_turn(pages), 2 => succession(pages)];
    let writes = (prop_oneof![Just(0), Just(10), Just(50), Just(80), Just(100)], vec(0..100u8, 1..97));
    (vec(stretch, stretches), writes).prop_map(move |(stretches, (percent, draws))| {
        let pages = stretches.concat().into_iter().take(most);
        pages.zip(draws.into_iter().map(|draw| draw < percent).cycle()).collect()
    })
}
