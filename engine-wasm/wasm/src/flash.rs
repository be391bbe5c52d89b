//! Further functions for the page with a drive of flash below the lanes: a drive alone, and its registered numbers.

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::chip::{CHIP_PARAMETERS, Chip};
use bufferpool_ace::flash::config::{FlashConfig, MOST_PHYSICAL_PAGES_IN_A_BROWSER, PARAMETERS};
use bufferpool_ace::flash::report::Recording;
use bufferpool_ace::flash::shown::{FlashShown, FlashState, FlashStep};
use bufferpool_core::error::parsed;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_lab::scene::as_object;
use wasm_bindgen::prelude::*;

use crate::{json, told};

/// The drive's numbers, then its chips', as a JSON list of parameters.
#[wasm_bindgen]
pub fn flash_parameters_json() -> String {
    let parameters: Vec<&ParameterSpec> = PARAMETERS.iter().chain(CHIP_PARAMETERS).collect();
    json(&parameters)
}

/// A drive to which batches are written one after the other.
#[wasm_bindgen]
pub struct FlashDrive {
    drive: Drive,
    step: FlashStep,
}

#[wasm_bindgen]
impl FlashDrive {
    /// A preconditioned drive with these settings (JSON, with `pages`).
    #[wasm_bindgen(constructor)]
    pub fn new(settings_json: &str) -> Result<FlashDrive, JsValue> {
        let made = parsed("settings", settings_json).and_then(|settings| {
            let settings = as_object("settings", &settings)?;
            Drive::new(&FlashConfig::from_json(settings, MOST_PHYSICAL_PAGES_IN_A_BROWSER)?)
        });
        let drive = told(made)?;
        Ok(Self { step: FlashStep { before: FlashState::of(&drive), events: Vec::new() }, drive })
    }

    /// Writes a batch. The drive as it is then, and what the batch did, as JSON; see the engine's `flash::shown::FlashShown`.
    pub fn written_json(&mut self, pages: &[u32]) -> Result<String, JsValue> {
        let mut recording = Recording::default();
        let before = FlashState::of(&self.drive);
        told(self.drive.written_watched(pages, &mut recording))?;
        self.step = FlashStep { before, events: recording.events };
        Ok(self.shown_json())
    }

    /// The same of the last batch.
    pub fn shown_json(&self) -> String {
        json(&FlashShown::of(&self.drive, &self.step, &Chip::default()))
    }
}
