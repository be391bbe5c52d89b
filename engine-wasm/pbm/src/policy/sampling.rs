//! PBM-sampling: of a few frames drawn at random the one whose block is needed latest.
//!
//! Source: Vanderkooy 2023, sections 3.2 and 4.1; appendix A for several evictions at once. With a sample of one frame that is
//! Random, which asks for no estimate.

use std::cmp::Ordering;

use bufferpool_core::error::ConfigError;
use bufferpool_core::parameters;
use bufferpool_core::workload::draw::Random;

use super::{AS_SEQUENTIAL, Candidate, Choice, Context, FREQUENCY, OptionSpec, Policy, PolicySpec, TRAILING};
use crate::config::LaneConfig;
use crate::frames::Frames;
use crate::world::World;

parameters! {
    SAMPLES = "samples", "Sample", "N", "frames", (1.0, 10_000.0), 10.0,
        "Frames drawn for a decision, with replacement; M where several are evicted at once.",
        "More samples come nearer to the best victim, each adding less than the one before; 1 is Random.";
    EVICTIONS = "evictions", "Evictions at once", "k", "frames", (1.0, 10_000.0), 1.0,
        "The k drawn blocks that are needed latest go together; the frames left free are used for the next misses.",
        "10 of 100 cost as many draws an eviction as 1 of 10, and see a larger sample.";
}

/// LRU among equal estimates.
const FALLBACK: OptionSpec = OptionSpec {
    id: "lru_fallback",
    label: "LRU fallback",
    help: "Among equal estimates, which in effect are those of blocks that no scan has registered, the least recently used is evicted.",
    why: "The thesis (4.3) means it for blocks too new to have frequency statistics; it reports no run with it.",
};

const SAMPLING: PolicySpec = PolicySpec {
    id: "sampling",
    label: "PBM-sampling",
    idea: "Scans say at their start what they will read, so a few blocks drawn at random suffice to find one that is needed late.",
    rule: "Draw N frames, each again while it is pinned. For each, the time to next access is the smallest over the scans \
           registered with its block group: blocks still to come before it / speed; infinite if nobody asked. The one \
           with the largest time goes, the first drawn among equals.",
    complexity: "O(N x scans of a block group) an eviction, O(1) a hit",
    paper: "Vanderkooy, \"Sampling-based Predictive Database Buffer Management\", Waterloo 2023",
    year: 2023,
    parameters: &[SAMPLES, EVICTIONS],
    options: &[FREQUENCY, TRAILING, AS_SEQUENTIAL, FALLBACK],
    estimates: true,
    buckets: false,
};

const RANDOM: PolicySpec = PolicySpec {
    id: "random",
    label: "Random",
    idea: "Knows nothing and remembers nothing: what a policy must at least beat.",
    rule: "The victim is an unpinned frame drawn at random.",
    complexity: "O(1)",
    paper: "the comparison of Vanderkooy 2023, chapter 6",
    year: 2023,
    parameters: &[],
    options: &[],
    estimates: false,
    ..SAMPLING
};

/// The generator and the settings.
#[derive(Debug, Clone)]
pub(super) struct Sampling<const ESTIMATES: bool> {
    random: Random,
    samples: u32,
    evictions: u32,
    lru_fallback: bool,
}

/// A frame drawn again while it is pinned.
#[inline(always)]
fn unpinned(random: &mut Random, frames: &Frames) -> u32 {
    loop {
        let frame = random.below(frames.count().into()) as u32;
        if !frames.is_pinned(frame) {
            return frame;
        }
    }
}

impl<const ESTIMATES: bool> Sampling<ESTIMATES> {
    /// Which of two candidates goes first.
    #[inline(always)]
    fn compare(&self, a: &Candidate, b: &Candidate, context: Context<'_>) -> Ordering {
        let by_estimate = b.next_access_ns.total_cmp(&a.next_access_ns);
        if self.lru_fallback && by_estimate == Ordering::Equal {
            return context.frames.frame(a.frame).used.cmp(&context.frames.frame(b.frame).used);
        }
        by_estimate
    }
}

impl<const ESTIMATES: bool> Policy for Sampling<ESTIMATES> {
    const SPEC: PolicySpec = if ESTIMATES { SAMPLING } else { RANDOM };

    /// A sample holds at least as many frames as go.
    fn check(config: &LaneConfig) -> Result<(), ConfigError> {
        let (samples, evictions) = (config.value(SAMPLES.id), config.value(EVICTIONS.id));
        if evictions > samples {
            let legal = format!("a whole number from 1 to {samples}, the size of the sample (k <= M)");
            return Err(ConfigError::new(EVICTIONS.id, evictions, legal));
        }
        Ok(())
    }

    fn new(config: &LaneConfig, _: &World, seed: u64) -> Result<Self, ConfigError> {
        Ok(Self {
            random: Random::new(seed),
            // Random has no such parameters.
            samples: (config.value(SAMPLES.id) as u32).max(1),
            evictions: (config.value(EVICTIONS.id) as u32).max(1),
            lru_fallback: config.has(FALLBACK.id),
        })
    }

    #[inline]
    fn choose(&mut self, context: Context<'_>, choice: &mut Choice) {
        // All are drawn before the first is looked at closely, so that their way from memory overlaps.
        choice.candidates.extend((0..self.samples).map(|_| {
            let frame = unpinned(&mut self.random, context.frames);
            Candidate { frame, next_access_ns: 0.0 }
        }));
        for candidate in &mut choice.candidates {
            candidate.next_access_ns = context.next_access_ns(candidate.frame);
        }
        if self.evictions == 1 {
            // The first of equals: `min_by` keeps it.
            let first = choice.candidates.iter().min_by(|a, b| self.compare(a, b, context));
            choice.victims.extend(first.map(|candidate| candidate.frame));
            return;
        }
        choice.candidates.sort_by(|a, b| self.compare(a, b, context));
        for candidate in &choice.candidates[..self.evictions as usize] {
            // A frame in two places goes once.
            if !choice.victims.contains(&candidate.frame) {
                choice.victims.push(candidate.frame);
            }
        }
    }
}
