//! Least Frequently Used. Source: docs/rules/policies.md; textbooks. Counts do not age, and a page that leaves takes
//! its count with it.

use std::cmp::Reverse;

use crate::policy::prelude::*;

/// LFU. A frame's rank is its count, then when it was used last.
#[derive(Debug, Clone, Default)]
pub struct Lfu {
    ranked: Ranked<(u32, i64)>,
    /// Uses so far; prefetched pages count down from 0, to stand behind all.
    uses: i64,
    prefetches: i64,
}

impl Lfu {
    fn rank(&self, frame: u32) -> (u32, i64) {
        self.ranked.rank(frame).unwrap_or_default()
    }
    fn count(&mut self, frame: u32, count: u32, dirty: bool) {
        self.uses += 1;
        self.ranked.put(frame, (count, self.uses), dirty);
    }
}

impl Policy for Lfu {
    const SPEC: PolicySpec = PolicySpec {
        id: "lfu",
        label: "LFU",
        card: PolicyCard {
            idea: "The page with the fewest uses since it was loaded goes first.",
            rule: "A loaded page has count 1, each hit adds 1. The victim has the lowest count; of several it is the one used least recently.",
            cost: "Pages that were popular long ago stay, and new ones leave before they are used again. A dirty victim is written alone.",
            complexity: "O(log B) a request.",
            paper: "Robinson & Devarakonda: Data cache management using frequency-based replacement, SIGMETRICS",
            year: 1990,
            left_out: "Aging, and counts of pages that are not in the pool: other versions have them. The source describes this rule to mend its faults: its own policy, FBR, does not count uses that follow each other closely.",
            used_by: "Redis, with aging (its documentation, Key eviction); Caffeine, with aging, as W-TinyLFU (its wiki, Efficiency)",
        },
        kept: &[
            by_page("count", "count", "Uses since the page was loaded."),
            list("list", "by last use", "Decides between pages of the same count."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const BYTES_A_FRAME: u64 = 76;
    const REASONS: &'static [Text] =
        &["Of the pages with the fewest uses, page {victim} was used least recently"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} was used more often than page {victim} since it was loaded.",
        "Pages {page} and {victim} were used equally often, and page {page} more recently.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { ranked: Ranked::new(config.frames), uses: 0, prefetches: 0 })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.count(frame, 1, dirty);
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.prefetches -= 1;
        self.ranked.put(frame, (0, self.prefetches), false);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.count(frame, self.rank(frame).0.saturating_add(1), dirty);
    }

    kept_in!(ranked);

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.ranked.first().unwrap_or(0)
    }
    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.ranked.in_order(wanted)
    }
    fn kept(&self) -> Vec<Kept> {
        let counts = self.ranked.all().map(|rank| rank.map(|(count, _)| count.into()));
        let mut by_use: Vec<u32> = self.ranked.in_order(Wanted::Any).collect();
        by_use.sort_by_key(|&frame| Reverse(self.rank(frame).1));
        vec![Kept::ByFrame(counts.collect()), Kept::Frames(by_use)]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let same = self.rank(comparison.frame).0 == self.rank(comparison.victim).0;
        usize::from(same)
    }

    fn bytes(&self) -> usize {
        self.ranked.bytes()
    }
}
