//! The block with the most age · (P - n) / (2 n), n its valid pages: what is gained, against what it costs to read and
//! write n pages (Rosenblum & Ousterhout, "The Design and Implementation of a Log-Structured File System", 1992, as
//! Kawaguchi, Nishioka & Motoda, 1995, have it). Looks at all blocks.

use bufferpool_core::error::{ConfigError, filled};

use crate::flash::cells::Block;
use crate::flash::geometry::Geometry;

/// The clock at which each full block became full.
#[derive(Debug, Clone)]
pub(in crate::flash) struct CostBenefit {
    filled: Vec<u64>,
}

/// Gain · age, and cost.
type Score = (u128, u128);

/// Whether a score is the larger one; the products stay below 2^128, since an age is below 2^64 and the others 2^14.
fn exceeds((gain, cost): Score, (other_gain, other_cost): Score) -> bool {
    gain * other_cost > other_gain * cost
}

impl CostBenefit {
    pub(super) fn new(geometry: &Geometry) -> Result<Self, ConfigError> {
        Ok(Self { filled: filled("blocks", geometry.blocks as usize, 0)? })
    }

    pub(super) fn filled(&mut self, block: u32, clock: u64) {
        self.filled[block as usize] = clock;
    }

    pub(super) fn victim(&self, blocks: &[Block], block_pages: u32, clock: u64) -> Option<u32> {
        let mut best: Option<(usize, Score)> = None;
        for (number, block) in blocks.iter().enumerate().filter(|(_, block)| block.full) {
            if block.valid == 0 {
                return Some(number as u32);
            }
            let (valid, all) = (u128::from(block.valid), u128::from(block_pages));
            let age = u128::from(1 + clock - self.filled[number]);
            let score = (age * (all - valid), 2 * valid);
            if best.is_none_or(|(_, least)| exceeds(score, least)) {
                best = Some((number, score));
            }
        }
        best.map(|(number, _)| number as u32)
    }

    pub(super) fn bytes(&self) -> usize {
        size_of::<u64>() * self.filled.len()
    }
}
