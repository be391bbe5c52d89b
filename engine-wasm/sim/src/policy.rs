//! Replacement policies: one file each, one line in [`registry`].
//!
//! A policy keeps its own bookkeeping over frame numbers and decides; the pool alone writes counters, events,
//! dirty bits and the page table. ACE (see [`crate::ace`]) wraps any policy and knows none by name.

#[cfg(test)]
#[path = "policy/_skeleton.rs"]
mod _skeleton;
pub mod cflru;
pub mod clock;
pub mod lru;
pub mod lru_wsr;
pub mod registry;

use crate::config::LaneConfig;
use crate::error::ConfigError;
use crate::spec::PolicySpec;

/// Where a policy tells what it did besides deciding.
pub trait Report {
    /// A dirty page was moved to the MRU end instead of being evicted or written.
    fn second_chance(&mut self, frame: u32);
    /// The clock hand looked at that many frames.
    fn looked_at(&mut self, frames: u32);
}

/// A frame that someone takes for the victim, beside the one that the policy will choose: what the pool knows of both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rivals {
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
    /// A list from MRU to LRU, or for a ring the resident frames in eviction order.
    pub order: Vec<u32>,
    /// Length of the window at the LRU end; 0 if there is none.
    pub window: u32,
    /// The frame under the hand, if there is one.
    pub hand: Option<u32>,
}

/// A replacement policy over frames `0 .. B`. "Eviction order" is the order of ace.md, table "Policies".
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
    fn victim(&mut self, report: &mut impl Report) -> u32;
    /// Appends to `batch`, which holds the dirty `victim`, the next dirty frames in eviction order until it has
    /// `limit`: the Writer's walk.
    fn next_dirty(&mut self, victim: u32, limit: usize, batch: &mut Vec<u32>, report: &mut impl Report);
    /// Appends to `frames` the first `limit` clean frames in eviction order: the Evictor's choice.
    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>);

    /// The resident frames in eviction order, at most `limit` of them. Changes nothing.
    fn peek(&self, limit: usize) -> Vec<u32>;
    /// The bookkeeping as the page draws it.
    fn structure(&self) -> Structure;
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
    fn reason(event: &crate::event::Event, config: &LaneConfig) -> &'static str;
    /// Every text that [`Policy::why_not`] can give.
    const WHY_NOT: &'static [&'static str];
    /// Why `victim`, asked now, will choose the one and not the other; `{page}`, `{victim}` and their `{badge}` and
    /// `{victim_badge}` are filled in by [`crate::why_not`].
    fn why_not(&self, rivals: &Rivals) -> &'static str;
    /// Bytes held.
    fn bytes(&self) -> usize;
}
