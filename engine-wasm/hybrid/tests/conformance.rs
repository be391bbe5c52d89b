//! Flash + magnetic: laws that every registered placement must keep with every registered replacement, on random
//! cases; and the same cases against a naive second implementation. What is registered anew is tried at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod laws;
mod naive;
