//! Workloads: seeded generators of traces, one line each in [`registry`]; all else follows from their [`WorkloadSpec`]s.
//! How numbers are drawn, so that others can reproduce a trace without this code, is written down in [`draw`].
//!
//! The same config gives the same trace on every platform: integers only, and `libm` where a logarithm is needed.

pub mod config;
pub mod crosscheck;
pub mod draw;
pub mod making;
pub mod patterns;
pub mod registry;
pub mod shop_day;
pub mod skewed;
pub mod tpcc;
pub mod zipf;

pub use config::WorkloadConfig;
pub use draw::{Draw, Random};
pub use making::Making;
pub use registry::{
    CATALOGUE, Catalogue, DEFAULT_SEED, Drawn, PagesOf, READS_PERCENT, REGISTRY, REQUESTS, WorkloadPages,
    WorkloadSpec, generate, making, pages_needed, unopened,
};
