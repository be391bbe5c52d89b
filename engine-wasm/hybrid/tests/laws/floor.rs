//! The switch that keeps conservative's C at 0 or above.

use std::cell::Cell;

use bufferpool_hybrid::placement::Account;

use super::support::cases::Case;
use super::support::{Pair, events, for_every_case, for_every_lane, lane, step};

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
