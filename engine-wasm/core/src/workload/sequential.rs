//! Sequential: page after page from 0, again from 0 after the last one.

use super::draw::{Draw, Random};
use super::making::Making;
use super::spec::{Drawn, READS_PERCENT, WorkloadSpec};
use crate::error::ConfigError;

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "sequential",
    label: "Sequential",
    idea: "Reads or writes the whole disk page after page, over and over: no page comes back soon, \
           but the next one is known, so prefetching can win.",
    parameters: &[READS_PERCENT],
    pages: None,
    generate,
};

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let pages = u64::from(draw.pages);
    draw.requests(Random::new(draw.seed), move |_, t| (t % pages) as u32)
}
