//! Every replacement, one line each.

use bufferpool_core::error::ConfigError;

use super::auto::SelfTuning;
use super::cost_segment::CostSegment;
use super::lru::Lru;
use super::{Replacement, ReplacementSpec};
use crate::placement::registry::{Build, Builders};

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
pub struct ReplacementEntry {
    /// What the product says about it.
    pub spec: ReplacementSpec,
    /// Its column of a placement algorithm's builders.
    pub of: fn(&Builders) -> Build,
}

/// Every replacement, in the order of the picker.
pub const REPLACEMENTS: &[ReplacementEntry] = &[
    ReplacementEntry { spec: Lru::SPEC, of: |builders| builders.lru },
    ReplacementEntry { spec: CostSegment::SPEC, of: |builders| builders.cost },
    ReplacementEntry { spec: SelfTuning::SPEC, of: |builders| builders.auto },
];

/// Finds a replacement by its id. An error names the ids that exist.
pub fn find(id: &str) -> Result<&'static ReplacementEntry, ConfigError> {
    REPLACEMENTS.iter().find(|entry| entry.spec.id == id).ok_or_else(|| {
        let ids: Vec<_> = REPLACEMENTS.iter().map(|entry| entry.spec.id).collect();
        ConfigError::new("replacement", id, format!("one of {}", ids.join(", ")))
    })
}
