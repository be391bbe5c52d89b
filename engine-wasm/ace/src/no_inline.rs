//! A policy whose methods are called where those of others are inlined. The silent loops inline everything; the
//! recording loops need not be fast and share one copy of each method, which is so much less for the page to load.

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::Wanted;

use crate::config::LaneConfig;
use crate::event::Event;
use crate::policy::spec::PolicySpec;
use crate::policy::{EvictionOrder, Kept, Policy, PolicyObserver, Structure, VictimComparison};
use crate::program::Told;

/// `P`, called.
#[derive(Debug, Clone, Default)]
pub(crate) struct NoInline<P>(pub(crate) P);

impl<P: Policy> Policy for NoInline<P> {
    const SPEC: PolicySpec = P::SPEC;

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        P::new(config).map(Self)
    }

    fn at(&mut self, t: i64, position: i64) {
        self.0.at(t, position);
    }

    #[inline(never)]
    fn begin_request(&mut self, t: i64) {
        self.0.begin_request(t);
    }

    #[inline(never)]
    fn begin_miss(&mut self, page: u32) {
        self.0.begin_miss(page);
    }

    fn be_told(&mut self, told: &Told) {
        self.0.be_told(told);
    }

    fn adopt(&mut self, other: &Self) -> bool {
        self.0.adopt(&other.0)
    }

    #[inline(never)]
    fn first_use(&mut self, frame: u32, page: u32, dirty: bool) {
        self.0.first_use(frame, page, dirty);
    }

    #[inline(never)]
    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.0.load(frame, page, dirty);
    }

    #[inline(never)]
    fn prefetch(&mut self, frame: u32, page: u32) {
        self.0.prefetch(frame, page);
    }

    #[inline(never)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.0.hit(frame, dirty);
    }

    #[inline(never)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.0.set_dirty(frame, dirty);
    }

    fn hit_held(&mut self, frame: u32, was_dirty: bool, dirty: bool) {
        self.0.hit_held(frame, was_dirty, dirty);
    }

    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.0.evicted(frame);
    }

    #[inline(never)]
    fn replace(&mut self, victim: u32, page: u32, dirty: bool) {
        self.0.replace(victim, page, dirty);
    }

    #[inline(never)]
    fn victim(&mut self, observer: &mut impl PolicyObserver) -> u32 {
        self.0.victim(observer)
    }

    fn unpinned_victim(
        &mut self,
        pinned: u32,
        is_pinned: impl Fn(u32) -> bool,
        observer: &mut impl PolicyObserver,
    ) -> u32 {
        self.0.unpinned_victim(pinned, is_pinned, observer)
    }

    fn victim_of_rest(&mut self) -> u32 {
        self.0.victim_of_rest()
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
        self.0.next_dirty(victim, limit, batch, observer);
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        self.0.next_clean(limit, frames);
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        self.0.in_order(wanted, without)
    }

    fn order(&self) -> Vec<u32> {
        self.0.order()
    }

    fn next_victims(&self, limit: usize) -> Vec<u32> {
        self.0.next_victims(limit)
    }

    fn kept(&self) -> Vec<Kept> {
        self.0.kept()
    }

    fn outline(&self) -> Structure {
        self.0.outline()
    }

    fn head(&self) -> Option<u32> {
        self.0.head()
    }

    fn badge(&self, frame: u32) -> u8 {
        self.0.badge(frame)
    }

    fn set_badge(&mut self, frame: u32, value: u8) {
        self.0.set_badge(frame, value);
    }

    fn set_hand(&mut self, frame: u32) {
        self.0.set_hand(frame);
    }

    const REASONS: &'static [&'static str] = P::REASONS;

    fn reason(event: &Event, config: &LaneConfig) -> &'static str {
        P::reason(event, config)
    }

    const WHY_NOT: &'static [&'static str] = P::WHY_NOT;

    fn why_not(&self, comparison: &VictimComparison) -> &'static str {
        self.0.why_not(comparison)
    }

    fn bytes(&self) -> usize {
        self.0.bytes()
    }
}
