//! Every replacement, one line each.

use bufferpool_core::error::ConfigError;
use bufferpool_lab::spec::entry_of;

use super::auto::SelfTuning;
use super::cost_segment::CostSegment;
use super::lru::Lru;
use super::{Replacement, ReplacementSpec};

/// One line of the registry.
#[derive(Debug, Clone, Copy)]
pub struct ReplacementEntry {
    /// What the product says about it.
    pub spec: ReplacementSpec,
}

/// Every replacement, in the order of the picker.
pub const REPLACEMENTS: &[ReplacementEntry] = &[
    ReplacementEntry { spec: Lru::SPEC },
    ReplacementEntry { spec: CostSegment::SPEC },
    ReplacementEntry { spec: SelfTuning::SPEC },
];

/// Finds a replacement by its id. An error names the ids that exist.
pub fn find(id: &str) -> Result<&'static ReplacementEntry, ConfigError> {
    entry_of("replacement", REPLACEMENTS, |entry| entry.spec.id, id)
}
