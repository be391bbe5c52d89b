//! Predictive buffer management from outside, in one program: the crate itself is compiled once.
//!
//! `laws`: what every registered policy must keep with every kind of queries, on random small worlds; and the same worlds
//! against a naive second implementation. What is registered anew is tried at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod golden;
mod laws {
    pub(crate) mod cases;
    mod every;
    mod exact;
    mod oracle;
    mod refused;
    mod replay;
    mod session;
    mod spared;
    mod world;
}
mod naive;
mod presets;
mod shop_day;
/// Parts of the lab by themselves.
mod unit {
    mod formula;
    mod min_optimal;
    mod optimal;
    mod orders;
    mod times;
    mod workload;
}
