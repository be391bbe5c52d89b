//! Deterministic bufferpool simulation: replacement policies, ACE around any of them, device time.
//!
//! The story in one page. A [`scene`] (from a link, a preset or a file) is checked and gives lanes, a
//! [`workload`] and a start state. The workload gives a [`trace`]: one packed `u32` a request, shared by all
//! lanes. A [`lane`] serves requests: the [`pool`] holds frames, dirty bits and counters, a [`policy`] decides
//! which frame is the victim, and [`ace`] asks that policy which dirty pages to write together and which clean
//! pages to drop, and may prefetch. A [`session`] shows the lanes at any position by keyframes and replay
//! ([`timeline`]) and says in words [`why`] each step went as it did. A [`sweep`] runs a scene over a grid of settings.
//!
//! Invariants, each tested:
//! - The same scene gives the same events, byte for byte, native and in WebAssembly, stepping, playing or
//!   seeking, in slices of any size.
//! - Only the pool writes counters and events. A policy decides; `peek` never changes it.
//! - A policy is one file and one registry line; ACE knows no policy by name.
//! - No JavaScript, no clock, no I/O, no threads, no unsafe code, no iteration in hash order.
#![forbid(unsafe_code)]

pub mod ace;
pub mod bits;
mod called;
pub mod carry;
pub mod config;
pub mod counters;
pub mod decimal;
pub mod device;
pub mod error;
pub mod event;
pub mod hybrid;
pub mod indexed;
pub mod lane;
pub mod lanes;
pub mod links;
pub mod mode;
pub mod pbm;
pub mod policy;
pub mod pool;
pub mod preset;
pub mod recency;
pub mod registry;
pub mod report;
pub mod scene;
mod serve;
pub mod session;
pub mod spec;
pub mod sweep;
pub mod tape;
pub mod timeline;
pub mod trace;
pub mod usage;
pub mod why;
pub mod why_not;
pub mod workload;
