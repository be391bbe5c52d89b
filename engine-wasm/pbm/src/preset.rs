//! Presets of this lab, in the other labs' format: one file each under `preset/` and one line here.

use bufferpool_core::preset::{Preset, all_in, find_in};

/// Ids and texts of all presets, in the order of the picker.
pub static REGISTRY: &[(&str, &str)] = &[
    ("two-scans", include_str!("preset/two-scans.json")),
    ("looping-scan", include_str!("preset/looping-scan.json")),
    ("four-speeds", include_str!("preset/four-speeds.json")),
    ("buckets-shift", include_str!("preset/buckets-shift.json")),
    ("bitmap", include_str!("preset/bitmap.json")),
    ("frequency-helps", include_str!("preset/frequency-helps.json")),
    ("frequency-hurts-scans", include_str!("preset/frequency-hurts-scans.json")),
    ("trailing", include_str!("preset/trailing.json")),
    ("thesis-8", include_str!("preset/thesis-8.json")),
    ("frequency-hurts", include_str!("preset/frequency-hurts.json")),
    ("buckets", include_str!("preset/buckets.json")),
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
