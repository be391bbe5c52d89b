//! The engine against the naive implementation of docs/rules/hybrid.md.

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::prices::Disk;
use bufferpool_hybrid::step::final_state;
use bufferpool_hybrid::{placement, replacement};

use super::support::cases::Case;
use super::support::{Pair, for_every_lane, for_every_long_run, lane, step};
use crate::naive::Naive;
use crate::naive::settings::Settings;
use crate::naive::tally::Tally;

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
