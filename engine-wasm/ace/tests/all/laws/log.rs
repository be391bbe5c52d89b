//! The log strip: write-ahead logging holds at each write, by docs/rules/log.md alone, and a lane is the same without it.

use std::collections::BTreeMap;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::log::{LogConfig, LogFlush, LogShown};
use bufferpool_ace::lane::watch::Watch;
use bufferpool_ace::lane::{AnyLane, lane_over_trace};
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::program::RunContext;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::step;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_test_support::runner::{case_count, try_on};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::sessions::open;
use crate::support::{VARIANTS, events, for_every_lane, for_every_pinned_lane, lane, step as serve};

/// The rules once more, page by page.
#[derive(Default)]
struct Naive {
    lsn_of: BTreeMap<u32, u32>,
    newest: u32,
    flushed: u32,
    flushes: u32,
    for_a_write: u32,
}

impl Naive {
    fn flush(&mut self) {
        self.flushed = self.newest;
        self.flushes += 1;
    }

    fn served(&mut self, event: &Event, every: u32) {
        let lsn = |page| self.lsn_of.get(page).copied().unwrap_or(0);
        if event.batch.iter().any(|page| lsn(page) > self.flushed) {
            self.for_a_write += 1;
            self.flush();
        }
        // Each page is on disk now, and the log of none of them is missing there.
        assert!(event.batch.iter().all(|page| self.lsn_of.get(page).is_none_or(|&lsn| lsn <= self.flushed)));
        if event.write {
            self.newest += 1;
            self.lsn_of.insert(event.page, self.newest);
            if every > 0 && self.newest.is_multiple_of(every) {
                self.flush();
            }
        }
    }
}

fn shown(lane: &dyn AnyLane) -> LogShown {
    LogShown::of(lane.watch().log().expect("a log"), lane.pool())
}

fn flushes(lane: &dyn AnyLane, event: &Event) -> Vec<LogFlush> {
    lane.watch().log().expect("a log").flushes_of(event).to_vec()
}

fn with_log(config: LaneConfig, every: u32) -> LaneConfig {
    LaneConfig { log: Some(LogConfig { commit_every: every }), reference: Some("none"), ..config }
}

fn look_on(lane: &mut dyn AnyLane) {
    let watch = Watch::going_on(lane.config(), &RunContext::default(), lane);
    lane.look_on(watch);
}

/// Serves requests in two equal lanes, one with a log, and holds it against the rules at each of them.
fn follow(logged: &mut dyn AnyLane, alone: &mut dyn AnyLane, requests: &[u32], every: u32) {
    let mut naive = Naive::default();
    look_on(logged);
    for &request in requests {
        let (before, event) = (naive.newest, serve(logged, request));
        assert_eq!(event, serve(alone, request));
        let flushed_before = naive.flushed;
        naive.served(&event, every);
        let log = shown(logged);
        assert_eq!(
            (log.newest, log.flushed, log.log_flushes, log.for_a_write),
            (naive.newest, naive.flushed, naive.flushes, naive.for_a_write)
        );
        let flushes = flushes(logged, &event);
        if let Some(first) = flushes.iter().find(|flush| flush.page.is_some()) {
            // As far as the log went before the request's own write, for a page that was not covered.
            assert_eq!(first.up_to, before);
            assert!(event.batch.iter().any(|&page| Some(page) == first.page));
            let lsn = |page| naive.lsn_of.get(page).copied().unwrap_or(0);
            assert!(event.batch.iter().any(|page| lsn(page) > flushed_before));
        }
        let pool = logged.pool();
        let dirty: Vec<_> = (0..pool.resident()).filter(|&frame| pool.is_dirty(frame)).collect();
        let lsn = |frame: &u32| naive.lsn_of.get(&pool.page_in(*frame)).copied().unwrap_or(0);
        assert_eq!(log.dirty_pages as usize, dirty.len());
        assert_eq!(log.log_first as usize, dirty.iter().filter(|frame| lsn(frame) > naive.flushed).count());
        let mut newest: Vec<_> = dirty.iter().map(lsn).collect();
        newest.sort_unstable_by(|one, other| other.cmp(one));
        newest.truncate(log.dirty.len());
        assert_eq!(log.dirty_lsns, newest);
        for (&page, &own) in log.dirty.iter().zip(&log.dirty_lsns) {
            assert!(dirty.iter().any(|frame| pool.page_in(*frame) == page && lsn(frame) == own));
        }
    }
    assert_eq!(json!(logged.counters()), json!(alone.counters()));
    assert_eq!(logged.counts(), alone.counts());
}

#[test]
fn no_page_is_written_before_its_log_and_the_lane_is_the_same_without() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let every = [0, 1, 3, 10][case.requests.len() % 4];
        let config = LaneConfig { reference: Some("none"), ..case.config(policy, variant) };
        let mut logged = lane(case, policy, &with_log(config.clone(), every));
        let mut alone = lane(case, policy, &config);
        follow(logged.as_mut(), alone.as_mut(), &case.packed(), every);
    });
}

#[test]
fn pins_have_no_log_records() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let config = LaneConfig { reference: Some("none"), ..pinned.case.config(policy, variant) };
        let trace = pinned.trace();
        let mut logged = lane_over_trace(&with_log(config.clone(), 2), &trace).unwrap();
        let mut alone = lane_over_trace(&config, &trace).unwrap();
        follow(logged.as_mut(), alone.as_mut(), &trace.requests, 2);
    });
}

/// LRU over two frames.
fn scene(log: &Value, lane: &Value, trace: &str) -> Value {
    json!({
        "pages": 10, "frames": 2, "device": "pcie-p4510", "n_w": 2, "reference": "none", "log": log,
        "lanes": [lane], "workload": { "kind": "given", "trace": trace },
    })
}

type Told = (u32, u32, u32, Vec<(u32, Option<u32>)>);

/// What the log shows after each request: flushed, flushes, those for a write, and what its last flush was for.
fn told(scene: &Value, requests: u64) -> Vec<Told> {
    let mut session = open(scene);
    let at = |position| {
        session.seek(position);
        let lane = session.lanes().all()[0].as_ref();
        let (log, last) = (shown(lane), session.last_event(0).unwrap());
        let flushes = flushes(lane, last).iter().map(|flush| (flush.up_to, flush.page)).collect();
        (log.flushed, log.log_flushes, log.for_a_write, flushes)
    };
    (1..=requests).map(at).collect()
}

#[test]
fn worked_by_hand() {
    let lru = json!({ "policy": "lru", "mode": "baseline" });
    let trace = "W1 W2 R3 R1 W3 W4 W5";
    let none = Vec::new;
    assert_eq!(
        told(&scene(&true.into(), &lru, trace), 7),
        [
            (0, 0, 0, none()),
            (0, 0, 0, none()),
            // Page 1 has LSN 1; the log is flushed to its end.
            (2, 1, 1, vec![(2, Some(1))]),
            // So page 2 with LSN 2 needs nothing.
            (2, 1, 1, none()),
            (2, 1, 1, none()),
            // The clean page 1 leaves.
            (2, 1, 1, none()),
            // Page 3 has LSN 3. Its own LSN 5 comes after that.
            (4, 2, 2, vec![(4, Some(3))]),
        ]
    );
    let committed = told(&scene(&json!({ "commit_every": 2 }), &lru, trace), 7);
    assert_eq!(committed[1], (2, 1, 0, vec![(2, None)]));
    assert_eq!(committed[6], (4, 2, 0, none()));
    // A batch of two: one flush, for the page with the largest LSN.
    let ace = json!({ "policy": "lru", "mode": "ace" });
    assert_eq!(told(&scene(&true.into(), &ace, "W1 W2 R3"), 3)[2], (2, 1, 1, vec![(2, Some(2))]));
}

#[test]
fn a_log_is_refused_by_name() {
    let refused = |log: Value, more: Value| {
        let mut scene = scene(&log, &json!({ "policy": "lru" }), "R1");
        scene.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        Scene::from_json(&scene, MAXIMUM_PAGES).unwrap_err().to_string()
    };
    let no_more = || json!({});
    assert_eq!(
        refused(json!({ "commit_every": 1_000_001 }), no_more()),
        "log.commit_every: 1000001 is not legal here; legal: a whole number from 0 to 1000000"
    );
    assert!(refused(json!({ "every": 1 }), no_more()).starts_with("log.every: 1 is not legal here"));
    assert!(refused(json!("yes"), no_more()).starts_with("log: \"yes\" is not legal here"));
    assert!(refused(json!(true), json!({ "clients": 2 })).starts_with("log: {\"commit_every\":0} is not"));
    assert!(
        refused(json!(true), json!({ "lanes": [{ "policy": "lru", "log": true }] }))
            .starts_with("lanes[0].log: true")
    );
}

#[test]
fn a_session_shows_the_same_log_by_every_way() {
    const REQUESTS: u64 = 20_000;
    let moves = prop::collection::vec((0..=REQUESTS, any::<bool>()), 1..6);
    let cases = (0..POLICIES.len(), any::<u64>(), 0..REQUESTS, 0..5_u32, moves);
    try_on(cases, case_count() / 8, |(policy, seed, fork, every, moves)| {
        let id = |step: usize| POLICIES[(policy + step) % POLICIES.len()].spec.id;
        let scene = json!({
            "pages": 300, "frames": 30, "device": "pcie-p4510", "n_w": 4, "log": { "commit_every": every * 7 },
            "lanes": [
                { "policy": id(0), "mode": "baseline" },
                { "policy": id(1), "mode": "ace", "prefetch": true },
                { "policy": id(2), "mode": "ace", "fork": { "lane": 0, "at": fork } },
            ],
            "workload": { "kind": "skewed", "requests": REQUESTS, "seed": seed, "reads_percent": 40 },
        });
        let (mut session, mut plain) = (open(&scene), scene.clone());
        plain["log"] = false.into();
        let mut plain = open(&plain);
        for &(position, prescan) in moves {
            if prescan {
                session.continue_prescan(9_000);
            }
            session.seek(position);
            plain.seek(position);
            let mut straight = open(&scene);
            straight.seek(position);
            let shown = json!(step::step(&session));
            assert_eq!(shown, json!(step::step(&straight)));
            let mut without = shown.clone();
            for (place, lane) in without["lanes"].as_array_mut().unwrap().iter_mut().enumerate() {
                let log = lane.as_object_mut().unwrap().remove("log").unwrap();
                let trace = session.trace();
                let writes = trace.requests[..position as usize].iter().filter(|&&request| request & 1 == 1);
                assert_eq!(log["newest"], json!(writes.count()), "lane {place}");
                // The sentence tells it beside all else.
                let phrases = lane["phrases"].as_array_mut().unwrap();
                phrases.retain(|phrase| !phrase["template"].as_str().unwrap().contains("LSN"));
            }
            assert_eq!(without, json!(step::step(&plain)));
        }
    });
}

#[test]
fn the_silent_loop_leaves_the_log_of_the_recording_one() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let config = with_log(case.config(policy, variant), 5);
        let [mut silent, mut recorded] = [(); 2].map(|()| lane(case, policy, &config));
        look_on(silent.as_mut());
        look_on(recorded.as_mut());
        silent.advance(&case.packed());
        events(recorded.as_mut(), &case.packed());
        assert_eq!(shown(silent.as_ref()), shown(recorded.as_ref()));
    });
}
