//! The cost segment whose size follows what it brings.
//!
//! Source: one sentence in section 5 of PVLDB 2008 says that lambda can be adapted by H_m > (r_f / r_m) M_f, and gives
//! neither the window nor the step. Our reading: H_m are the hits on magnetic pages found in the cost segment, each of
//! which saved r_m because a cheaper page left in its place; M_f are the misses of pages on flash, each of which cost
//! r_f. Over a window of as many requests as the pool has frames, r_m H_m > r_f M_f says that the segment pays, and it
//! grows by a 32nd of the pool; otherwise it shrinks by as much; with neither hits nor misses it stays. It keeps at
//! least one step, so that it can find out again, and leaves the time segment at least one frame.

use bufferpool_core::error::ConfigError;

use super::cost_segment::CostSegment;
use super::{PARAMETERS, Replacement, ReplacementSpec};
use crate::config::HybridConfig;
use crate::prices::{Class, Disk, Prices};

/// Steps from an empty cost segment to a whole one.
const STEPS: u32 = 32;

/// A cost segment that adapts.
#[derive(Debug, Clone)]
pub struct SelfTuning {
    cost: CostSegment,
    prices: Prices,
    frames: u32,
    /// H_m in this window.
    magnetic_hits: u64,
    /// M_f in this window.
    flash_misses: u64,
    /// Requests left in this window.
    left: u32,
}

impl SelfTuning {
    fn step(&self) -> u32 {
        (self.frames / STEPS).max(1)
    }

    /// Ends a window; returns whether the segment was given a size, which renews the list of frames that followed.
    fn adapt(&mut self) -> bool {
        let saved = i128::from(self.prices.read(Disk::Magnetic)) * i128::from(self.magnetic_hits);
        let paid = i128::from(self.prices.read(Disk::Flash)) * i128::from(self.flash_misses);
        let (now, step) = (self.cost.cost_segment_frames(), self.step());
        let most = (self.frames - 1).max(1);
        if saved > paid {
            self.cost.resize((now + step).min(most));
        } else if paid > 0 {
            self.cost.resize(now.saturating_sub(step).max(step.min(most)));
        }
        (self.magnetic_hits, self.flash_misses, self.left) = (0, 0, self.frames);
        saved > 0 || paid > 0
    }
}

impl Replacement for SelfTuning {
    const SPEC: ReplacementSpec = ReplacementSpec {
        id: "auto",
        label: "Cost segment, lambda adapts",
        idea: "Let the cost segment grow while it saves more than it costs.",
        rule: "As the cost segment, from lambda on. After every b requests: if H_m > (r_f / r_m) M_f (hits on magnetic pages in the cost segment, misses of pages on flash) it grows by b/32 frames, else it shrinks by as many. Our reading of one sentence in section 5.",
        complexity: "O(1) a request; amortised, since a step of b/32 frames follows b requests.",
        parameters: PARAMETERS,
        adapts: true,
        ..ReplacementSpec::USUAL
    };

    fn new(config: &HybridConfig) -> Result<Self, ConfigError> {
        let cost = CostSegment::new(config)?;
        let (prices, frames) = (config.prices, config.frames);
        Ok(Self { cost, prices, frames, magnetic_hits: 0, flash_misses: 0, left: frames })
    }

    #[inline(always)]
    fn load(&mut self, frame: u32, class: Class) {
        self.cost.load(frame, class);
    }

    #[inline(always)]
    fn hit(&mut self, frame: u32, class: Class) {
        let in_cost_segment = self.cost.cost_queue(frame).is_some();
        self.magnetic_hits += u64::from(in_cost_segment && class.disk() == Disk::Magnetic);
        self.cost.hit(frame, class);
    }

    #[inline(always)]
    fn evict(&mut self, emptying: bool) -> Option<u32> {
        self.cost.evict(emptying)
    }

    #[inline(always)]
    fn missed(&mut self, disk: Disk) {
        self.flash_misses += u64::from(disk == Disk::Flash);
    }

    #[inline(always)]
    fn served(&mut self) -> bool {
        self.left -= 1;
        self.left == 0 && self.adapt()
    }

    fn followed(&self) -> &[(u32, Class)] {
        self.cost.followed()
    }

    fn cost_queue(&self, frame: u32) -> Option<Class> {
        self.cost.cost_queue(frame)
    }

    fn queue(&self, class: Option<Class>) -> Vec<u32> {
        self.cost.queue(class)
    }

    fn cost_segment_frames(&self) -> u32 {
        self.cost.cost_segment_frames()
    }

    fn bytes(&self) -> usize {
        self.cost.bytes()
    }
}
