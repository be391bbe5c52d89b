//! Flash + magnetic from outside, in one program: the crate itself is compiled once.
//!
//! `laws`: what every registered placement must keep with every registered replacement, on random cases; and the same
//! cases against a naive second implementation. What is registered anew is tried at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod golden;
mod golden_tree;
mod laws {
    mod competitive;
    mod disks;
    mod optimum;
    mod queues;
    mod session;
    mod stay;
    pub(crate) mod support;
}
mod naive;
mod presets;
/// Parts of the lab by themselves.
mod unit {
    mod costs;
    mod workload;
}
