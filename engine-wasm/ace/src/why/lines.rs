//! Algorithm 1 of the ICDE 2023 paper in lines of our own, and which of them a request runs.
//!
//! The lines follow docs/rules/ace.md, "One request"; their words are the page's. Of a condition only the line of the
//! taken branch counts, so that the lines of a step read as what happened. Lines of the classic algorithm keep their
//! numbers in a lane without ACE.

use serde::Serialize;

use crate::{config::LaneConfig, event::Event};

/// Which lanes have a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// All.
    Any,
    /// Those without ACE.
    Baseline,
    /// Those with ACE.
    Ace,
    /// Those with ACE and the Reader.
    Reader,
}

impl Part {
    /// Whether a lane of this config has the line.
    pub fn is_in(self, config: &LaneConfig) -> bool {
        match self {
            Self::Any => true,
            Self::Baseline => !config.is_ace(),
            Self::Ace => config.is_ace(),
            Self::Reader => config.prefetch,
        }
    }
}

/// A hit.
const HIT: [u8; 2] = [1, 2];
const MISS: u8 = 3;
const FREE_FRAME: [u8; 2] = [4, 5];
const READER_WHILE_FILLING: u8 = 6;
const FULL_POOL: [u8; 2] = [7, 8];
const CLEAN_VICTIM: [u8; 2] = [9, 10];
/// Without ACE.
const DIRTY_VICTIM: [u8; 3] = [11, 12, 13];
const WRITER: [u8; 3] = [14, 15, 16];
const READER: u8 = 17;
const EVICTOR: u8 = 18;
const READ_AND_LOAD: [u8; 2] = [19, 20];
const LOAD_PREFETCHED: u8 = 21;

/// The part of each line; line 1 comes first.
pub const ALGORITHM: [Part; 21] = {
    let mut parts = [Part::Any; 21];
    set(&mut parts, &[READER_WHILE_FILLING, READER, LOAD_PREFETCHED], Part::Reader);
    set(&mut parts, &DIRTY_VICTIM, Part::Baseline);
    set(&mut parts, &WRITER, Part::Ace);
    set(&mut parts, &[EVICTOR], Part::Ace);
    parts
};

const fn set(parts: &mut [Part; 21], numbers: &[u8], part: Part) {
    let mut at = 0;
    while at < numbers.len() {
        parts[numbers[at] as usize - 1] = part;
        at += 1;
    }
}

/// The numbers of the lines that an event ran in a lane of this config, from 1, rising.
pub fn lines(config: &LaneConfig, event: &Event) -> Vec<u8> {
    if event.hit {
        return HIT.to_vec();
    }
    let mut ran = vec![MISS];
    let reader = event.look_up.is_some();
    match (event.victim, event.victim_dirty) {
        (None, _) => {
            ran.extend_from_slice(&FREE_FRAME);
            if reader {
                ran.push(READER_WHILE_FILLING);
            }
        }
        (Some(_), dirty) => {
            ran.extend_from_slice(&FULL_POOL);
            match (dirty, config.is_ace()) {
                (false, _) => ran.extend_from_slice(&CLEAN_VICTIM),
                (true, false) => ran.extend_from_slice(&DIRTY_VICTIM),
                (true, true) => {
                    ran.extend_from_slice(&WRITER);
                    if reader {
                        ran.push(READER);
                    }
                    ran.push(EVICTOR);
                }
            }
        }
    }
    ran.extend_from_slice(&READ_AND_LOAD);
    if !event.prefetched.is_empty() {
        ran.push(LOAD_PREFETCHED);
    }
    ran
}
