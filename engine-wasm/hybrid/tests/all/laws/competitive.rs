//! Conservative against the offline optimum: with the floor it costs at most 3 times as much, plus a constant.

use std::cell::Cell;

use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::prices::Disk;

use super::support::cases::{Case, Request, TABLE_1};
use super::support::{Pair, cost, events, for_every_case, for_every_lane, lane, step};

/// What conservative and the optimum pay.
fn costs(case: &Case) -> (i128, i128) {
    let paid = |placement| {
        let mut lane = lane(case, Pair::of(placement, "lru"));
        lane.advance(&case.packed());
        cost(lane.as_ref())
    };
    (paid("conservative"), paid("optimal"))
}

/// 1 where both pay nothing.
fn ratio((conservative, optimum): (i128, i128)) -> f64 {
    if conservative == 0 { 1.0 } else { conservative as f64 / optimum as f64 }
}

/// A case of one page, which each query set reads from its disk once and evicts, clean or dirty. Pages do not disturb
/// each other: what holds of any sequence for one page holds of all traces.
fn one_page(sets: impl Iterator<Item = bool>, created: bool, floor: bool) -> Case {
    let page = u32::from(created);
    let creation = [Request::New(page), Request::Empty];
    let set = |dirty| [if dirty { Request::Write(page) } else { Request::Read(page) }, Request::Empty];
    Case {
        pages: 1,
        frames: 1,
        lambda: 0,
        prices: TABLE_1,
        floor,
        on_flash: Vec::new(),
        requests: creation.into_iter().filter(|_| created).chain(sets.flat_map(set)).collect(),
        cuts: Vec::new(),
    }
}

/// Phases of reads and of writes, in turn.
fn phases(reads: usize, writes: usize, times: usize, floor: bool) -> Case {
    let phases = (0..times).flat_map(|_| (0..reads + writes).map(|set| set >= reads));
    one_page(phases, false, floor)
}

#[test]
fn at_the_prices_of_table_1_the_bound_of_3_holds_without_a_constant_for_every_short_sequence() {
    let mut worst: f64 = 0.0;
    for sets in 0..=12 {
        for dirty in 0..1_u32 << sets {
            for created in [false, true] {
                let case = one_page((0..sets).map(|set| dirty >> set & 1 == 1), created, true);
                let (conservative, optimum) = costs(&case);
                assert!(conservative <= 3 * optimum, "{case:?}");
                worst = worst.max(ratio((conservative, optimum)));
            }
        }
    }
    println!("the worst ratio of sequences of up to 12 query sets is {worst:.3}");
    assert!(worst > 1.5, "sequences that move the page there and back are among them");
}

#[test]
fn at_the_prices_of_table_1_the_bound_of_3_holds_without_a_constant_on_random_traces() {
    let worst = Cell::new(0.0_f64);
    for_every_case(|case| {
        let case = Case { floor: true, prices: TABLE_1, ..case.ended() };
        let (conservative, optimum) = costs(&case);
        assert!(conservative <= 3 * optimum);
        worst.set(worst.get().max(ratio((conservative, optimum))));
    });
    println!("the worst ratio of the random traces is {:.3}", worst.get());
}

#[test]
fn long_phases_reach_a_ratio_between_2_42_and_2_43_with_the_floor() {
    // Six reads bring C to 132, above 130; on flash, two writes bring it to 190. This is the worst
    // that was found, by a search that proves nothing; the phases below are less bad.
    let (reads, writes) = (6, 2);
    let found = ratio(costs(&phases(reads, writes, 1_000, true)));
    println!("{reads} reads and {writes} writes in turn, floor on: {found:.4}");
    assert!((2.42..=2.43).contains(&found), "{found}");
    for (reads, writes) in [(5, 2), (7, 2), (6, 1), (6, 3), (60, 20), (400, 150), (3_422, 892)] {
        let times = 16_000 / (reads + writes);
        let other = ratio(costs(&phases(reads, writes, times, true)));
        assert!(other <= found, "{reads} reads and {writes} writes: {other}");
    }
}

#[test]
fn without_the_floor_long_phases_go_above_3() {
    let [without, with] = [false, true].map(|floor| ratio(costs(&phases(3_422, 892, 2, floor))));
    println!("3422 reads and 892 writes in turn: {without:.4} without the floor, {with:.4} with it");
    assert!(without > 3.0, "{without}");
    assert!((without - 3.157).abs() < 0.001, "the page's figure");
    assert!(with < 3.0);
}

#[test]
fn at_any_prices_the_bound_of_3_holds_with_a_constant_for_each_page() {
    for_every_case(|case| {
        let case = Case { floor: true, ..case.ended() };
        let (conservative, optimum) = costs(&case);
        let prices = case.config(Pair::of("conservative", "lru")).prices;
        // Before its first move a page may have paid the threshold for nothing, one operation above it, and the move.
        let overshoot = (prices.read(Disk::Magnetic) - prices.read(Disk::Flash)).abs();
        let constant = i128::from(2 * prices.there_and_back() + overshoot);
        let used: std::collections::BTreeSet<u32> =
            case.requests.iter().filter_map(|request| request.page()).collect();
        assert!(conservative <= 3 * optimum + constant * used.len() as i128);
    });
}

// The switch that keeps conservative's C at 0 or above.

fn is_below_zero(account: &Account) -> bool {
    account.counters.iter().any(|&counter| counter < 0.0)
}

/// Whether a counter was below 0 at any request or eviction.
fn falls_below_zero(case: &Case, pair: Pair) -> bool {
    let mut lane = lane(case, pair);
    case.packed().into_iter().any(|request| {
        let event = step(lane.as_mut(), request);
        let at_evictions = event.evictions.iter().any(|eviction| is_below_zero(&eviction.account));
        at_evictions || (0..lane.pool().pages()).any(|page| is_below_zero(&lane.account(page)))
    })
}

#[test]
fn with_the_floor_no_counter_falls_below_zero_and_without_it_some_do() {
    let fell = Cell::new(0);
    for_every_lane(|case, pair| {
        assert!(!falls_below_zero(&Case { floor: true, ..case.clone() }, pair), "{}", pair.name());
        let without = falls_below_zero(&Case { floor: false, ..case.clone() }, pair);
        assert!(pair.placement.spec.has_floor || !without, "{}", pair.name());
        fell.set(fell.get() + u32::from(without));
    });
    assert_ne!(fell.get(), 0, "no case tried the floor");
}

#[test]
fn the_floor_concerns_no_other_algorithm() {
    for_every_case(|case| {
        for pair in Pair::all().filter(|pair| !pair.placement.spec.has_floor) {
            let [with, without] = [true, false].map(|floor| {
                let case = Case { floor, ..case.clone() };
                events(lane(&case, pair).as_mut(), &case.packed())
            });
            assert_eq!(with, without, "{}", pair.name());
        }
    });
}
