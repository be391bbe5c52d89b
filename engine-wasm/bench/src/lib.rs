//! What is measured: every registered policy and placement over a few tasks, and the yardstick beside them.
#![forbid(unsafe_code)]

mod over_flash;
pub mod subject;
pub mod yardstick;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::EMPTY_POOL;
use bufferpool_core::workload::{self, WorkloadConfig};
use bufferpool_hybrid::workload as hybrid;
use serde_json::json;
pub use subject::{Lab, Served, Subject};
pub use yardstick::Yardstick;

/// A trace over a disk and a pool of given sizes.
#[derive(Debug, Clone, Copy)]
pub struct Task {
    /// Name in tables.
    pub id: &'static str,
    /// Whose lanes serve it.
    pub lab: Lab,
    /// On disk.
    pub pages: u32,
    /// In the pool.
    pub frames: u32,
    /// About.
    pub requests: u64,
    /// Of the requests.
    pub source: Source,
}

/// Where requests come from.
#[derive(Debug, Clone, Copy)]
pub enum Source {
    /// The skewed workload: percent of reads, of requests that go to the hot pages, of pages that are hot.
    Skewed(f64, f64, f64),
    /// Look-ups and updates on a B+-tree of so many records, of which the upper levels are hit again and again.
    Tree(u32),
}

/// The small pool, where the instructions count; the large one of the ACE papers, where the memory does; the latter and a
/// 64th of it with clients; both over drives of flash that need next to no garbage collection and that do; and the hybrid
/// paper's size twice: on a skewed workload the processor can foresee less.
pub const TASKS: &[Task] = &[
    task("small", Lab::Ace, [5_000, 100], 2_000_000, Source::Skewed(60.0, 80.0, 15.0)),
    task("paper", Lab::Ace, [1_966_080, 131_072], 4_000_000, Source::Skewed(50.0, 90.0, 10.0)),
    task("server, 1/64", Lab::Server, [30_720, 2_048], 2_000_000, Source::Skewed(50.0, 90.0, 10.0)),
    task("server, paper", Lab::Server, [1_966_080, 131_072], 4_000_000, Source::Skewed(50.0, 90.0, 10.0)),
    over_flash("flash, 1/64, fill 1.5", [15, 10, 0], [30_720, 2_048], 2_000_000),
    over_flash("flash, 1/64, spare 10", [1_000, 10, 1], [30_720, 2_048], 2_000_000),
    over_flash("flash, paper, spare 400", [1_000, 400, 0], [1_966_080, 131_072], 4_000_000),
    over_flash("flash, paper, spare 10", [1_000, 10, 1], [1_966_080, 131_072], 4_000_000),
    task("tree", Lab::Hybrid, [34_782, 5_120], 2_000_000, Source::Tree(1_000_000)),
    task("skewed", Lab::Hybrid, [34_782, 5_120], 2_000_000, Source::Skewed(50.0, 80.0, 20.0)),
];

const fn task(id: &'static str, lab: Lab, [pages, frames]: [u32; 2], requests: u64, source: Source) -> Task {
    Task { id, lab, pages, frames, requests, source }
}

const fn over_flash(id: &'static str, drive: [u32; 3], sizes: [u32; 2], requests: u64) -> Task {
    let [fill_tenths, spare_percent, rounds] = drive;
    let lab = Lab::Flash { fill_tenths, spare_percent, rounds };
    task(id, lab, sizes, requests, Source::Skewed(50.0, 90.0, 10.0))
}

impl Task {
    /// The trace, always the same: reads and writes alone, since the yardstick knows nothing else.
    ///
    /// # Errors
    /// When it does not fit in memory.
    pub fn trace(&self) -> Result<Trace, ConfigError> {
        match self.source {
            Source::Skewed(reads, operations, data) => {
                let config = json!({
                    "kind": "skewed", "requests": self.requests, "seed": "1",
                    "reads_percent": reads, "operations_percent": operations, "data_percent": data,
                });
                workload::generate(&WorkloadConfig::from_json(&config)?, self.pages)
            }
            Source::Tree(records) => {
                // A query walks down 4.5 levels on average.
                let config = json!({
                    "kind": hybrid::tree_mixed::SPEC.id, "records": records, "sets": 1,
                    "queries_per_set": self.requests * 2 / 9, "seed": "1",
                });
                let mut trace = hybrid::generate(&WorkloadConfig::from_json(&config)?, None)?;
                trace.requests.retain(|&request| request != EMPTY_POOL);
                Ok(trace)
            }
        }
    }
}
