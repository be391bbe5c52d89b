//! ARC. Source: docs/rules/policies.md; Megiddo & Modha, FAST 2003, figure 4. p is not rounded. The trimming after each
//! load is, on demand alone, case IV of the figure; with prefetching it keeps the paper's bounds.

use crate::policy::prelude::*;

const BUSTUB: ParameterSpec = ParameterSpec {
    help: "1 is ARC as in BusTub of CMU 15-445, autumn 2025: p is whole and moves once the victim is gone, and a T1 as long as p gives up its tail whichever list the page asked for was in.",
    why: "A solution of the exercise is compared with 1; with 0 this is the paper's figure.",
    ..own("bustub", "As in BusTub", "", (0.0, 1.0), Number(0.0))
};

/// ARC.
#[derive(Debug, Clone, Default)]
pub struct Arc {
    lists: Adaptive,
    bustub: bool,
}

impl Policy for Arc {
    const SPEC: PolicySpec = PolicySpec {
        id: "arc",
        label: "ARC",
        card: PolicyCard {
            idea: "Weigh recency against frequency all the time: a page requested soon after its eviction shows which list was too short.",
            rule: "T1 has pages seen once lately, T2 those seen more often; each has ghosts, B1 and B2. A miss on a ghost of B1 makes the target p of T1 larger, one of B2 smaller, and loads into T2; any other miss loads into T1. A hit moves the page to the head of T2. The victim is the tail of T1 if T1 is longer than p, or just as long after a miss on a ghost of B2; else the tail of T2.",
            cost: "Nothing must be chosen, and a scan that uses each page once leaves T2 alone. It keeps up to as many ghosts as pages, and was patented until 2024. A dirty victim is written alone.",
            complexity: "O(log B) a request.",
            paper: "Megiddo & Modha: ARC, a self-tuning, low overhead replacement cache, FAST",
            year: 2003,
            left_out: "Nothing. The ghosts are trimmed after each load, which on demand is the paper's case IV and with prefetching keeps its bounds.",
            used_by: "ZFS, in a variant (arc.c); PostgreSQL 8.0.0 and 8.0.1, until 2Q replaced it because of the patent (release notes of 8.0.2)",
        },
        parameters: &[BUSTUB],
        kept: &[
            list("t1", "T1", "Pages seen once lately, by their last use."),
            list("t2", "T2", "Pages seen more often, by their last use."),
            ghosts("b1", "B1", "Pages that left T1."),
            ghosts("b2", "B2", "Pages that left T2."),
            number("p", "p", "Target length of T1, moved by each miss on a ghost."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const BYTES_A_FRAME: u64 = Adaptive::BYTES_A_FRAME;
    const REASONS: &'static [Text] = &[
        "T1 is longer than its target p, so its tail goes, page {victim}",
        "The page asked for was a ghost of B2 and T1 is just as long as its target p, so the tail of T1 goes, page {victim}",
        "T2 is empty, so the tail of T1 goes, page {victim}",
        "T1 is no longer than its target p, so the tail of T2 goes, page {victim}",
        "T1 is empty, so the tail of T2 goes, page {victim}",
        "T1 is just as long as its target p, so its tail goes, page {victim}",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} stand in the same list, and page {victim} is nearer its tail.",
        "Page {page} stands in T2; T1 is longer than its target p, so its tail goes, page {victim}.",
        "Page {page} stands in T1, which is no longer than its target p, so the tail of T2 goes, page {victim}.",
        "Page {page} stands in T2; the page asked for was a ghost of B2, which makes T1's target smaller, so the tail of T1 goes, page {victim}.",
        "Page {page} stands in T2; T1 is just as long as its target p, so its tail goes, page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { lists: Adaptive::new(config.frames, 1)?, bustub: config.own(&BUSTUB, 0)? == 1 })
    }

    fn begin_miss(&mut self, page: u32) {
        self.lists.begin_miss(page);
        if !self.bustub {
            self.lists.adapt(|step| step);
        }
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        if self.bustub {
            self.lists.adapt(f64::floor);
        }
        self.lists.load(frame, page, dirty);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.lists.of(frame).remove(frame);
        self.lists.t2.push_new(frame, 0, dirty);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let Adaptive { t1, t2, p, returned, .. } = &self.lists;
        let length = f64::from(t1.len());
        let reason = if t1.is_empty() {
            4
        } else if length > *p {
            0
        } else if length == *p && self.bustub {
            5
        } else if length == *p && *returned == Returned::SeenOften {
            1
        } else if t2.is_empty() {
            2
        } else {
            3
        };
        observer.because(reason);
        let line = if [3, 4].contains(&reason) { t2 } else { t1 };
        line.oldest().unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let Adaptive { t1, t2, p, .. } = &self.lists;
        // While |T1| > p its tail goes, in BusTub while |T1| >= p.
        let end = self.lists.over(if self.bustub { p.ceil() - 1.0 } else { *p }.max(0.0) as u32, without);
        let first = t1.of_class_within(0, wanted, 0..end);
        first.chain(t2.of_class(0, wanted)).chain(t1.of_class_within(0, wanted, end..u32::MAX))
    }

    fn in_state_of(&self, other: &Self) -> Self {
        Self { bustub: self.bustub, ..other.clone() }
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let Adaptive { t1, p, .. } = &self.lists;
        match (t1.contains(comparison.victim), t1.contains(comparison.frame)) {
            (true, false) if f64::from(t1.len()) > *p => 1,
            (true, false) if self.bustub => 4,
            (true, false) => 3,
            (false, true) => 2,
            _ => 0,
        }
    }

    answers_of_lists!();
}
