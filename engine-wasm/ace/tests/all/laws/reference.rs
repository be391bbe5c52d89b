//! A lane's reference looks on: what it says, and that it changes nothing.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::watch::{Watch, reference};
use bufferpool_ace::lane::{lane_over, lane_over_trace};
use bufferpool_ace::optimum::Future;
use bufferpool_ace::policy::registry::{POLICIES, PROGRAMMED, PolicyEntry};
use bufferpool_ace::program::RunContext;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::{preset, step};
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::ledger::Tally;
use bufferpool_lab::preset::Preset;
use serde_json::json;

use crate::support::cases::Case;
use crate::support::sessions::open;
use crate::support::{VARIANTS, Variant, for_every_lane, for_every_pinned_lane, step as serve};

fn told(config: &LaneConfig, requests: &[u32]) -> RunContext {
    RunContext {
        future: Some(Rc::new(Future::new(requests, config.pages).unwrap())),
        ..RunContext::default()
    }
}

/// Another policy for each case, all of them in turn.
fn other(case: &Case, policy: &PolicyEntry) -> &'static str {
    POLICIES[(case.requests.len() + policy.spec.id.len()) % POLICIES.len()].spec.id
}

#[test]
fn a_lane_held_against_its_own_policy_never_differs() {
    for_every_lane(&[Variant::Baseline], |case, policy, variant| {
        let mut lane = lane_over(&case.config(policy, variant), &case.packed()).unwrap();
        let known = told(lane.config(), &case.packed());
        // Lanes have none of their own policy, for this reason.
        lane.look_on(Watch::with(Some(reference(lane.config(), policy.spec.id, &known).unwrap())));
        for request in case.packed() {
            let event = serve(lane.as_mut(), request);
            assert_eq!(event.reference.map(|choice| choice.page), event.victim, "{}", policy.spec.id);
        }
    });
}

#[test]
fn a_reference_names_a_page_of_the_pool_and_changes_nothing_of_the_lane() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let reference = other(case, policy);
        let config = LaneConfig { reference: Some(reference), ..case.config(policy, variant) };
        let [mut lane, mut alone] = [(); 2].map(|()| crate::support::lane(case, policy, &config));
        let watch = Watch::going_on(&config, &told(&config, &case.packed()), lane.as_ref());
        lane.look_on(watch);
        for request in case.packed() {
            let held = |frame, pool: &bufferpool_ace::pool::Pool| (pool.page_in(frame), pool.is_dirty(frame));
            let before: Vec<_> = (0..lane.pool().resident()).map(|frame| held(frame, lane.pool())).collect();
            let event = serve(lane.as_mut(), request);
            let answers = event.victim.is_some() && reference != policy.spec.id;
            assert_eq!(event.reference.is_some(), answers);
            if let Some(choice) = event.reference {
                let found = before.get(choice.frame as usize);
                assert_eq!(found, Some(&(choice.page, choice.dirty)), "{reference} under {}", policy.spec.id);
            }
            let expected = serve(alone.as_mut(), request);
            assert_eq!(
                Event { reference: None, paid: 0, backfired: 0, ..event },
                expected,
                "{reference} under {}",
                policy.spec.id
            );
        }
        assert_eq!(lane.counts(), alone.counts());
    });
}

#[test]
fn no_reference_takes_a_page_that_is_pinned() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let case = &pinned.case;
        let (config, trace) = (case.config(policy, variant), pinned.trace());
        let mut lane = lane_over_trace(&config, &trace).unwrap();
        let told = RunContext { pins: trace.pins().cloned(), ..told(&config, &trace.requests) };
        lane.look_on(Watch::with(Some(reference(&config, other(case, policy), &told).unwrap())));
        for &request in &trace.requests {
            let was_pinned: Vec<_> =
                lane.pins().into_iter().flat_map(|pins| pins.held()).map(|held| held.page).collect();
            let event = serve(lane.as_mut(), request);
            if let Some(choice) = event.reference {
                assert!(!was_pinned.contains(&choice.page), "{}", policy.spec.id);
            }
        }
    });
}

#[test]
fn a_page_leaves_from_where_it_stood_one_position_before() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = crate::support::lane(case, policy, &case.config(policy, variant));
        lane.look_on(Watch::with(None));
        for request in case.packed() {
            let order = lane.order();
            let event = serve(lane.as_mut(), request);
            let places = lane.watch().left_places(&event);
            assert_eq!(places.len(), event.evicted.len(), "{}", policy.spec.id);
            // What was passed over has moved behind all others, and the sentence tells of it.
            let (passed, stayed): (Vec<u32>, Vec<u32>) =
                order.into_iter().partition(|frame| event.second_chance_frames.contains(frame));
            let order = [stayed, passed].concat();
            let stood: Vec<_> = places.iter().map(|&place| order[place as usize]).collect();
            assert_eq!(stood, event.evicted_frames, "{}", policy.spec.id);
        }
    });
}

#[test]
fn cflru_takes_a_clean_page_where_lru_would_have_written_page_7() {
    let preset: Preset = serde_json::from_str(preset::find("cflru-window").unwrap()).unwrap();
    let mut session = open(&preset.scene);
    session.seek(11);
    let shown = step::step(&session);
    for lane in &shown.lanes {
        let event = lane.event.unwrap();
        let choice = event.reference.unwrap();
        assert_eq!((event.victim, event.victim_dirty), (Some(9), false));
        assert_eq!((choice.page, choice.dirty), (7, true));
        // Behind it in the list stood 0 and 7.
        assert_eq!(lane.left_places, [2]);
    }
    assert!(step::sentence(&session, 0).unwrap().contains(" LRU would write 7 first. Page 3 is read"));
    let costs: Vec<_> = shown.lanes.iter().map(|lane| lane.reference_cost_us).collect();
    let spared: Vec<_> = shown.lanes.iter().map(|lane| lane.tally.unwrap().writes_spared).collect();
    assert_eq!((costs, spared), (vec![Some(30.0); 2], vec![1; 2]));
}

#[test]
fn a_reference_that_is_none_is_refused_by_field_value_and_what_is_legal() {
    for id in PROGRAMMED.iter().map(|entry| entry.spec.id).chain(["lifo"]) {
        let scene = json!({ "pages": 9, "frames": 3, "k_w": 1, "k_r": 1, "alpha": 1, "base_us": 1, "reference": id,
            "lanes": [{ "policy": "cflru", "mode": "baseline" }], "workload": { "kind": "given", "trace": "R1" } });
        let refused = Scene::from_json(&scene, MAXIMUM_PAGES).unwrap_err();
        assert_eq!((refused.field.as_str(), refused.value.as_str()), ("reference", id));
        assert!(refused.legal.contains("lru, clock"), "{refused}");
    }
}

/// The ledger as its text says it, from the events alone: pairs of pages kept and taken, and which of them are open.
#[derive(Default)]
struct Pairs {
    open: Vec<(u32, u32)>,
    tally: Tally,
}

impl Pairs {
    /// Returns how many pairs paid and how many backfired.
    fn after(&mut self, event: &Event) -> (u32, u32) {
        let (paid, backfired) = (self.tally.paid, self.tally.backfired);
        let asked = event.page;
        self.tally.paid += self.open.iter().filter(|(kept, _)| *kept == asked).count() as u64;
        self.tally.backfired += self.open.iter().filter(|(_, taken)| *taken == asked).count() as u64;
        self.open.retain(|&(kept, taken)| kept != asked && taken != asked);
        if let (Some(choice), Some(victim)) = (event.reference, event.victim)
            && choice.page != victim
        {
            self.tally.backfired += self.open.iter().filter(|(_, taken)| *taken == victim).count() as u64;
            self.open.retain(|&(_, taken)| taken != victim);
            self.open.push((choice.page, victim));
            self.tally.differ += 1;
            self.tally.writes_spared += u64::from(choice.dirty && !event.victim_dirty);
            self.tally.writes_caused += u64::from(!choice.dirty && event.victim_dirty);
        }
        ((self.tally.paid - paid) as u32, (self.tally.backfired - backfired) as u32)
    }
}

#[test]
fn the_ledger_says_what_the_events_of_the_whole_run_say_also_after_a_way_back() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let config = LaneConfig { reference: Some(other(case, policy)), ..case.config(policy, variant) };
        let mut lane = crate::support::lane(case, policy, &config);
        lane.look_on(Watch::going_on(&config, &told(&config, &case.packed()), lane.as_ref()));
        let (mut pairs, mut tallies) = (Pairs::default(), Vec::new());
        let keyframe = lane.keyframe();
        for request in case.packed() {
            let event = serve(lane.as_mut(), request);
            assert_eq!((event.paid, event.backfired), pairs.after(&event), "{}", policy.spec.id);
            let tally = lane.watch().ledger().map(|ledger| ledger.tally);
            assert_eq!(tally.unwrap_or_default(), pairs.tally, "{}", policy.spec.id);
            assert_eq!(
                pairs.tally.differ,
                pairs.tally.paid + pairs.tally.backfired + pairs.open.len() as u64
            );
            tallies.push(tally);
        }
        // Again from the start, silently; a Reader's history would have to go back too (`travel.rs`).
        if config.prefetch {
            return;
        }
        lane.restore(&keyframe);
        for (request, tally) in case.packed().iter().zip(&tallies) {
            lane.advance(&[*request]);
            assert_eq!(lane.watch().ledger().map(|ledger| ledger.tally), *tally, "{}", policy.spec.id);
        }
    });
}
