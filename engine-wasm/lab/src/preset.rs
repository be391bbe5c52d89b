//! The shape of a preset, and lists of them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a preset's opening step shows: the picture marks it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Shows {
    /// A page that stays although LRU, the reference, would have taken it.
    SparedPage,
    /// Cold flags: one of a page still unused, one that a use has just cleared.
    FlagKept,
    FlagCleared,
    Hand,
    Batch,
    PrefetchedPageUsed,
    /// A miss on a page that the policy remembers.
    GhostHit,
    /// The page that MIN takes, beside what the other lanes take.
    MinChoice,
    Filling,
    Move,
    Queue,
    /// What the placement has counted of a page that stays on its disk.
    KeptCounter,
    /// A block that stays although LRU would have taken it.
    SavedBlock,
    DrawnCandidates,
    /// Blocks that stand in another bucket than their estimate says, until the buckets shift.
    BucketShift,
    /// Nothing that a step can show: totals are the point.
    None,
}

/// Under which heading a preset stands in lists, in the order in which a lab's list first names each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Group {
    First,
    /// Scenes in which batches save nothing.
    NoGain,
    /// Clients, background writer and checkpointer above the pool.
    Clients,
    /// A drive of flash below the pool.
    Flash,
    /// Worked examples of the paper and its slides.
    Paper,
    Policies,
    Prefetching,
    Workloads,
    /// What databases asked for; the page brings them.
    Recordings,
    Placement,
    Replacement,
    /// Scans that say what they will read.
    Scans,
    /// What the past says where scans say nothing.
    Statistics,
}

/// One preset.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Preset {
    /// Key in links: the file's name.
    pub id: String,
    pub title: String,
    pub about: String,
    pub teaches: String,
    pub group: Group,
    pub shows: Shows,
    /// Left out of lists: a scene drawn anew took its place, and links still open it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub former: bool,
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub scene: Value,
}

/// A lab's presets by their ids, in the order of the picker: a file each under `preset/`, beside the list.
#[macro_export]
macro_rules! presets {
    ($($id:literal;)*) => {
        /// Ids and texts of all presets, in the order of the picker.
        pub const REGISTRY: &[(&str, &str)] = &[$(($id, include_str!(concat!("preset/", $id, ".json")))),*];

        /// The first of them alone.
        pub const FIRST: &[(&str, &str)] = REGISTRY.split_at(1).0;

        /// All presets; the tests parse each file.
        pub fn all() -> Result<Vec<$crate::preset::Preset>, serde_json::Error> {
            REGISTRY.iter().map(|(_, text)| serde_json::from_str(text)).collect()
        }

        /// The text of the preset with this id, as JSON.
        pub fn find(id: &str) -> Option<&'static str> {
            REGISTRY.iter().find(|(name, _)| *name == id).map(|&(_, text)| text)
        }
    };
}
