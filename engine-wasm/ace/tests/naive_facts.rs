//! The naive second implementation alone: against the golden files, and against facts that follow from spec/ace.md and
//! spec/policies.md.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod facts;
mod golden_files;
mod naive;
