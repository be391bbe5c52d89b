//! Workloads of the flash + magnetic lab: queries on a B+-tree, in sets with the pool emptied in between, and the shop's day.
//!
//! A specification for each generator and one line in [`REGISTRY`], as in the other lab, and by its rules of drawing. [`tree`] is the
//! B+-tree, `query` says which requests a query becomes. Their lengths are queries, not requests.

mod query;
pub mod tree;
pub mod tree_mixed;
mod tree_placed;
mod tree_sets;

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::parameters;
use bufferpool_core::spec::{ChoiceSpec, DefaultValue, ParameterSpec};
use bufferpool_core::trace::operation::{MAXIMUM_HYBRID_PAGES, Operations};
use bufferpool_core::trace::{MAXIMUM_REQUESTS, Trace, inline};
use bufferpool_core::workload::config::Plan;
use bufferpool_core::workload::{
    Catalogue, Drawn, Making, WorkloadConfig, WorkloadPages, WorkloadSpec, shop_day, unopened,
};

/// All generators, in the order of the picker.
pub static REGISTRY: &[&WorkloadSpec] =
    &[&tree_sets::SPEC, &tree_mixed::SPEC, &tree_mixed::INTEREST, &tree_placed::SPEC, &shop_day::SPEC];

/// The generators of this lab. Each has its own parameters of length.
pub static CATALOGUE: Catalogue = Catalogue { workloads: REGISTRY, length: None };

// Parameters that several generators have. A tree has at least two leaves, so that there is a root above them.
parameters! {
    RECORDS = "records", "Records", "", "records", (30.0, 10_000_000.0), 1_000_000.0,
        "Records in the tree when it is loaded: 29 on a leaf of at most 42, 117 leaves below an inner node.",
        "The paper's million takes 34 782 pages; with fewer, give the pool fewer frames too.";
    QUERIES_PER_SET = "queries_per_set", "Queries a set", "", "queries", (1.0, MAXIMUM_REQUESTS as f64), 50_000.0,
        "Queries in each set; the pool is emptied after each set.",
        "A set that touches a page often gives more reason to move it within the set.";
}

const LISTS: ParameterSpec = ParameterSpec {
    id: "lists",
    label: "Lists",
    maximum: 1.0,
    choices: &[
        ChoiceSpec { id: "fixed", label: "Fixed: every set runs the same list again" },
        ChoiceSpec { id: "fresh", label: "Fresh: every set draws its own" },
    ],
    default: DefaultValue::Choice("fixed"),
    help: "Whether all read sets run one list of queries and all update sets another, or each set a list of its own.",
    why: "With fixed lists the same pages are read again in every set, so what is learnt in one set holds in the next.",
    ..ParameterSpec::WHOLE
};

/// The place of "fixed" among the choices of [`LISTS`].
const FIXED: u64 = 0;

/// The pages of a workload that says how many there are: `data_pages` exist before the first request, `pages` are no
/// fewer than these and all that it creates. Nothing for a trace that is given or from a file.
pub fn pages_needed(config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
    CATALOGUE.pages_needed(config)
}

/// Whether a trace can be made of a config, without making it. `pages` is how many pages exist at its start, if that is
/// given.
pub fn check(config: &WorkloadConfig, pages: Option<u32>) -> Result<(), ConfigError> {
    checked(config, pages).map(drop)
}

/// Makes the trace of a config. `pages` is how many pages exist at its start, if that is given; a generator's tree says
/// so itself. An error names the field (`workload.records`), its value and what is legal. A workload of the kind `own`
/// always fails here and names the file that the caller must supply.
pub fn generate(config: &WorkloadConfig, pages: Option<u32>) -> Result<Trace, ConfigError> {
    making(config, pages)?.at_once()
}

/// Begins to make the trace of a config, in slices. Fails as [`generate`].
pub fn making(config: &WorkloadConfig, pages: Option<u32>) -> Result<Making<Trace>, ConfigError> {
    let (spec, draw) = match checked(config, pages)? {
        Plan::Given(text) => return inline::parse_all(text, pages).map(Making::made),
        Plan::Own(name, hash) => return Err(unopened(name, hash)),
        Plan::Drawn(spec, draw) => (spec, draw),
    };
    let trace = move |Drawn { requests, labels, created_pages, starts_on_flash }| Trace {
        requests,
        pages: draw.pages + created_pages,
        operations: Operations::All,
        created_pages,
        labels,
        starts_on_flash: starts_on_flash.map(Rc::new),
        ..Trace::default()
    };
    Ok((spec.generate)(&draw)?.then(trace))
}

/// A checked config; a generator's draw has the pages that exist at the start.
fn checked(config: &WorkloadConfig, pages: Option<u32>) -> Result<Plan<'_>, ConfigError> {
    if let Some(pages) = pages.filter(|pages| !(1..=MAXIMUM_HYBRID_PAGES).contains(pages)) {
        let legal = format!("a whole number from 1 to {MAXIMUM_HYBRID_PAGES}");
        return Err(ConfigError::new("pages", pages, legal));
    }
    let mut plan = config.plan(&CATALOGUE, pages.unwrap_or(MAXIMUM_HYBRID_PAGES))?;
    if let Plan::Drawn(_, draw) = &mut plan
        && let Some(WorkloadPages { data_pages, .. }) = pages_needed(config)?
    {
        if let Some(given) = pages.filter(|&given| given != data_pages) {
            let legal = format!("left out, or {data_pages}, as the workload has");
            return Err(ConfigError::new("pages", given, legal));
        }
        draw.pages = data_pages;
    }
    Ok(plan)
}
