//! The choice among the pages that are not pinned, asked of the policies themselves: what is chosen and pinned is taken
//! out of a copy, and that is asked again.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use bufferpool_ace::optimum::Future;
use bufferpool_ace::policy::registry::{PolicyVisitor, find};
use bufferpool_ace::policy::{PassedOver, Policy, PolicyObserver};
use bufferpool_ace::program::RunContext;

use super::kept::Shadow;
use crate::support::pinned::Pinned;
use crate::support::{Variant, for_every_pinned_case, visit_tried};

/// Which frames stay for their pins.
#[derive(Default)]
struct Heard(Vec<u32>);

impl PolicyObserver for Heard {
    fn passed_over(&mut self, _frame: u32, _passed: PassedOver) {}
    fn looked_at(&mut self, _frames: u32) {}
    fn kept_by_pin(&mut self, frame: u32) {
        self.0.push(frame);
    }
}

/// The victim while some frames are pinned, checked against what the policy says of itself.
fn victim<P: Policy>(policy: &mut P, pinned: &BTreeSet<u32>) -> u32 {
    let is_pinned = |frame: u32| pinned.contains(&frame);
    let mut chosen = policy.clone();
    let choice = chosen.victim(&mut Heard::default());
    let mut heard = Heard::default();
    let frames = pinned.iter().copied().collect();
    let found = policy.unpinned_victim(&frames, &mut heard);
    assert!(!is_pinned(found), "{}: a pinned frame", P::SPEC.id);
    assert!(
        heard.0.iter().all(|&frame| is_pinned(frame)),
        "{}: a frame that stays is not pinned",
        P::SPEC.id
    );
    if !is_pinned(choice) {
        assert_eq!(found, choice, "{}: nothing is in the way", P::SPEC.id);
        return found;
    }
    assert!(heard.0.contains(&choice), "{}: its own choice stays, and is not told", P::SPEC.id);
    // A hand over usage counts does not lower those of pinned pages, so it has a rule of its own.
    if P::SPEC.counts_sweep_steps {
        return found;
    }
    let mut expected = choice;
    while is_pinned(expected) {
        chosen.evicted(expected);
        expected = chosen.victim_of_rest();
    }
    assert_eq!(found, expected, "{}: not what its rule chooses of the rest", P::SPEC.id);
    found
}

impl PolicyVisitor for &Pinned {
    fn visit<P: Policy>(&mut self) {
        let case = &self.case;
        let config = case.config(find(P::SPEC.id).expect("registered"), Variant::Ace);
        let mut policy = P::new(&config).expect("a legal config");
        let future = Future::new(&case.packed(), config.pages).expect("room");
        policy.prepare(&RunContext { future: Some(Rc::new(future)), ..RunContext::default() });
        let (mut frame_of, mut dirty) = (BTreeMap::new(), vec![false; config.frames as usize]);
        let mut shadow = Shadow::new(self);
        for (t, &(page, write)) in case.requests.iter().enumerate() {
            let held = shadow.has(page, self.clients[t]);
            policy.begin_request(t as i64);
            if let Some(&frame) = frame_of.get(&page) {
                let was_dirty = dirty[frame as usize];
                dirty[frame as usize] |= write;
                if held {
                    policy.hit_held(frame, was_dirty, was_dirty || write);
                } else {
                    policy.hit(frame, was_dirty || write);
                }
            } else if frame_of.len() < dirty.len() {
                policy.begin_miss(page);
                let frame = frame_of.len() as u32;
                policy.load(frame, page, write);
                frame_of.insert(page, frame);
                dirty[frame as usize] = write;
            } else {
                policy.begin_miss(page);
                let pinned = shadow.pages().iter().map(|page| frame_of[page]).collect();
                let frame = victim(&mut policy, &pinned);
                policy.replace(frame, page, write);
                frame_of.retain(|_, &mut held| held != frame);
                frame_of.insert(page, frame);
                dirty[frame as usize] = write;
            }
            shadow.after(t, page);
        }
    }
}

#[test]
fn what_is_pinned_is_taken_out_of_a_copy_and_that_is_asked_for_the_victim_again() {
    for_every_pinned_case(|mut pinned| visit_tried(&mut pinned));
}
