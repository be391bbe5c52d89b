//! Predictive buffer management: laws that every registered policy must keep with every kind of queries, on random small
//! worlds; and the same worlds against a naive second implementation. What is registered anew is tried at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod laws;
mod naive;
