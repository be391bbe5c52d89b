//! Workloads of the flash + magnetic lab: operations on a B+-tree, in query sets.
pub mod tree;

use crate::error::ConfigError;
use crate::trace::{Trace, inline};
use crate::workload::config::Plan;
use crate::workload::{Catalogue, WorkloadConfig, WorkloadPages, unopened};

/// The generators of this lab.
pub static CATALOGUE: Catalogue = Catalogue { workloads: &[], length: None };

/// The pages of a workload that fixes them.
///
/// # Errors
/// Names the field, its value and what is legal.
pub fn pages_needed(config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
    CATALOGUE.pages_needed(config)
}

/// Makes the trace of a config.
///
/// # Errors
/// Names the field, its value and what is legal.
pub fn generate(config: &WorkloadConfig, pages: Option<u32>) -> Result<Trace, ConfigError> {
    match config.plan(&CATALOGUE, pages.unwrap_or(super::config::MAXIMUM_PAGES))? {
        Plan::Drawn(..) => Ok(Trace::default()),
        Plan::Given(text) => inline::parse_all(text, pages),
        Plan::Own { name, hash } => Err(unopened(name, hash)),
    }
}
