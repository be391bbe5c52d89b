//! The game of a word: docs/rules/beat-ace.md, "The draw".

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::pack;
use bufferpool_core::workload::draw::Random;

use super::{BASE_US, Game, RULES};
use crate::Checked;

/// Requests of a game.
const REQUESTS: usize = 20;
/// Pages that are asked for: 1 to 9.
const PAGES: u64 = 9;
/// Decisions that a game must have, both of ACE and of the cheapest play: each of their misses is one.
const DECISIONS: usize = 7;
/// How much cheaper than ACE the cheapest play must be, in reads; and ACE than LRU.
const MARGIN: f64 = 2.0;
const MOST_DRAWS: u64 = 10_000;
const LONGEST: usize = 32;

/// The first game of the word's draws that is worth playing.
pub(super) fn game(key: &str) -> Checked<Game> {
    let seed = hash(&checked(key)?);
    for draw in 0..MOST_DRAWS {
        let (start, requests) = drawn(seed.wrapping_add(draw));
        let game = Game::over(RULES, start, requests)?;
        if is_worth_playing(&game) {
            return Ok(game);
        }
    }
    Err(ConfigError::new("seed", key, "another word: no game came of this one"))
}

/// Words are the same in large and small letters.
fn checked(key: &str) -> Checked<String> {
    let letters = key.chars().count();
    let legal =
        (1..=LONGEST).contains(&letters) && key.chars().all(|sign| sign.is_alphanumeric() || sign == '-');
    let refused = || ConfigError::new("seed", key, format!("1 to {LONGEST} letters, digits or hyphens"));
    if legal { Ok(key.to_lowercase()) } else { Err(refused()) }
}

/// FNV-1a of the word's bytes in UTF-8, 64 bits.
fn hash(key: &str) -> u64 {
    key.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// A pool of five pages, each dirty or not, and requests of which none asks for the page of the one before.
fn drawn(seed: u64) -> (Vec<(u32, bool)>, Vec<u32>) {
    let mut random = Random::new(seed);
    let mut pages: Vec<u32> = (1..=PAGES as u32).collect();
    let start = (0..RULES.frames)
        .map(|_| {
            let page = pages.remove(random.below(pages.len() as u64) as usize);
            (page, random.percent(50))
        })
        .collect();
    let mut last = 0;
    let requests = (0..REQUESTS)
        .map(|_| {
            let write = random.percent(50);
            let place = random.below(PAGES - u64::from(last > 0)) as u32 + 1;
            last = place + u32::from(last > 0 && place >= last);
            pack(last, write)
        })
        .collect();
    (start, requests)
}

fn is_worth_playing(game: &Game) -> bool {
    let end = |times: &[f64]| times.last().map_or(0.0, |time| time / BASE_US);
    let [lru, ace, cheapest] = [&game.ghosts.lru, &game.ghosts.ace, &game.ghosts.cheapest].map(|of| end(of));
    let misses = |times: &[f64]| times.windows(2).filter(|pair| pair[0] < pair[1]).count();
    let decisions = misses(&game.ghosts.ace).min(misses(&game.ghosts.cheapest));
    decisions >= DECISIONS && cheapest + MARGIN <= ace && ace + MARGIN <= lru
}
