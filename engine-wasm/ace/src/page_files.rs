//! What the page has as files beside the module that every visit loads, which is without it: cards, presets but the first
//! one, and what presets say at length.

use std::collections::BTreeMap;
use std::io::{Error, Result};

use bufferpool_lab::preset::Preset;

use crate::{cards, preset, why};

/// Them by name, each a text in JSON.
///
/// # Errors
/// A preset whose text about itself does not stand in a line of its own.
pub fn files() -> Result<BTreeMap<&'static str, String>> {
    // What presets say at length is read by whoever asks for it.
    let (mut presets, mut abouts) = (Vec::new(), BTreeMap::new());
    for (id, text) in &preset::REGISTRY[1..] {
        let Preset { about, .. } = serde_json::from_str(text)?;
        let line = format!("  \"about\": {},\n", serde_json::to_string(&about)?);
        let (before, after) =
            text.split_once(&line).ok_or_else(|| Error::other(format!("{id}: no line {line}")))?;
        presets.push(format!("{before}{after}"));
        abouts.insert(*id, about);
    }
    Ok(BTreeMap::from([
        ("aceCards.json", serde_json::to_string(&cards::cards())?),
        ("aceAbouts.json", serde_json::to_string(&abouts)?),
        ("aceTemplates.json", serde_json::to_string(&why::templates())?),
        ("acePresets.json", format!("[{}]", presets.join(","))),
    ]))
}
