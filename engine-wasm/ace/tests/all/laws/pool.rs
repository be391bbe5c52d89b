//! What holds in any pool after any request.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_ace::config::Mode;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_core::NONE;

use crate::support::{VARIANTS, for_every_lane, lane, resident, step};

fn assert_page_table_agrees(lane: &dyn AnyLane) {
    let (pool, config) = (lane.pool(), lane.config());
    let held = resident(lane);
    assert!(held.len() <= config.frames as usize);
    assert_eq!(held.len(), pool.resident() as usize);
    assert_eq!(pool.free_frames(), config.frames - pool.resident());
    let by_page: BTreeMap<u32, u32> = held.iter().copied().collect();
    assert_eq!(by_page.len(), held.len(), "a page stands in two frames");
    for page in 0..config.pages {
        assert_eq!(pool.frame_of(page), by_page.get(&page).copied().unwrap_or(NONE), "page {page}");
    }
    let lists = lane.structure().order;
    assert_eq!(lists.iter().collect::<BTreeSet<_>>().len(), lists.len(), "a frame is listed twice");
}

#[test]
fn every_page_has_one_frame_and_the_page_table_knows_it() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        assert_page_table_agrees(lane.as_ref());
        for request in case.packed() {
            let event = step(lane.as_mut(), request);
            assert_page_table_agrees(lane.as_ref());
            assert_eq!(
                lane.pool().frame_of(event.page),
                event.frame,
                "the requested page is resident afterwards"
            );
        }
    });
}

#[test]
fn the_identities_hold_after_every_request() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let at_start = u64::from(lane.pool().resident());
        for request in case.packed() {
            lane.advance(&[request]);
            for identity in lane.identities() {
                assert!(identity.holds, "{}", identity.text);
            }
            // The same once more, in case the list of identities itself is wrong.
            let counts = lane.counts();
            assert_eq!(counts.hits + counts.misses, counts.requests);
            assert_eq!(counts.pages_read, counts.misses + counts.prefetched);
            let dropped = counts.evictions_clean + counts.evictions_dirty;
            assert_eq!(u64::from(lane.pool().resident()), at_start + counts.pages_read - dropped);
            assert_eq!(counts.write_batches, counts.evictions_dirty);
            assert!(counts.pages_written <= u64::from(lane.config().batch_limit()) * counts.write_batches);
            assert!(lane.config().mode == Mode::Ace || counts.pages_written == counts.write_batches);
            let prefetched =
                (0..lane.config().frames).filter(|&frame| lane.pool().is_prefetched(frame)).count() as u64;
            assert_eq!(counts.prefetched, counts.prefetch_used + counts.prefetch_wasted + prefetched);
        }
    });
}

/// What is resident and what is dirty, as the events alone tell it.
#[derive(Default)]
struct Shadow {
    resident: BTreeSet<u32>,
    dirty: BTreeSet<u32>,
}

impl Shadow {
    fn follow(&mut self, event: &Event) {
        assert_eq!(event.hit, self.resident.contains(&event.page));
        let victims = event.victim.filter(|_| event.victim_dirty);
        assert_eq!(event.batch.first().copied(), victims, "a batch begins with the dirty victim");
        assert_eq!(event.victim, event.evicted.first().copied(), "the victim is the first to go");
        for page in &event.batch {
            assert!(self.dirty.remove(page), "page {page} was written without being dirty");
        }
        for page in &event.evicted {
            assert!(!self.dirty.contains(page), "page {page} left dirty and unwritten");
            assert!(self.resident.remove(page), "page {page} left without being there");
        }
        if !event.hit {
            assert!(self.resident.insert(event.page));
        }
        for page in &event.prefetched {
            assert!(self.resident.insert(*page), "page {page} was prefetched though it is there");
        }
        if event.write {
            self.dirty.insert(event.page);
        }
    }
}

#[test]
fn nothing_dirty_leaves_unwritten() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let mut shadow = Shadow::default();
        for (page, frame) in resident(lane.as_ref()) {
            shadow.resident.insert(page);
            if lane.pool().is_dirty(frame) {
                shadow.dirty.insert(page);
            }
        }
        for request in case.packed() {
            shadow.follow(&step(lane.as_mut(), request));
            let held = resident(lane.as_ref());
            assert!(held.iter().map(|held| held.0).collect::<BTreeSet<_>>() == shadow.resident);
            for (page, frame) in held {
                assert_eq!(lane.pool().is_dirty(frame), shadow.dirty.contains(&page), "page {page}");
            }
        }
    });
}
