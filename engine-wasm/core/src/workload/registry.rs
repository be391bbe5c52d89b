//! What is said of a workload and what makes it; those of the ACE lab, one line each, and the traces that they make.

use serde::{Serialize, Serializer};

use super::config::{Plan, WorkloadConfig};
use super::draw::Draw;
use super::making::Making;
use super::{patterns, shop_day, skewed, tpcc, zipf};
use crate::error::{Checked, ConfigError};
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::labels::Labels;
use crate::trace::{MAXIMUM_PAGES, MAXIMUM_REQUESTS, Trace, inline};

/// Everything the product says about a workload, and the function that makes it.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(T = ()), bound = "T: 'static"))]
#[allow(missing_docs)]
pub struct WorkloadSpec<T = Making<Drawn>> {
    pub id: &'static str,
    pub label: &'static str,
    pub idea: &'static str,
    /// Its parameters other than [`REQUESTS`] and the seed.
    pub parameters: &'static [ParameterSpec],
    /// For a workload whose pages are tables of a given size: how many it needs. The others take D as given.
    #[serde(rename = "fixes_pages", serialize_with = "is_some")]
    #[cfg_attr(feature = "typescript", ts(as = "bool"))]
    pub pages: Option<PagesOf>,
    /// Begins to make the packed requests, or what another lab has in their place.
    #[serde(skip)]
    pub generate: fn(&Draw) -> Checked<T>,
}

/// Counts the pages that a workload needs.
pub type PagesOf = fn(&Draw) -> Checked<WorkloadPages>;

#[expect(clippy::ref_option, reason = "serde's signature")]
fn is_some<T, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(value.is_some())
}

/// What a generator makes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Drawn {
    pub requests: Vec<u32>,
    pub labels: Option<Labels>,
    /// Pages that the requests create, numbered after all others.
    pub created_pages: u32,
    /// Whether each page that exists before the first request is on flash then, where the generator says so.
    pub starts_on_flash: Option<Vec<bool>>,
}

/// The pages of a workload that fixes D.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WorkloadPages {
    /// Pages that hold data before the first request: what a pool of some percent of the data refers to.
    pub data_pages: u32,
    /// Smallest D: the data, and room for all that the requests can append or create.
    pub pages: u32,
}

impl WorkloadPages {
    /// The refusal of a D that is too small.
    pub fn refused(self, pages: impl std::fmt::Display) -> ConfigError {
        ConfigError::new("pages", pages, format!("left out, or at least {}, as the workload has", self.pages))
    }
}

/// The generators of one lab.
pub struct Catalogue<T: 'static = Making<Drawn>> {
    /// In the order of the picker.
    pub workloads: &'static [&'static WorkloadSpec<T>],
    /// The length that each of them has as a parameter; none where traces are measured otherwise.
    pub length: Option<&'static ParameterSpec>,
}

/// Length of a trace; every generated workload has it.
pub const REQUESTS: ParameterSpec = ParameterSpec::whole(
    "requests",
    "Requests",
    "requests",
    (1.0, MAXIMUM_REQUESTS as f64),
    DefaultValue::Number(50_000.0),
    "How many page requests the trace has.",
    "Short traces can be followed step by step; long ones make counters settle.",
);

/// Share of reads; every generator has it.
pub const READS_PERCENT: ParameterSpec = ParameterSpec::whole(
    "reads_percent",
    "Reads",
    "%",
    (0.0, 100.0),
    DefaultValue::Number(60.0),
    "Probability that a request is a read; the others are writes.",
    "Only dirty pages cost a write: with 100% reads ACE has nothing to do.",
);

/// Seed of a config that names none.
pub const DEFAULT_SEED: u64 = 1;

impl<T> Catalogue<T> {
    /// The generator with this id.
    pub fn find(&self, id: &str) -> Option<&'static WorkloadSpec<T>> {
        self.workloads.iter().copied().find(|spec| spec.id == id)
    }

    /// The pages of a workload that fixes D, from its config alone; nothing for one that takes D as given.
    pub fn pages_needed(&self, config: &WorkloadConfig) -> Checked<Option<WorkloadPages>> {
        let fixing = self.find(&config.kind).and_then(|spec| Some((spec, spec.pages?)));
        fixing.map(|(spec, pages)| pages(&config.draw(spec, self.length, MAXIMUM_PAGES)?)).transpose()
    }
}

/// All generators, in the order of the picker.
pub static REGISTRY: &[&WorkloadSpec] = &[
    &skewed::SPEC,
    &zipf::SPEC,
    &patterns::SEQUENTIAL,
    &patterns::LOOPING,
    &patterns::SCAN,
    &patterns::WALK,
    &tpcc::SPEC,
    &shop_day::SPEC,
];

/// Those of the ACE lab.
pub static CATALOGUE: Catalogue = Catalogue { workloads: REGISTRY, length: Some(&REQUESTS) };

/// As [`Catalogue::pages_needed`].
pub fn pages_needed(config: &WorkloadConfig) -> Checked<Option<WorkloadPages>> {
    CATALOGUE.pages_needed(config)
}

/// The answer to a trace from a file where none was supplied.
pub fn unopened(name: &str, hash: &str) -> ConfigError {
    let legal = "a file that has been opened: open this file first";
    ConfigError::new("workload.name", format!("own trace {name:?} (hash {hash})"), legal)
}

/// Makes the trace of a config over the pages `0 .. pages`; of the kind `own` it fails and names the file to supply.
pub fn generate(config: &WorkloadConfig, pages: u32) -> Checked<Trace> {
    making(config, pages)?.at_once()
}

/// Begins to make the trace of a config over the pages `0 .. pages`; it is made in slices.
pub fn making(config: &WorkloadConfig, pages: u32) -> Checked<Making<Trace>> {
    if !(1..=MAXIMUM_PAGES).contains(&pages) {
        return Err(ConfigError::new("pages", pages, format!("a whole number from 1 to {MAXIMUM_PAGES}")));
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
        Plan::Own(name, hash) => Err(unopened(name, hash)),
    }
}

impl WorkloadConfig {
    /// Whether a trace over the pages `0 .. pages` can be made of it, without making it.
    pub fn check(&self, pages: u32) -> Checked<()> {
        self.plan(&CATALOGUE, pages).map(|_| ())
    }
}
