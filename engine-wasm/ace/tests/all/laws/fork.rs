//! Forks: a lane that is another one up to a position, and goes on from its state there under another config.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::fork::Fork;
use bufferpool_ace::event::Event;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_ace::report::final_state;
use bufferpool_core::trace::Trace;
use bufferpool_lab::session::Run;
use bufferpool_lab::timeline::Replay;
use bufferpool_test_support::holds::assert_holds;
use serde_json::{Map, Value};

use super::oracle::{assert_counters_agree, assert_order_agrees, fields_of_the_page};
use super::replay::assert_same_state;
use crate::naive::Naive;
use crate::naive::tally::Tally;
use crate::support::cases::Case;
use crate::support::{VARIANTS, Variant, for_every_dear_lane};

pub(super) type Json = Map<String, Value>;

fn parsed(json: &Json) -> LaneConfig {
    LaneConfig::from_json(json).expect("a legal config")
}

/// A config of one of these policies and of all variants, with numbers of its own, as the case draws them.
fn other(case: &Case, policies: &[&PolicyEntry], salt: usize) -> Json {
    let draw = |at: usize| usize::from(case.cuts[at % case.cuts.len()]) + salt;
    let (policy, variant) = (policies[draw(0) % policies.len()], VARIANTS[draw(1) % VARIANTS.len()]);
    let mut json = case.json(policy, variant);
    json.insert("n_w".to_owned(), (1 + draw(2) % 9).into());
    json.insert("n_e".to_owned(), (1 + draw(3) % 7).into());
    json.insert("k_w".to_owned(), (1 + draw(4) % 5).into());
    json.insert("k_r".to_owned(), (1 + draw(5) % 4).into());
    json.insert("alpha".to_owned(), (1 + draw(6) % 6).into());
    json.insert("base_us".to_owned(), (f64::from(1 + draw(7) as u32) / 8.0).into());
    json
}

pub(super) fn all() -> Vec<&'static PolicyEntry> {
    POLICIES.iter().collect()
}

fn lanes(case: &Case, policy: &PolicyEntry, configs: &[LaneConfig]) -> Lanes {
    let trace = Trace::new(case.packed(), case.pages).expect("pages on disk");
    Lanes::new(configs, &case.start(policy).unwrap_or_default(), Rc::new(trace)).expect("legal forks")
}

fn forked(config: LaneConfig, lane: usize, at: usize) -> LaneConfig {
    LaneConfig { fork: Some(Fork { lane, at: at as u64 }), ..config }
}

/// Serves up to a position and gives each lane's events.
pub(super) fn events_to(lanes: &mut Lanes, position: usize) -> Vec<Vec<Event>> {
    let mut events = vec![Vec::new(); lanes.all().len()];
    lanes.observe_to(position as u64, &mut |lane, event| events[lane].push(event.clone()));
    events
}

fn cut(case: &Case) -> usize {
    case.positions().first().copied().unwrap_or(0)
}

#[test]
fn a_fork_that_changes_nothing_is_the_lane_it_left_for_ever() {
    for_every_dear_lane(&VARIANTS, |case, policy, variant| {
        let config = case.config(policy, variant);
        let mut lanes = lanes(case, policy, &[config.clone(), forked(config, 0, cut(case))]);
        for at in case.positions().into_iter().chain([case.requests.len()]) {
            let events = events_to(&mut lanes, at);
            assert_eq!(events[0], events[1]);
            let [old, new] = [&lanes.all()[0], &lanes.all()[1]];
            assert_same_state(old.as_ref(), new.as_ref());
            assert_eq!(old.counters(), new.counters());
        }
    });
}

#[test]
fn before_it_a_fork_is_the_lane_it_left_and_at_0_a_lane_of_its_own() {
    for_every_dear_lane(&VARIANTS, |case, policy, variant| {
        let (config, other) = (case.config(policy, variant), parsed(&other(case, &all(), 0)));
        let configs =
            [config.clone(), forked(other.clone(), 0, cut(case)), forked(other.clone(), 0, 0), other];
        let mut lanes = lanes(case, policy, &configs);
        for at in 0..=cut(case) {
            let events = events_to(&mut lanes, at);
            assert_eq!(events[0], events[1]);
            assert_eq!(events[2], events[3]);
            assert_eq!(lanes.all()[0].counters(), lanes.all()[1].counters());
            let served_by = lanes.served_by(1).expect("a lane").config();
            assert_eq!(
                served_by.policy,
                if at == 0 && cut(case) == 0 { configs[1].policy } else { config.policy }
            );
        }
        let events = events_to(&mut lanes, case.requests.len());
        assert_eq!(events[2], events[3]);
        assert_same_state(lanes.all()[2].as_ref(), lanes.all()[3].as_ref());
    });
}

/// The forks of a case: the lane that is left, one of it, and one of that one. None at position 0, where the numbers and
/// flags of the start state are those of its own policy.
pub(super) fn chain(
    case: &Case,
    policy: &PolicyEntry,
    others: &[&PolicyEntry],
    variant: Variant,
) -> Vec<(Json, Option<(usize, usize)>)> {
    let positions = case.positions();
    let later = |position: Option<&usize>| position.copied().unwrap_or(0).max(1).min(case.requests.len());
    vec![
        (case.json(policy, variant), None),
        (other(case, others, 0), Some((0, later(positions.first())))),
        (other(case, others, 5), Some((1, later(positions.last())))),
    ]
}

pub(super) fn configs(chain: &[(Json, Option<(usize, usize)>)]) -> Vec<LaneConfig> {
    let config = |(json, fork): &(Json, Option<(usize, usize)>)| match fork {
        None => parsed(json),
        Some((lane, at)) => forked(parsed(json), *lane, *at),
    };
    chain.iter().map(config).collect()
}

/// The naive implementation through the same stages: what is served, counted and held must agree.
#[test]
fn forks_and_forks_of_forks_agree_with_the_naive_implementation() {
    for_every_dear_lane(&VARIANTS, |case, policy, variant| {
        let known: Vec<_> = all().into_iter().filter(|policy| Naive::knows(policy.spec.id)).collect();
        let chain = chain(case, policy, &known, variant);
        let mut lanes = lanes(case, policy, &configs(&chain));
        let Some(mut naive) = Naive::new(&chain[0].0, &case.asked()) else { return };
        if let Some(start) = case.start(policy) {
            naive.set_up(&start);
        }
        let mut tally = Tally::new(naive.settings());
        for (t, &(page, write)) in case.requests.iter().enumerate() {
            for (json, fork) in &chain {
                if fork.is_some_and(|(_, at)| at == t) {
                    naive.go_on_as(json);
                    tally.go_on_with(naive.settings());
                }
            }
            let expected = naive.request(page, write);
            tally.count(&expected);
            let found = events_to(&mut lanes, t + 1).remove(2).remove(0);
            let server = lanes.served_by(2).and_then(|lane| lane.config().policy_entry().ok());
            let expected = fields_of_the_page(&expected, &found, server.expect("a registered policy"));
            assert_eq!(found, expected, "{} {variant:?} at {t}", policy.spec.id);
            let at_a_fork = chain.iter().any(|(_, fork)| fork.is_some_and(|(_, at)| at == t + 1));
            if !at_a_fork {
                assert_order_agrees(lanes.all()[2].as_ref(), &naive);
            }
            assert_counters_agree(lanes.all()[2].as_ref(), &tally);
            for lane in lanes.all() {
                for identity in lane.identities() {
                    assert!(identity.holds, "{} since {}", identity.text, identity.since);
                }
            }
        }
        let ends_at_a_fork =
            chain.iter().any(|(_, fork)| fork.is_some_and(|(_, at)| at == case.requests.len()));
        if !ends_at_a_fork {
            assert_holds(&final_state(lanes.all()[2].as_ref()), &naive.final_state(), policy.spec.id);
        }
    });
}

#[test]
fn slices_and_keyframes_on_both_sides_of_a_fork_lead_to_the_same_state() {
    for_every_dear_lane(&VARIANTS, |case, policy, variant| {
        let configs = configs(&chain(case, policy, &all(), variant));
        let (mut stepped, mut sliced) = (lanes(case, policy, &configs), lanes(case, policy, &configs));
        let mut keyframes = Vec::new();
        for position in case.positions().into_iter().chain([case.requests.len()]) {
            for at in stepped.position() as usize..=position {
                events_to(&mut stepped, at);
            }
            sliced.advance_to(position as u64);
            for (left, right) in stepped.all().iter().zip(sliced.all()) {
                assert_same_state(left.as_ref(), right.as_ref());
                assert_eq!(left.counters(), right.counters());
            }
            keyframes.push((position as u64, stepped.keyframe().0));
        }
        // To and fro over the forks: by keyframes of another run, from which the history tables follow.
        for (at, keyframe) in keyframes.iter().rev().chain(&keyframes) {
            sliced.restore(*at, keyframe);
            let mut direct = lanes(case, policy, &configs);
            direct.advance_to(*at);
            let until = (*at + 40).min(case.requests.len() as u64);
            assert_eq!(events_to(&mut sliced, until as usize), events_to(&mut direct, until as usize));
            for (left, right) in sliced.all().iter().zip(direct.all()) {
                assert_same_state(left.as_ref(), right.as_ref());
                assert_eq!(left.counters(), right.counters());
            }
        }
    });
}
