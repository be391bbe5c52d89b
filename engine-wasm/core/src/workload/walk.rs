//! Random walk: each page lies near the one before.

use super::draw::{Draw, Random};
use super::making::Making;
use super::spec::{Drawn, READS_PERCENT, WorkloadSpec};
use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};

const REACH: ParameterSpec = ParameterSpec::whole(
    "reach",
    "Reach",
    "pages",
    (0.0, 1_000_000.0),
    DefaultValue::Number(10.0),
    "Longest step: each page lies at most r pages from the one before; the disk is taken as a ring.",
    "Short steps stay among resident pages for long, long steps leave them soon.",
)
.symbol("r");

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "walk",
    label: "Random walk",
    idea: "Each request goes to a page near the last one: the working set drifts, so recency pays and \
           frequency misleads.",
    parameters: &[READS_PERCENT, REACH],
    pages: None,
    generate,
};

/// The start is drawn before the first request: uniform over the pages. Then each request moves by
/// (a whole number below 2 r + 1) - r, modulo D; the first request too.
fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let pages = u64::from(draw.pages);
    let reach = draw.integer(REACH.id)?;
    let mut random = Random::new(draw.seed);
    let mut position = random.below(pages);
    // Adding a multiple of D keeps the sum from falling below zero.
    let offset = reach.next_multiple_of(pages) - reach;
    draw.requests(random, move |random, _| {
        position = (position + offset + random.below(2 * reach + 1)) % pages;
        position as u32
    })
}
