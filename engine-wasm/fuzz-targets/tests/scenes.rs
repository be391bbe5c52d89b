//! Drawn scenes run natively as they did when they were kept; `web/engine/scenes.test.ts` runs the same ones in WebAssembly.
//!
//! `BUFFERPOOL_LAB_SCENES=scenes cargo test -p bufferpool-fuzz-targets --test scenes` keeps them anew, after
//! a change of what scenes mean. The environment has others drawn, into a folder of its own: CONTRIBUTING.md.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::{env, fs};

use bufferpool_fuzz_targets::scenes::{LABS, scenes};

fn number(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

#[test]
fn drawn_scenes_run_as_those_that_are_kept() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes");
    let anew = env::var_os("BUFFERPOOL_LAB_SCENES");
    let seed = number("BUFFERPOOL_LAB_SCENES_SEED", 1);
    let count = number("BUFFERPOOL_LAB_SCENES_COUNT", 50);
    for (lab, draw) in LABS {
        let drawn = scenes(*draw, seed, count as usize);
        let file = format!("{lab}.jsonl");
        if let Some(folder) = &anew {
            fs::write(Path::new(folder).join(file), drawn).unwrap();
            continue;
        }
        let kept = fs::read_to_string(kept.join(file)).unwrap();
        for (drawn, kept) in drawn.lines().zip(kept.lines()) {
            assert_eq!(drawn, kept, "{lab}");
        }
        assert_eq!(drawn.lines().count(), kept.lines().count(), "{lab}");
    }
}
