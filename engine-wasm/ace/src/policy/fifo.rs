//! First In, First Out. Source: docs/rules/policies.md; textbooks.

use crate::policy::prelude::*;

/// FIFO.
#[derive(Debug, Clone, Default)]
pub struct Fifo {
    queue: Line,
}

impl Policy for Fifo {
    const SPEC: PolicySpec = PolicySpec {
        id: "fifo",
        label: "FIFO",
        card: PolicyCard {
            idea: "The page that came first goes first, however often it was used.",
            rule: "A loaded page goes to the new end of the queue; a hit changes nothing. The victim is the old end.",
            cost: "Pages in steady use leave with the others, and a larger pool can even miss more often (Belady's anomaly). A dirty victim is written alone.",
            complexity: "O(log64 B) a request.",
            paper: "Belady, Nelson & Shedler: An anomaly in space-time characteristics of certain programs running in a paging machine, Communications of the ACM 12(6)",
            year: 1969,
            used_by: "Apache Traffic Server's cache on disk, which overwrites its oldest part (its documentation, cyclone buffer)",
            ..PolicyCard::EMPTY
        },
        kept: &[queue("queue", "queue", "All pages in the order in which they came.")],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REBUILDS_FROM_ORDER: bool = true;
    const REASONS: &'static [Text] = &["Page {victim} came first"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} came later than page {victim}.",
        "Page {victim} was prefetched to the old end and not used since; page {page} stands behind it.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { queue: Line::new(config.frames) })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.queue.push_new(frame, 0, dirty);
    }
    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.queue.push_old(frame, 0, false);
    }

    kept_in!(queue);

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.queue.oldest().unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.queue.wanted(wanted)
    }
    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.queue.from_new())]
    }
    fn bytes(&self) -> usize {
        self.queue.bytes()
    }
}
