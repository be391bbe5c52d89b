//! SIEVE. Source: docs/rules/policies.md; Zhang et al., NSDI 2024, algorithm 1.

use crate::policy::prelude::*;

/// SIEVE. The class of a frame in the queue is whether it was visited.
#[derive(Debug, Clone, Default)]
pub struct Sieve {
    queue: Tape,
    /// The frame under the hand; `None` while it waits at the old end, whichever frame is there.
    hand: Option<u32>,
}

impl Policy for Sieve {
    const SPEC: PolicySpec = PolicySpec {
        id: "sieve",
        label: "SIEVE",
        card: PolicyCard {
            idea: "Sift out the pages that were used once: a hand passes over visited pages and leaves them where they are.",
            rule: "A loaded page goes to the new end, not visited; a hit marks it visited. For a victim the hand goes from the old end towards the new. Visited: the mark is cleared, and the hand goes on. Not visited: the victim. After the newest page the hand begins again at the old end.",
            cost: "A hit sets one bit and moves nothing. It was made for web caches. A scan that uses each page once passes; one that uses each page twice marks its pages too, and flushes the others. A dirty victim is written alone.",
            complexity: "Amortised O(log64 B) a request: each step of the hand is paid for by a hit.",
            paper: "Zhang, Yang, Yue, Vigfusson & Rashmi: SIEVE is simpler than LRU, NSDI",
            year: 2024,
            used_by: "TiDB's cache of schemas (pkg/infoschema/sieve.go)",
            ..PolicyCard::EMPTY
        },
        badge: flag("visited", "visited", "•", "Set by a hit, cleared when the hand passes."),
        second_chances: true,
        kept: &[
            queue("queue", "queue", "All pages in the order in which they came; none moves."),
            hand("hand", "hand", "Where the search for the next victim begins, towards the new end."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "The hand stands at page {victim}, which was not visited",
        "{chances} visited, so the hand clears the mark and goes on. Then it finds page {victim}, which was not visited",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} was visited: the hand passes over it once and clears the mark.",
        "Pages {page} and {victim} have the same mark, {badge}, and the hand comes to page {victim} first.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { queue: Tape::new(config.frames, 2), hand: None })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.queue.push_new(frame, 0, dirty);
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        match self.hand {
            None => self.queue.push_old(frame, 0, false),
            Some(hand) => {
                self.queue.insert_older(frame, hand, 0, false);
                self.hand = Some(frame);
            }
        }
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.queue.set(frame, 1, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.queue.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        if self.hand == Some(frame) {
            self.hand = self.queue.newer(frame);
        }
        self.queue.remove(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let mut reason = 0;
        let mut at = self.hand;
        loop {
            let Some(frame) = at.or_else(|| self.queue.oldest()) else { return 0 };
            at = self.queue.newer(frame);
            if self.queue.class(frame) == 0 {
                observer.because(reason);
                self.hand = at;
                return frame;
            }
            self.queue.set(frame, 0, self.queue.is_dirty(frame));
            observer.passed_over(frame, PassedOver { to_head: false, badge_before: 1, badge_after: 0 });
            reason = 1;
        }
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        let turn = |visited| self.queue.turn(self.hand, visited, wanted);
        turn(0).chain(turn(1))
    }

    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.queue.from_new()), Kept::Hand(self.hand)]
    }
    fn badge(&self, frame: u32) -> u8 {
        self.queue.class(frame)
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let mark = |frame: u32| self.queue.class(frame);
        usize::from(mark(comparison.frame) == mark(comparison.victim))
    }

    fn bytes(&self) -> usize {
        self.queue.bytes()
    }
}
