//! Moves held against staying: what the events of the whole run say of each.

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::prices::{Disk, Prices};
use bufferpool_lab::ledger::Tally;

use super::support::{for_every_lane, lane, step};

/// Reads and writes of a page with which an event goes to its disk.
fn operations(event: &Event, page: u32) -> (u64, u64) {
    let left = event.evictions.iter().find(|eviction| eviction.page == page && !eviction.migrated);
    let writes = left.is_some_and(|eviction| eviction.written_to.is_some());
    ((event.page == Some(page) && event.read_from.is_some()).into(), writes.into())
}

/// What all moves of these events came to, and what they saved.
fn naive(events: &[Event], prices: &Prices) -> (Tally, i128) {
    let (mut tally, mut saved) = (Tally::default(), 0);
    for (at, event) in events.iter().enumerate() {
        for moved in event.evictions.iter().filter(|one| one.migrated) {
            let (old, new): (Disk, Disk) = (moved.from, moved.from.other());
            let mut saving = prices.cost(old, 0, moved.dirty.into()) - prices.cost(new, 0, 1);
            let (mut paid, mut again) = (saving >= 0, false);
            for later in &events[at + 1..] {
                if later.evictions.iter().any(|one| one.page == moved.page && one.migrated) {
                    again = true;
                    break;
                }
                let (reads, writes) = operations(later, moved.page);
                saving += prices.cost(old, reads, writes) - prices.cost(new, reads, writes);
                paid |= saving >= 0;
            }
            tally.differ += 1;
            tally.writes_caused += u64::from(!moved.dirty);
            tally.paid += u64::from(paid);
            tally.backfired += u64::from(again && !paid);
            saved += saving;
        }
    }
    (tally, saved)
}

#[test]
fn moves_come_to_what_the_events_of_the_whole_run_say_also_after_a_way_back() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        lane.hold_against_staying();
        let (start, _) = lane.keyframe();
        let (mut events, mut told) = (Vec::new(), (0, 0));
        for request in case.packed() {
            events.push(step(lane.as_mut(), request));
            let event = events.last().unwrap();
            told = (told.0 + u64::from(event.paid), told.1 + u64::from(event.backfired));
            let tally = lane.tally().unwrap().0;
            assert_eq!((tally.paid, tally.backfired), told, "{}", pair.name());
        }
        let prices = lane.config().prices;
        let (tally, saved) = naive(&events, &prices);
        assert_eq!(lane.tally(), Some((tally, prices.units(saved))), "{}", pair.name());
        lane.restore(&start);
        lane.advance(&case.packed());
        assert_eq!(lane.tally(), Some((tally, prices.units(saved))), "{}", pair.name());
    });
}
