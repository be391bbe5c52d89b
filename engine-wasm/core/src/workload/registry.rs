//! The workloads of the ACE lab, one line each, and the traces that they make.

use super::config::{Plan, WorkloadConfig};
use super::making::Making;
use super::spec::{Catalogue, Drawn, REQUESTS, WorkloadPages, WorkloadSpec};
use super::{patterns, skewed, tpcc, zipf};
use crate::error::ConfigError;
use crate::trace::{MAXIMUM_PAGES, Trace, inline};

/// All generators, in the order of the picker.
pub static REGISTRY: &[&WorkloadSpec] = &[
    &skewed::SPEC,
    &zipf::SPEC,
    &patterns::SEQUENTIAL,
    &patterns::LOOPING,
    &patterns::SCAN,
    &patterns::WALK,
    &tpcc::SPEC,
];

/// Those of the ACE lab.
pub static CATALOGUE: Catalogue = Catalogue { workloads: REGISTRY, length: Some(&REQUESTS) };

/// The generator with this id.
pub fn find(id: &str) -> Option<&'static WorkloadSpec> {
    CATALOGUE.find(id)
}

/// As [`Catalogue::pages_needed`].
pub fn pages_needed(config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
    CATALOGUE.pages_needed(config)
}

/// The answer to a trace from a file where none was supplied.
pub fn unopened(name: &str, hash: &str) -> ConfigError {
    let legal = "a file that has been opened: open this file first";
    ConfigError::new("workload.name", format!("own trace {name:?} (hash {hash})"), legal)
}

/// Makes the trace of a config over the pages `0 .. pages`.
/// An error names the field (`workload.reads_percent`), its value and what is legal. A workload of the kind `own`
/// always fails here and names the file that the caller must supply.
pub fn generate(config: &WorkloadConfig, pages: u32) -> Result<Trace, ConfigError> {
    making(config, pages)?.at_once()
}

/// Begins to make the trace of a config over the pages `0 .. pages`; it is made in slices.
pub fn making(config: &WorkloadConfig, pages: u32) -> Result<Making<Trace>, ConfigError> {
    if !(1..=MAXIMUM_PAGES).contains(&pages) {
        let legal = format!("a whole number from 1 to {MAXIMUM_PAGES}");
        return Err(ConfigError::new("pages", pages, legal));
    }
    match config.plan(&CATALOGUE, pages)? {
        Plan::Drawn(spec, draw) => {
            if let Some(needed) = spec.pages.map(|needed| needed(&draw)).transpose()?
                && needed.pages > pages
            {
                return Err(needed.refused(pages));
            }
            let trace =
                move |Drawn { requests, labels, .. }| Trace { requests, pages, labels, ..Trace::default() };
            Ok((spec.generate)(&draw)?.then(trace))
        }
        Plan::Given(text) => inline::parse(text, pages).map(Making::made),
        Plan::Own { name, hash } => Err(unopened(name, hash)),
    }
}

impl<T> Catalogue<T> {
    /// The pages of a workload that fixes D, from its config alone; nothing for one that takes D as given, whose
    /// parameters are not looked at.
    pub fn pages_needed(&self, config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
        let fixing = self.find(&config.kind).and_then(|spec| Some((spec, spec.pages?)));
        fixing.map(|(spec, pages)| pages(&config.draw(spec, self.length, MAXIMUM_PAGES)?)).transpose()
    }
}

impl WorkloadConfig {
    /// Whether a trace over the pages `0 .. pages` can be made of it, without making it.
    pub fn check(&self, pages: u32) -> Result<(), ConfigError> {
        self.plan(&CATALOGUE, pages).map(|_| ())
    }
}
