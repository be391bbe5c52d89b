//! Second Chance, the textbooks' Clock with one bit, kept as a queue. Source: docs/rules/policies.md; textbooks, and as
//! FIFO-Reinsertion in newer papers.

use crate::policy::prelude::*;

const LOADED: ParameterSpec = ParameterSpec {
    help: "The reference bit that a page is loaded with.",
    why: "Textbooks set it, since being loaded is a reference; with 0 only a hit gives a page a second chance.",
    ..own("loaded", "Bit of a loaded page", "", (0.0, 1.0), Number(0.0))
};

/// Second Chance. The class of a frame in the queue is its reference bit.
#[derive(Debug, Clone, Default)]
pub struct SecondChance {
    queue: Line,
    loaded: u8,
}

impl Policy for SecondChance {
    const SPEC: PolicySpec = PolicySpec {
        id: "second-chance",
        label: "Second Chance",
        card: PolicyCard {
            idea: "The page that came first goes first, unless it was used since: then it goes round once more.",
            rule: "A loaded page goes to the new end of the queue, with reference bit 0 unless set otherwise; a hit makes the bit 1. For a victim: look at the old end. Bit 0: the victim. Bit 1: to the new end with bit 0; look again.",
            cost: "One bit tells whether a page was used, not how often or when. Where every bit is 1, the oldest page goes as in FIFO. A dirty victim is written alone.",
            complexity: "Amortised O(log64 B) a request: each second chance is paid for by a hit or load.",
            paper: "Corbató: A paging experiment with the Multics system, In Honor of P. M. Morse, MIT Press",
            year: 1969,
            left_out: "The textbooks' ring of frames with a hand: on demand it evicts the same pages as this queue.",
            used_by: "Multics (the source)",
        },
        parameters: &[LOADED],
        badge: flag("bit", "reference bit", "•", "Set by a hit, cleared by a second chance."),
        second_chances: true,
        kept: &[queue(
            "queue",
            "queue",
            "All pages in the order in which they came or got their last second chance.",
        )],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "Page {victim} is the oldest, and its reference bit is 0",
        "{chances} older, but with reference bit 1, so a second chance at the new end with bit 0. Then page {victim} is the oldest with bit 0",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has reference bit 1: before it goes, it gets a second chance.",
        "Pages {page} and {victim} have the same reference bit, {badge}, and page {victim} is older.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { queue: Line::new(config.frames), loaded: config.own(&LOADED, 0)? as u8 })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.queue.push_new(frame, self.loaded, dirty);
    }
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.queue.push_old(frame, 0, false);
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.queue.set(frame, 1, dirty);
    }

    kept_in!(queue);

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let mut reason = 0;
        loop {
            let Some(frame) = self.queue.oldest() else { return 0 };
            if self.queue.class(frame) == 0 {
                observer.because(reason);
                return frame;
            }
            self.queue.renew(frame, 0, self.queue.is_dirty(frame));
            observer.passed_over(frame, PassedOver { to_head: true, badge_before: 1, badge_after: 0 });
            reason = 1;
        }
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        let of = move |bit| self.queue.of_class(bit, wanted);
        of(0).chain(of(1))
    }

    fn head(&self) -> Option<u32> {
        self.queue.newest()
    }
    fn in_state_of(&self, other: &Self) -> Self {
        Self { loaded: self.loaded, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.queue.from_new())]
    }
    fn badge(&self, frame: u32) -> u8 {
        self.queue.class(frame)
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let bit = |frame: u32| self.queue.class(frame);
        usize::from(bit(comparison.frame) == bit(comparison.victim))
    }

    fn bytes(&self) -> usize {
        self.queue.bytes()
    }
}
