//! What is told of a page's past and of its next request, against a walk that looks at the pool after each request.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::session::{self, Session};
use bufferpool_ace::why;
use bufferpool_core::NONE;
use bufferpool_core::session::{
    Condition, LAST_REQUESTS, PageEntry, PageHistory, PagePast, PageRequest, RequestAt, RunTo,
};
use bufferpool_core::timeline::Replay;
use bufferpool_core::trace::{Trace, is_write, page_of};
use bufferpool_test_support::runner::{case_count, try_on};

use crate::support::cases::{Case, cases, long_cases};
use crate::support::{VARIANTS, is_tried};

/// Every policy in every variant, side by side over the case's trace.
fn configs(case: &Case) -> Vec<LaneConfig> {
    let policies = POLICIES.iter().filter(|policy| is_tried(policy.spec.id));
    policies.flat_map(|policy| VARIANTS.map(|variant| case.config(policy, variant))).collect()
}

fn open(case: &Case, configs: &[LaneConfig]) -> Session {
    let trace = Trace::new(case.packed(), case.pages).unwrap();
    // One start for all lanes, as in a scene: without the badges, which each policy has its own of.
    let start = case.start(&POLICIES[0]).unwrap_or_default();
    session::open(configs, &start, Rc::new(trace)).unwrap()
}

/// Whether a page is resident in each lane, and whether it is dirty.
fn states(session: &Session, page: u32) -> Vec<(bool, bool)> {
    let lanes = session.lanes().all().iter().map(|lane| {
        let frame = lane.pool().frame_of(page);
        (frame != NONE, frame != NONE && lane.pool().is_dirty(frame))
    });
    lanes.collect()
}

/// The past by single steps, without what was written, which the pool does not show.
fn walked(session: &mut Session, page: u32, position: u64) -> Vec<PagePast> {
    let count = session.lanes().all().len();
    let requests = session.trace().requests.clone();
    let next = (position..session.requests()).find(|&t| page_of(requests[t as usize]) == page);
    let empty = PagePast {
        requests: Vec::new(),
        entered: None,
        asked_since: 0,
        dirtied: None,
        written: None,
        left: None,
        next: next.map(|t| RequestAt { t, position: t + 1 }),
    };
    let mut pasts = vec![empty; count];
    session.seek(0);
    let mut before = states(session, page);
    for t in 0..position {
        session.seek(t + 1);
        let (at, request) = (RequestAt { t, position: t + 1 }, requests[t as usize]);
        let asked = page_of(request) == page;
        let after = states(session, page);
        for (lane, past) in pasts.iter_mut().enumerate() {
            let ((was, was_dirty), (is, is_dirty)) = (before[lane], after[lane]);
            if asked {
                past.requests.insert(0, PageRequest { at, hit: was, write: is_write(request) });
                past.requests.truncate(LAST_REQUESTS);
                past.asked_since += 1;
            }
            if is && !was {
                past.entered = Some(PageEntry { at, prefetched: !asked });
                past.asked_since = 0;
            }
            if is_dirty && !was_dirty {
                past.dirtied = Some(at);
            }
            if was && !is {
                let event = session.last_event(lane).unwrap();
                let server = session.lanes().served_by(lane).unwrap();
                let phrases = why::explain(server, event, &u64::from);
                past.left = Some(bufferpool_core::session::PageExit { at, phrases });
            }
        }
        before = after;
    }
    pasts
}

/// The answer, in slices.
fn answer(session: &mut Session, page: u32, slice: u64) -> PageHistory {
    session.ask(page, u64::MAX).unwrap();
    let mut progress = 0.0;
    while progress < 1.0 {
        let further = session.continue_asking(slice);
        assert!((progress..=1.0).contains(&further), "from {progress} to {further}");
        progress = further;
    }
    session.page_history().unwrap()
}

fn assert_told(
    case: &Case,
    session: &mut Session,
    oracle: &mut Session,
    page: u32,
    position: u64,
    slice: u64,
) {
    session.seek(position);
    let shown = session.serialised();
    let told = answer(session, page, slice);
    assert!(told.done && told.next_known);
    assert_eq!((told.page, told.position), (page, position));
    assert_eq!(session.serialised(), shown, "a question changes nothing that is shown");
    let without_writes = |past: &PagePast| PagePast { written: None, ..past.clone() };
    let past: Vec<PagePast> = told.lanes.iter().map(without_writes).collect();
    assert_eq!(past, walked(oracle, page, position), "page {page} at {position} of {case:?}");
}

#[test]
fn a_pages_history_is_what_single_steps_show() {
    try_on(cases(), (case_count() / 16).max(4), |case| {
        let configs = configs(case);
        let (mut session, mut oracle) = (open(case, &configs), open(case, &configs));
        for (place, &cut) in case.cuts.iter().enumerate().take(2) {
            let position = session.requests() * u64::from(cut) / 256;
            let asked = case.requests.get(usize::from(cut) % case.requests.len().max(1));
            let page = if place % 2 == 0 {
                asked.map_or(0, |request| request.0)
            } else {
                u32::from(cut) % case.pages
            };
            session.continue_prescan(u64::from(cut));
            assert_told(case, &mut session, &mut oracle, page, position, 1 + u64::from(cut));
        }
    });
}

#[test]
fn long_runs_are_looked_through_from_keyframe_to_keyframe() {
    try_on(long_cases(), 2, |case| {
        let configs = &configs(case)[..3.min(configs(case).len())];
        let (mut session, mut oracle) = (open(case, configs), open(case, configs));
        session.continue_prescan(u64::MAX);
        for (place, &cut) in case.cuts.iter().enumerate().take(1) {
            let position = session.requests() * (200 + u64::from(cut) % 57) / 256;
            let page = case.requests[usize::from(cut) * (place + 1) % case.requests.len()].0;
            assert_told(case, &mut session, &mut oracle, page, position, 700);
        }
    });
}

#[test]
fn what_was_written_was_in_a_batch_of_that_step() {
    try_on(cases(), (case_count() / 16).max(4), |case| {
        let configs = configs(case);
        let mut session = open(case, &configs);
        let end = session.requests();
        let page = case.requests.first().map_or(0, |request| request.0);
        session.seek(end);
        let told = answer(&mut session, page, 64);
        let mut lanes: Vec<Option<(u64, usize)>> = vec![None; configs.len()];
        let mut straight = open(case, &configs);
        for t in 0..end {
            straight.seek(t + 1);
            for (lane, last) in lanes.iter_mut().enumerate() {
                let batch = &straight.last_event(lane).unwrap().batch;
                if batch.contains(&page) {
                    *last = Some((t, batch.len()));
                }
            }
        }
        let written =
            told.lanes.iter().map(|past| past.written.map(|write| (write.at.t, write.pages as usize)));
        assert_eq!(written.collect::<Vec<_>>(), lanes);
    });
}

#[test]
fn a_run_to_a_page_that_leaves_or_enters_stops_where_the_pool_shows_it() {
    try_on(cases(), (case_count() / 16).max(4), |case| {
        let configs = configs(case);
        let (mut session, mut straight) = (open(case, &configs), open(case, &configs));
        let page = case.requests.first().map_or(0, |request| request.0);
        for (lane, leaves) in [(0, true), (0, false), (configs.len() - 1, true), (configs.len() - 1, false)] {
            let condition =
                if leaves { Condition::PageLeaves { page } } else { Condition::PageEnters { page } };
            session.seek(0);
            straight.seek(0);
            let mut was = states(&straight, page)[lane].0;
            let mut expected = RunTo::None;
            while straight.position() < straight.requests() {
                straight.seek(straight.position() + 1);
                let is = states(&straight, page)[lane].0;
                if was == leaves && is != leaves {
                    expected = RunTo::Found;
                    break;
                }
                was = is;
            }
            assert_eq!(session.run_to(&condition, Some(lane), u64::MAX).unwrap(), expected);
            assert_eq!(session.lanes().position(), straight.lanes().position());
        }
    });
}
