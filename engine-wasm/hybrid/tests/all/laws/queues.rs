//! Time segment and cost segment, after any request.

use std::collections::BTreeMap;

use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::event::{Event, Eviction, Moved};
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::PLACEMENTS;
use bufferpool_hybrid::prices::Class;
use bufferpool_hybrid::replacement::REPLACEMENTS;

use super::support::cases::Case;
use super::support::{Pair, events, for_every_case, for_every_lane, lane, resident, step};

const PLACES: [Option<Class>; 5] = [
    None,
    Some(Class::CleanFlash),
    Some(Class::CleanMagnetic),
    Some(Class::DirtyMagnetic),
    Some(Class::DirtyFlash),
];

/// The pages of all queues in the order of [`PLACES`], the next to leave first.
fn queues(lane: &dyn AnyLane) -> Vec<Vec<u32>> {
    let pages = |place| lane.queue(place).into_iter().map(|frame| lane.pool().page_in(frame)).collect();
    PLACES.into_iter().map(pages).collect()
}

fn number(queue: Option<Class>) -> usize {
    PLACES.iter().position(|&place| queue == place).unwrap()
}

fn assert_one_queue_each(lane: &dyn AnyLane) {
    let mut listed = BTreeMap::new();
    for (place, pages) in PLACES.into_iter().zip(queues(lane)) {
        for page in pages {
            assert_eq!(listed.insert(page, place), None, "page {page} is in two queues");
        }
    }
    let held = resident(lane);
    assert_eq!(listed.len(), held.len());
    for (page, frame) in held {
        let place = listed[&page];
        assert_eq!(lane.cost_queue(frame), place, "page {page}");
        let class = Class::of(lane.pool().is_dirty(frame), lane.pool().disk_of(page));
        assert!(place.is_none_or(|place| place == class), "page {page} is in another class's queue");
    }
}

#[test]
fn every_resident_page_is_in_one_queue_that_of_its_class_in_the_cost_segment() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        for request in case.packed() {
            lane.advance(&[request]);
            assert_one_queue_each(lane.as_ref());
        }
    });
}

#[test]
fn the_segments_keep_their_lengths() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        let spec = pair.replacement;
        // floor(lambda b), in whole numbers.
        let fixed = if spec.is_lru { 0 } else { case.lambda * case.frames / 1000 };
        assert_eq!(lane.cost_segment_frames(), fixed);
        for request in case.packed() {
            lane.advance(&[request]);
            let (cost, resident) = (lane.cost_segment_frames(), lane.pool().resident());
            let main = lane.queue(None).len() as u32;
            assert!(main <= case.frames - cost);
            if spec.adapts {
                assert!(cost <= case.frames);
            } else {
                assert_eq!(cost, fixed);
                assert_eq!(main, resident.min(case.frames - cost), "the time segment fills first");
            }
        }
    });
}

#[test]
fn the_cost_segment_has_the_floor_of_the_decimal_product_for_every_thousandth_and_pool() {
    let config = HybridConfig::from_json(&serde_json::Map::new()).unwrap();
    for lambda in 0..=1_000 {
        for frames in [1, 3, 7, 10, 25, 32, 50, 64, 100, 125, 5_120] {
            let config = HybridConfig { lambda: f64::from(lambda) / 1e3, frames, ..config.clone() };
            assert_eq!(config.cost_segment_frames(), lambda * frames / 1_000, "{lambda}/1000 of {frames}");
        }
    }
}

/// Queues that events change.
struct Shadow(Vec<Vec<u32>>);

impl Shadow {
    fn leaves(&mut self, eviction: &Eviction) {
        assert_eq!(self.0[number(eviction.queue)].remove(0), eviction.page, "the front leaves");
    }

    fn follows(&mut self, moved: &Moved) {
        assert_eq!(self.0[0].remove(0), moved.page, "the front of the time segment follows");
        self.0[number(Some(moved.queue))].push(moved.page);
    }

    /// A pool that is emptied: with a cost segment, one page of the time segment follows each that leaves.
    fn empties(&mut self, event: &Event, has_cost_segment: bool) {
        let mut followed = event.followed.iter();
        for eviction in &event.evictions {
            self.leaves(eviction);
            if has_cost_segment && !self.0[0].is_empty() {
                self.follows(followed.next().expect("the next one follows"));
            }
        }
        assert_eq!(followed.len(), 0);
    }

    /// `came_to`: the queue to which a page that was fetched or created went.
    fn serves(&mut self, page: u32, event: &Event, came_to: usize) {
        event.evictions.iter().for_each(|eviction| self.leaves(eviction));
        if event.hit {
            let queue = &mut self.0[number(event.found_in)];
            let place = queue.iter().position(|&other| other == page).expect("found where the event says");
            queue.remove(place);
            self.0[0].push(page);
        } else {
            self.0[came_to].push(page);
        }
        // The front is the same before and after a page comes to the back.
        event.followed.iter().for_each(|moved| self.follows(moved));
    }
}

#[test]
fn queues_are_first_in_first_out_and_events_tell_every_move() {
    for_every_lane(|case, pair| {
        let mut lane = lane(case, pair);
        for request in case.packed() {
            let (before, segment) = (queues(lane.as_ref()), lane.cost_segment_frames());
            let event = step(lane.as_mut(), request);
            let after = queues(lane.as_ref());
            let mut shadow = Shadow(before);
            match event.page {
                None => shadow.empties(&event, segment > 0),
                Some(page) => {
                    // One that followed at once, since the segment grew, came to the time segment.
                    let followed = event.followed.iter().any(|moved| moved.page == page);
                    let is = |queue: &Vec<u32>| queue.contains(&page);
                    let came_to = if followed { Some(0) } else { after.iter().position(is) };
                    let came_to = came_to.expect("resident");
                    shadow.serves(page, &event, came_to);
                }
            }
            assert_eq!(after, shadow.0, "{event:?}");
        }
    });
}

// Replacements that come to the same.

/// Every event, and the queues at the end.
fn outcome(case: &Case, pair: Pair) -> (Vec<Event>, Vec<(&'static str, Vec<u32>)>) {
    let mut lane = lane(case, pair);
    let events = events(lane.as_mut(), &case.packed());
    (events, lane.queues())
}

#[test]
fn without_a_cost_segment_every_replacement_is_lru_event_by_event() {
    let fixed = || REPLACEMENTS.iter().filter(|entry| !entry.is_lru && !entry.adapts);
    assert_ne!(fixed().count(), 0);
    for_every_case(|case| {
        // The second lambda is above 0 and still gives no frame.
        for lambda in [0, 999 / case.frames] {
            let case = Case { lambda, ..case.clone() };
            for placement in PLACEMENTS.iter().filter(|entry| !entry.spec.by_lru_only) {
                let lru = Pair { placement, ..Pair::of("hybrid", "lru") };
                for replacement in fixed() {
                    let pair = Pair { placement, replacement };
                    assert_eq!(outcome(&case, pair), outcome(&case, lru), "{}", pair.name());
                }
            }
        }
    });
}

#[test]
fn with_lru_placement_changes_neither_hits_nor_victims() {
    for_every_case(|case| {
        let pages = |pair| {
            let (events, _) = outcome(case, pair);
            let left = |event: &Event| {
                event.evictions.iter().map(|entry| (entry.page, entry.dirty)).collect::<Vec<_>>()
            };
            events.iter().map(|event| (event.hit, left(event))).collect::<Vec<_>>()
        };
        let magnetic = pages(Pair::of("magnetic", "lru"));
        for placement in PLACEMENTS {
            let pair = Pair { placement, ..Pair::of("hybrid", "lru") };
            assert_eq!(pages(pair), magnetic, "{}", pair.name());
        }
    });
}
