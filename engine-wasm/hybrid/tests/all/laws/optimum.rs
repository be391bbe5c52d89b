//! The offline optimum: nothing that moves pages at evictions alone comes out cheaper.

use std::collections::BTreeSet;

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::{Account, PLACEMENTS, PlacementEntry, Start};
use bufferpool_hybrid::prices::Disk;
use bufferpool_hybrid::step::final_state;
use bufferpool_hybrid::{placement, replacement};
use bufferpool_test_support::runner::{by_day_or_all, case_count, try_on};

use super::support::cases::{Case, Request, tiny_cases};
use super::support::{Pair, cost, events, for_every_case, for_every_lane, for_every_long_run, lane, step};
use crate::naive::accounts::Tally;
use crate::naive::{Naive, Settings};

/// The sequences of disks tried for one trace are at most 2 to this power.
fn most_evictions() -> usize {
    by_day_or_all(10, 12)
}

/// Algorithms that begin as the optimum does, with every page on the magnetic disk.
fn online() -> impl Iterator<Item = &'static PlacementEntry> {
    PLACEMENTS.iter().filter(|entry| !entry.spec.knows_future && entry.spec.start != Start::Flash)
}

/// All cases with all pages on the magnetic disk.
fn from_the_magnetic_disk(case: &Case) -> Case {
    Case { on_flash: Vec::new(), ..case.clone() }
}

/// What a placement pays with LRU, scaled.
fn paid(case: &Case, placement: &'static PlacementEntry) -> i128 {
    let mut lane = lane(case, Pair { placement, ..Pair::of("hybrid", "lru") });
    lane.advance(&case.packed());
    cost(lane.as_ref())
}

#[test]
fn no_online_algorithm_is_cheaper_whether_or_not_the_trace_ends_by_emptying_the_pool() {
    for_every_case(|case| {
        for case in [case.clone(), case.ended()].map(|case| from_the_magnetic_disk(&case)) {
            let least = paid(&case, Pair::of("optimal", "lru").placement);
            for placement in online() {
                let found = paid(&case, placement);
                assert!(least <= found, "{}: {found} below {least}", placement.spec.id);
            }
        }
    });
}

/// A physical operation of the trace: a page is read, or leaves, dirty or not.
#[derive(Clone, Copy)]
enum Operation {
    Read(u32),
    Eviction(u32, bool),
}

fn operations(events: &[Event]) -> Vec<Operation> {
    let mut operations = Vec::new();
    for event in events {
        let left = event.evictions.iter().map(|entry| Operation::Eviction(entry.page, entry.dirty));
        operations.extend(left);
        operations.extend(event.page.filter(|_| event.read_from.is_some()).map(Operation::Read));
    }
    operations
}

/// What the operations cost if the page moves at exactly the evictions whose bit is set, in millionths.
fn cost_of(case: &Case, operations: &[Operation], moves: u32) -> i128 {
    let [rf, wf, rm, wm] = case.prices.map(i128::from);
    let mut on_flash = BTreeSet::new();
    let (mut sum, mut eviction) = (0, 0);
    for &operation in operations {
        match operation {
            Operation::Read(page) => sum += if on_flash.contains(&page) { rf } else { rm },
            Operation::Eviction(page, dirty) => {
                let moves = moves >> eviction & 1 == 1;
                eviction += 1;
                if moves && !on_flash.remove(&page) {
                    on_flash.insert(page);
                }
                if dirty || moves {
                    sum += if on_flash.contains(&page) { wf } else { wm };
                }
            }
        }
    }
    sum
}

/// The trace up to the request before which there would be more evictions than can be tried.
fn cut(case: &Case) -> Case {
    let mut cut = from_the_magnetic_disk(case);
    loop {
        let mut lane = lane(&cut, Pair::of("magnetic", "lru"));
        lane.advance(&cut.packed());
        if lane.pool().counts().evictions as usize <= most_evictions() {
            return cut;
        }
        // The last request may be the one that empties the pool: it stays the last.
        let last = if cut.requests.last() == Some(&Request::Empty) { 2 } else { 1 };
        cut.requests.remove(cut.requests.len() - last);
    }
}

#[test]
fn it_costs_what_the_best_of_all_sequences_of_disks_costs_and_stays_on_ties() {
    try_on(tiny_cases(), case_count(), |case| {
        assert_best(&cut(case));
        assert_best(&cut(&case.ended()));
    });
}

fn assert_best(case: &Case) {
    let mut lane = lane(case, Pair::of("optimal", "lru"));
    let events = events(lane.as_mut(), &case.packed());
    let operations = operations(&events);
    let counts = lane.pool().counts();
    let all = (0..1_u32 << counts.evictions).map(|moves| cost_of(case, &operations, moves));
    let least = all.min().expect("no moves are one possibility");
    let found = (0..).zip(events.iter().flat_map(|event| &event.evictions));
    let chosen = found.fold(0, |bits, (place, entry)| bits | u32::from(entry.migrated) << place);
    assert_eq!(cost_of(case, &operations, chosen), least);
    let prices = lane.config().prices;
    assert_eq!(prices.units(cost(lane.as_ref())), least as f64 / 1e6);
    // Staying where that costs the same: no choice as cheap agrees with it up to a move and then stays.
    for place in (0..counts.evictions).filter(|place| chosen >> place & 1 == 1) {
        let stays_here = |moves: &u32| {
            let before = (1_u32 << place) - 1;
            moves & before == chosen & before && moves >> place & 1 == 0
        };
        let others = (0..1_u32 << counts.evictions).filter(stays_here);
        assert!(others.map(|moves| cost_of(case, &operations, moves)).min() > Some(least));
    }
}

// The engine against the naive implementation of docs/rules/hybrid.md.

#[test]
fn the_oracle_knows_what_the_page_describes() {
    for id in ["flash", "magnetic", "conservative", "optimistic", "hybrid", "optimal"] {
        assert!(placement::find(id).is_ok(), "{id} is the golden files' name");
    }
    for id in ["lru", "cost"] {
        assert!(replacement::find(id).is_ok(), "{id} is the golden files' name");
    }
}

fn is_close(found: f64, expected: f64) -> bool {
    (found - expected).abs() <= 1e-9 * expected.abs().max(1.0)
}

fn assert_account(found: &Account, expected: &Account) {
    assert_eq!(found.counters, expected.counters);
    assert_eq!(found.saving.is_some(), expected.saving.is_some());
    assert!(found.saving.zip(expected.saving).is_none_or(|(found, expected)| is_close(found, expected)));
    assert!(is_close(found.threshold, expected.threshold));
}

/// The event without what the page does not say, which frames pages take, and without accounts.
fn said(event: &Event) -> Event {
    let mut event = event.clone();
    event.frame = None;
    for eviction in &mut event.evictions {
        (eviction.frame, eviction.account) = (0, Account::default());
    }
    for moved in &mut event.followed {
        moved.frame = 0;
    }
    event
}

fn assert_event(found: &Event, expected: &Event) {
    assert_eq!(said(found), said(expected));
    for (found, expected) in found.evictions.iter().zip(&expected.evictions) {
        assert_account(&found.account, &expected.account);
    }
}

fn assert_counters(lane: &dyn AnyLane, tally: &Tally, naive: &Naive) {
    let counters = lane.counters();
    for name in Tally::COUNTERS {
        let on_flash = || naive.disks.values().filter(|&&disk| disk == Disk::Flash).count() as f64;
        let expected = if name == "pages_on_f" { on_flash() } else { tally.value(name) };
        let found = counters.by_name(name).expect("every counter of the lab");
        let agrees = if name == "seconds" { is_close(found, expected) } else { found == expected };
        assert!(agrees, "{name}: {found} instead of {expected}");
    }
}

fn assert_state(lane: &dyn AnyLane, naive: &Naive) {
    assert_eq!(lane.queues(), naive.queues());
    assert_eq!(lane.cost_segment_frames() as usize, naive.segment);
    assert_eq!(lane.pool().resident() as usize, naive.resident());
    for (&page, &disk) in &naive.disks {
        assert_eq!(lane.pool().disk_of(page), disk);
        assert_account(&lane.account(page), &naive.account(page));
    }
}

/// Events at every request; the rest every so often, and at the end.
fn assert_agreement(case: &Case, pair: Pair, look_every: usize) {
    // What the page does not describe has golden files of its own.
    let Some(settings) = Settings::of(case, pair) else { return };
    let mut tally = Tally::new(settings.prices);
    let mut naive = Naive::new(settings, &case.on_flash, &case.requests);
    let mut lane = lane(case, pair);
    let keyframes_at = case.positions();
    for (at, &request) in case.requests.iter().enumerate() {
        if keyframes_at.contains(&at) {
            let keyframe = lane.keyframe();
            lane.restore(&keyframe.0);
        }
        let expected = naive.request(request);
        tally.count(&expected);
        assert_event(&step(lane.as_mut(), request.packed()), &expected);
        if at % look_every == 0 {
            assert_state(lane.as_ref(), &naive);
            assert_counters(lane.as_ref(), &tally, &naive);
        }
    }
    assert_state(lane.as_ref(), &naive);
    assert_counters(lane.as_ref(), &tally, &naive);
    let used: Vec<u32> = naive.disks.keys().copied().collect();
    assert_eq!(final_state(lane.as_ref(), &used), naive.final_state(&used));
}

#[test]
fn engine_and_naive_implementation_agree_on_events_counters_queues_and_accounts() {
    for_every_lane(|case, pair| assert_agreement(case, pair, 1));
}

#[test]
fn they_agree_over_thousands_of_requests() {
    for_every_long_run(|case, pair| assert_agreement(case, pair, 211));
}
