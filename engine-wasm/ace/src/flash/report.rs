//! A drive as files have it: its events, and its state at the end.

use serde::Serialize;
use serde_json::{Value, json};

use super::Drive;
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct OpenBlocks {
    pub host: Option<u32>,
    pub hot: Option<u32>,
    pub moved: Option<u32>,
    pub levelled: Option<u32>,
}

impl FinalState {
    /// Of a drive as it is.
    pub fn of(drive: &Drive) -> Self {
        let cells = &drive.cells;
        let numbers = 0..cells.blocks.len() as u32;
        let block_pages = cells.block_pages as usize;
        let owners = |block: u32| {
            let from = block as usize * block_pages;
            cells.owners()[from..from + cells.programmed(block) as usize].to_vec()
        };
        let [host, hot, moved, levelled] = cells.open.map(|open| open.map(|open| open.block));
        Self {
            erase_counts: cells.blocks.iter().map(|block| block.erases).collect(),
            blocks: numbers.clone().map(owners).collect(),
            valid: numbers.map(|block| cells.valid_indices(block).collect()).collect(),
            free: cells.free.iter().copied().collect(),
            open: OpenBlocks { host, hot, moved, levelled },
        }
    }
}
