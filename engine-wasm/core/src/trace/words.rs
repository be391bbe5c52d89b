//! Words for operations: those that are known, and those of `--ops`.

use super::requests::Asks;
use crate::error::{Checked, ConfigError};

const READ: &str = "r|read|rd";
const WRITE: &str = "w|write|wr";
const IGNORED: &str = "f|flush|s|sync|d|discard|trim|n|none";

/// What words ask for, in any case; of several entries the last one holds.
#[derive(Debug)]
pub(crate) struct Words(Vec<(String, Asks)>);

impl Words {
    /// The known words, and those of `--ops`, which adds words or moves them.
    pub(crate) fn of(ops: Option<&str>) -> Checked<Self> {
        let mut words = Self(Vec::new());
        [(READ, Asks::Read), (WRITE, Asks::Write), (IGNORED, Asks::Nothing)]
            .into_iter()
            .for_each(|(all, asks)| words.add(all, asks));
        for part in ops.into_iter().flat_map(|ops| ops.split(',')) {
            let asks = |name| match name {
                "read" => Some(Asks::Read),
                "write" => Some(Asks::Write),
                "ignore" => Some(Asks::Nothing),
                _ => None,
            };
            let legal = "read=WORD|WORD,write=WORD,ignore=WORD";
            let given = part.split_once('=').and_then(|(name, all)| Some((all, asks(name)?)));
            let (all, asks) = given.ok_or_else(|| ConfigError::new("ops", part, legal))?;
            words.add(all, asks);
        }
        Ok(words)
    }

    fn add(&mut self, all: &str, asks: Asks) {
        self.0.extend(all.split('|').map(|word| (word.trim().to_ascii_lowercase(), asks)));
    }

    /// What a word asks for; none for an unknown one.
    pub(crate) fn asks(&self, word: &str) -> Option<Asks> {
        self.0.iter().rev().find(|(known, _)| known.eq_ignore_ascii_case(word)).map(|(_, asks)| *asks)
    }
}
