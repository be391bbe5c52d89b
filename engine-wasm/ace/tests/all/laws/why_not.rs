//! What a learner's wrong answer is told is true: each claim of each text, against the state before the eviction and
//! against the trace, of the policies whose claims are known; of the others, that it is one of their own texts.

use std::collections::BTreeMap;

use bufferpool_ace::lane::lane_over;
use bufferpool_ace::why::{other_reasons, reason, why_not};
use bufferpool_core::trace::page_of;

use super::claims::{Before, holds, is_so};
use crate::support::{VARIANTS, for_every_dear_lane, for_every_lane, lane, resident, step};

#[test]
fn why_another_page_stays_is_true_of_every_page_at_every_eviction() {
    for_every_dear_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let mut used = BTreeMap::new();
        for (rank, &frame) in lane.structure().order.iter().enumerate() {
            used.insert(lane.pool().page_in(frame), -1 - rank as i64);
        }
        // The victim is known after the step; a twin is asked before it.
        let mut twin = lane_over(lane.config(), &case.packed()).expect("a legal config");
        for (t, request) in case.packed().into_iter().enumerate() {
            let full = lane.pool().resident() == lane.config().frames;
            let before = full.then(|| (Before::of(lane.as_ref(), &used), lane.keyframe()));
            used.insert(page_of(request), t as i64);
            let event = step(lane.as_mut(), request);
            let (Some(victim), Some((before, keyframe))) = (event.victim, before) else { continue };
            let victim = *before.pages.iter().find(|held| *held.1 == victim).expect("a resident victim").0;
            twin.restore(&keyframe);
            for &frame in before.pages.keys().filter(|&&frame| frame != victim) {
                let text = why_not(twin.parts(), frame, victim, &|page: u32| page.to_string())
                    .expect("two frames with pages");
                assert!(
                    holds(policy, text.template, &before, frame, victim),
                    "{} at request {t}",
                    text.text()
                );
                assert!(!text.text().contains('{'), "{}", text.text());
            }
        }
    });
}

#[test]
fn a_page_is_not_set_against_itself_nor_against_an_empty_frame() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let lane = lane(case, policy, &case.config(policy, variant));
        let held: Vec<u32> = resident(lane.as_ref()).into_iter().map(|held| held.1).collect();
        for frame in 0..lane.config().frames {
            assert_eq!(why_not(lane.parts(), frame, frame, &|page: u32| page.to_string()), None);
            if !held.contains(&frame) {
                assert_eq!(
                    why_not(lane.parts(), frame, held.first().copied().unwrap_or(0), &|page: u32| page
                        .to_string()),
                    None
                );
            }
        }
        assert_eq!(why_not(lane.parts(), u32::MAX, 0, &|page: u32| page.to_string()), None);
    });
}

#[test]
fn of_the_reasons_to_choose_from_one_is_true_and_the_others_are_not() {
    for_every_dear_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        for request in case.packed() {
            let before = Before::of(lane.as_ref(), &BTreeMap::new());
            let event = step(lane.as_mut(), request);
            let Some(page) = event.victim else {
                assert_eq!(reason(lane.parts(), &event, &|page: u32| page.to_string()), None);
                continue;
            };
            let victim = *before.pages.iter().find(|held| *held.1 == page).expect("a resident victim").0;
            let other = before.pages.values().copied().find(|&other| other != page).unwrap_or(page);
            let right = reason(lane.parts(), &event, &|page: u32| page.to_string()).expect("a reason");
            assert_ne!(
                is_so(policy, right.template, &before, &event, victim),
                Some(false),
                "{}",
                right.template
            );
            for wrong in other_reasons(lane.parts(), &event, other, &|page: u32| page.to_string()) {
                assert_ne!(wrong.template, right.template);
                assert_ne!(
                    is_so(policy, wrong.template, &before, &event, victim),
                    Some(true),
                    "{}",
                    wrong.template
                );
                assert!(!wrong.text().contains('{'));
            }
        }
    });
}
