//! The flash + magnetic lab.

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::EMPTY_POOL;
use bufferpool_core::workload::WorkloadConfig;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::lanes::facts;
use bufferpool_hybrid::placement::registry::open;
use bufferpool_hybrid::placement::registry::{self as placement, PLACEMENTS};
use bufferpool_hybrid::replacement::registry::REPLACEMENTS;
use bufferpool_hybrid::workload::{self, tree_mixed};
use serde::Serialize;
use serde_json::json;

use crate::Task;
use crate::lab::{Lab, LabTask, Measured};

/// Every placement with every replacement.
#[derive(Debug, Clone, Copy)]
pub struct Hybrid;

/// A placement with a replacement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct HybridSubject {
    /// Id of the placement.
    pub placement: &'static str,
    /// Id of the replacement.
    pub replacement: &'static str,
}

/// Where the requests come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Source {
    /// One set of look-ups and updates on a B+-tree, without the end of the set: the yardstick has no such request.
    Tree {
        /// Records in the tree.
        records: u32,
        /// Look-ups and updates.
        queries: u64,
    },
    /// The other lab's skewed workload.
    Skewed {
        /// Its fields.
        #[serde(flatten)]
        task: Task,
    },
}

/// A workload over a file and a pool of given sizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct HybridTask {
    /// Name in tables.
    pub id: &'static str,
    /// Pages of the file.
    pub pages: u32,
    /// Frames in the pool.
    pub frames: u32,
    /// Requests of the trace, about.
    pub requests: u64,
    /// Where they come from.
    pub source: Source,
}

const PAGES: u32 = 34_782;
const FRAMES: u32 = 5_120;

/// The paper's size: its own B+-tree, of which the upper levels are hit again and again; and a skewed workload, where the
/// processor can foresee less.
pub const TASKS: &[HybridTask] = &[
    HybridTask {
        id: "tree",
        pages: PAGES,
        frames: FRAMES,
        requests: 10_000_000,
        source: Source::Tree { records: 1_000_000, queries: 2_222_222 },
    },
    HybridTask {
        id: "skewed",
        pages: PAGES,
        frames: FRAMES,
        requests: 10_000_000,
        source: Source::Skewed {
            task: Task {
                id: "skewed",
                pages: PAGES,
                frames: FRAMES,
                reads_percent: 50,
                operations_percent: 80,
                data_percent: 20,
                requests: 10_000_000,
            },
        },
    },
];

impl Measured for Box<dyn AnyLane> {
    fn advance(&mut self, requests: &[u32]) {
        self.as_mut().advance(requests);
    }

    fn misses(&self) -> u64 {
        self.pool().counts().physical_reads.iter().sum()
    }
}

impl LabTask for HybridTask {
    fn id(&self) -> &'static str {
        self.id
    }

    fn frames(&self) -> u32 {
        self.frames
    }

    fn trace(&self) -> Result<Trace, ConfigError> {
        let (records, queries) = match self.source {
            Source::Skewed { task } => return task.trace(),
            Source::Tree { records, queries } => (records, queries),
        };
        let config = json!({
            "kind": tree_mixed::SPEC.id, "records": records, "sets": 1, "queries_per_set": queries, "seed": "1",
        });
        let mut trace = workload::generate(&WorkloadConfig::from_json(&config)?, None)?;
        trace.requests.retain(|&request| request != EMPTY_POOL);
        Ok(trace)
    }
}

impl Lab for Hybrid {
    type Task = HybridTask;
    type Subject = HybridSubject;

    fn tasks() -> &'static [HybridTask] {
        TASKS
    }

    fn subjects() -> Vec<HybridSubject> {
        let subjects = PLACEMENTS.iter().flat_map(|placement| {
            let fits = |replacement: &bool| *replacement || !placement.spec.by_lru_only;
            let fitting = REPLACEMENTS.iter().filter(move |entry| fits(&entry.spec.is_lru));
            fitting.map(|replacement| HybridSubject {
                placement: placement.spec.id,
                replacement: replacement.spec.id,
            })
        });
        subjects.collect()
    }

    fn name(subject: &HybridSubject) -> String {
        format!("{}, {}", subject.placement, subject.replacement)
    }

    fn goes_on(subject: &HybridSubject) -> bool {
        // A plan ends with the trace that it was made for.
        placement::find(subject.placement).is_ok_and(|entry| !entry.spec.knows_future)
    }

    fn lane(subject: &HybridSubject, frames: u32, trace: &Trace) -> Result<Box<dyn Measured>, ConfigError> {
        let config = json!({
            "placement": subject.placement, "replacement": subject.replacement, "frames": frames, "pages": trace.pages,
            "lambda": 0.5,
        });
        let config = HybridConfig::from_json(config.as_object().unwrap_or(&serde_json::Map::new()))?;
        let facts = facts(std::slice::from_ref(&config), trace)?;
        Ok(Box::new(open(&config, &facts[0])?))
    }
}

#[cfg(test)]
mod tests {
    use super::{FRAMES, Hybrid, PAGES, TASKS};
    use crate::Yardstick;
    use crate::lab::{Lab, LabTask};

    #[test]
    fn the_first_subject_misses_what_the_yardstick_misses_on_every_task() {
        let first = Hybrid::subjects()[0];
        for task in TASKS {
            let trace = task.trace().unwrap();
            assert_eq!((trace.pages, task.frames()), (PAGES, FRAMES));
            assert!(trace.requests.len().abs_diff(task.requests as usize) < task.requests as usize / 20);
            let requests = &trace.requests[..500_000];
            let mut lane = Hybrid::lane(&first, task.frames(), &trace).unwrap();
            lane.advance(requests);
            assert_eq!(lane.misses(), Yardstick::new(trace.pages, task.frames()).count(requests).misses);
        }
    }
}
