//! A drive at the shown position as data for pictures: what it was before the step's batch, and what that did.
#![allow(missing_docs)]

use bufferpool_core::counter::Counters;
use serde::Serialize;
use serde_json::Value;

use super::Drive;
use super::chip::Chip;
use super::derived::{ChipWrite, Derived};
use super::report::OpenBlocks;

/// Blocks up to which each page is told.
const MOST_BLOCKS_BY_PAGES: u32 = 64;
/// Pages up to which each is.
const MOST_PAGES: u64 = 8_192;

/// A drive's blocks at a moment; lists are by block.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FlashState {
    /// Erases over the drive's life.
    pub erases: Vec<u32>,
    /// Pages programmed since the last one: the first indices.
    pub programmed: Vec<u32>,
    /// How many of these are valid.
    pub valid: Vec<u32>,
    /// The logical page at each of them, valid or not; `None` in drives that are drawn by blocks alone.
    pub owners: Option<Vec<Vec<u32>>>,
    /// Which indices are valid; `None` as `owners`.
    pub valid_indices: Option<Vec<Vec<u32>>>,
    /// The queue of free blocks, its front first.
    pub free: Vec<u32>,
    pub open: OpenBlocks,
}

impl FlashState {
    /// Of a drive now.
    pub fn of(drive: &Drive) -> Self {
        let (cells, geometry) = (&drive.cells, &drive.config.geometry);
        let numbers = 0..geometry.blocks;
        let by_pages = geometry.blocks <= MOST_BLOCKS_BY_PAGES && geometry.physical_pages() <= MOST_PAGES;
        let lists = |list: &dyn Fn(u32) -> Vec<u32>| by_pages.then(|| numbers.clone().map(list).collect());
        Self {
            erases: cells.blocks.iter().map(|block| block.erases).collect(),
            programmed: numbers.clone().map(|block| cells.programmed(block)).collect(),
            valid: cells.blocks.iter().map(|block| block.valid.into()).collect(),
            owners: lists(&|block| cells.programmed_pages(block).to_vec()),
            valid_indices: lists(&|block| cells.valid_indices(block).collect()),
            free: cells.free.iter().copied().collect(),
            open: OpenBlocks::of(drive),
        }
    }
}

/// What the last step did to a drive.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct FlashStep {
    pub before: FlashState,
    /// As files have them (docs/rules/flash.md, "Events").
    pub events: Vec<Value>,
}

/// A lane's drive at the shown position: as it was before the step's batch, and what that did, in order.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FlashShown {
    /// D, L, P and N.
    pub pages: u32,
    pub logical_pages: u32,
    pub block_pages: u32,
    pub blocks: u32,
    pub before: FlashState,
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "([\"open\", block: number, stream: \"host\" | \"hot\" | \"moved\" | \"levelled\"] | [\"choose\", block: number, valid: number, reason: \"gc\" | \"wear\"] | [\"move\", page: number, from_block: number, from_index: number, to_block: number, to_index: number] | [\"erase\", block: number, count: number] | [\"write\", page: number, block: number, index: number] | [\"invalidate\", block: number, index: number])[]"
        )
    )]
    pub events: Vec<Value>,
    /// Without the window's, as long as none is complete.
    pub counters: Counters,
    pub derived: Derived,
    pub chip_write: Option<ChipWrite>,
    pub chip: Chip,
}

impl FlashShown {
    /// Of a drive now, with its last step.
    pub fn of(drive: &Drive, step: &FlashStep, chip: &Chip) -> Self {
        let (config, totals) = (drive.config(), drive.totals());
        let FlashStep { before, events } = step.clone();
        Self {
            pages: config.pages,
            logical_pages: config.geometry.logical_pages,
            block_pages: config.geometry.block_pages,
            blocks: config.geometry.blocks,
            before,
            events,
            counters: totals.counters(),
            derived: Derived::of(&totals, config, chip),
            chip_write: ChipWrite::of(&totals, chip),
            chip: *chip,
        }
    }
}
