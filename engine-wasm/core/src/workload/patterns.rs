//! The generators that are a rule for the next page: sequential from 0 to the last one and again, the first L pages over and
//! over, scan over a skewed background, and random walk, where each page lies near the one before.

use super::skewed::{DATA_PERCENT, Locality, OPERATIONS_PERCENT};
use super::{Draw, Drawn, Making, READS_PERCENT, Random, WorkloadSpec};
use crate::error::{Checked, ConfigError};
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::{MAXIMUM_PAGES, MAXIMUM_REQUESTS};

/// Sequential.
pub static SEQUENTIAL: WorkloadSpec = WorkloadSpec {
    id: "sequential",
    label: "Sequential",
    idea: "Reads or writes the whole disk page after page, over and over: no page comes back soon, \
           but the next one is known, so prefetching can win.",
    parameters: &[READS_PERCENT],
    pages: None,
    generate: sequential,
};

fn sequential(draw: &Draw) -> Checked<Making<Drawn>> {
    let pages = u64::from(draw.pages);
    draw.requests(Random::new(draw.seed), move |_, t| (t % pages) as u32)
}

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

/// Looping scan.
pub static LOOPING: WorkloadSpec = WorkloadSpec {
    id: "looping",
    label: "Looping scan",
    idea: "Repeats the first L pages in order: a loop a little longer than the pool makes LRU evict \
           each page just before it is wanted.",
    parameters: &[READS_PERCENT, LENGTH],
    pages: None,
    generate: looping,
};

fn looping(draw: &Draw) -> Checked<Making<Drawn>> {
    let pages = u64::from(draw.pages);
    let length = draw.optional(LENGTH.id).map_or((pages / 10).max(1), |value| value as u64);
    if length > pages {
        let legal = format!("a whole number from 1 to D = {pages}");
        return Err(ConfigError::new("workload.length", length, legal));
    }
    draw.requests(Random::new(draw.seed), move |_, t| (t % length) as u32)
}

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

/// Bursts of a sequential scan that interrupt a skewed workload.
pub static SCAN: WorkloadSpec = WorkloadSpec {
    id: "scan",
    label: "Scan over a skewed background",
    idea: "A skewed workload, interrupted by bursts of a sequential scan that goes on where it stopped: \
           each burst fills the pool with pages nobody wants again.",
    parameters: &[READS_PERCENT, OPERATIONS_PERCENT, DATA_PERCENT, SCAN_LENGTH, SCAN_PERIOD],
    pages: None,
    generate: scan,
};

fn scan(draw: &Draw) -> Checked<Making<Drawn>> {
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

/// Random walk.
pub static WALK: WorkloadSpec = WorkloadSpec {
    id: "walk",
    label: "Random walk",
    idea: "Each request goes to a page near the last one: the working set drifts, so recency pays and \
           frequency misleads.",
    parameters: &[READS_PERCENT, REACH],
    pages: None,
    generate: walk,
};

/// The start is drawn before the first request: uniform over the pages. Then each request moves by
/// (a whole number below 2 r + 1) - r, modulo D; the first request too.
fn walk(draw: &Draw) -> Checked<Making<Drawn>> {
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
