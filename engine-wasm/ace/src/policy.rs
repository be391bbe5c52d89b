//! Replacement policies: one file each, one line in [`registry`], one file of words a language. A policy keeps its own
//! bookkeeping over frame numbers and decides; the pool alone writes counters, events, dirty bits and the page table.
//! ACE (`access.rs`) wraps any policy and knows none by name.

pub mod any;
mod observer;
// By its path, so that the modules that it declares stand beside it.
#[path = "policy/registry.rs"]
pub mod registry;
/// What the files of several policies stand on.
pub(crate) mod shared {
    pub(crate) mod adaptive;
    pub(crate) mod pages;
}
pub mod spec;

use bufferpool_core::error::ConfigError;
use bufferpool_core::recency::Wanted;
pub(crate) use observer::{NoObserver, unpinned};
pub use observer::{PassedOver, PolicyObserver};
use serde::Serialize;
use spec::{PolicySpec, Text};

pub use crate::access::hold::FrameSet;
use crate::config::LaneConfig;
use crate::event::Event;
use crate::program::RunContext;

/// What the file of a policy needs.
pub(crate) mod prelude {
    pub(crate) use bufferpool_core::NONE;
    pub(crate) use bufferpool_core::error::{ConfigError, filled};
    pub(crate) use bufferpool_core::recency::{
        Drawn, Ghosts, IndexedList, Line, Ranked, RecencyOrder, Tape, Wanted,
    };
    pub(crate) use bufferpool_core::spec::DefaultValue::{Number, Rule};
    pub(crate) use bufferpool_core::spec::ParameterSpec;
    pub(crate) use bufferpool_core::split_mix::SplitMix;

    pub(crate) use super::shared::adaptive::{Adaptive, Returned, answers_of_lists};
    pub(crate) use super::shared::pages::Pages;
    pub(crate) use super::spec::*;
    pub(crate) use super::{
        EvictionOrder, FrameSet, Kept, NoObserver, PassedOver, Policy, PolicyObserver, VictimComparison,
        answers_of_list, kept_in, unpinned,
    };
    pub(crate) use crate::config::LaneConfig;
    pub(crate) use crate::event::Event;
    pub(crate) use crate::program::RunContext;
}

/// The order in which ACE takes pages after a dirty victim: its Writer the dirty ones, its Evictor the clean ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EvictionOrder {
    /// That of [`Policy::next_victims`]: docs/rules/policies.md, "Eviction order".
    NextVictims,
    /// That of [`Policy::order`], including pages that the policy would pass over: docs/rules/ace.md prescribes it for
    /// CFLRU and LRU-WSR.
    Bookkeeping,
}

/// A frame guessed as the victim and the one that the policy will choose, with the pool's state of both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct VictimComparison {
    /// The frame that is not chosen.
    pub frame: u32,
    /// The frame that is.
    pub victim: u32,
    pub dirty: bool,
    pub victim_dirty: bool,
    /// Whether the victim's page was prefetched and not used yet.
    pub victim_prefetched: bool,
}

/// The first `limit` frames in eviction order, found by evicting them from a copy: where no simpler form of it is known.
#[doc(hidden)]
pub fn repeated_victims<P: Policy>(policy: &P, limit: usize) -> Vec<u32> {
    let mut policy = policy.clone();
    let next = |_| {
        let victim = policy.victim_of_rest();
        policy.evicted(victim);
        victim
    };
    (0..limit).map(next).collect()
}

/// The answers of a policy whose bookkeeping is a [`RecencyOrder`](bufferpool_core::recency::RecencyOrder), its `list`.
macro_rules! answers_of_list {
    () => {
        fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
            frames.extend(self.list.clean_frames().take(limit));
        }

        fn order(&self) -> Vec<u32> {
            self.list.frames().collect()
        }

        fn head(&self) -> Option<u32> {
            self.list.head()
        }

        const REBUILDS_FROM_ORDER: bool = true;
    };
}
pub(crate) use answers_of_list;

/// What becomes of a frame without a request, where all are kept in the field named.
macro_rules! kept_in {
    ($frames:ident) => {
        fn set_dirty(&mut self, frame: u32, dirty: bool) {
            self.$frames.set_dirty(frame, dirty);
        }

        fn evicted(&mut self, frame: u32) {
            self.$frames.remove(frame);
        }
    };
}
pub(crate) use kept_in;

/// A part of a policy's bookkeeping other than badges, window and hand, as its spec lists it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// Resident frames, the newest or most recently used first.
    Frames(Vec<u32>),
    /// Pages that are not resident, the newest first.
    Pages(Vec<u32>),
    /// Pages that are not resident with the numbers of their last requests, the newest first.
    Times(Vec<(u32, Vec<i64>)>),
    /// Pages that are not resident with their stamps, the newest first.
    Stamps(Vec<(u32, u64)>),
    /// A frame under a hand; none where the hand waits at the old end.
    Hand(Option<u32>),
    /// A number.
    Number(f64),
    /// How many there are of something.
    Count(u64),
    /// A whole number of up to 64 bits, in decimal.
    Wide(String),
    /// By frame: a number, or `None` for a frame without one; meaningless for free frames.
    ByFrame(Vec<Option<i64>>),
    /// By frame: numbers of requests, the newest first.
    TimesByFrame(Vec<Vec<i64>>),
}

/// A replacement policy over frames `0 .. B`.
pub trait Policy: Clone + Default + 'static {
    /// What the product says about it.
    const SPEC: PolicySpec;
    /// Every text for the reason of a victim: the keys of its translations.
    const REASONS: &'static [Text];
    /// Every answer to why one page goes and another does not.
    const WHY_NOT: &'static [Text];
    /// Sentence about the pages that the Writer's walk passed over, `{chances}`; `None` if it passes none over.
    const PASSED_BY_WRITER: Option<Text> = None;
    /// In which order Writer and Evictor take pages.
    const EVICTION_ORDER: EvictionOrder = EvictionOrder::NextVictims;
    /// Whether order, badges and hand are the policy's whole state, so that it can be rebuilt from them.
    const REBUILDS_FROM_ORDER: bool = false;
    /// Bytes that a frame takes at most, pool and policy together, to refuse what does not fit; `tests/memory.rs`.
    const BYTES_A_FRAME: u64 = 36;
    /// Whether the first use of a prefetched page drops it and loads it anew.
    const FIRST_USE_LOADS: bool = false;

    /// The policy over an empty pool. Fails when one of the policy's own parameters is not legal.
    fn new(config: &LaneConfig) -> Result<Self, ConfigError>;
    /// Receives the facts about the run, before the first request and again after every restart.
    fn prepare(&mut self, _told: &RunContext) {}
    /// A policy in the state of another instance of its kind, with the parameters of this one.
    fn in_state_of(&self, other: &Self) -> Self {
        other.clone()
    }
    /// The calls that follow belong to request `t`, and the next request is `position`. Pages of a start state or a
    /// fork are reported one by one, as if the requests before `position` had loaded them.
    fn at(&mut self, _t: i64, _position: i64) {}
    /// Request `t` begins: periodic work of a policy happens here.
    #[inline(always)]
    fn begin_request(&mut self, t: i64) {
        self.at(t, t + 1);
    }
    /// A miss on `page` begins. Called before the victim is chosen, while ghost lists still hold `page`.
    #[inline(always)]
    fn begin_miss(&mut self, _page: u32) {}
    /// The requested page was placed in `frame`, dirty if the request is a write.
    fn load(&mut self, frame: u32, page: u32, dirty: bool);
    /// A prefetched page was placed in `frame`, clean.
    fn prefetch(&mut self, frame: u32, page: u32) {
        self.load(frame, page, false);
    }
    /// The page in `frame`, which a fork handed over, came by prefetch and was not used yet.
    fn was_prefetched(&mut self, _frame: u32) {}
    /// The first request for the prefetched page in `frame`. By default a hit like any other.
    #[inline(always)]
    fn first_use(&mut self, frame: u32, page: u32, dirty: bool) {
        if Self::FIRST_USE_LOADS {
            self.replace(frame, page, dirty);
        } else {
            self.hit(frame, dirty);
        }
    }
    /// The request that hits the page in `frame` is a write: told before [`Policy::hit`] or [`Policy::first_use`].
    #[inline(always)]
    fn hit_by_write(&mut self, _frame: u32) {}
    /// The page in `frame` was hit; `dirty` is its state after the request, all that changes by default.
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.set_dirty(frame, dirty);
    }
    /// The page becomes dirty or clean without a request: written, or changed by a client that pins it.
    fn set_dirty(&mut self, frame: u32, dirty: bool);
    /// The page in `frame` was hit by a client that pins it already: no reference. `dirty` is its state after the request.
    fn hit_held(&mut self, frame: u32, was_dirty: bool, dirty: bool) {
        if dirty && !was_dirty {
            self.set_dirty(frame, true);
        }
    }
    /// The page in `frame` is dropped.
    fn evicted(&mut self, frame: u32);
    /// [`Policy::evicted`] and [`Policy::load`] in one, for policies that can do it with less.
    #[inline(always)]
    fn replace(&mut self, victim: u32, page: u32, dirty: bool) {
        self.evicted(victim);
        self.load(victim, page, dirty);
    }

    /// Chooses the frame to evict from a full pool; may change the policy's own state.
    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32;
    /// The same while the frames `pinned`, not all, may not leave: in place of a pinned page its rule's next choice
    /// goes (docs/rules/databases.md; docs/rules/server.md, "One request").
    fn unpinned_victim(&mut self, pinned: &FrameSet, observer: &mut dyn PolicyObserver) -> u32 {
        any::unpinned_victim(self, pinned, observer)
    }
    /// The first further choice that is not pinned, in place of a pinned one. Nothing else changes.
    fn next_unpinned(
        &mut self,
        chosen: u32,
        pinned: &FrameSet,
        observer: &mut dyn PolicyObserver,
    ) -> Option<u32> {
        // Not the order of hypothetical evictions: the rule may look at the missed page, as ARC's does.
        any::next_unpinned(any::AnyPolicy::again(self), chosen, pinned, observer)
    }
    /// The victim of a pool with empty frames, for [`Policy::next_victims`]; never called by a request.
    fn victim_of_rest(&mut self) -> u32 {
        self.victim(&mut NoObserver)
    }
    /// The Writer's walk: appends to `batch`, the victim's, dirty frames up to `limit`. May pass pages over.
    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, _observer: &mut dyn PolicyObserver) {
        self.add_first(Wanted::Dirty, Some(batch[0]), limit.saturating_sub(batch.len()), batch);
    }
    /// The same while the frames `in_flight` can be neither written nor passed over.
    fn next_dirty_beside(
        &mut self,
        limit: usize,
        batch: &mut Vec<u32>,
        in_flight: &FrameSet,
        observer: &mut dyn PolicyObserver,
    ) {
        observer::beside(limit, batch, in_flight, &mut |asked, batch| {
            self.next_dirty(asked, batch, observer)
        });
    }
    /// The Evictor's choice: appends to `frames` the first `limit` clean frames.
    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        self.add_first(Wanted::Clean, None, limit, frames);
    }
    /// The eviction order once the page in `without` is gone (it may stay listed), if no request followed; all or those
    /// of a kind, as far as the caller reads.
    fn in_order(&self, _wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        std::iter::empty()
    }
    /// Appends the first `limit` frames of the order. All callers use this method, so that each order is compiled once.
    #[inline(never)]
    fn add_first(&self, wanted: Wanted, without: Option<u32>, limit: usize, frames: &mut Vec<u32>) {
        let order = self.in_order(wanted, without).filter(|&frame| Some(frame) != without);
        frames.extend(order.take(limit));
    }

    /// The resident frames in the order of its bookkeeping: a list from its LRU end, a ring from the page whose turn is
    /// next. Forks hand it over, keyframes store it. The first need not be the victim.
    fn order(&self) -> Vec<u32> {
        self.next_victims(usize::MAX)
    }
    /// The first `limit` frames in the order of their evictions, if no request, load or write followed.
    fn next_victims(&self, limit: usize) -> Vec<u32> {
        if Self::EVICTION_ORDER == EvictionOrder::Bookkeeping {
            return repeated_victims(self, limit.min(self.order().len()));
        }
        let mut frames = Vec::new();
        self.add_first(Wanted::Any, None, limit, &mut frames);
        frames
    }
    /// The first `limit` frames of its eviction order, as Writer and Evictor read it (docs/rules/ace.md, table
    /// "Policies"; docs/rules/policies.md, "Eviction order").
    fn first_in_order(&self, limit: usize) -> Vec<u32> {
        if Self::EVICTION_ORDER == EvictionOrder::NextVictims {
            return self.next_victims(limit);
        }
        let mut frames = self.order();
        frames.truncate(limit);
        frames
    }
    /// Further parts of its bookkeeping, in the order of its spec's `kept`, for pictures and final states.
    fn kept(&self) -> Vec<Kept> {
        Vec::new()
    }
    /// Length of the window at the LRU end; 0 if there is none.
    fn window(&self) -> u32 {
        0
    }
    /// The frame under the hand, if there is one.
    fn hand(&self) -> Option<u32> {
        None
    }
    /// Sets the hand for a start state.
    fn set_hand(&mut self, _frame: u32) {}
    /// The most recently used frame, where the policy keeps a list. For events: never called on the fast path.
    fn head(&self) -> Option<u32> {
        None
    }
    /// The policy's number or flag for a frame, as its spec's badge describes it.
    fn badge(&self, _frame: u32) -> u8 {
        0
    }
    /// Sets that number for a start state.
    fn set_badge(&mut self, _frame: u32, _value: u8) {}
    /// Why `victim` chose as it did, from the event and the policy's rule; `{…}` are filled in by `why`.
    fn reason(event: &Event, _config: &LaneConfig) -> &'static str {
        Self::REASONS[usize::from(event.reason)]
    }
    /// Whether the reason of `other`, an event like `event` but with another victim's state or another search, is false
    /// for the victim of `event`: only then it is offered as a wrong answer beside the true one.
    fn is_wrong(_other: &Event, _event: &Event) -> bool {
        true
    }
    /// The place in [`Policy::WHY_NOT`] of why `victim` would now choose the one frame and not the other; [`crate::why`]
    /// fills in `{page}`, `{victim}` and their `{badge}` and `{victim_badge}`. By default the first, or the second of a
    /// prefetched victim if there are two.
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        usize::from(comparison.victim_prefetched).min(Self::WHY_NOT.len() - 1)
    }
    /// Bytes held.
    fn bytes(&self) -> usize;
    /// [`Policy::BYTES_A_FRAME`] in a lane of this config.
    fn bytes_a_frame(_config: &LaneConfig) -> u64 {
        Self::BYTES_A_FRAME
    }
}
