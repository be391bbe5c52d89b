//! Moves as links hold them, `3-214-5`: one a decision, each the victim's frame and then the frames that are written with
//! it, all counted from 1. What a move may be: docs/rules/beat-ace.md, "A move".

use bufferpool_core::error::ConfigError;

use super::Cell;
use crate::Checked;

/// What is allowed, and what it costs: a miss one read, a batch of n pages `alpha` reads for every `k_w` pages begun.
#[derive(Debug, Clone, Copy)]
#[doc(hidden)]
pub struct Rules {
    pub frames: u32,
    pub pages: u32,
    pub alpha: u32,
    pub k_w: u32,
    /// Pages of a batch at most, the victim's included.
    pub n_w: u32,
}

/// A decision, in frames from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(hidden)]
pub struct Move {
    pub victim: u32,
    /// Dirty pages that are written with a dirty victim.
    pub riders: Vec<u32>,
}

impl Move {
    /// What is written: nothing for a clean victim.
    pub(super) fn written<'a>(&'a self, board: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
        let dirty = board[self.victim as usize].dirty;
        let frames = std::iter::once(self.victim).filter(move |_| dirty).chain(self.riders.iter().copied());
        frames.map(|frame| board[frame as usize])
    }
}

/// The moves of a text, unread.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split('-').filter(move |_| !text.is_empty())
}

/// The move of decision `number`, from 1, if it is legal on this board.
#[doc(hidden)]
pub fn read(word: &str, number: usize, board: &[Cell], rules: Rules) -> Checked<Move> {
    let frames = board.len() as u32;
    let refused = |legal: String| ConfigError::new(format!("moves[{number}]"), word, legal);
    let in_pool = |sign: char| sign.to_digit(10).filter(|digit| (1..=frames).contains(digit));
    let chosen: Option<Vec<u32>> = word.chars().map(|sign| in_pool(sign).map(|digit| digit - 1)).collect();
    let Some((&victim, riders)) = chosen.as_ref().and_then(|chosen| chosen.split_first()) else {
        return Err(refused(format!("frames from 1 to {frames}, the victim first")));
    };
    let most = rules.n_w as usize - 1;
    if !riders.is_empty() && !board[victim as usize].dirty {
        return Err(refused("the victim alone: it is clean, so nothing is written".to_owned()));
    }
    if riders.len() > most {
        return Err(refused(format!("at most {most} pages written with the victim")));
    }
    let twice = |(at, frame): (usize, &u32)| *frame == victim || riders[..at].contains(frame);
    if riders.iter().enumerate().any(twice) {
        return Err(refused("each frame once".to_owned()));
    }
    if riders.iter().any(|&frame| !board[frame as usize].dirty) {
        return Err(refused("dirty pages beside the victim: a clean one has nothing to write".to_owned()));
    }
    Ok(Move { victim, riders: riders.to_vec() })
}

/// Refuses a move for which there is no request.
pub(super) fn none_left(word: Option<&str>, decisions: usize) -> Checked<()> {
    word.map_or(Ok(()), |word| {
        let field = format!("moves[{}]", decisions + 1);
        Err(ConfigError::new(field, word, format!("nothing: only {decisions} requests need a move")))
    })
}
