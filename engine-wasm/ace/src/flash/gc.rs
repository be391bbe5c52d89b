//! Which full block is collected: three policies, each told of the full blocks as they change.

mod cost_benefit;
mod fifo;
#[doc(hidden)]
pub mod greedy;

use bufferpool_core::error::ConfigError;
use cost_benefit::CostBenefit;
use fifo::Fifo;
use greedy::Greedy;
use serde::{Serialize, Serializer};

use super::cells::Block;
use super::geometry::Geometry;

/// A garbage collection's choice, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// The block with the fewest valid pages.
    Greedy,
    /// The block with the most to gain for what it costs, and the oldest.
    CostBenefit,
    /// The block that became full first.
    Fifo,
}

impl Policy {
    /// Each with its id; the first is the default.
    pub const CHOICES: [(&'static str, Self); 3] =
        [("greedy", Self::Greedy), ("cost-benefit", Self::CostBenefit), ("fifo", Self::Fifo)];
}

impl Serialize for Policy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (id, _) = Self::CHOICES[*self as usize];
        serializer.serialize_str(id)
    }
}

/// What a policy knows of the full blocks.
#[derive(Debug, Clone)]
pub(super) enum Gc {
    Greedy(Greedy),
    CostBenefit(CostBenefit),
    Fifo(Fifo),
}

impl Gc {
    /// Knows of no full block.
    pub(super) fn new(policy: Policy, geometry: &Geometry) -> Result<Self, ConfigError> {
        Ok(match policy {
            Policy::Greedy => Self::Greedy(Greedy::new(geometry)?),
            Policy::CostBenefit => Self::CostBenefit(CostBenefit::new(geometry)?),
            Policy::Fifo => Self::Fifo(Fifo::new(geometry)),
        })
    }

    /// A block with so many valid pages has become full.
    #[inline]
    pub(super) fn filled(&mut self, block: u32, valid: u32, clock: u64) {
        match self {
            Self::Greedy(greedy) => greedy.insert(block, valid),
            Self::CostBenefit(cost_benefit) => cost_benefit.filled(block, clock),
            Self::Fifo(fifo) => fifo.filled(block),
        }
    }

    /// A page of a full block has become invalid; so many are valid now.
    #[inline(always)]
    pub(super) fn invalidated(&mut self, block: u32, valid: u32) {
        if let Self::Greedy(greedy) = self {
            greedy.lowered(block, valid);
        }
    }

    /// Anything of what it would change if a page of this block became invalid.
    #[inline(always)]
    pub(super) fn look_at(&self, block: u32, valid: u32) -> u64 {
        match self {
            Self::Greedy(greedy) => greedy.look_at(block, valid),
            _ => valid.into(),
        }
    }

    /// A full block with so many valid pages is about to be emptied.
    pub(super) fn leaves(&mut self, block: u32, valid: u32) {
        match self {
            Self::Greedy(greedy) => greedy.remove(block, valid),
            Self::CostBenefit(_) => {}
            Self::Fifo(fifo) => fifo.leaves(block),
        }
    }

    /// The block to collect; `None` if none is full.
    pub(super) fn victim(&mut self, blocks: &[Block], block_pages: u32, clock: u64) -> Option<u32> {
        match self {
            Self::Greedy(greedy) => greedy.victim(),
            Self::CostBenefit(cost_benefit) => cost_benefit.victim(blocks, block_pages, clock),
            Self::Fifo(fifo) => fifo.victim(),
        }
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Greedy(greedy) => greedy.bytes(),
            Self::CostBenefit(cost_benefit) => cost_benefit.bytes(),
            Self::Fifo(fifo) => fifo.bytes(),
        }
    }
}
