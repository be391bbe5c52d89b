//! A game of the ACE lab; what it counts is the engine's.

use bufferpool_ace::game::Game as Played;
use wasm_bindgen::prelude::*;

use crate::{json, told};

/// The game that a word draws.
#[wasm_bindgen]
pub struct Game(Played);

#[wasm_bindgen]
impl Game {
    /// Fails for a word that is none.
    #[wasm_bindgen(constructor)]
    pub fn new(key: &str) -> Result<Game, JsValue> {
        told(Played::new(key)).map(Self)
    }

    /// What there is before the first move, as JSON; see the engine's `game::Opening`.
    pub fn opening_json(&self) -> Result<String, JsValue> {
        told(self.0.opening().map(|opening| json(&opening)))
    }

    /// How far moves bring it, as JSON; see the engine's `game::Played`.
    pub fn played_json(&mut self, moves: &str) -> Result<String, JsValue> {
        told(self.0.played(moves).map(|played| json(&played)))
    }
}
