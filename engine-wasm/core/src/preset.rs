//! The shape of a preset, and lists of them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One preset.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// Key in links: the file's name.
    pub id: String,
    /// Name for people.
    pub title: String,
    /// What happens, in a few sentences.
    pub about: String,
    /// What to take home, in one line.
    pub teaches: String,
    /// The run's config.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub scene: Value,
}

/// All presets of a lab's list.
pub fn all_in(presets: &[(&str, &'static str)]) -> Result<Vec<Preset>, serde_json::Error> {
    presets.iter().map(|(_, text)| serde_json::from_str(text)).collect()
}

/// The text of the preset of a lab's list with this id, as JSON.
pub fn find_in(presets: &[(&str, &'static str)], id: &str) -> Option<&'static str> {
    presets.iter().find(|(name, _)| *name == id).map(|&(_, text)| text)
}

/// A registry's JSON object with a lab's presets joined in as they are.
pub fn joined_to(registry: &str, presets: &[(&str, &str)]) -> String {
    let texts: Vec<&str> = presets.iter().map(|entry| entry.1.trim()).collect();
    let object = registry.strip_suffix('}').unwrap_or(registry);
    format!("{object},\"presets\":[{}]}}", texts.join(","))
}
