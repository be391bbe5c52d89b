//! Presets of this lab, in the other lab's format: one file each under `preset/` and one line here.

use bufferpool_core::preset::{Preset, all_in, find_in};

/// Ids and texts of all presets, in the order of the picker.
pub static REGISTRY: &[(&str, &str)] = &[
    ("ten-pages", include_str!("preset/ten-pages.json")),
    ("optimistic-moves", include_str!("preset/optimistic-moves.json")),
    ("cost-queues", include_str!("preset/cost-queues.json")),
    ("read-sets", include_str!("preset/read-sets.json")),
    ("update-sets", include_str!("preset/update-sets.json")),
    ("mixed-sets", include_str!("preset/mixed-sets.json")),
    ("r10-u10-r20-paid", include_str!("preset/r10-u10-r20-paid.json")),
    ("r3-u3-paid", include_str!("preset/r3-u3-paid.json")),
    ("lambda", include_str!("preset/lambda.json")),
    ("paper-size", include_str!("preset/paper-size.json")),
    ("optimistic-loses", include_str!("preset/optimistic-loses.json")),
    ("r10-u10-r20", include_str!("preset/r10-u10-r20.json")),
    ("r3-u3", include_str!("preset/r3-u3.json")),
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
