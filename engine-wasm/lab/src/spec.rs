//! What a lab says of itself as data: the page's controls, links, tables and charts follow from it, and the command line's.

use bufferpool_core::error::ConfigError;
use serde::Serialize;

/// Along what a run is stepped through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Axis {
    /// All lanes have served the same requests.
    Requests,
    /// All lanes show the same moment of simulated time; a step is one request of one of them.
    Time,
}

/// A choice that a lane makes, such as its policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Slot {
    /// Key in scenes.
    pub id: &'static str,
    /// Key of its choices in the registry, each with `id` and `label`.
    pub choices: &'static str,
}

/// A lab.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LabSpec {
    /// Key in experiments, in links and on the command line.
    pub id: &'static str,
    /// Along what its runs are stepped through.
    pub axis: Axis,
    /// What a lane is made of.
    pub slots: &'static [Slot],
    /// Counters by which lanes are compared first of all.
    pub score: &'static [&'static str],
    /// Counters with a chart.
    pub charts: &'static [&'static str],
    /// Counters that are present levels and can also fall.
    pub levels: &'static [&'static str],
    /// Conditions that a run can be run to, each with its key on the keyboard; see [`Run::CONDITIONS`](crate::session::Run::CONDITIONS).
    pub conditions: &'static [(&'static str, char)],
}

/// The entry of a registry with an id. An error names the ids that exist.
pub fn entry_of<'a, T>(
    field: &str,
    entries: &'a [T],
    id_of: impl Fn(&T) -> &'static str,
    id: &str,
) -> Result<&'a T, ConfigError> {
    entries.iter().find(|entry| id_of(entry) == id).ok_or_else(|| {
        let ids: Vec<_> = entries.iter().map(id_of).collect();
        ConfigError::new(field, id, format!("one of {}", ids.join(", ")))
    })
}
