//! The optimum beside a comparison.

use std::rc::Rc;

use bufferpool_ace::optimum::{Optimum, least_missing};
use bufferpool_core::trace::Trace;

use crate::support::{Variant, for_every_lane, lane};

#[test]
fn no_policy_on_demand_misses_less_than_the_optimum_after_any_request() {
    for_every_lane(&[Variant::Baseline, Variant::Ace], |case, policy, variant| {
        let config = case.config(policy, variant);
        let trace = Rc::new(Trace::new(case.packed(), config.pages).unwrap());
        let start = case.start(policy).unwrap_or_default();
        let mut optimum = Optimum::beside(&config, &start, trace).unwrap().expect("no Reader runs");
        let half = optimum.requests() / 2;
        assert_eq!(optimum.advance(half), half);
        assert_eq!(optimum.advance(u64::MAX), optimum.requests());
        let mut lane = lane(case, policy, &config);
        let mut least = 0;
        for (at, request) in case.packed().into_iter().enumerate() {
            lane.advance(&[request]);
            least += u64::from(optimum.missed()[at / 8] >> (at % 8) & 1);
            assert!(lane.counts().misses >= least, "request {at}: {} < {least}", lane.counts().misses);
        }
        assert_eq!(least, optimum.misses());
        if policy.spec.needs_future && variant == Variant::Baseline {
            assert_eq!(lane.counts().misses, least);
        }
    });
}

#[test]
fn beside_a_reader_there_is_no_optimum() {
    for_every_lane(&[Variant::AceWithReader], |case, policy, variant| {
        assert!(least_missing(&case.config(policy, variant)).is_none());
    });
}
