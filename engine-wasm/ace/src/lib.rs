//! The ACE lab: a bufferpool under a replacement policy, alone or inside ACE.
//!
//! The story in one page. A [`scene`] (from a link, a preset or a file) is checked and gives lanes, a workload and a
//! start state. A [`lane`] serves requests: the [`pool`] holds frames, dirty bits and counters, a [`policy`] decides
//! which frame is the victim. ACE wraps any policy and knows none by name (Papon & Athanassoulis, ICDE 2023, section IV
//! and Algorithm 1; exact semantics in docs/rules/ace.md): Writer and Evictor are two questions to the policy,
//! [`policy::Policy::next_dirty`] and [`policy::Policy::next_clean`], asked in Algorithm 1's order as a request is
//! served; the [`reader`] prefetches. A [`session`] shows the lanes at any position and says in words [`why`] each step
//! went as it did.
//!
//! A lane with the [`server`] model has several clients, a background writer and a checkpointer; left out, as
//! docs/rules/ace.md says: threads beyond k_w, wear. What the pages that a lane writes do to a drive is [`flash`].
//!
//! Invariants, each tested:
//! - Only the pool writes counters and events. A policy decides; its orders never change it.
//! - A policy is one file, one registry line, and one file of words a language.
#![forbid(unsafe_code)]

use bufferpool_core::error::ConfigError;

/// What may be refused: the field, its value and what is legal are named.
pub(crate) type Checked<T> = Result<T, ConfigError>;

pub(crate) use bufferpool_lab::scene::one_of;

mod access;
#[cfg(not(target_family = "wasm"))]
pub mod cards;
pub mod config;
pub mod counters;
pub mod curve;
pub mod event;
pub mod experiments;
pub mod flash;
mod fork;
pub mod game;
pub mod lab;
pub mod lane;
pub mod lanes;
pub mod optimum;
#[cfg(not(target_family = "wasm"))]
pub mod page_files;
pub mod policy;
pub mod pool;
pub mod preset;
pub mod program;
pub mod reader;
pub mod reckoning;
pub mod report;
pub mod scene;
pub mod server;
pub mod session;
pub mod step;
#[doc(hidden)]
pub mod usage;
pub mod why;
