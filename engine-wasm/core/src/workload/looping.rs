//! Looping scan: the first L pages in order, over and over.

use super::draw::{Draw, Random};
use super::making::Making;
use super::spec::{Drawn, READS_PERCENT, WorkloadSpec};
use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::MAXIMUM_PAGES;

const LENGTH: ParameterSpec = ParameterSpec::whole(
    "length",
    "Loop length",
    "pages",
    (1.0, MAXIMUM_PAGES as f64),
    DefaultValue::Rule("max(1, floor(D / 10))"),
    "Pages in the loop: 0 to L - 1; at most D.",
    "One page more than the pool has frames, and LRU never hits.",
)
.symbol("L");

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "looping",
    label: "Looping scan",
    idea: "Repeats the first L pages in order: a loop a little longer than the pool makes LRU evict \
           each page just before it is wanted.",
    parameters: &[READS_PERCENT, LENGTH],
    pages: None,
    generate,
};

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let pages = u64::from(draw.pages);
    let length = draw.optional(LENGTH.id).map_or((pages / 10).max(1), |value| value as u64);
    if length > pages {
        let legal = format!("a whole number from 1 to D = {pages}");
        return Err(ConfigError::new("workload.length", length, legal));
    }
    draw.requests(Random::new(draw.seed), move |_, t| (t % length) as u32)
}
