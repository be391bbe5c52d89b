//! Flash + magnetic: two disks at the same level, every page on exactly one of them.
//!
//! Source: Koltsidas & Viglas, "Flashing Up the Storage Layer", PVLDB 2008. A [`pool`] holds frames; at every eviction a
//! [`placement`] algorithm decides on which disk the page shall live, and a dirty page, or one that moves, is written
//! there; one of these algorithms computes from the whole trace what placement could have cost at best. A [`replacement`]
//! picks the victim: LRU, or the paper's cost segment. Sessions, sweeps and parameters are those of the other labs.
//!
//! Not modelled, as in the paper's model: sequential I/O, wear, and that both disks could work at once.

#![forbid(unsafe_code)]

pub mod config;
pub mod counters;
pub mod event;
pub mod lab;
pub mod lane;
pub mod lanes;
pub mod placement;
pub mod pool;
pub mod prices;
pub mod replacement;
pub mod scene;
mod stay;
pub mod step;
pub mod view;
pub mod why;
pub mod workload;

/// Presets of this lab, in the other labs' format: one file each under `preset/` and one line here.
pub mod preset {
    bufferpool_lab::presets! {
        "ten-pages";
        "optimistic-moves";
        "cost-queues";
        "read-sets";
        "update-sets";
        "mixed-sets";
        "shop-day";
        "r10-u10-r20-paid";
        "r3-u3-paid";
        "lambda";
        "paper-size";
        "optimistic-loses";
        "r10-u10-r20";
        "r3-u3";
    }
}
