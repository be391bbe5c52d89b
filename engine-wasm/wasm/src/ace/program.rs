//! Own policies: a scene is recorded where its programs run, and its tapes are replayed where it is shown.

use std::fmt;
use std::rc::Rc;

use bufferpool_ace::program::{self, Answer, Tape, Threw};
use bufferpool_ace::scene::Scene;
use bufferpool_core::error::Checked;
use bufferpool_core::trace::Trace;
use wasm_bindgen::prelude::*;

use crate::runs::{Made, available_bytes};
use crate::session::{self, Lab};
use crate::{json, told};

/// A scene (JSON) with its trace, if it fits in memory.
fn with_trace(scene: &str, at_hand: Option<Made>) -> Checked<(Scene, Rc<Trace>)> {
    let scene = session::scene(scene)?;
    let trace = scene.trace_within(at_hand.map(|at_hand| at_hand.made), available_bytes())?;
    Ok((scene, trace))
}

#[wasm_bindgen(typescript_custom_section)]
const PROGRAMS: &str =
    "/** Programs that decide, each known by the number that `begin` or `copy` gave. May throw. */
export interface Programs {
  /** A program over an empty pool, for a lane of the scene. */
  begin(lane: number): number;
  /** Another one in the same state. */
  copy(program: number): number;
  miss(program: number, page: number): void;
  load(program: number, page: number, prefetched: boolean, write: boolean): void;
  hit(program: number, page: number, write: boolean, first_use: boolean): void;
  drop(program: number, page: number): void;
  /** The page to evict; NaN if the program gave none. */
  victim(program: number): number;
  /** Begins to read the eviction order once a page is gone, or of all pages. */
  open_order(program: number, without: number | undefined): void;
  /** The next page in it; -1 at its end, NaN if the program gave none. */
  next_in_order(program: number): number;
}";

#[wasm_bindgen]
extern "C" {
    /// What runs the programs.
    #[wasm_bindgen(typescript_type = "Programs")]
    pub type Programs;

    #[wasm_bindgen(method, catch)]
    fn begin(this: &Programs, lane: u32) -> Result<u32, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn copy(this: &Programs, program: u32) -> Result<u32, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn miss(this: &Programs, program: u32, page: u32) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn load(this: &Programs, program: u32, page: u32, prefetched: bool, write: bool) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn hit(this: &Programs, program: u32, page: u32, write: bool, first_use: bool) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch, js_name = drop)]
    fn drop_page(this: &Programs, program: u32, page: u32) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn victim(this: &Programs, program: u32) -> Result<f64, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn open_order(this: &Programs, program: u32, without: Option<u32>) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn next_in_order(this: &Programs, program: u32) -> Result<f64, JsValue>;
}

struct Outside(Programs);

impl fmt::Debug for Outside {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("programs")
    }
}

/// What was thrown is known where the program runs.
fn answered<T>(answer: Result<T, JsValue>) -> Answer<T> {
    answer.map_err(|_| Threw)
}

impl program::Programs for Outside {
    fn begin(&self, lane: usize) -> Answer<u32> {
        answered(self.0.begin(lane as u32))
    }
    fn copy(&self, program: u32) -> Answer<u32> {
        answered(self.0.copy(program))
    }
    fn miss(&self, program: u32, page: u32) -> Answer<()> {
        answered(self.0.miss(program, page))
    }
    fn load(&self, program: u32, page: u32, prefetched: bool, write: bool) -> Answer<()> {
        answered(self.0.load(program, page, prefetched, write))
    }
    fn hit(&self, program: u32, page: u32, write: bool, first_use: bool) -> Answer<()> {
        answered(self.0.hit(program, page, write, first_use))
    }
    fn drop(&self, program: u32, page: u32) -> Answer<()> {
        answered(self.0.drop_page(program, page))
    }
    fn victim(&self, program: u32) -> Answer<f64> {
        answered(self.0.victim(program))
    }
    fn open_order(&self, program: u32, without: Option<u32>) -> Answer<()> {
        answered(self.0.open_order(program, without))
    }
    fn next_in_order(&self, program: u32) -> Answer<Option<f64>> {
        let next = answered(self.0.next_in_order(program))?;
        Ok((next != -1.0).then_some(next))
    }
}

/// A run of a scene that is recorded beside its programs.
#[wasm_bindgen]
pub struct Recorder(program::Recorder);

#[wasm_bindgen]
impl Recorder {
    /// A scene (JSON) before its first request; `own` as for a lab.
    #[wasm_bindgen(constructor)]
    pub fn new(scene_json: &str, own: Option<Made>, programs: Programs) -> Result<Recorder, JsValue> {
        let programs: Rc<dyn program::Programs> = Rc::new(Outside(programs));
        told(with_trace(scene_json, own).and_then(|(scene, trace)| {
            program::Recorder::new(&scene.lanes, &scene.start, trace, &programs).map(Self)
        }))
    }

    /// Requests in all.
    #[wasm_bindgen(getter)]
    pub fn requests(&self) -> f64 {
        self.0.requests() as f64
    }

    /// Serves at most `limit` more requests; the position. Of no use once a program has failed.
    pub fn advance(&mut self, limit: f64) -> f64 {
        self.0.advance(limit as u64) as f64
    }

    /// What a program did wrong first, as JSON `{lane, request, method, kind, page?}`; `null` if none did.
    pub fn failure_json(&self) -> String {
        json(&self.0.failure())
    }

    /// What the lane's program decided; empty for a lane that asks none.
    pub fn tape(&self, lane: usize) -> Vec<u32> {
        self.0.tape(lane)
    }
}

#[wasm_bindgen]
impl Lab {
    /// As the constructor, for lanes of own policies: `tapes` of all lanes, one after the other, and their `lengths`.
    pub fn with_tapes(
        scene_json: &str,
        own: Option<Made>,
        tapes: &[u32],
        lengths: &[u32],
    ) -> Result<Lab, JsValue> {
        told(session::scene(scene_json).and_then(|scene| {
            let (made, tapes) = (own.map(|own| own.made), parted(tapes, lengths)?);
            Ok(Self::of((scene.open(made, &tapes, available_bytes())?, scene.lanes)))
        }))
    }
}

fn parted(tapes: &[u32], lengths: &[u32]) -> Checked<Vec<Rc<Tape>>> {
    let mut rest = tapes;
    let tape = |&length: &u32| {
        let (words, after) = rest.split_at(rest.len().min(length as usize));
        rest = after;
        if words.is_empty() { Ok(Rc::default()) } else { Tape::from_words(words).map(Rc::new) }
    };
    lengths.iter().map(tape).collect()
}
