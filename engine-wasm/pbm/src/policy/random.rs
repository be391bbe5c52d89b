//! Random: any unpinned frame with the same probability.

use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::draw::Random;

use super::{Candidate, Choice, Context, Policy, PolicySpec};
use crate::config::LaneConfig;
use crate::frames::Frames;
use crate::world::World;

/// The generator.
#[derive(Debug, Clone)]
pub(super) struct RandomVictim {
    random: Random,
}

/// A frame drawn again while it is pinned.
#[inline(always)]
pub(super) fn unpinned(random: &mut Random, frames: &Frames) -> u32 {
    loop {
        let frame = random.below(frames.count().into()) as u32;
        if !frames.is_pinned(frame) {
            return frame;
        }
    }
}

impl Policy for RandomVictim {
    const SPEC: PolicySpec = PolicySpec {
        id: "random",
        label: "Random",
        idea: "Knows nothing and remembers nothing: what a policy must at least beat.",
        rule: "The victim is an unpinned frame drawn at random.",
        complexity: "O(1)",
        paper: "the baseline of Vanderkooy 2023, chapter 6",
        year: 2023,
        ..PolicySpec::USUAL
    };

    fn new(_: &LaneConfig, _: &World, seed: u64) -> Result<Self, ConfigError> {
        Ok(Self { random: Random::new(seed) })
    }

    #[inline]
    fn choose(&mut self, context: Context<'_>, choice: &mut Choice) {
        let frame = unpinned(&mut self.random, context.frames);
        choice.candidates.push(Candidate { frame, next_access_ns: context.next_access_ns(frame) });
        choice.victims.push(frame);
    }
}
