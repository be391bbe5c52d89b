//! Pinned pages stay, and a run ends where no other page is left: of every policy, from the trace alone.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_core::NONE;

use crate::support::pinned::Pinned;
use crate::support::{Variant, for_every_pinned_case, for_every_pinned_lane, is_tried, resident, step};

/// Who pins what, by page: told request by request.
pub(super) struct Shadow<'a> {
    pinned: &'a Pinned,
    held: BTreeMap<u32, BTreeMap<u16, u32>>,
}

impl<'a> Shadow<'a> {
    pub(super) fn new(pinned: &'a Pinned) -> Self {
        let mut shadow = Self { pinned, held: BTreeMap::new() };
        shadow.steps(0);
        shadow
    }

    fn steps(&mut self, before: usize) {
        for step in self.pinned.steps_before(before) {
            let Some(clients) = self.held.get_mut(&step.page) else { continue };
            let Some(pins) = clients.get_mut(&step.client) else { continue };
            if step.takes {
                *pins += 1;
            } else if *pins > 1 {
                *pins -= 1;
            } else {
                clients.remove(&step.client);
            }
            self.held.retain(|_, clients| !clients.is_empty());
        }
    }

    /// Request `t` has been served: its client has its pin, and the steps before the next one follow.
    pub(super) fn after(&mut self, t: usize, page: u32) {
        *self.held.entry(page).or_default().entry(self.pinned.clients[t]).or_default() += 1;
        self.steps(t + 1);
    }

    pub(super) fn pages(&self) -> BTreeSet<u32> {
        self.held.keys().copied().collect()
    }

    pub(super) fn has(&self, page: u32, client: u16) -> bool {
        self.held.get(&page).is_some_and(|clients| clients.contains_key(&client))
    }

    pub(super) fn is_pinned(&self, page: u32) -> bool {
        self.held.contains_key(&page)
    }
}

fn assert_event_keeps_to(shadow: &Shadow, event: &Event, client: u16) {
    assert_eq!((event.client, event.held), (Some(client), shadow.has(event.page, client)));
    assert!(event.hit || !event.held, "a page that is pinned is there");
    let left = event.evicted.iter().find(|&&page| shadow.is_pinned(page));
    assert_eq!(left, None, "a pinned page left");
    let kept: BTreeSet<u32> = event.kept_by_pins.iter().map(|kept| kept.0).collect();
    assert_eq!(kept.len(), event.kept_by_pins.len(), "a page stays twice");
    assert!(kept.is_empty() || event.victim.is_some());
    for &(page, client) in &event.kept_by_pins {
        assert!(shadow.has(page, client), "page {page} is not pinned by {client}");
    }
}

fn assert_lane_keeps_to(shadow: &Shadow, lane: &dyn AnyLane) {
    let held = lane.pins().expect("a trace with pins").held();
    let expected = shadow
        .held
        .iter()
        .flat_map(|(&page, clients)| clients.iter().map(move |(&client, &pins)| (page, client, pins)));
    assert!(held.map(|held| (held.page, held.client, held.pins)).eq(expected));
    for page in shadow.pages() {
        assert_ne!(lane.pool().frame_of(page), NONE, "pinned page {page} is not there");
    }
    let next = lane.next_victims(usize::MAX);
    for limit in [0, 1, 3] {
        assert_eq!(lane.next_victims(limit), next[..limit.min(next.len())]);
    }
    let free: BTreeSet<u32> = resident(lane)
        .into_iter()
        .filter(|&(page, _)| !shadow.is_pinned(page))
        .map(|(_, frame)| frame)
        .collect();
    assert_eq!(next.len(), free.len(), "next victims are named twice, or pinned");
    assert_eq!(next.into_iter().collect::<BTreeSet<_>>(), free);
}

#[test]
fn a_pinned_page_never_leaves_and_is_no_next_victim() {
    for_every_pinned_lane(|pinned, policy, variant| {
        let mut lane = pinned.lane(policy, &pinned.case.config(policy, variant));
        let mut shadow = Shadow::new(pinned);
        assert_lane_keeps_to(&shadow, lane.as_ref());
        for (t, request) in pinned.case.packed().into_iter().enumerate() {
            let event = step(lane.as_mut(), request);
            assert_event_keeps_to(&shadow, &event, pinned.clients[t]);
            shadow.after(t, event.page);
            assert_lane_keeps_to(&shadow, lane.as_ref());
            for identity in lane.identities() {
                assert!(identity.holds, "{}: {}", policy.spec.id, identity.text);
            }
        }
    });
}

#[test]
fn a_trace_ends_before_the_first_request_that_no_unpinned_frame_is_left_for() {
    for_every_pinned_case(|pinned| {
        let whole = pinned.whole();
        for frames in [1, 2, pinned.case.frames, pinned.case.frames + 3] {
            let mut shadow = Shadow::new(pinned);
            let mut end = whole.requests.len();
            for (t, request) in whole.requests.iter().enumerate() {
                let page = request >> 1;
                if shadow.pages().len() >= frames as usize && !shadow.is_pinned(page) {
                    end = t;
                    break;
                }
                shadow.after(t, page);
            }
            let within = whole.within(frames);
            assert_eq!(within.requests, whole.requests[..end]);
            assert_eq!((within.pages, &within.recorded), (whole.pages, &whole.recorded));
            // It is not copied for nothing.
            assert_eq!(Rc::ptr_eq(&within, &whole), end == whole.requests.len());
        }
    });
}

#[test]
fn no_policy_on_demand_misses_less_than_one_that_knows_the_requests_to_come() {
    for_every_pinned_case(|pinned| {
        let misses = |policy: &PolicyEntry, variant| {
            let mut lane = pinned.lane(policy, &pinned.case.config(policy, variant));
            lane.advance(&pinned.case.packed());
            lane.counts().misses
        };
        for foresees in POLICIES.iter().filter(|policy| policy.spec.needs_future && is_tried(policy.spec.id))
        {
            let least = misses(foresees, Variant::Baseline);
            for policy in POLICIES {
                for variant in [Variant::Baseline, Variant::Ace] {
                    assert!(misses(policy, variant) >= least, "{} {variant:?}", policy.spec.id);
                }
            }
        }
    });
}
