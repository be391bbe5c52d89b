//! Replacement: which page leaves the pool. LRU, or the paper's cost segment.
//!
//! Each has a file, and a line in [`REPLACEMENTS`]. Source: PVLDB 2008, section 5, figures 6 to 8.

pub mod cost_segment;
pub mod lru;

use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_lab::scene::one_of;
use cost_segment::CostSegment;
use lru::Lru;
use serde::Serialize;

use crate::config::HybridConfig;
use crate::prices::{Class, Disk};

/// Everything the product says about a replacement.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ReplacementSpec {
    pub id: &'static str,
    pub label: &'static str,
    pub idea: &'static str,
    pub rule: &'static str,
    pub complexity: &'static str,
    pub paper: &'static str,
    pub parameters: &'static [ParameterSpec],
    /// Whether it is LRU, which the optimum is defined with.
    pub is_lru: bool,
    /// Whether its cost segment changes its size while it runs.
    pub adapts: bool,
}

/// The interface of a replacement for a lane. Frames are taken out by [`Replacement::evict`] alone.
pub trait Replacement: Clone + 'static {
    /// What the product says about it.
    const SPEC: ReplacementSpec;

    /// An empty pool's. Fails for want of memory.
    fn new(config: &HybridConfig) -> Result<Self, ConfigError>;
    /// A page came into the frame: its class after the request that brought it.
    fn load(&mut self, frame: u32, class: Class);
    /// The page in the frame was used again: its class after that.
    fn hit(&mut self, frame: u32, class: Class);
    /// Takes the next victim out; none in an empty pool. `emptying`: for `F`, not for a page that comes next.
    fn evict(&mut self, emptying: bool) -> Option<u32>;
    /// A page was read from a disk.
    fn missed(&mut self, _disk: Disk) {}
    /// The request is done; whether frames left the time segment because of that.
    fn served(&mut self) -> bool {
        false
    }
    /// Frames that left the time segment for the queues of their classes during the last call.
    fn followed(&self) -> &[(u32, Class)] {
        &[]
    }
    /// The cost queue of a resident frame; of the last victim the one that it left. None for the time segment.
    fn cost_queue(&self, _frame: u32) -> Option<Class> {
        None
    }
    /// The frames of a class's queue or, without a class, of the time segment, the only one that LRU has; the next to
    /// leave first.
    fn queue(&self, class: Option<Class>) -> Vec<u32>;
    /// Frames of the cost segment now.
    fn cost_segment_frames(&self) -> u32 {
        0
    }
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// Every replacement, in the order of the picker.
pub const REPLACEMENTS: &[ReplacementSpec] =
    &[Lru::SPEC, CostSegment::<false>::SPEC, CostSegment::<true>::SPEC];

/// Finds a replacement by its id.
pub fn find(id: &str) -> Result<&'static ReplacementSpec, ConfigError> {
    one_of("replacement", id, REPLACEMENTS, |spec| spec.id)
}
