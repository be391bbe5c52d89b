//! A drive as files have it: its events, and its state at the end.

use bufferpool_core::counter::Counters;
use serde::Serialize;
use serde_json::{Value, json};

use super::Drive;
use super::chip::Chip;
use super::derived::Derived;
use super::hashes::Hashes;
use super::setup::Setup;
use super::watch::{Place, Reason, Stream, Watch};

/// Keeps the events of a batch, each as a file has it: `["move", page, block, index, block, index]`.
#[derive(Debug, Default)]
pub struct Recording {
    /// In the order in which they happened.
    pub events: Vec<Value>,
}

impl Watch for Recording {
    fn opened(&mut self, block: u32, stream: Stream) {
        self.events.push(json!(["open", block, stream]));
    }
    fn chosen(&mut self, block: u32, valid: u32, reason: Reason) {
        self.events.push(json!(["choose", block, valid, reason.id()]));
    }
    fn moved(&mut self, page: u32, from: Place, to: Place) {
        self.events.push(json!(["move", page, from.block, from.index, to.block, to.index]));
    }
    fn erased(&mut self, block: u32, count: u32) {
        self.events.push(json!(["erase", block, count]));
    }
    fn written(&mut self, page: u32, to: Place) {
        self.events.push(json!(["write", page, to.block, to.index]));
    }
    fn invalidated(&mut self, place: Place) {
        self.events.push(json!(["invalidate", place.block, place.index]));
    }
}

/// What a run's JSON has of a drive, beside its events and its state.
#[derive(Debug, Serialize)]
#[allow(missing_docs)]
pub struct Report {
    pub config: Setup,
    pub counters: Counters,
    pub hashes: Hashes,
    pub derived: Derived,
}

impl Report {
    /// Of a drive as it is, with these chips.
    pub fn of(drive: &Drive, chip: &Chip) -> Self {
        let totals = drive.totals();
        Self {
            config: Setup { drive: *drive.config(), chip: *chip },
            counters: totals.counters(),
            hashes: Hashes::of(drive),
            derived: Derived::of(&totals, drive.config(), chip),
        }
    }
}

/// A drive's whole state.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FinalState {
    /// Of each block, over the drive's life.
    pub erase_counts: Vec<u32>,
    /// The logical pages of each block in the order of its indices, as far as it is programmed.
    pub blocks: Vec<Vec<u32>>,
    /// Which of these indices are valid.
    pub valid: Vec<Vec<u32>>,
    /// The queue of free blocks, its front first.
    pub free: Vec<u32>,
    /// The open block of each stream.
    pub open: OpenBlocks,
}

/// The open block of each stream.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct OpenBlocks {
    pub host: Option<u32>,
    pub hot: Option<u32>,
    pub moved: Option<u32>,
    pub levelled: Option<u32>,
}

impl OpenBlocks {
    /// Of a drive as it is.
    pub fn of(drive: &Drive) -> Self {
        let [host, hot, moved, levelled] = drive.cells.open.map(|open| open.map(|open| open.block));
        Self { host, hot, moved, levelled }
    }
}

impl FinalState {
    /// Of a drive as it is.
    pub fn of(drive: &Drive) -> Self {
        let cells = &drive.cells;
        let numbers = 0..cells.blocks.len() as u32;
        Self {
            erase_counts: cells.blocks.iter().map(|block| block.erases).collect(),
            blocks: numbers.clone().map(|block| cells.programmed_pages(block).to_vec()).collect(),
            valid: numbers.map(|block| cells.valid_indices(block).collect()).collect(),
            free: cells.free.iter().copied().collect(),
            open: OpenBlocks::of(drive),
        }
    }
}
