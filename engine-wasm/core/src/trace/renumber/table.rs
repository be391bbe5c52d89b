//! A table of page ids that do not fit in a packed request.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::error::ConfigError;

/// The distinct ids in the order in which they came.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) ids: Vec<u64>,
    /// Id → place in `ids`; looked up, never walked through.
    places: HashMap<u64, u32, BuildHasherDefault<Mixer>>,
}

impl Table {
    /// The place of an id, if it has one.
    pub(super) fn find(&self, id: u64) -> Option<u32> {
        self.places.get(&id).copied()
    }

    /// The place of an id; a new one at the end for a new id.
    pub(super) fn place(&mut self, id: u64) -> Result<u32, ConfigError> {
        if let Some(&place) = self.places.get(&id) {
            return Ok(place);
        }
        let count = self.ids.len();
        let refused = |_| ConfigError::too_large("trace", count, count as u64 * 32);
        self.ids.try_reserve(1).map_err(refused)?;
        self.places.try_reserve(1).map_err(refused)?;
        self.ids.push(id);
        self.places.insert(id, count as u32);
        Ok(count as u32)
    }
}

/// Hashes one u64 by SplitMix64's finish: quick, the same everywhere, and good for ids with structure.
#[derive(Debug, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, value: u64) {
        let z = (self.0 ^ value).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ (z >> 31);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
