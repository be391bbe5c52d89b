//! Presets: chosen scenes with a title and a word on what they show. One file each under `preset/`
//! and one line in [`REGISTRY`]; the id is the file's name.
//!
//! A scene is the config of a run as the page keeps it; `start` may set the pool up directly:
//! `pool` lists pages from MRU to LRU (ring policies: frame 0 upwards), with the suffixes `D` for
//! dirty, `c` for cold and `u3` for a usage count of 3; `hand` is Clock Sweep's; `history` holds rows
//! `page>successor:weight,…` set apart by `;`. `at` is the number of requests served when it opens.

use bufferpool_core::preset::{Preset, all_in, find_in};

/// Ids and texts of all presets, in the order of the picker.
pub static REGISTRY: &[(&str, &str)] = &[
    ("first-steps", include_str!("preset/first-steps.json")),
    ("poster", include_str!("preset/poster.json")),
    ("read-only", include_str!("preset/read-only.json")),
    ("symmetric-device", include_str!("preset/symmetric-device.json")),
    ("all-in-memory", include_str!("preset/all-in-memory.json")),
    ("slides-lru", include_str!("preset/slides-lru.json")),
    ("slides-lru-reader", include_str!("preset/slides-lru-reader.json")),
    ("slides-lru-wsr", include_str!("preset/slides-lru-wsr.json")),
    ("figure-6a", include_str!("preset/figure-6a.json")),
    ("figure-6b", include_str!("preset/figure-6b.json")),
    ("figure-6c", include_str!("preset/figure-6c.json")),
    ("figure-7", include_str!("preset/figure-7.json")),
    ("clock-sweep", include_str!("preset/clock-sweep.json")),
    ("cflru-window", include_str!("preset/cflru-window.json")),
    ("lru-wsr-cold", include_str!("preset/lru-wsr-cold.json")),
    ("looping-scan", include_str!("preset/looping-scan.json")),
    ("sequential-stream", include_str!("preset/sequential-stream.json")),
    ("hot-set", include_str!("preset/hot-set.json")),
    ("mru-loop", include_str!("preset/mru-loop.json")),
    ("belady", include_str!("preset/belady.json")),
    ("arc-ghosts", include_str!("preset/arc-ghosts.json")),
    ("one-hit", include_str!("preset/one-hit.json")),
    ("popularity", include_str!("preset/popularity.json")),
    ("clean-first", include_str!("preset/clean-first.json")),
    ("wait", include_str!("preset/wait.json")),
    ("floor", include_str!("preset/floor.json")),
    ("min-bound", include_str!("preset/min-bound.json")),
    ("reader-scan", include_str!("preset/reader-scan.json")),
    ("reader-pairs", include_str!("preset/reader-pairs.json")),
    ("reader-order", include_str!("preset/reader-order.json")),
    ("reader-mixed", include_str!("preset/reader-mixed.json")),
    ("reader-runs", include_str!("preset/reader-runs.json")),
    ("reader-change", include_str!("preset/reader-change.json")),
    ("ms-640", include_str!("preset/ms-640.json")),
    ("wis-640", include_str!("preset/wis-640.json")),
    ("ris-640", include_str!("preset/ris-640.json")),
    ("mu-640", include_str!("preset/mu-640.json")),
    ("ms-64", include_str!("preset/ms-64.json")),
    ("wis-64", include_str!("preset/wis-64.json")),
    ("ris-64", include_str!("preset/ris-64.json")),
    ("mu-64", include_str!("preset/mu-64.json")),
    ("ms-1", include_str!("preset/ms-1.json")),
    ("wis-1", include_str!("preset/wis-1.json")),
    ("ris-1", include_str!("preset/ris-1.json")),
    ("mu-1", include_str!("preset/mu-1.json")),
    ("tpcc-1", include_str!("preset/tpcc-1.json")),
    ("tpcc-8", include_str!("preset/tpcc-8.json")),
];

/// All presets.
///
/// # Errors
/// When a file is no preset; the tests parse them all.
pub fn all() -> Result<Vec<Preset>, serde_json::Error> {
    all_in(REGISTRY)
}

/// The text of the preset with this id, as JSON.
#[must_use]
pub fn find(id: &str) -> Option<&'static str> {
    find_in(REGISTRY, id)
}

#[cfg(test)]
mod tests;
