//! What the labs stand on, from outside, in one program: the crate itself is compiled once. Each file is about the
//! module of its name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod bits;
mod decimal;
mod device;
mod exact;
mod phrase;
mod recency;
mod trace {
    mod csv;
    mod encoding;
    mod format {
        mod vscsi;
    }
    mod inline;
    mod labels;
    mod operation;
    mod oracle_general;
    mod preview;
    mod reader;
    mod recorded;
    mod renumber;
    mod sizes;
    mod stack_distances;
}
mod workload;
