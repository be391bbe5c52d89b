//! Replacement policies: one file each, one line in [`registry`], one file of words a language.
//!
//! A policy keeps its own bookkeeping over frame numbers and decides; the pool alone writes counters, events,
//! dirty bits and the page table. ACE (`access.rs`) wraps any policy and knows none by name.

// What a new policy is copied from: compiled here to be linted; only the seam's test registers them.
#[cfg(test)]
#[path = "policy/_second_chance.rs"]
mod _second_chance;
#[cfg(test)]
#[path = "policy/_skeleton.rs"]
mod _skeleton;
// By its path, so that the modules that it declares stand beside it.
#[path = "policy/registry.rs"]
pub mod registry;
pub mod spec;

use bufferpool_core::error::ConfigError;
use serde::Serialize;

use crate::config::LaneConfig;
use crate::event::Event;
use spec::{PolicySpec, Shape};

/// A page that was passed over: not evicted, though the search for a victim came to it, or not written, though the
/// Writer's walk did. What its policy did to it instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PassedOver {
    /// Whether it was moved to the MRU end.
    pub to_head: bool,
    /// The policy's number or flag for it before.
    pub badge_before: u8,
    /// The same afterwards.
    pub badge_after: u8,
}

/// Where a policy tells what it did besides deciding.
pub trait PolicyObserver {
    /// The page in `frame` was passed over: a second chance.
    fn passed_over(&mut self, frame: u32, passed: PassedOver);
    /// The hand looked at that many frames, one after the other from where it stood, and took one from the number of
    /// each that it passed.
    fn looked_at(&mut self, frames: u32);
}

/// Hears nothing: for questions about what would be.
struct Deaf;

impl PolicyObserver for Deaf {
    fn passed_over(&mut self, _frame: u32, _passed: PassedOver) {}
    fn looked_at(&mut self, _frames: u32) {}
}

/// The order in which ACE takes pages after a dirty victim: its Writer the dirty ones, its Evictor the clean ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EvictionOrder {
    /// That of [`Policy::next_victims`]: policies.md, "Eviction order".
    NextVictims,
    /// That of [`Policy::order`], whichever pages the policy would pass over: ace.md has it so for CFLRU and LRU-WSR.
    Bookkeeping,
}

/// A frame that someone takes for the victim, beside the one that the policy will choose: what the pool knows of both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VictimComparison {
    /// The frame that is not chosen.
    pub frame: u32,
    /// The frame that is.
    pub victim: u32,
    /// Whether the page that is not chosen is dirty.
    pub dirty: bool,
    /// Whether the victim's page is dirty.
    pub victim_dirty: bool,
    /// Whether the victim's page was prefetched and not used yet.
    pub victim_prefetched: bool,
}

/// What a policy keeps, in the vocabulary that the page can draw.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Structure {
    /// [`Policy::order`]: of a list turned round, from MRU to LRU; of a ring as it is.
    pub order: Vec<u32>,
    /// Length of the window at the LRU end; 0 if there is none.
    pub window: u32,
    /// The frame under the hand, if there is one.
    pub hand: Option<u32>,
}

/// A replacement policy over frames `0 .. B`.
pub trait Policy: Clone + Default + 'static {
    /// What the product says about it.
    const SPEC: PolicySpec;

    /// The policy over an empty pool.
    ///
    /// # Errors
    /// When one of the policy's own parameters is not legal.
    fn new(config: &LaneConfig) -> Result<Self, ConfigError>;

    /// The requested page was placed in `frame`, dirty if the request is a write.
    fn load(&mut self, frame: u32, dirty: bool);
    /// A prefetched page was placed in `frame`, clean.
    fn prefetch(&mut self, frame: u32);
    /// The page in `frame` was hit; `dirty` is its state after the request.
    fn hit(&mut self, frame: u32, dirty: bool);
    /// The dirty page in `frame` was written and stays.
    fn written(&mut self, frame: u32);
    /// The page in `frame` is dropped.
    fn evicted(&mut self, frame: u32);

    /// The victim's page is dropped and the requested page takes its frame: [`Policy::evicted`] and [`Policy::load`] in
    /// one, for policies that can do it with less.
    #[inline(always)]
    fn replace(&mut self, victim: u32, dirty: bool) {
        self.evicted(victim);
        self.load(victim, dirty);
    }

    /// Chooses the frame to evict from a full pool; may change the policy's own state.
    fn victim(&mut self, observer: &mut impl PolicyObserver) -> u32;
    /// The same from what is left of a pool after evictions, by which [`Policy::next_victims`] goes; no request asks it.
    fn victim_of_rest(&mut self) -> u32 {
        self.victim(&mut Deaf)
    }
    /// In which order the two questions below are answered.
    const EVICTION_ORDER: EvictionOrder = EvictionOrder::NextVictims;
    /// The Writer's walk: appends to `batch`, which holds the dirty `victim`, the next dirty frames until it has `limit`.
    /// May pass pages over.
    fn next_dirty(
        &mut self,
        victim: u32,
        limit: usize,
        batch: &mut Vec<u32>,
        observer: &mut impl PolicyObserver,
    );
    /// The Evictor's choice: appends to `frames` the first `limit` clean frames.
    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>);

    /// The resident frames in the order of the policy's bookkeeping, each once: a list from its LRU end, a ring from the
    /// page whose turn is next. What a fork hands over, a keyframe keeps, and what is drawn. Loaded in this order, with
    /// badges and hand set, an empty policy of the same kind decides as this one does. The first need not be the victim.
    fn order(&self) -> Vec<u32>;
    /// The first `limit` frames that would be evicted one after the other if nothing came any more: no request, no load,
    /// no write. Changes nothing.
    fn next_victims(&self, limit: usize) -> Vec<u32> {
        let mut policy = self.clone();
        let next = |_| {
            let victim = policy.victim_of_rest();
            policy.evicted(victim);
            victim
        };
        (0..limit.min(self.order().len())).map(next).collect()
    }

    /// The bookkeeping as the page draws it.
    fn structure(&self) -> Structure {
        let mut order = self.order();
        if Self::SPEC.shape == Shape::List {
            order.reverse();
        }
        Structure { order, ..self.outline() }
    }
    /// Window and hand of the structure without its order, which takes a walk over the whole pool.
    fn outline(&self) -> Structure {
        Structure::default()
    }
    /// The most recently used frame, where the policy keeps a list. For events: never asked on the fast path.
    fn head(&self) -> Option<u32> {
        None
    }
    /// The policy's number or flag for a frame, as its spec's badge describes it.
    fn badge(&self, _frame: u32) -> u8 {
        0
    }
    /// Sets that number for a start state.
    fn set_badge(&mut self, _frame: u32, _value: u8) {}
    /// Sets the hand for a start state.
    fn set_hand(&mut self, _frame: u32) {}
    /// Every text that [`Policy::reason`] can give: what a translation must know.
    const REASONS: &'static [&'static str];
    /// Why `victim` chose as it did, from the event and the policy's rule; `{…}` are filled in by `why`.
    fn reason(event: &Event, config: &LaneConfig) -> &'static str;
    /// Whether the reason of `other`, an event like `event` but with another victim's state or another search, is no
    /// reason for the victim of `event`: only then it stands beside the true one to choose from.
    fn is_wrong(_other: &Event, _event: &Event) -> bool {
        true
    }
    /// What is said of the pages that the Writer's walk passed over, `{chances}`; none if it passes none over.
    const PASSED_BY_WRITER: Option<&'static str> = None;
    /// Every text that [`Policy::why_not`] can give.
    const WHY_NOT: &'static [&'static str];
    /// Why `victim`, asked now, will choose the one and not the other; `{page}`, `{victim}` and their `{badge}` and
    /// `{victim_badge}` are filled in by [`crate::why_not`].
    fn why_not(&self, comparison: &VictimComparison) -> &'static str;
    /// Bytes held.
    fn bytes(&self) -> usize;
}

#[cfg(test)]
const _: [registry::PolicyEntry; 2] = [
    registry::entry::<_skeleton::Fifo, _skeleton::Fifo>(),
    registry::entry::<_second_chance::SecondChance, _second_chance::SecondChance>(),
];
