//! Clock Sweep as in PostgreSQL. Source: docs/rules/ace.md, table "Policies"; `BM_MAX_USAGE_COUNT` and
//! `StrategyGetBuffer`. The background writer is left out. Eviction order is by (usage, distance ahead of the hand).

use crate::policy::prelude::*;
use crate::usage::{MAXIMUM_USAGE, UsageCounts};

const USAGE_MAXIMUM: ParameterSpec = ParameterSpec {
    help: "Hits beyond this are not counted.",
    why: "A larger one tells more often used pages apart, and may send the hand round more often; with 1 this is the textbooks' Clock.",
    ..own("usage_maximum", "Largest usage count", "", (1.0, MAXIMUM_USAGE as f64), Number(5.0))
};
const USAGE_START: ParameterSpec = ParameterSpec {
    help: "The count that a page is loaded with, at most the largest.",
    why: "With 0 a page that is not hit goes when the hand first comes to it; a larger count lets it stay as many turns longer.",
    ..own("usage_start", "Usage count of a loaded page", "", (0.0, MAXIMUM_USAGE as f64), Number(1.0))
};

/// Clock Sweep.
#[derive(Debug, Clone, Default)]
pub struct ClockSweep {
    counts: UsageCounts,
    hand: u32,
    maximum: u8,
    start: u8,
}

impl Policy for ClockSweep {
    const SPEC: PolicySpec = PolicySpec {
        id: "clock",
        label: "Clock Sweep",
        card: PolicyCard {
            idea: "Approximate LRU without a list: count uses up to 5, and let a sweeping hand count them down.",
            rule: "A loaded page starts at usage 1, each hit adds 1, up to 5. For a victim: look at the frame under the hand and advance the hand. Usage 0: the victim. Otherwise usage minus 1; look again.",
            cost: "A dirty victim costs a write of its own, as with LRU. The search may look at many frames: five times round the pool when every count is 5.",
            complexity: "Amortised O(1) a request: each step of the hand is paid for by a use. A batch O(n_w log64 B).",
            paper: "PostgreSQL since 8.1, src/backend/storage/buffer/README",
            year: 2005,
            ..PolicyCard::EMPTY
        },
        parameters: &[USAGE_MAXIMUM, USAGE_START],
        shape: Shape::Ring,
        badge: Some(BadgeSpec {
            id: "usage",
            label: "usage count",
            glyph: "",
            maximum: MAXIMUM_USAGE,
            help: "Uses counted, at most 5 unless another maximum is set; the hand takes one away each time it passes.",
        }),
        counts_sweep_steps: true,
        ..PolicySpec::EMPTY
    };
    const REBUILDS_FROM_ORDER: bool = true;
    const REASONS: &'static [Text] = &[
        "The hand stands at page {victim}, whose usage count is 0",
        "The hand takes one from the usage count of {passed}, then finds page {victim} with usage count 0",
        "No usage count is 0, so the hand goes round and takes one from each count that it passes; after {passed} it finds page {victim} with usage count 0",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has usage count {badge}, page {victim} has {victim_badge}: the hand lowers a count by one each time it passes, and takes the first page that it finds at 0.",
        "Pages {page} and {victim} have the same usage count, {badge}, and the hand comes to page {victim} first.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let maximum = config.own(&USAGE_MAXIMUM, 5)? as u8;
        Ok(Self {
            // The Writer asks for dirty frames, the Evictor for clean ones.
            counts: UsageCounts::new(config.frames, config.is_ace(), config.prefetch)?,
            hand: 0,
            maximum,
            start: (config.own(&USAGE_START, 1)? as u8).min(maximum),
        })
    }

    #[inline(never)]
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.counts.set(frame, self.start, dirty);
    }
    #[inline(never)]
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.counts.set(frame, 0, false);
    }
    #[inline(always)]
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.counts.set(frame, (self.counts.usage(frame) + 1).min(self.maximum), dirty);
    }
    #[inline(never)]
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.counts.set(frame, self.counts.usage(frame), dirty);
    }
    #[inline(never)]
    fn evicted(&mut self, frame: u32) {
        self.counts.clear(frame);
    }
    #[inline(always)]
    fn replace(&mut self, victim: u32, _page: u32, dirty: bool) {
        self.counts.set(victim, self.start, dirty);
    }

    #[inline(always)]
    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let (frame, looked_at) = self.counts.sweep(self.hand);
        self.hand = if frame + 1 == self.counts.frames { 0 } else { frame + 1 };
        observer.looked_at(looked_at);
        frame
    }

    /// The hand passes a pinned frame and leaves its count, as PostgreSQL's does.
    fn unpinned_victim(&mut self, pinned: &FrameSet, observer: &mut dyn PolicyObserver) -> u32 {
        let (frame, looked_at) =
            self.counts.sweep_beside(self.hand, |at| pinned.word(at), |frame| observer.kept_by_pin(frame));
        self.hand = if frame + 1 == self.counts.frames { 0 } else { frame + 1 };
        observer.looked_at(looked_at);
        frame
    }

    /// The sweep takes the count of an empty frame for a 0: it goes on there.
    fn victim_of_rest(&mut self) -> u32 {
        loop {
            let (frame, _) = self.counts.sweep(self.hand);
            self.hand = if frame + 1 == self.counts.frames { 0 } else { frame + 1 };
            if self.counts.is_resident(frame) {
                return frame;
            }
        }
    }

    #[inline(never)]
    fn next_dirty(&mut self, limit: usize, batch: &mut Vec<u32>, _observer: &mut dyn PolicyObserver) {
        let wanted = limit.saturating_sub(batch.len());
        self.counts.add_first(true, self.hand, batch[0], wanted, batch);
    }

    fn next_clean(&self, limit: usize, frames: &mut Vec<u32>) {
        self.counts.add_first(false, self.hand, NONE, limit, frames);
    }

    /// A sort, O(B log B): called for pictures and tests, never by requests.
    fn order(&self) -> Vec<u32> {
        // One pass over the frames ahead of the hand, each to those of its count: drawn pools are asked at every frame.
        let mut by_count: [Vec<u32>; MAXIMUM_USAGE as usize + 1] = Default::default();
        for frame in (self.hand..self.counts.frames).chain(0..self.hand) {
            if self.counts.is_resident(frame) {
                by_count[usize::from(self.counts.usage(frame))].push(frame);
            }
        }
        by_count.concat()
    }

    fn next_victims(&self, limit: usize) -> Vec<u32> {
        let mut order = self.order();
        order.truncate(limit);
        order
    }

    fn hand(&self) -> Option<u32> {
        Some(self.hand)
    }
    fn badge(&self, frame: u32) -> u8 {
        self.counts.usage(frame)
    }
    fn set_badge(&mut self, frame: u32, value: u8) {
        self.counts.set(frame, value.min(self.maximum), self.counts.is_dirty(frame));
    }
    fn set_hand(&mut self, frame: u32) {
        self.hand = frame;
    }

    fn reason(event: &Event, config: &LaneConfig) -> &'static str {
        let laps = event.looked_at > config.frames;
        Self::REASONS[if laps { 2 } else { usize::from(event.looked_at_unpinned() > 1) }]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let alike = self.counts.usage(comparison.frame) == self.counts.usage(comparison.victim);
        usize::from(alike)
    }

    fn bytes(&self) -> usize {
        self.counts.bytes()
    }
}
