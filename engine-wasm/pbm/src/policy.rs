//! Replacement policies of this lab. One file a policy and one line in [`POLICIES`].
//!
//! A policy receives loads, hits and, if it follows them, block groups whose scans have changed; it names the frames
//! that go. It may look at the pool and at everything that is known of the future ([`Context`]) and changes neither.

mod clock;
mod lru;
mod pq;
mod sampling;

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_lab::scene::one_of;
use serde::Serialize;

use crate::config::LaneConfig;
use crate::estimate::Knowledge;
use crate::frames::Frames;
use crate::lane::{AnyLane, Lane};
use crate::world::World;

/// A yes/no setting of a policy.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct OptionSpec {
    pub id: &'static str,
    pub label: &'static str,
    pub help: &'static str,
    pub why: &'static str,
}

/// Everything the product says about a policy.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct PolicySpec {
    pub id: &'static str,
    pub label: &'static str,
    pub idea: &'static str,
    pub rule: &'static str,
    pub complexity: &'static str,
    pub paper: &'static str,
    pub year: u16,
    pub parameters: &'static [ParameterSpec],
    pub options: &'static [OptionSpec],
    /// Whether it estimates the time to next access.
    pub estimates: bool,
    /// Whether it keeps blocks in buckets by that time.
    pub buckets: bool,
}

/// What a policy may look at.
#[derive(Clone, Copy)]
#[allow(missing_docs)]
pub struct Context<'a> {
    pub frames: &'a Frames,
    /// Scans, and what else estimates are made of.
    pub knowledge: &'a Knowledge,
    pub now_ns: u64,
}

impl Context<'_> {
    /// The estimate for the block in a frame.
    #[inline(always)]
    pub fn next_access_ns(&self, frame: u32) -> f64 {
        self.knowledge.next_access_ns(self.frames.block_in(frame), frame, self.now_ns)
    }
}

/// A frame that was looked at, with the estimate for its block.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The frame.
    pub frame: u32,
    /// Nanoseconds until the next access; infinite if no access is known.
    pub next_access_ns: f64,
}

/// What a policy chose. Buffers are kept from one choice to the next.
#[derive(Debug, Clone, Default)]
pub struct Choice {
    /// Frames that go, the victim first.
    pub victims: Vec<u32>,
    /// Frames that were drawn, in the order of the draw, where the policy draws; sorted where it sorts.
    pub candidates: Vec<Candidate>,
    /// Frames the clock hand looked at.
    pub looked_at: u32,
    /// The bucket of the victim, where blocks are kept in buckets.
    pub bucket: Option<Bucket>,
}

impl Choice {
    pub(super) fn clear(&mut self) {
        self.victims.clear();
        self.candidates.clear();
        self.looked_at = 0;
        self.bucket = None;
    }
}

/// Where a block stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bucket {
    /// A bucket of the time line, from the present on.
    Time(u32),
    /// No access is known.
    NotRequested,
    /// On the free list, contents still valid.
    FreeList,
}

/// A bucket as it is shown: which one, and its blocks' frames, the next to leave first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct BucketView {
    pub bucket: Bucket,
    /// From this time to the next access on, in nanoseconds, as it stands in the shift under way.
    pub from_ns: Option<u64>,
    pub frames: Vec<u32>,
}

/// The interface of a policy for a lane.
pub trait Policy: Clone + 'static {
    /// What the product says about it.
    const SPEC: PolicySpec;
    /// Whether it receives groups whose scans have changed.
    const FOLLOWS_SCANS: bool = false;

    /// What its parameters must fulfil together.
    fn check(_config: &LaneConfig) -> Result<(), ConfigError> {
        Ok(())
    }
    /// Before the first request. Fails for want of memory.
    fn new(config: &LaneConfig, world: &World, seed: u64) -> Result<Self, ConfigError>
    where
        Self: Sized;
    /// A block was loaded into a frame.
    #[inline(always)]
    fn loaded(&mut self, _frame: u32, _context: Context<'_>) {}
    /// A resident block was requested.
    #[inline(always)]
    fn hit(&mut self, _frame: u32, _context: Context<'_>) {}
    /// The frame's block was evicted. Called for every frame of a [`Choice`] before the next load.
    #[inline(always)]
    fn evicted(&mut self, _frame: u32) {}
    /// The scans registered with a block group have changed.
    fn scans_changed(&mut self, _blocks: std::ops::Range<u32>, _context: Context<'_>) {}
    /// Chooses what goes, into an empty choice. No frame is free and at least one is not pinned.
    fn choose(&mut self, context: Context<'_>, choice: &mut Choice);
    /// The number that it keeps for a frame, if it keeps one.
    fn badge(&self, _frame: u32) -> Option<u8> {
        None
    }
    /// Frame under the hand, if there is one.
    fn hand(&self) -> Option<u32> {
        None
    }
    /// Its buckets at a time, the nearest first, the one of blocks without a known access last, and a list of frames
    /// that are free for use at the very end, where there is one.
    fn buckets(&self, _now_ns: u64) -> Vec<BucketView> {
        Vec::new()
    }
    /// The bucket in which a block with this estimate belongs, where blocks are kept in buckets.
    fn bucket_of(&self, _next_access_ns: f64) -> Option<Bucket> {
        None
    }
    /// Bytes held beside itself.
    fn bytes(&self) -> usize {
        0
    }
}

// For policies that estimate.
pub(super) const FREQUENCY: OptionSpec = OptionSpec {
    id: "frequency",
    label: "Frequency statistics",
    help: "Each resident block keeps an average time between its accesses; the smaller of all estimates counts.",
    why: "Blocks that no scan asks for may still be asked for often, by look-ups and index scans.",
};

pub(super) const TRAILING: OptionSpec = OptionSpec {
    id: "trailing",
    label: "Trailing index scans",
    help: "An index scan that meets another one's mark tells it how far it is behind; the leader marks its blocks.",
    why: "What a leader leaves behind is needed soon, though no scan has registered for it.",
};

pub(super) const AS_SEQUENTIAL: OptionSpec = OptionSpec {
    id: "as_sequential",
    label: "Correlated index scans as sequential ones",
    help: "An index scan whose keys follow the blocks is a window that moves over the table. Acts only with frequency statistics.",
    why: "Alone it would do harm: every block ahead of a scan looks worse than one that nobody will read.",
};

type Open = fn(&Rc<World>, &LaneConfig) -> Result<Box<dyn AnyLane>, ConfigError>;

/// A registered policy.
#[allow(missing_docs)]
pub struct PolicyEntry {
    pub spec: PolicySpec,
    pub open: Open,
    /// What its parameters must fulfil together.
    pub check: fn(&LaneConfig) -> Result<(), ConfigError>,
}

impl PolicyEntry {
    /// Whether the policy has this parameter.
    pub fn has(&self, id: &str) -> bool {
        self.spec.parameters.iter().any(|parameter| parameter.id == id)
    }
}

const fn entry<P: Policy>() -> PolicyEntry {
    PolicyEntry {
        spec: P::SPEC,
        open: |world, config| Ok(Box::new(Lane::<P>::new(world, config)?)),
        check: P::check,
    }
}

/// All policies, in the order of the picker.
pub static POLICIES: &[PolicyEntry] = &[
    entry::<clock::ClockSweep>(),
    entry::<lru::Lru>(),
    entry::<sampling::Sampling<false>>(),
    entry::<sampling::Sampling<true>>(),
    entry::<pq::PriorityQueue>(),
];

/// The policy with this id. An error names the policies that there are.
pub fn find(id: &str) -> Result<&'static PolicyEntry, ConfigError> {
    one_of("policy", id, POLICIES, |entry| entry.spec.id)
}
