//! What a lane did at a request, to compare lanes by.

/// What one lane did at one request, as hashes that are equal exactly when the sets are (up to 2^-64).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct EffectHash {
    pub(super) resident: u64,
    pub(super) written: u64,
}

/// SplitMix64's finaliser.
const fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

fn set(pages: impl Iterator<Item = u32>, salt: u64) -> u64 {
    pages.fold(0, |sum: u64, page| sum.wrapping_add(mix(u64::from(page) ^ salt)))
}

impl EffectHash {
    /// The act of dropping, loading and writing these pages.
    pub fn new(
        dropped: &[u32],
        loaded: impl Iterator<Item = u32>,
        written: impl Iterator<Item = u32>,
    ) -> Self {
        const DROPPED: u64 = 1 << 40;
        const LOADED: u64 = 2 << 40;
        // Not 0: page 0 would add `mix(0)`, which is 0, and so not be seen.
        const WRITTEN: u64 = 4 << 40;
        let resident = set(dropped.iter().copied(), DROPPED).wrapping_add(set(loaded, LOADED));
        Self { resident, written: set(written, WRITTEN) }
    }

    /// The act that also wrote `what` to somewhere that makes a difference.
    pub fn and_written(self, what: impl Iterator<Item = u32>) -> Self {
        const ELSEWHERE: u64 = 3 << 40;
        Self { written: self.written.wrapping_add(set(what, ELSEWHERE)), ..self }
    }
}
