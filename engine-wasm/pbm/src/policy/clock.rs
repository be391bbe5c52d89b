//! Clock Sweep as PostgreSQL has it, pinned frames skipped: usage counts up to 5, a loaded block starts at 1.

use bufferpool_core::error::{ConfigError, filled};

use super::{Choice, Context, Policy, PolicySpec};
use crate::config::LaneConfig;
use crate::world::World;

const MAXIMUM_USAGE: u8 = 5;

/// Usage counts, and the hand.
#[derive(Debug, Clone)]
pub(super) struct ClockSweep {
    usage: Vec<u8>,
    hand: u32,
}

impl Policy for ClockSweep {
    const SPEC: PolicySpec = PolicySpec {
        id: "clock",
        label: "Clock Sweep",
        idea: "A block that was used since the hand came by last may stay a little longer.",
        rule: "A loaded block has usage 1; a hit adds 1, up to 5. The hand skips pinned frames, takes 1 off each other one, and \
               evicts the first block that it finds at 0.",
        complexity: "O(1) amortised: at most 5 looks a hit",
        paper: "PostgreSQL, src/backend/storage/buffer/freelist.c",
        year: 2005,
        parameters: &[],
        options: &[],
        estimates: false,
        buckets: false,
    };

    fn new(_: &LaneConfig, world: &World, _: u64) -> Result<Self, ConfigError> {
        Ok(Self { usage: filled("frames", world.config.frames() as usize, 0)?, hand: 0 })
    }

    #[inline(always)]
    fn loaded(&mut self, frame: u32, _: Context<'_>) {
        self.usage[frame as usize] = 1;
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, _: Context<'_>) {
        let usage = &mut self.usage[frame as usize];
        *usage = (*usage + 1).min(MAXIMUM_USAGE);
    }

    #[inline]
    fn choose(&mut self, context: Context<'_>, choice: &mut Choice) {
        loop {
            let frame = self.hand;
            self.hand = if frame + 1 == context.frames.count() { 0 } else { frame + 1 };
            choice.looked_at += 1;
            if context.frames.is_pinned(frame) {
                continue;
            }
            match &mut self.usage[frame as usize] {
                0 => {
                    choice.victims.push(frame);
                    return;
                }
                usage => *usage -= 1,
            }
        }
    }

    fn badge(&self, frame: u32) -> Option<u8> {
        Some(self.usage[frame as usize])
    }

    fn hand(&self) -> Option<u32> {
        Some(self.hand)
    }

    fn bytes(&self) -> usize {
        self.usage.len()
    }
}
