//! Predictive buffer management: scans say at their start what they will read, so a pool can know what is needed late.
//!
//! Sources: Vanderkooy, "Sampling-based Predictive Database Buffer Management", Waterloo 2023; for PBM-PQ Świtakowski,
//! Boncz, Żukowski, PVLDB 2012, as the thesis describes it. A discrete-event simulation: a [`world`] of tables in block
//! groups, streams that run [`query`] after query, a device that serves `k_r` reads at once, and a clock ([`sim_time`]) of whole
//! nanoseconds. Scans register with block groups ([`scans`]); an [`estimate`] is the time until a block is needed; a
//! [`policy`] names the frame that goes. A [`lane`] runs all of it under one policy. Keyframes, sessions, sweeps and
//! parameters are those of the other labs.
//!
//! Not modelled: writes, locks, read-ahead, an operating system's page cache.

#![forbid(unsafe_code)]

pub mod config;
pub mod counters;
pub mod estimate;
pub mod event;
pub mod formula;
pub mod frames;
pub mod lab;
pub mod lane;
pub mod lanes;
pub mod min_optimal;
pub mod optimal;
pub mod orders;
pub mod policy;
pub mod query;
pub mod scans;
pub mod scene;
pub mod sim_time;
pub mod step;
pub mod stream;
pub mod view;
pub mod why;
pub mod workload;
pub mod world;

/// Presets of this lab, in the other labs' format: one file each under `preset/` and one line here.
pub mod preset {
    bufferpool_lab::presets! {
        "two-scans";
        "looping-scan";
        "four-speeds";
        "buckets-shift";
        "bitmap";
        "frequency-helps";
        "frequency-hurts-scans";
        "trailing";
        "thesis-8";
        "shop-day";
        "frequency-hurts";
        "buckets";
    }
}
