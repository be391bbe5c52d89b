//! Skewed: s percent of the requests go to d percent of the pages. 50/50 is uniform.

use super::{Draw, Drawn, Making, READS_PERCENT, Random, WorkloadSpec};
use crate::error::Checked;
use crate::spec::{DefaultValue, ParameterSpec};

/// Share of requests that go to the hot set, s.
pub const OPERATIONS_PERCENT: ParameterSpec = ParameterSpec::whole(
    "operations_percent",
    "Hot operations",
    "%",
    (0.0, 100.0),
    DefaultValue::Number(80.0),
    "Probability that a request goes to the hot set.",
    "The more requests go to few pages, the more a pool can catch.",
)
.symbol("s");

/// Share of pages that are hot, d.
pub const DATA_PERCENT: ParameterSpec = ParameterSpec::whole(
    "data_percent",
    "Hot data",
    "%",
    (1.0, 100.0),
    DefaultValue::Number(15.0),
    "Size of the hot set: the first d percent of the pages, rounded up.",
    "A hot set that fits in the pool gives hits; one that does not gives evictions.",
)
.symbol("d");

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "skewed",
    label: "Skewed (locality s/d)",
    idea: "s% of the requests go to the first d% of the pages, the rest to the others; \
           the papers' synthetic workloads, and uniform at 50/50.",
    parameters: &[READS_PERCENT, OPERATIONS_PERCENT, DATA_PERCENT],
    pages: None,
    generate,
};

/// Draws pages with the given locality.
#[derive(Debug, Clone, Copy)]
pub struct Locality {
    operations_percent: u64,
    /// First page and number of pages: of the others, of the hot set.
    #[doc(hidden)]
    pub ranges: [(u64, u64); 2],
}

impl Locality {
    /// Hot set H = ceil(d * D / 100), in whole numbers.
    pub fn new(pages: u32, operations_percent: u64, data_percent: u64) -> Self {
        let pages = u64::from(pages);
        let hot = (data_percent * pages).div_ceil(100);
        // With H = D there are no others: then every request is uniform over all pages.
        let others = if hot == pages { (0, pages) } else { (hot, pages - hot) };
        Self { operations_percent, ranges: [others, (0, hot)] }
    }

    /// Locality from the parameters that [`OPERATIONS_PERCENT`] and [`DATA_PERCENT`] describe.
    pub fn of(draw: &Draw) -> Checked<Self> {
        let operations_percent = draw.integer(OPERATIONS_PERCENT.id)?;
        Ok(Self::new(draw.pages, operations_percent, draw.integer(DATA_PERCENT.id)?))
    }

    /// Two draws: hot or not, then the page in that range.
    #[inline]
    pub fn page(&self, random: &mut Random) -> u32 {
        let hot = random.percent(self.operations_percent);
        let (first, count) = self.ranges[usize::from(hot)];
        (first + random.below(count)) as u32
    }
}

fn generate(draw: &Draw) -> Checked<Making<Drawn>> {
    let locality = Locality::of(draw)?;
    draw.requests(Random::new(draw.seed), move |random, _| locality.page(random))
}
