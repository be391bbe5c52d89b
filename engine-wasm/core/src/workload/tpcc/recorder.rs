//! Where transactions write their requests.

use super::layout::{Layout, Table};
use crate::error::{ConfigError, reserved};
use crate::trace::pack;

/// Most requests of one transaction: StockLevel's, 1 + 20 orders of 15 lines with their stock. The last
/// transaction is written out to its end and then cut.
const LONGEST: u64 = 601;

/// The trace so far.
pub(super) struct Recorder {
    layout: Layout,
    requests: Vec<u32>,
    wanted: usize,
}

impl Recorder {
    /// An empty trace for so many requests.
    pub(super) fn new(layout: Layout, requests: u64) -> Result<Self, ConfigError> {
        let room = reserved("workload.requests", requests + LONGEST)?;
        Ok(Self { layout, requests: room, wanted: requests as usize })
    }

    pub(super) fn is_full(&self) -> bool {
        self.requests.len() >= self.wanted
    }

    pub(super) fn length(&self) -> usize {
        self.requests.len()
    }

    /// A row is read.
    #[inline]
    pub(super) fn read(&mut self, table: Table, row: u32) {
        self.requests.push(pack(self.layout.page(table, row), false));
    }

    /// A row is changed, inserted or deleted.
    #[inline]
    pub(super) fn write(&mut self, table: Table, row: u32) {
        self.requests.push(pack(self.layout.page(table, row), true));
    }

    /// The trace, as long as it was wanted, once it is.
    pub(super) fn taken_if_full(&mut self) -> Option<Vec<u32>> {
        let full = self.is_full();
        self.requests.truncate(self.wanted);
        full.then(|| std::mem::take(&mut self.requests))
    }
}
