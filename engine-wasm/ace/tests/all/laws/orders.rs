//! The two orders of any policy, that of its bookkeeping and that of its next victims; what Writer and Evictor take of
//! them; and that a policy's reports are so. Its state between two questions no lane shows, so that the policies are asked
//! themselves, over a pool as plain as can be.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_ace::optimum::Future;
use bufferpool_ace::policy::registry::{PolicyVisitor, find};
use bufferpool_ace::policy::{EvictionOrder, PassedOver, Policy, PolicyObserver};
use bufferpool_ace::program::RunContext;
use bufferpool_core::recency::looks;
use bufferpool_core::split_mix::SplitMix;
use bufferpool_core::trace::pack;
use serde_json::json;

use crate::support::cases::Case;
use crate::support::{VARIANTS, Variant, for_every_case, for_every_lane, lane, resident, step, visit_tried};

#[test]
fn the_order_lists_each_resident_frame_once_and_asking_changes_nothing() {
    let state = |lane: &dyn AnyLane| {
        let held = resident(lane).into_iter();
        let badges: Vec<_> =
            held.map(|held| (held, lane.badge(held.1), lane.pool().is_dirty(held.1))).collect();
        (badges, lane.structure(), *lane.counts())
    };
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let config = case.config(policy, variant);
        let (mut asked, mut other) = (lane(case, policy, &config), lane(case, policy, &config));
        for request in case.packed() {
            let before = state(asked.as_ref());
            let order = asked.order();
            let frames: BTreeSet<u32> = order.iter().copied().collect();
            assert_eq!(order.len(), frames.len(), "a frame is listed twice");
            assert!(frames.into_iter().eq(resident(asked.as_ref()).into_iter().map(|held| held.1)));
            assert_eq!(state(asked.as_ref()), before);
            assert_eq!(step(asked.as_mut(), request), step(other.as_mut(), request));
        }
    });
}

/// What a policy reports.
#[derive(Default)]
struct Heard(Vec<(u32, PassedOver)>);

impl PolicyObserver for Heard {
    fn passed_over(&mut self, frame: u32, passed: PassedOver) {
        self.0.push((frame, passed));
    }
    fn looked_at(&mut self, _frames: u32) {}
}

/// A policy over a pool in which every miss prefetches, as far as clean pages can be dropped.
struct Plain<P> {
    policy: P,
    frame_of: BTreeMap<u32, u32>,
    dirty: Vec<bool>,
    /// Frame → whether its page came by prefetch and was not used yet.
    prefetched: Vec<bool>,
    t: i64,
    config: LaneConfig,
}

impl<P: Policy> Plain<P> {
    fn request(&mut self, page: u32, write: bool) {
        self.policy.begin_request(self.t);
        self.t += 1;
        if let Some(&frame) = self.frame_of.get(&page) {
            self.dirty[frame as usize] |= write;
            let dirty = self.dirty[frame as usize];
            if write {
                self.policy.hit_by_write(frame);
            }
            if std::mem::take(&mut self.prefetched[frame as usize]) {
                self.policy.first_use(frame, page, dirty);
            } else {
                self.policy.hit(frame, dirty);
            }
            return;
        }
        let free = self.frame_of.len();
        if free == self.dirty.len() {
            self.assert_next_victims();
        }
        self.policy.begin_miss(page);
        if free < self.dirty.len() {
            self.frame_of.insert(page, free as u32);
            self.dirty[free] = write;
            return self.policy.load(free as u32, page, write);
        }
        let victim = self.heard(|policy, heard| policy.victim(heard));
        if self.dirty[victim as usize] {
            self.write_with_others(victim);
            self.policy.evicted(victim);
            let emptied = self.clean_ones(victim);
            self.forget(victim);
            self.place(victim, page, write);
            self.policy.load(victim, page, write);
            for (frame, page) in emptied.into_iter().zip(page + 1..) {
                self.policy.evicted(frame);
                self.forget(frame);
                if !self.frame_of.contains_key(&page) {
                    self.place(frame, page, false);
                    self.policy.prefetch(frame, page);
                    self.prefetched[frame as usize] = true;
                } else {
                    // It is there already: the frame is filled by a page that is never asked for.
                    let other = self.config.pages - 1 - frame;
                    self.place(frame, other, false);
                    self.policy.load(frame, other, false);
                }
            }
        } else {
            self.forget(victim);
            self.place(victim, page, write);
            self.replace(victim, page, write);
        }
    }

    fn forget(&mut self, frame: u32) {
        self.frame_of.retain(|_, &mut held| held != frame);
    }

    fn place(&mut self, frame: u32, page: u32, dirty: bool) {
        self.frame_of.insert(page, frame);
        self.dirty[frame as usize] = dirty;
        self.prefetched[frame as usize] = false;
    }

    /// Asks something of which the policy reports, and checks the reports.
    fn heard<T>(&mut self, ask: impl FnOnce(&mut P, &mut Heard) -> T) -> T {
        let (mut heard, before) = (Heard::default(), self.policy.clone());
        let answer = ask(&mut self.policy, &mut heard);
        assert!(heard.0.is_empty() || P::SPEC.second_chances, "{} says that it passes none over", P::SPEC.id);
        let mut badges: BTreeMap<u32, u8> = BTreeMap::new();
        for &(frame, passed) in &heard.0 {
            let known = badges.insert(frame, passed.badge_after).unwrap_or_else(|| before.badge(frame));
            assert_eq!(passed.badge_before, known, "the badge before");
        }
        for (frame, badge) in badges {
            assert_eq!(self.policy.badge(frame), badge, "the badge afterwards");
        }
        if let Some((frame, _)) = heard.0.iter().rfind(|(_, passed)| passed.to_head) {
            assert_eq!(self.policy.head(), Some(*frame), "the last one moved stands at the head");
        }
        answer
    }

    /// What would go if a page came of which nothing is known.
    fn assert_next_victims(&self) {
        let first = self.policy.next_victims(1);
        let victim = self.policy.clone().victim(&mut Heard::default());
        assert_eq!(first, [victim], "{}: the next victim", P::SPEC.id);
        let mut policy = self.policy.clone();
        let next = |_| {
            let victim = policy.victim_of_rest();
            policy.evicted(victim);
            victim
        };
        let one_after_the_other: Vec<u32> = (0..self.dirty.len()).map(next).collect();
        for limit in [0, 1, self.dirty.len() / 2, self.dirty.len(), usize::MAX] {
            let expected = &one_after_the_other[..limit.min(self.dirty.len())];
            assert_eq!(self.policy.next_victims(limit), expected, "{}: next victims", P::SPEC.id);
        }
    }

    /// The pages but `victim` in the order in which Writer and Evictor take them.
    fn eviction_order(policy: &P, victim: u32) -> impl Iterator<Item = u32> {
        let order = match P::EVICTION_ORDER {
            EvictionOrder::NextVictims => policy.next_victims(usize::MAX),
            EvictionOrder::Bookkeeping => policy.order(),
        };
        order.into_iter().filter(move |&frame| frame != victim)
    }

    fn write_with_others(&mut self, victim: u32) {
        let mut gone = self.policy.clone();
        gone.evicted(victim);
        let (limit, mut batch) = (self.config.n_w as usize, vec![victim]);
        let passed: BTreeSet<u32> = self.heard(|policy, heard| {
            policy.next_dirty(limit, &mut batch, heard);
            heard.0.iter().map(|report| report.0).collect()
        });
        let dirty = Self::eviction_order(&gone, victim)
            .filter(|&frame| self.dirty[frame as usize] && !passed.contains(&frame));
        let expected: Vec<u32> = std::iter::once(victim).chain(dirty.take(limit - 1)).collect();
        assert_eq!(batch, expected, "{}: the Writer's pages", P::SPEC.id);
        for &frame in &batch[1..] {
            self.policy.set_dirty(frame, false);
            self.dirty[frame as usize] = false;
        }
    }

    /// The Evictor's further pages once the victim is gone.
    fn clean_ones(&self, victim: u32) -> Vec<u32> {
        let order = Self::eviction_order(&self.policy, victim);
        let clean: Vec<u32> = order.filter(|&frame| !self.dirty[frame as usize]).collect();
        let mut found = Vec::new();
        for limit in [usize::MAX, 0, self.config.n_e as usize - 1] {
            found.clear();
            self.policy.next_clean(limit, &mut found);
            assert_eq!(found, clean[..limit.min(clean.len())], "{}: the Evictor's pages", P::SPEC.id);
        }
        found
    }

    /// Dropping and loading in one is the same as one after the other.
    fn replace(&mut self, victim: u32, page: u32, dirty: bool) {
        let mut other = self.policy.clone();
        other.evicted(victim);
        other.load(victim, page, dirty);
        self.policy.replace(victim, page, dirty);
        let told = |policy: &P| {
            let badges: Vec<u8> = (0..self.config.frames).map(|frame| policy.badge(frame)).collect();
            (policy.order(), policy.window(), policy.hand(), policy.next_victims(usize::MAX), badges)
        };
        assert_eq!(told(&self.policy), told(&other), "{}: replaced", P::SPEC.id);
    }
}

impl PolicyVisitor for &Case {
    fn visit<P: Policy>(&mut self) {
        let mut config = self.config(find(P::SPEC.id).expect("registered"), Variant::AceWithReader);
        // Room for pages past the end that are prefetched, and for one a frame that is never asked for.
        config.pages += 2 * config.frames + 1;
        let mut policy = P::new(&config).expect("a legal config");
        let future = Future::new(&self.packed(), config.pages).expect("room");
        policy.prepare(&RunContext { future: Some(Rc::new(future)), ..RunContext::default() });
        let dirty = vec![false; config.frames as usize];
        let prefetched = dirty.clone();
        let mut plain = Plain { policy, frame_of: BTreeMap::new(), dirty, prefetched, t: 0, config };
        for &(page, write) in &self.requests {
            plain.request(page, write);
        }
    }
}

#[test]
fn next_victims_are_those_that_would_go_and_the_writer_and_the_evictor_take_them_in_order() {
    for_every_case(|mut case| visit_tried(&mut case));
}

#[test]
fn an_order_by_use_is_that_of_the_last_requests() {
    for_every_lane(&[Variant::Baseline, Variant::Ace], |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let mut order: Vec<u32> = lane.order().iter().map(|&frame| lane.pool().page_in(frame)).collect();
        for request in case.packed() {
            let event = step(lane.as_mut(), request);
            order.retain(|&page| page != event.page && !event.evicted.contains(&page));
            order.push(event.page);
            let found = lane.order().into_iter().map(|frame| lane.pool().page_in(frame));
            assert!(!policy.spec.by_use || found.eq(order.iter().copied()));
        }
    });
}

#[test]
fn the_counter_of_second_chances_counts_the_pages_passed_over_where_it_is_kept() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let mut passed = 0;
        for request in case.packed() {
            let event = step(lane.as_mut(), request);
            assert_eq!(event.passed_over.len(), event.second_chances.len());
            assert_eq!(event.passed_over.len(), event.second_chance_frames.len());
            passed += event.passed_over.len() as u64;
        }
        let counted = if policy.spec.counts_second_chances { passed } else { 0 };
        assert_eq!(lane.counts().second_chances, counted);
    });
}

/// Frames looked at for each page written in a batch, in a pool of so many frames over a skewed trace of reads and writes.
fn looks_a_page(policy: &str, frames: u32) -> f64 {
    let (pages, requests) = (10 * frames, 40 * frames);
    let config = json!({
        "policy": policy, "mode": "ace", "pages": pages, "frames": frames, "alpha": 2, "base_us": 1, "k_r": 8, "k_w": 8,
    });
    let config = LaneConfig::from_json(config.as_object().unwrap()).expect("a legal config");
    let mut draws = SplitMix::new(7);
    // The product of two draws is small often enough.
    let mut page = || (draws.below(pages.into()) * draws.below(pages.into()) / u64::from(pages)) as u32;
    let trace: Vec<u32> = (0..requests).map(|t| pack(page(), t % 3 == 0)).collect();
    let mut lane = lane_over(&config, &trace).expect("a lane");
    let before = looks::count();
    lane.advance(&trace);
    (looks::count() - before) as f64 / lane.counts().pages_written as f64
}

#[test]
fn a_batch_costs_as_many_looks_in_a_large_pool_as_in_a_small_one() {
    for policy in ["sieve", "clock-pro"].into_iter().filter(|id| find(id).is_ok()) {
        let [small, large] = [250, 4_000].map(|frames| looks_a_page(policy, frames));
        assert!(
            large < 16.0 && large < 2.0 * small + 4.0,
            "{policy}: {small:.1} and {large:.1} looks a page"
        );
    }
}
