//! Workloads of the flash + magnetic lab: queries on a B+-tree, in sets with the pool emptied in between.
//!
//! One file a generator and one line in [`REGISTRY`], as in the other lab, and by its rules of drawing. [`tree`] is the
//! B+-tree, `query` says which requests a query becomes. Their lengths are queries, not requests.

mod parameters;
mod query;
pub mod tree;
pub mod tree_interest;
pub mod tree_mixed;
pub mod tree_placed;
pub mod tree_sets;

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::operation::{MAXIMUM_HYBRID_PAGES, Operations};
use bufferpool_core::trace::{Trace, inline};
use bufferpool_core::workload::config::Plan;
use bufferpool_core::workload::{
    Catalogue, Drawn, Making, WorkloadConfig, WorkloadPages, WorkloadSpec, unopened,
};

/// All generators, in the order of the picker.
pub static REGISTRY: &[&WorkloadSpec] =
    &[&tree_sets::SPEC, &tree_mixed::SPEC, &tree_interest::SPEC, &tree_placed::SPEC];

/// The generators of this lab. Each has its own parameters of length.
pub static CATALOGUE: Catalogue = Catalogue { workloads: REGISTRY, length: None };

/// The generator with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static WorkloadSpec> {
    CATALOGUE.find(id)
}

/// The pages of a workload that says how many there are: `data_pages` exist before the first request, `pages` are no
/// fewer than these and all that it creates. Nothing for a trace that is given or from a file.
///
/// # Errors
/// Names the field, its value and what is legal.
pub fn pages_needed(config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
    CATALOGUE.pages_needed(config)
}

/// Whether a trace can be made of a config, without making it. `pages` is how many pages exist at its start, if that is
/// given.
///
/// # Errors
/// As [`generate`], but for what only the making shows.
pub fn check(config: &WorkloadConfig, pages: Option<u32>) -> Result<(), ConfigError> {
    checked(config, pages).map(|_| ())
}

/// Makes the trace of a config. `pages` is how many pages exist at its start, if that is given; a generator's tree says
/// so itself.
///
/// # Errors
/// Names the field (`workload.records`), its value and what is legal. A workload of the kind `own` always fails here and
/// names the file that the caller must supply.
pub fn generate(config: &WorkloadConfig, pages: Option<u32>) -> Result<Trace, ConfigError> {
    making(config, pages)?.at_once()
}

/// Begins to make the trace of a config; it is made in slices.
///
/// # Errors
/// As [`generate`], but for what only the making shows.
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
    match config.plan(&CATALOGUE, pages.unwrap_or(MAXIMUM_HYBRID_PAGES))? {
        Plan::Drawn(spec, mut draw) => {
            let needed = spec.pages.map(|needed| needed(&draw)).transpose()?;
            draw.pages = match (needed.map(|needed| needed.data_pages), pages) {
                (Some(needed), None) => needed,
                (Some(needed), Some(given)) if given != needed => {
                    return Err(ConfigError::new(
                        "pages",
                        given,
                        format!("left out, or {needed}, as the workload has"),
                    ));
                }
                (_, Some(given)) => given,
                (None, None) => {
                    return Err(ConfigError::new("pages", "nothing", "the number of pages at the start"));
                }
            };
            Ok(Plan::Drawn(spec, draw))
        }
        plan => Ok(plan),
    }
}

#[cfg(test)]
mod tests;
