//! Workloads: seeded generators of traces.
//!
//! One file a generator and one line in [`REGISTRY`]; picker, help, ranges, links and the command
//! line follow from the [`WorkloadSpec`] in that file. How numbers are drawn, so that others can
//! reproduce a trace without this code, is written down in [`draw`].
//!
//! The same config gives the same trace on every platform: integers only, and `libm` where a
//! logarithm is needed.

pub mod config;
pub mod crosscheck;
pub mod draw;
pub mod looping;
pub mod scan;
pub mod sequential;
pub mod skewed;
pub mod tpcc;
pub mod walk;
pub mod zipf;

use serde::{Serialize, Serializer};

pub use config::WorkloadConfig;
pub use draw::Draw;

use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::labels::Labels;
use crate::trace::{MAXIMUM_PAGES, MAXIMUM_REQUESTS, Trace, inline};
use config::Plan;

/// Everything the product says about a workload, and the function that makes it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct WorkloadSpec<T = Drawn> {
    /// Key in configs and links (`workload.kind`).
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// What it is like and what it shows, in one sentence.
    pub idea: &'static str,
    /// Its parameters besides [`REQUESTS`] and the seed.
    pub parameters: &'static [ParameterSpec],
    /// For a workload whose pages are tables of a given size: how many it needs. The others take D as given.
    #[serde(rename = "fixes_pages", serialize_with = "is_some")]
    pub pages: Option<PagesOf>,
    /// Makes the packed requests, or what another lab has in their place; fails on sizes that do not fit in memory or on
    /// disk.
    #[serde(skip)]
    pub generate: fn(&Draw) -> Result<T, ConfigError>,
}

/// Counts the pages that a workload needs.
pub type PagesOf = fn(&Draw) -> Result<WorkloadPages, ConfigError>;

#[expect(clippy::ref_option, reason = "serde's signature")]
fn is_some<T, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(value.is_some())
}

/// What a generator makes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Packed requests, in order.
    pub requests: Vec<u32>,
    /// What each request serves, where the generator knows.
    pub labels: Option<Labels>,
    /// Pages that the requests create, numbered after all others.
    pub created_pages: u32,
    /// Whether each page that exists before the first request is on flash then, where the generator says so.
    pub starts_on_flash: Option<Vec<bool>>,
}

/// The pages of a workload that fixes D.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct WorkloadPages {
    /// Pages that hold data before the first request: what a pool of some percent of the data refers to.
    pub data_pages: u32,
    /// Smallest D: the data, and room for all that the requests can append or create.
    pub pages: u32,
}

impl WorkloadPages {
    /// The refusal of a D that is too small.
    #[must_use]
    pub fn refused(self, pages: impl std::fmt::Display) -> ConfigError {
        let legal = format!("left out, or at least {}, as the workload has", self.pages);
        ConfigError::new("pages", pages, legal)
    }
}

/// All generators, in the order of the picker.
pub static REGISTRY: &[&WorkloadSpec] =
    &[&skewed::SPEC, &zipf::SPEC, &sequential::SPEC, &looping::SPEC, &scan::SPEC, &walk::SPEC, &tpcc::SPEC];

/// The generators of one lab.
#[derive(Debug)]
pub struct Catalogue<T: 'static = Drawn> {
    /// In the order of the picker.
    pub workloads: &'static [&'static WorkloadSpec<T>],
    /// The length that each of them has as a parameter; none where traces are measured otherwise.
    pub length: Option<&'static ParameterSpec>,
}

/// Those of the ACE lab.
pub static CATALOGUE: Catalogue = Catalogue { workloads: REGISTRY, length: Some(&REQUESTS) };

/// Length of a trace; every generated workload has it.
pub const REQUESTS: ParameterSpec = ParameterSpec {
    id: "requests",
    label: "Requests",
    symbol: "",
    unit: "requests",
    minimum: 1.0,
    maximum: MAXIMUM_REQUESTS as f64,
    integer: true,
    choices: &[],
    default: DefaultValue::Number(50_000.0),
    help: "How many page requests the trace has.",
    why: "Short traces can be followed step by step; long ones make counters settle.",
};

/// Share of reads; every generator has it.
pub const READS_PERCENT: ParameterSpec = ParameterSpec {
    id: "reads_percent",
    label: "Reads",
    symbol: "",
    unit: "%",
    minimum: 0.0,
    maximum: 100.0,
    integer: true,
    choices: &[],
    default: DefaultValue::Number(60.0),
    help: "Probability that a request is a read; the others are writes.",
    why: "Only dirty pages cost a write: with 100% reads ACE has nothing to do.",
};

/// Seed of a config that names none.
pub const DEFAULT_SEED: u64 = 1;

impl<T> Catalogue<T> {
    /// The generator with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&'static WorkloadSpec<T>> {
        self.workloads.iter().copied().find(|spec| spec.id == id)
    }

    /// The pages of a workload that fixes D, from its config alone; nothing for one that takes D as given, whose
    /// parameters are not looked at.
    ///
    /// # Errors
    /// Names the field, its value and what is legal.
    pub fn pages_needed(&self, config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
        let fixing = self.find(&config.kind).and_then(|spec| Some((spec, spec.pages?)));
        fixing.map(|(spec, pages)| pages(&config.draw(spec, self.length, MAXIMUM_PAGES)?)).transpose()
    }
}

/// The generator with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static WorkloadSpec> {
    CATALOGUE.find(id)
}

/// As [`Catalogue::pages_needed`].
///
/// # Errors
/// Names the field, its value and what is legal.
pub fn pages_needed(config: &WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError> {
    CATALOGUE.pages_needed(config)
}

/// The answer to a trace from a file where none was supplied.
pub(crate) fn unopened(name: &str, hash: &str) -> ConfigError {
    let legal = "a file that has been opened: open this file first";
    ConfigError::new("workload.name", format!("own trace {name:?} (hash {hash})"), legal)
}

/// Makes the trace of a config over the pages `0 .. pages`.
///
/// # Errors
/// Names the field (`workload.reads_percent`), its value and what is legal. A workload of the kind
/// `own` always fails here and names the file that the caller must supply.
pub fn generate(config: &WorkloadConfig, pages: u32) -> Result<Trace, ConfigError> {
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
            let Drawn { requests, labels, .. } = (spec.generate)(&draw)?;
            Ok(Trace { requests, pages, labels, ..Trace::default() })
        }
        Plan::Given(text) => inline::parse(text, pages),
        Plan::Own { name, hash } => Err(unopened(name, hash)),
    }
}

#[cfg(test)]
mod tests;
