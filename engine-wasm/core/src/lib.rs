//! What the labs stand on: traces, workloads, lists of pages, and the shape of what is registered.
//!
//! Deterministic, and of no lab: a [`workload`] gives a [`trace`], one packed `u32` a request. What shows and compares
//! lanes is the crate `lab`; what serves the requests is a lab's. docs/architecture.md names the invariants.
#![forbid(unsafe_code)]

pub mod bits;
pub mod counter;
pub mod decimal;
pub mod device;
pub mod error;
pub mod exact;
pub mod fields;
pub mod observer;
pub mod phrase;
pub mod recency;
pub mod sparse;
pub mod spec;
pub mod split_mix;
mod sums;
pub mod trace;
pub mod workload;

/// No page, or no frame, in a column of `u32`.
pub const NONE: u32 = u32::MAX;
