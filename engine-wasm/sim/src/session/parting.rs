//! Where two lanes part: the first request after which they keep different pages or have written different ones.

use serde::Serialize;

/// What one lane did at one request, as hashes that are equal exactly when the sets are (up to 2^-64).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Act {
    resident: u64,
    written: u64,
}

/// The first request at which a lane differs from lane 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Parting {
    /// Position after that request.
    pub position: u64,
    /// The lane that differs from lane 0.
    pub lane: usize,
    /// Whether they keep different pages from here on.
    pub resident: bool,
    /// Whether they wrote different pages.
    pub written: bool,
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

impl Act {
    /// The act of dropping, loading and writing these pages.
    #[must_use]
    pub(crate) fn new(
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
    #[must_use]
    pub(crate) fn and_written(self, what: impl Iterator<Item = u32>) -> Self {
        const ELSEWHERE: u64 = 3 << 40;
        Self { written: self.written.wrapping_add(set(what, ELSEWHERE)), ..self }
    }

    /// The parting, if these acts of lane 0 and of `lane` at the request before `position` differ.
    #[must_use]
    pub(super) fn parting(self, other: Self, lane: usize, position: u64) -> Option<Parting> {
        let (resident, written) = (self.resident != other.resident, self.written != other.written);
        (resident || written).then_some(Parting { position, lane, resident, written })
    }
}

#[cfg(test)]
mod tests {
    use super::Act;

    #[test]
    fn every_page_that_is_dropped_loaded_or_written_counts_page_0_too() {
        let act = |dropped: &[u32], loaded: &[u32], written: &[u32]| {
            Act::new(dropped, loaded.iter().copied(), written.iter().copied())
        };
        for page in [0, 1, u32::MAX] {
            let elsewhere = act(&[], &[], &[]).and_written([page].into_iter());
            let acts = [
                act(&[], &[], &[]),
                act(&[page], &[], &[]),
                act(&[], &[page], &[]),
                act(&[], &[], &[page]),
                elsewhere,
            ];
            for (place, one) in acts.iter().enumerate() {
                assert!(acts[place + 1..].iter().all(|other| one != other), "page {page}");
            }
        }
    }
}
