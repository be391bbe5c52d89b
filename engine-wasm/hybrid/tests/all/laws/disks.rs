//! Pages, disks and what is written to them, after any request.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::Start;
use bufferpool_hybrid::prices::Disk;

use super::support::cases::Case;
use super::support::{Pair, for_every_lane, lane, resident, step};

/// How many of the pages of the file and of those created so far live on a disk.
fn pages_on(lane: &dyn AnyLane, disk: Disk) -> u64 {
    let counts = lane.pool().counts();
    let all = u64::from(lane.config().pages) + counts.created;
    if disk == Disk::Flash { counts.pages_on_f } else { all - counts.pages_on_f }
}

/// Disks, residents and dirty pages, as the events alone tell them.
struct Shadow {
    disks: BTreeMap<u32, Disk>,
    resident: BTreeSet<u32>,
    dirty: BTreeSet<u32>,
    creates_on: Disk,
}

impl Shadow {
    fn new(case: &Case, pair: Pair) -> Self {
        let start = pair.placement.spec.start;
        let disk = |page: u32| {
            let given = start == Start::Given && case.on_flash[page as usize];
            Disk::of(start == Start::Flash || given)
        };
        Self {
            disks: (0..case.pages).map(|page| (page, disk(page))).collect(),
            resident: BTreeSet::new(),
            dirty: BTreeSet::new(),
            creates_on: Disk::of(start == Start::Flash),
        }
    }

    fn follow(&mut self, event: &Event) {
        for eviction in &event.evictions {
            let page = eviction.page;
            assert!(self.resident.remove(&page), "page {page} left without being there");
            assert_eq!(eviction.dirty, self.dirty.remove(&page), "page {page}");
            assert_eq!(eviction.from, self.disks[&page]);
            let now = if eviction.migrated { eviction.from.other() } else { eviction.from };
            let written = eviction.dirty || eviction.migrated;
            assert_eq!(eviction.written_to, written.then_some(now), "one write, to where the page is now");
            self.disks.insert(page, now);
        }
        let Some(page) = event.page else {
            assert!(self.resident.is_empty(), "the pool is empty after F");
            return;
        };
        assert_eq!(event.hit, self.resident.contains(&page));
        assert!(event.evictions.len() <= usize::from(!event.hit));
        if event.op == 'N' {
            assert_eq!(self.disks.insert(page, self.creates_on), None, "page {page} was there before");
            assert_eq!(event.read_from, None);
        } else {
            assert_eq!(event.read_from, (!event.hit).then(|| self.disks[&page]));
        }
        assert_eq!(event.was_dirty, event.hit && self.dirty.contains(&page));
        self.resident.insert(page);
        if event.op != 'R' {
            self.dirty.insert(page);
        }
    }

    fn assert_agrees(&self, lane: &dyn AnyLane) {
        let pool = lane.pool();
        for page in 0..pool.pages() {
            assert_eq!(pool.exists(page), self.disks.contains_key(&page), "page {page}");
        }
        let on = |disk| self.disks.iter().filter(|entry| *entry.1 == disk).count() as u64;
        for (&page, &disk) in &self.disks {
            assert_eq!(pool.disk_of(page), disk, "page {page}");
        }
        assert_eq!(pool.counts().pages_on_f, on(Disk::Flash));
        for disk in [Disk::Flash, Disk::Magnetic] {
            assert_eq!(pages_on(lane, disk), on(disk), "every page is on one of the two");
        }
        let held = resident(lane);
        assert!(held.iter().map(|held| held.0).eq({
            let mut by_frame: Vec<_> =
                self.resident.iter().map(|&page| (pool.frame_of(page), page)).collect();
            by_frame.sort_unstable();
            by_frame.into_iter().map(|entry| entry.1)
        }));
        for (page, frame) in held {
            assert_eq!(pool.frame_of(page), frame);
            assert_eq!(pool.is_dirty(frame), self.dirty.contains(&page), "page {page}");
        }
    }
}

#[test]
fn every_page_is_on_one_disk_and_nothing_dirty_leaves_unwritten() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        let mut shadow = Shadow::new(case, pair);
        shadow.assert_agrees(lane.as_ref());
        for request in case.packed() {
            let event = step(lane.as_mut(), request);
            shadow.follow(&event);
            shadow.assert_agrees(lane.as_ref());
            let frame = event.page.map(|page| lane.pool().frame_of(page));
            assert_eq!(event.frame, frame, "the requested page is resident afterwards");
            assert!(lane.pool().resident() <= lane.config().frames);
        }
    });
}

#[test]
fn the_identities_hold_after_every_request() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        for request in case.packed() {
            lane.advance(&[request]);
            for identity in lane.identities() {
                assert!(identity.holds, "{}", identity.text);
            }
            // The same once more, in case the list of identities itself is wrong.
            let (counts, resident) = (lane.pool().counts(), u64::from(lane.pool().resident()));
            let [reads, writes, moves] = [counts.physical_reads, counts.physical_writes, counts.migrations]
                .map(|pair| pair[0] + pair[1]);
            let logical = counts.logical_reads + counts.logical_writes;
            assert_eq!(counts.requests, logical + counts.created + counts.sets);
            assert_eq!(logical, counts.hits + reads);
            assert_eq!(reads + counts.created, counts.evictions + resident);
            assert!(counts.evictions_dirty <= writes && writes <= counts.evictions_dirty + moves);
            assert!(counts.migrations[0] <= counts.physical_writes[0]);
            assert!(counts.migrations[1] <= counts.physical_writes[1]);
            assert!(pair.placement.spec.migrates || moves == 0, "it moves no page");
        }
    });
}
