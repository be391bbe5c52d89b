//! Scan over a skewed background: bursts of a sequential scan interrupt a skewed workload.

use super::draw::{Draw, Random};
use super::making::Making;
use super::skewed::{DATA_PERCENT, Locality, OPERATIONS_PERCENT};
use super::spec::{Drawn, READS_PERCENT, WorkloadSpec};
use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::MAXIMUM_REQUESTS;

const SCAN_LENGTH: ParameterSpec = ParameterSpec::whole(
    "scan_length",
    "Scan length",
    "requests",
    (0.0, MAXIMUM_REQUESTS as f64),
    DefaultValue::Number(200.0),
    "Requests in one burst of the scan; the last ones of each period.",
    "A burst longer than the pool throws the whole hot set out of LRU.",
);

const SCAN_PERIOD: ParameterSpec = ParameterSpec::whole(
    "scan_period",
    "Scan period",
    "requests",
    (1.0, MAXIMUM_REQUESTS as f64),
    DefaultValue::Number(1_000.0),
    "Requests from the end of one burst to the end of the next; up to the scan length all is scan.",
    "Sets how long the pool has to recover.",
);

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "scan",
    label: "Scan over a skewed background",
    idea: "A skewed workload, interrupted by bursts of a sequential scan that goes on where it stopped: \
           each burst fills the pool with pages nobody wants again.",
    parameters: &[READS_PERCENT, OPERATIONS_PERCENT, DATA_PERCENT, SCAN_LENGTH, SCAN_PERIOD],
    pages: None,
    generate,
};

fn generate(draw: &Draw) -> Result<Making<Drawn>, ConfigError> {
    let locality = Locality::of(draw)?;
    let period = draw.integer(SCAN_PERIOD.id)?;
    let calm = period.saturating_sub(draw.integer(SCAN_LENGTH.id)?);
    let (mut next, pages) = (0, draw.pages);
    draw.requests(Random::new(draw.seed), move |random, t| {
        if t % period < calm {
            return locality.page(random);
        }
        let page = next;
        next = if page + 1 == pages { 0 } else { page + 1 };
        page
    })
}
