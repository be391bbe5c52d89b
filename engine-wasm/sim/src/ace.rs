//! ACE: Writer, Evictor and Reader around any policy.
//!
//! Source: Papon & Athanassoulis, ICDE 2023, section IV and Algorithm 1; exact semantics in ace.md. Writer and
//! Evictor are two questions to the policy, [`crate::policy::Policy::next_dirty`] and
//! [`crate::policy::Policy::next_clean`]; [`crate::lane`] asks them in Algorithm 1's order. The Reader is here.
//! Left out, as ace.md says: background writer, checkpoints and WAL, threads beyond k_w, wear.

pub mod history;
pub mod reader;
pub mod spec;
pub mod streams;
