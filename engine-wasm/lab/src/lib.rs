//! What follows for every lab from what it says of itself: scenes, time travel, experiments.
//!
//! A [`session`] shows lanes at any position by keyframes and replay ([`timeline`]); a [`sweep`] runs scenes over a grid
//! of settings. What serves the requests is a lab's: the crates `ace`, `hybrid` and `pbm` know nothing of each other.
#![forbid(unsafe_code)]

pub mod lab;
pub mod lanes;
pub mod ledger;
pub mod lists;
pub mod preset;
pub mod scene;
pub mod session;
pub mod sweep;
pub mod timeline;
