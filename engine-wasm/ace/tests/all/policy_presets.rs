//! What the presets on the further policies and on the Readers say, checked with the engine: every number in their texts.

use std::rc::Rc;

use bufferpool_ace::counters::Counts;
use bufferpool_ace::event::Event;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::Kept;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::preset::Preset;
use bufferpool_lab::session::Run as _;
use serde_json::{Value, json};

struct Run {
    lanes: Lanes,
    events: Vec<Vec<Event>>,
}

impl Run {
    /// A preset's run, with some keys of its scene changed.
    fn changed(id: &str, change: &Value) -> Self {
        Self::to(u64::MAX, id, change)
    }

    /// The same up to a position.
    fn to(position: u64, id: &str, change: &Value) -> Self {
        let mut preset: Preset = serde_json::from_str(preset::find(id).unwrap()).unwrap();
        for (key, value) in change.as_object().unwrap() {
            preset.scene[key] = value.clone();
        }
        let scene = Scene::from_json(&preset.scene, MAXIMUM_PAGES).unwrap();
        let trace = scene.trace(None).unwrap();
        let mut events = vec![Vec::new(); scene.lanes.len()];
        let mut lanes = Lanes::new(&scene.lanes, &scene.start, Rc::clone(&trace)).unwrap();
        let end = position.min(trace.requests.len() as u64);
        lanes.observe_to(end, &mut |lane, event| events[lane].push(event.clone()));
        Self { lanes, events }
    }

    fn of(id: &str) -> Self {
        Self::changed(id, &json!({}))
    }

    /// Something counted, lane by lane.
    fn each(&self, counted: impl Fn(&Counts) -> u64) -> Vec<u64> {
        self.lanes.all().iter().map(|lane| counted(lane.counts())).collect()
    }

    fn hits(&self) -> Vec<u64> {
        self.each(|counts| counts.hits)
    }

    fn misses(&self) -> Vec<u64> {
        self.each(|counts| counts.misses)
    }

    /// Hits from one position to another, lane by lane.
    fn hits_within(&self, from: usize, to: usize) -> Vec<usize> {
        let hits = |events: &Vec<Event>| events[from..to].iter().filter(|event| event.hit).count();
        self.events.iter().map(hits).collect()
    }

    /// Prefetched pages and those of them that were used, lane by lane.
    fn prefetches(&self) -> Vec<(u64, u64)> {
        let of = |counts: &Counts| (counts.prefetched, counts.prefetch_used);
        self.lanes.all().iter().map(|lane| of(lane.counts())).collect()
    }

    fn victims(&self, lane: usize, from: usize, to: usize) -> Vec<Option<u32>> {
        self.events[lane][from..to].iter().map(|event| event.victim).collect()
    }
}

#[test]
fn a_scan_takes_the_pool_from_lru_alone() {
    let run = Run::of("hot-set");
    assert_eq!(run.hits_within(23, 26), [0, 3, 3, 3]);
    let hot = [1, 2, 3].map(Some);
    assert_eq!(run.victims(0, 20, 23), hot);
    assert!((1..4).all(|lane| run.victims(lane, 15, 23).iter().all(|victim| !hot.contains(victim))));
}

#[test]
fn a_loop_suits_mru_and_nothing_else_does() {
    let run = Run::of("mru-loop");
    assert_eq!(run.hits_within(0, 20), [0, 12, 9, 12]);
    assert_eq!(run.hits_within(20, 26)[..2], [4, 0]);
    assert!(run.events[0][22..].iter().all(|event| event.hit));
    assert_eq!(run.victims(1, 22, 26), [7, 6, 7, 6].map(Some));
}

#[test]
fn fifo_alone_misses_more_in_the_larger_pool() {
    let run = Run::of("belady");
    assert_eq!(run.misses(), [10, 8, 6]);
    assert_eq!(Run::changed("belady", &json!({"frames": 3})).misses(), [9, 10, 7]);
    assert_eq!(run.victims(0, 6, 7), [Some(1)]);
    assert!(run.events[0][4].hit && run.events[0][4].page == 1 && run.events[0][7].page == 1);
}

#[test]
fn a_second_request_keeps_index_pages() {
    let run = Run::of("index-and-rows");
    assert_eq!(run.hits(), [0, 4]);
    assert!(run.events[1].iter().filter(|event| event.hit).all(|event| event.page <= 2));
    // The opening step: LRU takes index page 1, LRU-2 a page of a row.
    assert_eq!([run.victims(0, 7, 8), run.victims(1, 7, 8)], [[Some(1)], [Some(12)]]);
    let lanes = json!([{"policy": "lru-k", "mode": "baseline", "retained": 0}]);
    let forgetful = Run::changed("index-and-rows", &json!({"lanes": lanes}));
    assert_eq!(forgetful.victims(0, 0, 16), run.victims(0, 0, 16));
}

#[test]
fn ghosts_move_the_target_up_and_down() {
    let run = Run::of("arc-ghosts");
    assert_eq!(run.hits(), [23, 22, 18, 26]);
    assert_eq!(run.victims(0, 20, 23), [7, 1, 2].map(Some));
    let target = |position: u64| {
        let run = Run::to(position, "arc-ghosts", &json!({}));
        run.lanes.all()[0].policy().kept().into_iter().find_map(|kept| match kept {
            Kept::Number(target) => Some(target),
            _ => None,
        })
    };
    let targets = [20, 21, 22, 23, 36, 37, 38, 39, 44].map(target);
    assert_eq!(targets, [0.0, 1.0, 2.0, 3.0, 3.0, 2.0, 1.0, 0.0, 0.0].map(Some));
}

#[test]
fn s3_fifo_drops_what_is_asked_for_once_and_also_what_returns_late() {
    let run = Run::of("one-hit");
    assert_eq!(run.hits_within(0, 48), [0, 12, 0, 12 + 6]);
    assert_eq!(run.hits_within(48, 84)[..3], [18, 0, 6]);
}

#[test]
fn counts_that_never_fade_keep_what_was_popular() {
    let run = Run::of("popularity");
    assert_eq!(run.hits_within(17, 20)[..2], [0, 3]);
    assert_eq!(run.hits_within(20, 40), [16, 0, 3, 7]);
    assert_eq!(run.hits_within(36, 40)[3], 4);
}

#[test]
fn sparing_dirty_pages_saves_writes_and_then_keeps_what_nobody_needs() {
    let run = Run::of("clean-first");
    assert_eq!(run.each(|counts| counts.pages_written), [11, 8, 5, 0]);
    assert_eq!(run.hits_within(35, 50), [15, 15, 15, 0]);
}

#[test]
fn the_wait_lets_a_scan_through_and_keeps_new_pages_out() {
    let run = Run::of("wait");
    assert_eq!(run.hits_within(38, 42), [0, 0, 4]);
    assert_eq!(run.hits_within(42, 66), [20, 20, 12]);
}

#[test]
fn random_is_a_floor_where_some_pages_are_popular() {
    let run = Run::of("floor");
    assert_eq!(run.hits(), [752, 795, 872, 1325]);
    let alike = json!([
        {"policy": "random", "mode": "baseline"},
        {"policy": "leanstore", "mode": "baseline", "cooling": 1},
    ]);
    let run = Run::changed("floor", &json!({ "lanes": alike }));
    let [random, one_on_trial] = [0, 1].map(|lane| run.victims(lane, 0, 2000));
    assert_eq!(random, one_on_trial);
}

#[test]
fn min_misses_least_and_is_not_the_fastest() {
    let run = Run::of("min-bound");
    assert_eq!(run.misses(), [17, 20, 9]);
    assert_eq!(run.each(|counts| counts.pages_written), [6, 0, 4]);
    let times: Vec<_> = run.lanes.all().iter().map(|lane| lane.times().latency().to_number()).collect();
    assert_eq!(times, [650.0, 200.0, 410.0]);
}

#[test]
fn how_soon_pages_return_tells_those_in_use_from_many_used_once() {
    let run = Run::of("among-once");
    assert_eq!(run.hits(), [0, 27, 27, 27]);
    let best = Run::changed("among-once", &json!({ "lanes": [{"policy": "min", "mode": "baseline"}] }));
    assert_eq!(best.hits(), [28]);
    let lirs = run.lanes.all()[1].as_ref();
    let kept = (0..6).filter(|&frame| lirs.badge(frame) == 1 && lirs.pool().page_in(frame) <= 4);
    assert_eq!(kept.count(), 4, "the four are LIR pages");
}

#[test]
fn what_was_used_twice_outlives_scans_and_then_may_stay_too_long() {
    let run = Run::of("used-twice");
    assert_eq!([(18, 23), (31, 36)].map(|(from, to)| run.hits_within(from, to)), [[0, 5, 5, 5]; 2]);
    assert_eq!(run.hits_within(36, 61)[..3], [20, 14, 0]);
}

#[test]
fn new_pages_in_pairs_find_the_door_shut_or_opened_by_and_by() {
    assert_eq!(Run::of("new-pairs").hits_within(16, 56), [0, 0, 14, 20]);
}

#[test]
fn each_reader_has_its_best_trace_and_its_worst() {
    let expected: [(&str, &[(u64, u64)]); 6] = [
        ("reader-scan", &[(9, 9), (21, 21), (18, 18), (0, 0)]),
        ("reader-pairs", &[(6, 6), (12, 4), (0, 0), (0, 0)]),
        ("reader-order", &[(10, 1), (21, 2), (0, 0), (15, 15)]),
        ("reader-mixed", &[(29, 13), (12, 12), (7, 7), (19, 19)]),
        ("reader-runs", &[(10, 8), (24, 13), (15, 5), (15, 5)]),
        ("reader-change", &[(0, 0), (15, 6), (15, 6)]),
    ];
    for (id, prefetches) in expected {
        let run = Run::of(id);
        assert_eq!(run.prefetches(), prefetches, "{id}");
        if id != "reader-change" {
            let used: Vec<_> = prefetches.iter().map(|&(_, used)| used).collect();
            assert_eq!(run.hits(), used, "{id}: all hits are prefetched pages");
        }
    }
}

#[test]
fn what_the_history_learned_is_of_use_only_while_it_lasts() {
    let run = Run::of("reader-change");
    let lane = &run.events[1];
    let prefetched = |events: &[Event]| events.iter().map(|event| event.prefetched.len()).sum::<usize>();
    assert_eq!((prefetched(&lane[..36]), prefetched(&lane[36..])), (6, 9));
    assert_eq!(run.lanes.all()[1].counts().prefetch_wasted, 9);
    let recurring = Run::of("reader-order");
    let first = recurring.events[3].iter().position(|event| !event.prefetched.is_empty());
    assert_eq!(first, Some(24), "at the beginning of the third round of twelve");
}
