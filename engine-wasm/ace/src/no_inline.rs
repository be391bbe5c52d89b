//! A policy whose methods are called where those of others are inlined. The silent loops inline everything; the
//! recording loops need not be fast and share one copy of each method, which is so much less for the page to load.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::Wanted;

use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::watch::{Deed, Watch};
use crate::policy::spec::{PolicySpec, Shape};
use crate::policy::{EvictionOrder, Kept, Policy, PolicyObserver, Structure, VictimComparison};
use crate::program::Told;

/// `P`, called, and what looks on while the loop records.
#[derive(Debug, Clone, Default)]
pub(crate) struct NoInline<P> {
    pub(crate) policy: P,
    pub(crate) watch: Watch,
}

impl<P: Policy> Policy for NoInline<P> {
    const SPEC: PolicySpec = P::SPEC;

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        P::new(config).map(|policy| Self { policy, watch: Watch::default() })
    }

    fn at(&mut self, t: i64, position: i64) {
        self.policy.at(t, position);
    }

    #[inline(never)]
    fn begin_request(&mut self, t: i64) {
        self.watch.tell(Deed::Request(t));
        self.policy.begin_request(t);
    }

    #[inline(never)]
    fn begin_miss(&mut self, page: u32) {
        self.watch.tell(Deed::Miss(page));
        self.policy.begin_miss(page);
    }

    fn be_told(&mut self, told: &Told) {
        self.policy.be_told(told);
    }

    fn adopt(&mut self, other: &Self) -> bool {
        self.policy.adopt(&other.policy)
    }

    #[inline(never)]
    fn first_use(&mut self, frame: u32, page: u32, dirty: bool) {
        self.watch.tell(Deed::FirstUse { frame, page, dirty });
        self.policy.first_use(frame, page, dirty);
    }

    #[inline(never)]
    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.watch.tell(Deed::Load { frame, page, dirty });
        self.policy.load(frame, page, dirty);
    }

    #[inline(never)]
    fn prefetch(&mut self, frame: u32, page: u32) {
        self.watch.tell(Deed::Prefetch { frame, page });
        self.policy.prefetch(frame, page);
    }

    #[inline(never)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.watch.tell(Deed::Hit { frame, dirty });
        self.policy.hit(frame, dirty);
    }

    #[inline(never)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.watch.tell(Deed::SetDirty { frame, dirty });
        self.policy.set_dirty(frame, dirty);
    }

    fn hit_held(&mut self, frame: u32, was_dirty: bool, dirty: bool) {
        self.watch.tell(Deed::HitHeld { frame, was_dirty, dirty });
        self.policy.hit_held(frame, was_dirty, dirty);
    }

    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.watch.tell(Deed::Evicted { frame });
        self.policy.evicted(frame);
    }

    #[inline(never)]
    fn replace(&mut self, victim: u32, page: u32, dirty: bool) {
        self.watch.tell(Deed::Evicted { frame: victim });
        self.watch.tell(Deed::Load { frame: victim, page, dirty });
        self.policy.replace(victim, page, dirty);
    }

    #[inline(never)]
    fn victim(&mut self, observer: &mut impl PolicyObserver) -> u32 {
        if let Some(reference) = &mut self.watch.reference {
            observer.reference(reference.choose(None));
        }
        let victim = self.policy.victim(observer);
        self.watch.chosen(victim, P::SPEC.shape == Shape::Ring, || self.policy.order());
        victim
    }

    #[inline(never)]
    fn unpinned_victim(
        &mut self,
        pinned: u32,
        is_pinned: impl Fn(u32) -> bool,
        observer: &mut impl PolicyObserver,
    ) -> u32 {
        if let Some(reference) = &mut self.watch.reference {
            observer.reference(reference.choose(Some((pinned, &is_pinned))));
        }
        let victim = self.policy.unpinned_victim(pinned, is_pinned, observer);
        self.watch.chosen(victim, P::SPEC.shape == Shape::Ring, || self.policy.order());
        victim
    }

    fn victim_of_rest(&mut self) -> u32 {
        self.policy.victim_of_rest()
    }

    const EVICTION_ORDER: EvictionOrder = P::EVICTION_ORDER;

    #[inline(never)]
    fn next_dirty(
        &mut self,
        victim: u32,
        limit: usize,
        batch: &mut Vec<u32>,
        observer: &mut impl PolicyObserver,
    ) {
        self.policy.next_dirty(victim, limit, batch, observer);
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        self.policy.next_clean(limit, frames);
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        self.policy.in_order(wanted, without)
    }

    fn order(&self) -> Vec<u32> {
        self.policy.order()
    }

    fn next_victims(&self, limit: usize) -> Vec<u32> {
        self.policy.next_victims(limit)
    }

    fn kept(&self) -> Vec<Kept> {
        self.policy.kept()
    }

    fn outline(&self) -> Structure {
        self.policy.outline()
    }

    fn head(&self) -> Option<u32> {
        self.policy.head()
    }

    fn badge(&self, frame: u32) -> u8 {
        self.policy.badge(frame)
    }

    fn set_badge(&mut self, frame: u32, value: u8) {
        self.policy.set_badge(frame, value);
    }

    fn set_hand(&mut self, frame: u32) {
        self.policy.set_hand(frame);
    }

    const REASONS: &'static [&'static str] = P::REASONS;

    fn reason(event: &Event, config: &LaneConfig) -> &'static str {
        P::reason(event, config)
    }

    const WHY_NOT: &'static [&'static str] = P::WHY_NOT;

    fn why_not(&self, comparison: &VictimComparison) -> &'static str {
        self.policy.why_not(comparison)
    }

    fn bytes(&self) -> usize {
        self.policy.bytes()
    }
}
