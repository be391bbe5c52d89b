//! Scenes drawn from numbers, with what their runs show natively: WebAssembly must show the same, see
//! `web/engine/scenes.test.ts`.

use arbitrary::{Result as Drawn, Unstructured};
use bufferpool_ace::lanes::Lanes;
use bufferpool_core::error::ConfigError;
use bufferpool_lab::session::{Run, Session};
use serde_json::{Value, json};

use crate::{drawn_scene, hybrid, pbm, scene};

/// Words of 8 bytes that one scene is drawn from.
const SCENE_WORDS: usize = 128;

/// Draws a scene; what it shows, or none if it would take long.
type Draw = fn(&mut Unstructured<'_>) -> Drawn<(Value, Option<Shown>)>;
/// What a run shows, or its refusal as the page gets it.
type Shown = Result<Value, ConfigError>;

/// The labs, by the names of their modules.
pub static LABS: &[(&str, Draw)] = &[
    ("ace", |bytes| {
        let value = drawn_scene::drawn(bytes)?;
        let shown = scene::open::<Lanes>(&value).map(|opened| opened.map(|(session, _)| states(session)));
        Ok((value, shown))
    }),
    ("hybrid", |bytes| {
        let value = hybrid::drawn(bytes)?;
        let shown = hybrid::open(&value).map(|opened| opened.map(states));
        Ok((value, shown))
    }),
    ("pbm", |bytes| {
        let value = pbm::drawn(bytes)?;
        let shown = pbm::open(&value).map(|opened| opened.map(states));
        Ok((value, shown))
    }),
];

/// Draws until `count` scenes were run, and keeps a refused one beside every fifth: a JSON line each.
#[must_use]
pub fn scenes(draw: Draw, seed: u64, count: usize) -> String {
    let mut state = seed;
    let (mut runs, mut refused) = (0, 0);
    let mut lines = String::new();
    while runs < count {
        let bytes: Vec<u8> = (0..SCENE_WORDS).flat_map(|_| word(&mut state).to_le_bytes()).collect();
        let Ok((scene, Some(shown))) = draw(&mut Unstructured::new(&bytes)) else { continue };
        // As text: JavaScript's numbers are others.
        let scene = scene.to_string();
        let line = match shown {
            Ok(states) => {
                runs += 1;
                json!({ "scene": scene, "states": states })
            }
            Err(_) if refused * 5 >= runs => continue,
            Err(error) => {
                refused += 1;
                json!({ "scene": scene, "refused": error.json() })
            }
        };
        lines += &format!("{line}\n");
    }
    lines
}

/// Positions with a hash of what is shown there.
fn states<R: Run>(mut session: Session<R>) -> Value {
    let end = session.requests();
    let mut positions = vec![0, 1, 2, end / 3, end / 2, end];
    positions.retain(|&position| position <= end);
    positions.sort_unstable();
    positions.dedup();
    let shown = |position| {
        session.seek(position);
        json!([position, hash(&session.serialised().to_string())])
    };
    positions.into_iter().map(shown).collect()
}

/// SplitMix64 (Steele, Lea and Flood).
fn word(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// 32-bit FNV-1a: JavaScript has it in a line.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
