//! Workloads and pools to measure on.

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::skewed::{DATA_PERCENT, OPERATIONS_PERCENT, SPEC};
use bufferpool_core::workload::{READS_PERCENT, WorkloadConfig, generate};
use serde::Serialize;

/// A skewed workload over a disk and a pool of given sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Task {
    /// Name in tables.
    pub id: &'static str,
    /// Pages on disk, D.
    pub pages: u32,
    /// Frames in the pool, B.
    pub frames: u32,
    /// Share of reads.
    pub reads_percent: u32,
    /// Share of requests that go to the hot pages.
    pub operations_percent: u32,
    /// Share of pages that are hot.
    pub data_percent: u32,
    /// Length of the trace.
    pub requests: u64,
}

/// The small pool, where the instructions count; the large one, where the memory does; and a pool as large as the
/// papers' own, which the page has to bear.
pub const TASKS: &[Task] = &[
    Task {
        id: "T1",
        pages: 5_000,
        frames: 100,
        reads_percent: 60,
        operations_percent: 80,
        data_percent: 15,
        requests: 10_000_000,
    },
    Task {
        id: "T2",
        pages: 2_000_000,
        frames: 131_072,
        reads_percent: 50,
        operations_percent: 90,
        data_percent: 10,
        requests: 20_000_000,
    },
    Task {
        id: "paper",
        pages: 1_966_080,
        frames: 131_072,
        reads_percent: 50,
        operations_percent: 90,
        data_percent: 10,
        requests: 10_000_000,
    },
];

impl Task {
    /// The trace, always the same.
    ///
    /// # Errors
    /// When it does not fit in memory.
    pub fn trace(&self) -> Result<Trace, ConfigError> {
        let parameters = [
            (READS_PERCENT.id, f64::from(self.reads_percent)),
            (OPERATIONS_PERCENT.id, f64::from(self.operations_percent)),
            (DATA_PERCENT.id, f64::from(self.data_percent)),
        ];
        generate(&WorkloadConfig::drawn(SPEC.id, self.requests, 1, &parameters), self.pages)
    }
}
