//! Predictive buffer management for scans: what a pool gains from knowing which scans are still to come.
//!
//! Sources: Vanderkooy, "Sampling-based Predictive Database Buffer Management", Waterloo 2023; Świtakowski, Boncz and
//! Żukowski, PVLDB 2012.

pub mod formula;
pub mod min_optimal;
pub mod optimal;
