//! What a learner's wrong answer is told is true: each claim of each text, against the state before the eviction and
//! against the trace.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_sim::event::Event;
use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::trace::page_of;
use bufferpool_sim::why_not::{other_reasons, reason, why_not};

use crate::support::{VARIANTS, for_every_lane, lane, resident, step};

/// What is known before an eviction.
struct Before {
    /// Frames in the policy's own order; of a list from MRU to LRU.
    order: Vec<u32>,
    window: usize,
    hand: Option<u32>,
    frames: u32,
    pages: BTreeMap<u32, u32>,
    dirty: BTreeSet<u32>,
    badges: BTreeMap<u32, u8>,
    prefetched: BTreeSet<u32>,
    /// Page → number of its last request; earlier ones for pages of the start state, later towards MRU.
    used: BTreeMap<u32, i64>,
}

impl Before {
    fn of(lane: &dyn AnyLane, used: &BTreeMap<u32, i64>) -> Self {
        let structure = lane.structure();
        let held = resident(lane);
        let frames = || held.iter().map(|held| held.1);
        Self {
            order: structure.order,
            window: structure.window as usize,
            hand: structure.hand,
            frames: lane.config().frames,
            pages: held.iter().map(|&(page, frame)| (frame, page)).collect(),
            dirty: frames().filter(|&frame| lane.pool().is_dirty(frame)).collect(),
            badges: frames().map(|frame| (frame, lane.badge(frame))).collect(),
            prefetched: frames().filter(|&frame| lane.pool().is_prefetched(frame)).collect(),
            used: used.clone(),
        }
    }

    /// Places from the LRU end, from 0.
    fn place_from_tail(&self, frame: u32) -> usize {
        self.order.iter().rev().position(|&listed| listed == frame).expect("a listed frame")
    }

    fn inside(&self, frame: u32) -> bool {
        self.place_from_tail(frame) < self.window
    }

    fn used_later(&self, frame: u32, victim: u32) -> bool {
        let used = |frame: u32| self.used.get(&self.pages[&frame]);
        !self.prefetched.contains(&frame) && used(frame) > used(victim)
    }

    fn ahead_of_hand(&self, frame: u32) -> u32 {
        (frame + self.frames - self.hand.expect("a hand")) % self.frames
    }

    fn warm(&self, frame: u32) -> bool {
        self.dirty.contains(&frame) && self.badges[&frame] == 0
    }
}

/// Whether each text says what is so.
fn holds(template: &str, before: &Before, frame: u32, victim: u32) -> bool {
    let dirty = |frame: u32| before.dirty.contains(&frame);
    let nearer_mru = before.hand.is_some() || before.place_from_tail(frame) > before.place_from_tail(victim);
    let window_dirty = || before.order.iter().rev().take(before.window).all(|&frame| dirty(frame));
    match template {
        "Page {page} was used later than page {victim}." => before.used_later(frame, victim),
        "Page {victim} was prefetched to the LRU end and not used since; page {page} stands nearer the MRU end." => {
            before.prefetched.contains(&victim) && nearer_mru
        }
        "Pages {page} and {victim} have the same usage count, {badge}, and the hand comes to page {victim} first." => {
            before.badges[&frame] == before.badges[&victim]
                && before.ahead_of_hand(victim) < before.ahead_of_hand(frame)
        }
        "Page {page} has usage count {badge}, page {victim} has {victim_badge}: the hand lowers a count by one each time it passes, and takes the first page that it finds at 0." => {
            before.badges[&frame] > before.badges[&victim]
        }
        "Page {page} stands outside the clean-first window, and in the window there is a clean page, {victim}." => {
            !before.inside(frame) && before.inside(victim) && !dirty(victim)
        }
        "Page {page} is dirty, and in the clean-first window there is a clean page, {victim}." => {
            dirty(frame) && before.inside(victim) && !dirty(victim)
        }
        "Page {page} is clean too, but page {victim} is nearer the LRU end." => {
            !dirty(frame) && !dirty(victim) && nearer_mru
        }
        "Page {page} is clean, but outside the clean-first window; in the window all are dirty, so the LRU end, page {victim}, goes." => {
            !dirty(frame) && !before.inside(frame) && window_dirty() && before.place_from_tail(victim) == 0
        }
        "All pages in the clean-first window are dirty, so the order of use decides: page {page} was used later than page {victim}." => {
            window_dirty() && before.used_later(frame, victim)
        }
        "All pages are dirty and not cold: each gets a second chance, and the search comes back to page {victim} first." => {
            before.order.iter().all(|&frame| before.warm(frame)) && before.place_from_tail(victim) == 0
        }
        "Page {page} is dirty and its cold flag is not set: it gets a second chance." => before.warm(frame),
        "The search goes from the LRU end and meets page {victim}, which is cold, before page {page}." => {
            dirty(victim) && before.badges[&victim] == 1 && nearer_mru
        }
        "The search goes from the LRU end and meets page {victim}, which is clean, before page {page}." => {
            !dirty(victim) && nearer_mru
        }
        other => panic!("a text that no law knows: {other}"),
    }
}

#[test]
fn why_another_page_stays_is_true_of_every_page_at_every_eviction() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let mut used = BTreeMap::new();
        for (rank, &frame) in lane.structure().order.iter().enumerate() {
            used.insert(lane.pool().page_in(frame), -1 - rank as i64);
        }
        for (t, request) in case.packed().into_iter().enumerate() {
            let before = Before::of(lane.as_ref(), &used);
            used.insert(page_of(request), t as i64);
            let asked = |lane: &dyn AnyLane, victim: u32| -> Vec<_> {
                let others = before.pages.keys().filter(|&&frame| frame != victim);
                let text =
                    |frame: u32| why_not(lane, frame, victim, &u64::from).expect("two frames with pages");
                others.map(|&frame| (frame, text(frame))).collect()
            };
            // The victim is known after the step; a twin is asked before it.
            let full = lane.pool().resident() == before.frames;
            let keyframe = full.then(|| lane.keyframe());
            let event = step(lane.as_mut(), request);
            let (Some(victim), Some(keyframe)) = (event.victim, keyframe) else { continue };
            let victim = *before.pages.iter().find(|held| *held.1 == victim).expect("a resident victim").0;
            let mut twin = (policy.build)(lane.config()).expect("a legal config");
            twin.restore(&keyframe);
            for (frame, text) in asked(twin.as_ref(), victim) {
                assert!(holds(text.template, &before, frame, victim), "{} at request {t}", text.text());
                assert!(policy.why_not.contains(&text.template), "{}", text.template);
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
            assert_eq!(why_not(lane.as_ref(), frame, frame, &u64::from), None);
            if !held.contains(&frame) {
                assert_eq!(
                    why_not(lane.as_ref(), frame, held.first().copied().unwrap_or(0), &u64::from),
                    None
                );
            }
        }
        assert_eq!(why_not(lane.as_ref(), u32::MAX, 0, &u64::from), None);
    });
}

/// Whether a reason that a policy may give is true of an eviction.
fn is_so(template: &str, before: &Before, event: &Event, victim: u32) -> bool {
    let clean = !before.dirty.contains(&victim);
    let chances = event.second_chances_in_search > 0;
    match template {
        text if text.starts_with("{chances} ") => {
            chances && if text.ends_with("a clean page gets none") { clean } else { !clean }
        }
        text if text.ends_with("a clean page gets no second chance") => clean,
        text if text.ends_with("and cold, so it had its second chance") => !clean,
        text if text.starts_with("All pages in the clean-first window") => !clean,
        text if text.starts_with("In the clean-first window clean pages go first") => clean,
        text if text.starts_with("The hand stands at") => {
            before.hand == Some(victim) && before.badges[&victim] == 0
        }
        text if text.starts_with("The hand takes one") => {
            before.hand != Some(victim) && before.badges[&victim] == 0
        }
        text if text.starts_with("No usage count is 0") => before.badges.values().all(|&badge| badge > 0),
        text => text == "Page {victim} is at the LRU end",
    }
}

#[test]
fn of_the_reasons_to_choose_from_one_is_true_and_the_others_are_not() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        for request in case.packed() {
            let before = Before::of(lane.as_ref(), &BTreeMap::new());
            let event = step(lane.as_mut(), request);
            let Some(page) = event.victim else {
                assert_eq!(reason(lane.as_ref(), &event, &u64::from), None);
                continue;
            };
            let victim = *before.pages.iter().find(|held| *held.1 == page).expect("a resident victim").0;
            let other = before.pages.values().copied().find(|&other| other != page).unwrap_or(page);
            let right = reason(lane.as_ref(), &event, &u64::from).expect("a reason");
            assert!(is_so(right.template, &before, &event, victim), "{}", right.template);
            for wrong in other_reasons(lane.as_ref(), &event, other, &u64::from) {
                assert_ne!(wrong.template, right.template);
                assert!(!is_so(wrong.template, &before, &event, victim), "{}", wrong.template);
                assert!(!wrong.text().contains('{'));
            }
        }
    });
}
