//! What is said of a workload, and what makes it.

use serde::{Serialize, Serializer};

use super::draw::Draw;
use super::making::Making;
use crate::error::ConfigError;
use crate::spec::{DefaultValue, ParameterSpec};
use crate::trace::MAXIMUM_REQUESTS;
use crate::trace::labels::Labels;

/// Everything the product says about a workload, and the function that makes it.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(concrete(T = ()), bound = "T: 'static"))]
pub struct WorkloadSpec<T = Making<Drawn>> {
    /// Key in configs and links (`workload.kind`).
    pub id: &'static str,
    /// Name for people.
    pub label: &'static str,
    /// What it is like and what it shows, in one sentence.
    pub idea: &'static str,
    /// Its parameters other than [`REQUESTS`] and the seed.
    pub parameters: &'static [ParameterSpec],
    /// For a workload whose pages are tables of a given size: how many it needs. The others take D as given.
    #[serde(rename = "fixes_pages", serialize_with = "is_some")]
    #[cfg_attr(feature = "typescript", ts(as = "bool"))]
    pub pages: Option<PagesOf>,
    /// Begins to make the packed requests, or makes what another lab has in their place; fails on sizes that do not fit
    /// in memory or on disk.
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
        let legal = format!("left out, or at least {}, as the workload has", self.pages);
        ConfigError::new("pages", pages, legal)
    }
}

/// The generators of one lab.
#[derive(Debug)]
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
}
