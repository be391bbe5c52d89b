//! Workloads of the flash + magnetic lab: operations on a B+-tree, in query sets.
pub mod tree;
