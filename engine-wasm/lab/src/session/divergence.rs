//! Where two lanes part: the first request after which they keep different pages or have written different ones.

use serde::Serialize;

use super::effect::EffectHash;
use super::run::Run;

/// The first request at which a lane differs from lane 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Divergence {
    /// Position after that request.
    pub position: u64,
    /// The lane that differs from lane 0.
    pub lane: usize,
    /// Whether they keep different pages from here on.
    pub resident: bool,
    /// Whether they wrote different pages.
    pub written: bool,
}

/// The divergence, if these acts of lane 0 and of `lane` at the request before `position` differ.
fn divergence(first: EffectHash, other: EffectHash, lane: usize, position: u64) -> Option<Divergence> {
    let (resident, written) = (first.resident != other.resident, first.written != other.written);
    (resident || written).then_some(Divergence { position, lane, resident, written })
}

/// What a lane did at one of its requests.
#[derive(Debug, Clone, Copy)]
struct Told {
    number: u64,
    position: u64,
    effect: EffectHash,
}

/// Acts of all lanes, waiting until each lane has reported its act of the same number. Lanes may come to it at
/// different positions.
#[derive(Debug)]
pub(super) struct Alignment {
    lanes: Vec<Vec<Told>>,
}

impl Alignment {
    /// Nothing reported yet.
    pub(super) fn new(lanes: usize) -> Self {
        Self { lanes: vec![Vec::new(); lanes] }
    }

    /// A lane reports an event.
    #[inline]
    pub(super) fn tell<R: Run>(&mut self, lane: usize, event: &R::Event) {
        let (number, position) = (R::number_of(event), R::position_after(event));
        self.lanes[lane].push(Told { number, position, effect: R::effect(event) });
    }

    /// Compares the acts that all lanes have reported, and drops them. `diverged` is called once a request at which
    /// lanes differ; numbers that a lane passed before its first report are ignored.
    pub(super) fn compare(&mut self, mut diverged: impl FnMut(Divergence)) {
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
            let divergence = others.find_map(|(index, (lane, &at))| {
                divergence(first.effect, lane[at].effect, index, position.unwrap_or_default())
            });
            if let Some(divergence) = divergence {
                diverged(divergence);
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
    use crate::session::EffectHash;

    #[test]
    fn every_page_that_is_dropped_loaded_or_written_counts_page_0_too() {
        let effect = |dropped: &[u32], loaded: &[u32], written: &[u32]| {
            EffectHash::new(dropped, loaded.iter().copied(), written.iter().copied())
        };
        for page in [0, 1, u32::MAX] {
            let elsewhere = effect(&[], &[], &[]).and_written([page].into_iter());
            let acts = [
                effect(&[], &[], &[]),
                effect(&[page], &[], &[]),
                effect(&[], &[page], &[]),
                effect(&[], &[], &[page]),
                elsewhere,
            ];
            for (place, one) in acts.iter().enumerate() {
                assert!(acts[place + 1..].iter().all(|other| one != other), "page {page}");
            }
        }
    }
}
