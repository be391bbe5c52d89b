//! The drive below all lanes of a scene, as its field `flash` has it: settings and chips' numbers by their ids.

use bufferpool_core::error::ConfigError;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::chip::{CHIP_PARAMETERS, Chip};
use super::config::{FlashConfig, MOST_PHYSICAL_PAGES, MOST_PHYSICAL_PAGES_IN_A_BROWSER};
use crate::Checked;

/// The scene's field.
pub const FLASH: &str = "flash";

/// A scene's drive, defaults filled in.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Setup {
    #[serde(flatten)]
    pub drive: FlashConfig,
    #[serde(flatten)]
    pub chip: Chip,
}

/// `pages` aside, which are the scene's own, what is given is either a setting or a number of the chips.
fn is_of_chips(id: &str) -> bool {
    CHIP_PARAMETERS.iter().any(|parameter| parameter.id == id)
}

impl Setup {
    /// Reads `true`, which has all defaults, or an object of settings; `false` and `null` are none. D is the scene's.
    /// Fails by `flash` and the setting's id.
    pub fn from_json(value: &Value, pages: u32) -> Checked<Option<Self>> {
        let given = match value {
            Value::Null | Value::Bool(false) => return Ok(None),
            Value::Bool(true) => Map::new(),
            Value::Object(given) => given.clone(),
            other => {
                let legal = "true, false, or an object of the drive's settings";
                return Err(ConfigError::new(FLASH, other, legal));
            }
        };
        let of_flash =
            |error: ConfigError| ConfigError { field: format!("{FLASH}.{}", error.field), ..error };
        if let Some(pages) = given.get("pages") {
            let legal = "left out: they are the scene's pages";
            return Err(of_flash(ConfigError::new("pages", pages, legal)));
        }
        let (of_chips, mut of_drive): (Map<_, _>, Map<_, _>) =
            given.into_iter().partition(|(id, _)| is_of_chips(id));
        of_drive.insert("pages".to_owned(), json!(pages));
        let most =
            if cfg!(target_family = "wasm") { MOST_PHYSICAL_PAGES_IN_A_BROWSER } else { MOST_PHYSICAL_PAGES };
        let drive = FlashConfig::from_json(&of_drive, most).map_err(of_flash)?;
        Ok(Some(Self { drive, chip: Chip::from_json(&of_chips).map_err(of_flash)? }))
    }

    /// Bytes that a drive takes at most.
    pub fn bytes(&self) -> u64 {
        let a_page = if self.drive.hot_cold { 20 } else { 16 };
        a_page * self.drive.geometry.physical_pages()
    }
}
