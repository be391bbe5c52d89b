//! Traces with pins: the engine against the naive implementation.

use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::registry::PolicyEntry;
use bufferpool_ace::report::final_state;
use bufferpool_test_support::holds::assert_holds;

use crate::laws::fork::{all, chain, configs, events_to};
use crate::laws::oracle::{assert_counters_agree, assert_order_agrees, fields_of_the_page};
use crate::naive::Naive;
use crate::naive::tally::Tally;
use crate::support::pinned::Pinned;
use crate::support::{Variant, for_every_long_pinned_run, for_every_pinned_lane, step};

/// The naive implementation over a trace with pins.
struct Walk<'a> {
    pinned: &'a Pinned,
    naive: Naive,
    tally: Tally,
}

impl<'a> Walk<'a> {
    /// In the case's start state; none of a policy that it does not know.
    fn new(pinned: &'a Pinned, policy: &PolicyEntry, variant: Variant) -> Option<Self> {
        let mut naive = Naive::new(&pinned.case.json(policy, variant), &pinned.case.asked())?;
        if let Some(start) = pinned.case.start(policy) {
            naive.set_up(&start);
        }
        let tally = Tally::new(naive.settings());
        let mut walk = Self { pinned, naive, tally };
        walk.steps(0);
        Some(walk)
    }

    fn steps(&mut self, before: usize) {
        for step in self.pinned.steps_before(before) {
            self.naive.pool.pins.step(step.page, step.client, step.takes);
        }
    }

    /// Request `t` and the steps before the next one.
    fn request(&mut self, t: usize) -> Event {
        let (page, write) = self.pinned.case.requests[t];
        let event = self.naive.request_of(self.pinned.clients[t], page, write);
        self.tally.count(&event);
        self.steps(t + 1);
        event
    }
}

fn assert_pins_agree(lane: &dyn AnyLane, naive: &Naive) {
    let pins = lane.pins().expect("a trace with pins");
    assert!((0..lane.config().pages).filter(|&page| pins.is_pinned(page)).eq(naive.pool.pins.pages()));
    for held in pins.held() {
        assert!(naive.pool.pins.has(held.page, held.client), "{held:?}");
    }
}

#[test]
fn engine_and_naive_implementation_agree_on_traces_with_pins() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let Some(mut walk) = Walk::new(pinned, policy, variant) else { return };
        let mut lane = pinned.lane(policy, &pinned.case.config(policy, variant));
        let place = format!("{} {variant:?}", policy.spec.id);
        for (t, request) in pinned.case.packed().into_iter().enumerate() {
            let expected = walk.request(t);
            let found = step(lane.as_mut(), request);
            assert_eq!(found, fields_of_the_page(&expected, &found, policy), "{place}");
            assert_order_agrees(lane.as_ref(), &walk.naive);
            assert_counters_agree(lane.as_ref(), &walk.tally);
            assert_pins_agree(lane.as_ref(), &walk.naive);
        }
        assert_holds(&final_state(lane.as_ref()), &walk.naive.final_state(), &place);
    });
}

#[test]
fn they_agree_over_thousands_of_requests_with_pins_and_past_keyframes() {
    for_every_long_pinned_run(|pinned, policy, variant| {
        let Some(mut walk) = Walk::new(pinned, policy, variant) else { return };
        let mut lane = pinned.lane(policy, &pinned.case.config(policy, variant));
        let place = format!("{} {variant:?}", policy.spec.id);
        let keyframes_at = pinned.case.positions();
        for (t, request) in pinned.case.packed().into_iter().enumerate() {
            if keyframes_at.contains(&t) {
                let keyframe = lane.keyframe();
                lane.restore(&keyframe);
            }
            let expected = walk.request(t);
            let found = step(lane.as_mut(), request);
            assert_eq!(found, fields_of_the_page(&expected, &found, policy), "{place}");
            if t % 101 == 0 {
                assert_order_agrees(lane.as_ref(), &walk.naive);
                assert_pins_agree(lane.as_ref(), &walk.naive);
            }
        }
        assert_counters_agree(lane.as_ref(), &walk.tally);
        assert_holds(&final_state(lane.as_ref()), &walk.naive.final_state(), &place);
    });
}

/// At a fork the pins of the trace hold on, whatever policy goes on with the pool.
#[test]
fn forks_keep_to_the_pins_as_the_naive_implementation_does() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let case = &pinned.case;
        let known: Vec<_> = all().into_iter().filter(|policy| Naive::knows(policy.spec.id)).collect();
        let chain = chain(case, policy, &known, variant);
        let start = case.start(policy).unwrap_or_default();
        let mut lanes = Lanes::new(&configs(&chain), &start, pinned.trace()).expect("legal forks");
        let Some(mut walk) = Walk::new(pinned, policy, variant) else { return };
        for t in 0..case.requests.len() {
            let expected = walk.request(t);
            let found = events_to(&mut lanes, t + 1).remove(2).remove(0);
            let server = lanes.served_by(2).and_then(|lane| lane.config().policy_entry().ok());
            let expected = fields_of_the_page(&expected, &found, server.expect("a registered policy"));
            assert_eq!(found, expected, "{} {variant:?} at {t}", policy.spec.id);
            for (json, _) in chain.iter().filter(|(_, fork)| fork.is_some_and(|(_, at)| at == t + 1)) {
                walk.naive.go_on_as(json);
                walk.tally.go_on_with(walk.naive.settings());
            }
            let lane = lanes.all()[2].as_ref();
            assert_order_agrees(lane, &walk.naive);
            assert_counters_agree(lane, &walk.tally);
            assert_pins_agree(lane, &walk.naive);
        }
    });
}
