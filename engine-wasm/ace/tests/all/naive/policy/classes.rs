//! Frames in turns of a hand: what NRU and NFU share.

use std::collections::BTreeSet;

use super::Pool;

/// Occupied frames with their pages, once around from the hand.
pub(super) fn turn(pool: &Pool, hand: usize) -> impl Iterator<Item = (usize, u32)> {
    let frames = pool.frames.len();
    (hand..hand + frames).filter_map(move |frame| {
        let held = pool.frames[frame % frames].as_ref()?;
        Some((frame % frames, held.page))
    })
}

/// The first page at or after the hand of the lowest class; the hand goes one past it.
pub(super) fn first_of_the_lowest_class<C: Ord>(
    pool: &Pool,
    hand: &mut usize,
    class: impl Fn(u32) -> C,
) -> u32 {
    let first = turn(pool, *hand).min_by_key(|&(_, page)| class(page));
    let (frame, page) = first.expect("a pool that is not empty");
    *hand = (frame + 1) % pool.frames.len();
    page
}

/// Class after class, each in one turn of the hand, which starts one past the last frame of the class before.
pub(super) fn class_after_class<C: Ord>(pool: &Pool, hand: usize, class: impl Fn(u32) -> C) -> Vec<u32> {
    let classes: BTreeSet<C> = pool.pages().into_iter().map(&class).collect();
    let (mut hand, mut order) = (hand, Vec::new());
    for of_now in classes {
        let these: Vec<_> = turn(pool, hand).filter(|&(_, page)| class(page) == of_now).collect();
        hand = these.last().map_or(hand, |&(frame, _)| frame + 1);
        order.extend(these.into_iter().map(|(_, page)| page));
    }
    order
}

/// Whether a period ends before request `t`.
pub(super) fn period_ends(t: i64, pool: &Pool) -> bool {
    let period = pool.settings.parameter("period", pool.frames.len() as u64);
    t > 0 && (t as u64).is_multiple_of(period)
}
