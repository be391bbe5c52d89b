//! What NRU and NFU share: reference bits that are cleared from time to time, and a hand that takes the lowest rank.

use std::cell::Cell;
use std::rc::Rc;

use bufferpool_core::spec::{DefaultValue, ParameterSpec};

use crate::policy::spec::MAXIMUM_OWN_SIZE;

/// Requests from one clearing of all reference bits to the next.
pub(super) const PERIOD: ParameterSpec = ParameterSpec::whole(
    "period",
    "Period",
    "requests",
    (1.0, MAXIMUM_OWN_SIZE),
    DefaultValue::Rule("B"),
    "After how many requests all reference bits are cleared.",
    "In a short period few pages are used, and all others look alike; in a long one nearly all are used, and these look alike.",
);

/// Whether the bits are cleared before request `t`.
pub(super) fn ends_before(t: i64, period: u32) -> bool {
    t > 0 && t % i64::from(period) == 0
}

/// Frames of a ring of so many by rank, each rank in one turn of the hand from where the turn before left it, as victims go
/// one after the other once that in `without` is gone. `turn` gives those of a rank from a frame on.
pub(super) fn turns<R, F: Iterator<Item = u32>>(
    ranks: impl Iterator<Item = R>,
    turn: impl Fn(R, u32) -> F,
    hand: u32,
    frames: u32,
    without: Option<u32>,
) -> impl Iterator<Item = u32> {
    let hand = Rc::new(Cell::new(hand));
    let past = Rc::clone(&hand);
    let all = ranks.flat_map(move |rank| turn(rank, hand.get()));
    all.filter(move |&frame| Some(frame) != without).inspect(move |&frame| past.set((frame + 1) % frames))
}
