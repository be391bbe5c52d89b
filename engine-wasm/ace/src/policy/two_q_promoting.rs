//! 2Q that promotes at a hit. Source: docs/rules/policies.md; an exercise of TU Munich.

use crate::policy::prelude::*;

/// 2Q promoting.
#[derive(Debug, Clone, Default)]
pub struct TwoQPromoting {
    fifo: Tape,
    lru: Tape,
}

impl TwoQPromoting {
    fn of(&mut self, frame: u32) -> &mut Tape {
        if self.fifo.contains(frame) { &mut self.fifo } else { &mut self.lru }
    }
}

impl Policy for TwoQPromoting {
    const SPEC: PolicySpec = PolicySpec {
        id: "2q-promoting",
        label: "2Q promoting",
        card: PolicyCard {
            idea: "A page that is used again while it is in the pool has proven itself; one that was used once goes first.",
            rule: "A loaded page goes to the new end of the FIFO queue. A hit, in the queue or in the LRU list, moves the page to the head of the list. The victim is the old end of the queue; if the queue is empty, the tail of the list.",
            cost: "Nothing must be chosen, and a scan that uses each page once leaves the list alone. But pages of the list never leave while the queue has one: what was used twice long ago stays, and new pages share what room is left. A dirty victim is written alone.",
            complexity: "O(log64 B) a request.",
            paper: "Johnson & Shasha: 2Q, VLDB, as the buffer manager's exercise of TU Munich's Database Systems on Modern CPU Architectures simplifies it",
            year: 1994,
            left_out: "Ghosts and both sizes of the published 2Q, as in the exercise.",
            used_by: "",
        },
        kept: &[
            queue("fifo", "FIFO", "Pages used once, in the order in which they came."),
            list("lru", "LRU", "Pages used again, by their last use."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "Pages used once go first, and page {victim} came before all others of the FIFO queue",
        "The FIFO queue is empty, so the tail of the LRU list goes, page {victim}",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} stand in the FIFO queue, and page {victim} is nearer its old end.",
        "Page {page} stands in the LRU list. Pages of the FIFO queue go first, here page {victim}.",
        "The FIFO queue is empty, and page {page} was used later than page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { fifo: Tape::new(config.frames, 1), lru: Tape::new(config.frames, 1) })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.fifo.push_new(frame, 0, dirty);
    }
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.fifo.push_old(frame, 0, false);
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.evicted(frame);
        self.lru.push_new(frame, 0, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.of(frame).set_dirty(frame, dirty);
    }
    fn evicted(&mut self, frame: u32) {
        self.of(frame).remove(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        observer.because(self.fifo.is_empty().into());
        self.fifo.oldest().or_else(|| self.lru.oldest()).unwrap_or(0)
    }
    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.fifo.of_class(0, wanted).chain(self.lru.of_class(0, wanted))
    }
    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.fifo.from_new()), Kept::Frames(self.lru.from_new())]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let again = |frame: u32| self.lru.contains(frame);
        if again(comparison.victim) { 2 } else { again(comparison.frame).into() }
    }
    fn bytes(&self) -> usize {
        self.fifo.bytes() + self.lru.bytes()
    }
}
