//! Pages that a reference string calls by letters or words: docs/rules/traces.md, section 2.

use super::recorded::{PageIds, Recorded};
use super::{Trace, pack};
use crate::error::Checked;

/// How all its pages are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    /// One letter each; their pages stand in the alphabet's order.
    Letters,
    /// One and the same letter, no R and no W, and a number: P1, P2.
    Numbered(char),
    /// Words, which are names only where the file is one line.
    Words,
}

impl Names {
    /// That of two tokens or more, if all of them are names; a lone R, W, P or U is one then.
    pub(crate) fn of<'a>(tokens: impl Iterator<Item = &'a str> + Clone, one_line: bool) -> Option<Self> {
        let first = tokens.clone().next()?.chars().next()?;
        tokens.clone().nth(1)?;
        let kinds = [Self::Letters, Self::Numbered(first), Self::Words];
        let all = |kind: &Self| tokens.clone().all(|token| kind.has(token));
        kinds.into_iter().filter(|kind| one_line || *kind != Self::Words).find(all)
    }

    /// Whether a token is such a name.
    pub(crate) fn has(self, token: &str) -> bool {
        // What is not ASCII counts as a letter: which of it is one takes a table that every visit would load.
        let is_letter = |sign: char| sign.is_ascii_alphabetic() || !sign.is_ascii();
        let mut signs = token.chars();
        let Some(first) = signs.next().filter(|first| is_letter(*first)) else { return false };
        let rest = signs.as_str();
        let digits = !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
        match self {
            Self::Letters => rest.is_empty(),
            Self::Numbered(letter) => first == letter && digits && !matches!(letter, 'R' | 'r' | 'W' | 'w'),
            // R17 beside words would be a read to one reader and a name to another.
            Self::Words => {
                let is_part = |sign: char| {
                    is_letter(sign) || sign.is_ascii_digit() || matches!(sign, '_' | '-' | '.' | ':' | '/')
                };
                !(digits && first.is_ascii()) && signs.all(is_part)
            }
        }
    }

    /// What has to be said of them.
    pub(crate) fn note(self) -> Option<String> {
        let Self::Numbered(letter @ ('P' | 'p' | 'U' | 'u')) = self else { return None };
        Some(format!(
            "{letter}1 and its like are pages here; pins that P takes and U gives back need a column op"
        ))
    }

    /// A trace whose pages are numbered by first appearance, with its letters' pages in the alphabet's order.
    pub(crate) fn ordered(self, trace: Trace) -> Checked<Trace> {
        let Some(recorded) = trace.recorded.as_deref().filter(|_| self == Self::Letters) else {
            return Ok(trace);
        };
        let mut keys: Vec<(String, usize)> = recorded.ids.keys.iter().cloned().zip(0..).collect();
        keys.sort();
        let mut places = vec![0; keys.len()];
        for (place, (_, before)) in keys.iter().enumerate() {
            places[*before] = place as u32;
        }
        let moved = |&request: &u32| pack(places[(request >> 1) as usize], request & 1 == 1);
        let requests: Vec<u32> = trace.requests.iter().map(moved).collect();
        let ids = PageIds { keys: keys.into_iter().map(|(key, _)| key).collect(), ..PageIds::default() };
        let recorded = Recorded { ids, ..Recorded::default() }.over(&requests, trace.pages)?;
        Ok(Trace { requests, recorded: Some(recorded.into()), ..trace })
    }
}
