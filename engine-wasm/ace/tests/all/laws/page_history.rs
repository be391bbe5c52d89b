//! What is told of a page's past and of its next request, against a walk that looks at the pool after each request.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::session::{self, Session};
use bufferpool_core::NONE;
use bufferpool_core::trace::Trace;
use bufferpool_lab::session::{Condition, RunTo};
use bufferpool_lab::timeline::Replay;
use bufferpool_test_support::page_history::{answer, assert_told};
use bufferpool_test_support::runner::{case_count, share, try_on};

use crate::support::cases::{Case, cases, long_cases};
use crate::support::{VARIANTS, Variant, is_tried};

/// Every policy in these variants, side by side over the case's trace.
fn configs_in(case: &Case, variants: &[Variant]) -> Vec<LaneConfig> {
    let policies = POLICIES.iter().filter(|policy| is_tried(policy.spec.id));
    policies.flat_map(|policy| variants.iter().map(|&variant| case.config(policy, variant))).collect()
}

fn configs(case: &Case) -> Vec<LaneConfig> {
    configs_in(case, &VARIANTS)
}

fn open(case: &Case, configs: &[LaneConfig]) -> Session {
    let trace = Trace::new(case.packed(), case.pages).unwrap();
    // One start for all lanes, as in a scene: without the badges, which each policy has its own of.
    let start = case.start(&POLICIES[0]).unwrap_or_default();
    session::open(configs, &start, Rc::new(trace), &[]).unwrap()
}

/// Whether a page is resident in each lane, and whether it is dirty.
fn states(lanes: &Lanes, page: u32) -> Vec<(bool, bool)> {
    let state = |lane: &dyn AnyLane| {
        let frame = lane.pool().frame_of(page);
        (frame != NONE, frame != NONE && lane.pool().is_dirty(frame))
    };
    lanes.all().iter().map(|lane| state(lane.as_ref())).collect()
}

#[test]
fn a_pages_history_is_what_single_steps_show() {
    try_on(cases(), (case_count() / 16).max(4), |case| {
        // Without a Reader nothing happens before the first request for a page: the search need not go there.
        let readers = case.cuts.len() % 2 == 0;
        let configs = configs_in(case, if readers { &VARIANTS } else { &VARIANTS[..2] });
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
            assert_told([&mut session, &mut oracle], page, position, 1 + u64::from(cut) % 7, &states);
        }
    });
}

#[test]
fn long_runs_are_looked_through_from_keyframe_to_keyframe() {
    try_on(long_cases(9_000), share(2), |case| {
        let configs = &configs(case)[..2];
        let (mut session, mut oracle) = (open(case, configs), open(case, configs));
        session.continue_prescan(u64::MAX);
        for (place, &cut) in case.cuts.iter().enumerate().take(1) {
            let position = session.requests() * (200 + u64::from(cut) % 57) / 256;
            let page = case.requests[usize::from(cut) * (place + 1) % case.requests.len()].0;
            assert_told([&mut session, &mut oracle], page, position, 700, &states);
        }
    });
}

#[test]
fn what_was_written_was_in_a_batch_of_that_step() {
    try_on(cases(), (case_count() / 16).max(4), |case| {
        let readers = case.cuts.len() % 2 == 0;
        let configs = configs_in(case, if readers { &VARIANTS } else { &VARIANTS[..2] });
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
        for ((past, last), config) in told.lanes.iter().zip(lanes).zip(&configs) {
            let written = past.written.map(|write| (write.at.t, write.pages as usize));
            assert_eq!(written, last, "{} {:?}", config.policy, config.mode);
        }
    });
}

#[test]
fn a_run_to_a_page_that_leaves_or_enters_stops_where_the_pool_shows_it() {
    try_on(cases(), (case_count() / 16).max(4), |case| {
        let configs = configs(case);
        let (mut session, mut straight) = (open(case, &configs), open(case, &configs));
        let page = case.requests.first().map_or(0, |request| request.0);
        for (lane, leaves) in [(0, true), (0, false), (configs.len() - 1, true), (configs.len() - 1, false)] {
            let condition = if leaves { Condition::PageLeaves(page) } else { Condition::PageEnters(page) };
            session.seek(0);
            straight.seek(0);
            let mut was = states(straight.lanes(), page)[lane].0;
            let mut expected = RunTo::None;
            while straight.position() < straight.requests() {
                straight.seek(straight.position() + 1);
                let is = states(straight.lanes(), page)[lane].0;
                if was == leaves && is != leaves {
                    expected = RunTo::Found;
                    break;
                }
                was = is;
            }
            assert_eq!(session.run_to(&condition, Some(lane), u64::MAX).unwrap(), expected, "lane {lane}");
            assert_eq!(session.lanes().position(), straight.lanes().position(), "lane {lane}");
        }
    });
}
