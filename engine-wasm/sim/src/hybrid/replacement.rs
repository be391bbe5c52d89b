//! Replacement: which page leaves the pool. LRU, or the paper's cost segment.
//!
//! One file a replacement and one line in [`REPLACEMENTS`]. Source: PVLDB 2008, section 5, figures 6 to 8.

mod auto;
mod cost_segment;
mod lru;
mod queues;

use serde::Serialize;

pub use auto::SelfTuning;
pub use cost_segment::CostSegment;
pub use lru::Lru;

use super::config::{HybridConfig, LAMBDA};
use super::placement::{Build, Builders};
use super::prices::Disk;
use crate::error::ConfigError;
use crate::spec::ParameterSpec;

/// What the return of a resident page would cost: whether its eviction takes a write, and which disk it is read from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Class {
    /// Clean, on flash.
    #[serde(rename = "FRQ")]
    CleanFlash,
    /// Clean, on the magnetic disk.
    #[serde(rename = "MRQ")]
    CleanMagnetic,
    /// Dirty, on the magnetic disk.
    #[serde(rename = "MWQ")]
    DirtyMagnetic,
    /// Dirty, on flash.
    #[serde(rename = "FWQ")]
    DirtyFlash,
}

impl Class {
    /// All, in the paper's order.
    pub const ALL: [Self; 4] = [Self::CleanFlash, Self::CleanMagnetic, Self::DirtyMagnetic, Self::DirtyFlash];

    /// The class of a page.
    #[inline(always)]
    #[must_use]
    pub const fn of(dirty: bool, disk: Disk) -> Self {
        match (dirty, disk) {
            (false, Disk::Flash) => Self::CleanFlash,
            (false, Disk::Magnetic) => Self::CleanMagnetic,
            (true, Disk::Magnetic) => Self::DirtyMagnetic,
            (true, Disk::Flash) => Self::DirtyFlash,
        }
    }

    /// The paper's name of its queue.
    #[must_use]
    pub const fn queue(self) -> &'static str {
        match self {
            Self::CleanFlash => "FRQ",
            Self::CleanMagnetic => "MRQ",
            Self::DirtyMagnetic => "MWQ",
            Self::DirtyFlash => "FWQ",
        }
    }

    /// The disk that its pages are on.
    #[must_use]
    pub const fn disk(self) -> Disk {
        match self {
            Self::CleanFlash | Self::DirtyFlash => Disk::Flash,
            Self::CleanMagnetic | Self::DirtyMagnetic => Disk::Magnetic,
        }
    }
}

/// Where a page stands in the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the time segment; the only one that LRU has.
    Main,
    /// In the queue of a class.
    Cost(Class),
}

/// A frame that left the time segment for the queue of its class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Followed {
    /// The frame.
    pub frame: u32,
    /// Where it went.
    pub class: Class,
}

/// Everything the product says about a replacement.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ReplacementSpec {
    /// Key in configs and links.
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// The idea in one sentence.
    pub idea: &'static str,
    /// The rule, as it is carried out.
    pub rule: &'static str,
    /// Work per request of this implementation.
    pub complexity: &'static str,
    /// Where it comes from.
    pub paper: &'static str,
    /// Its parameters.
    pub parameters: &'static [ParameterSpec],
    /// Whether it is LRU, which the optimum is defined with.
    pub is_lru: bool,
    /// Whether its cost segment changes its size while it runs.
    pub adapts: bool,
}

/// What a lane asks of a replacement. Frames are taken out by [`Replacement::evict`] alone.
pub trait Replacement: Clone + 'static {
    /// What the product says about it.
    const SPEC: ReplacementSpec;

    /// An empty pool's.
    ///
    /// # Errors
    /// When its columns do not fit in memory.
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
    /// Frames that left the time segment during the last call.
    fn followed(&self) -> &[Followed] {
        &[]
    }
    /// Where a resident frame stands; of the last victim, where it stood.
    fn place(&self, frame: u32) -> Place;
    /// The frames of a queue, the next to leave first.
    fn queue(&self, place: Place) -> Vec<u32>;
    /// Frames of the cost segment now.
    fn cost_segment_frames(&self) -> u32;
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
pub struct ReplacementEntry {
    /// What the product says about it.
    pub spec: ReplacementSpec,
    /// Its column of a placement algorithm's builders.
    pub of: fn(&Builders) -> Build,
}

/// Every replacement, in the order of the picker.
pub const REPLACEMENTS: &[ReplacementEntry] = &[
    ReplacementEntry { spec: Lru::SPEC, of: |builders| builders.lru },
    ReplacementEntry { spec: CostSegment::SPEC, of: |builders| builders.cost },
    ReplacementEntry { spec: SelfTuning::SPEC, of: |builders| builders.auto },
];

/// Finds a replacement by its id.
///
/// # Errors
/// Names the ids that exist.
pub fn find(id: &str) -> Result<&'static ReplacementEntry, ConfigError> {
    REPLACEMENTS.iter().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = REPLACEMENTS.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("replacement", id, format!("one of {}", ids.join(", ")))
    })
}

pub(super) const PARAMETERS: &[ParameterSpec] = &[LAMBDA];
