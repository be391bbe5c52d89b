//! Where two lanes part: the first request after which they keep different pages or have written different ones.

use serde::Serialize;

use super::run::Run;

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
    fn parting(self, other: Self, lane: usize, position: u64) -> Option<Parting> {
        let (resident, written) = (self.resident != other.resident, self.written != other.written);
        (resident || written).then_some(Parting { position, lane, resident, written })
    }
}

/// What a lane did at one of its requests.
#[derive(Debug, Clone, Copy)]
struct Told {
    number: u64,
    position: u64,
    act: Act,
}

/// Acts of all lanes, waiting until each lane has told that of the same number. Lanes may come to it at different
/// positions.
#[derive(Debug)]
pub(super) struct Alignment {
    lanes: Vec<Vec<Told>>,
}

impl Alignment {
    /// Nothing told yet.
    pub(super) fn new(lanes: usize) -> Self {
        Self { lanes: vec![Vec::new(); lanes] }
    }

    /// A lane tells an event.
    #[inline]
    pub(super) fn tell<R: Run>(&mut self, lane: usize, event: &R::Event) {
        let (number, position) = (R::number_of(event), R::position_after(event));
        self.lanes[lane].push(Told { number, position, act: R::act(event) });
    }

    /// Compares what all lanes have told, and forgets it. `parted` is called once a request at which lanes differ; of
    /// numbers that a lane has passed before it began to tell nothing is known.
    pub(super) fn compare(&mut self, mut parted: impl FnMut(Parting)) {
        let mut at = vec![0; self.lanes.len()];
        loop {
            let next = |(lane, &at): (&Vec<Told>, &usize)| lane.get(at).copied();
            let Some(first) = self.lanes.first().zip(at.first()).and_then(next) else { break };
            let mut others = self.lanes.iter().zip(&at).skip(1).map(next);
            let Some(number) = others.try_fold(first.number, |most, told| Some(most.max(told?.number)))
            else {
                break;
            };
            let behind = |(lane, at): (&Vec<Told>, &usize)| lane[*at].number < number;
            if self.lanes.iter().zip(&at).any(behind) {
                for (lane, at) in self.lanes.iter().zip(&mut at) {
                    *at += usize::from(lane[*at].number < number);
                }
                continue;
            }
            let position = self.lanes.iter().zip(&at).map(|(lane, &at)| lane[at].position).max();
            let mut others = self.lanes.iter().zip(&at).enumerate().skip(1);
            let parting = others.find_map(|(index, (lane, &at))| {
                first.act.parting(lane[at].act, index, position.unwrap_or_default())
            });
            if let Some(parting) = parting {
                parted(parting);
            }
            for at in &mut at {
                *at += 1;
            }
        }
        for (lane, at) in self.lanes.iter_mut().zip(at) {
            lane.drain(..at);
        }
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
