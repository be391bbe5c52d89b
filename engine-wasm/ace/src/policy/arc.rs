//! ARC. Source: docs/rules/policies.md; Megiddo & Modha, FAST 2003, figure 4. p is not rounded. The trimming after each
//! load is, on demand alone, case IV of the figure; with prefetching it keeps the paper's bounds.

use crate::policy::prelude::*;

/// Which ghosts the missed page was among.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Returned {
    #[default]
    No,
    SeenOnce,
    SeenOften,
}

/// ARC.
#[derive(Debug, Clone, Default)]
pub struct Arc {
    t1: Tape,
    t2: Tape,
    b1: Ghosts<()>,
    b2: Ghosts<()>,
    /// Target size of T1.
    p: f64,
    returned: Returned,
    page_of: Vec<u32>,
    prefetched: Vec<bool>,
    frames: u32,
}

impl Arc {
    fn trim(&mut self) {
        let frames = self.frames as usize;
        while self.t1.len() as usize + self.b1.len() > frames && !self.b1.is_empty() {
            self.b1.forget_oldest();
        }
        let all = (self.t1.len() + self.t2.len()) as usize + self.b1.len();
        while all + self.b2.len() > 2 * frames && !self.b2.is_empty() {
            self.b2.forget_oldest();
        }
    }
}

impl Policy for Arc {
    const SPEC: PolicySpec = PolicySpec {
        id: "arc",
        label: "ARC",
        card: PolicyCard {
            idea: "Weigh recency against frequency anew all the time: a page asked for soon after it left shows which list was too short.",
            rule: "T1 has pages seen once lately, T2 those seen more often; each has ghosts, B1 and B2. A miss on a ghost of B1 makes the target p of T1 larger, one of B2 smaller, and loads into T2; any other miss loads into T1. A hit moves the page to the head of T2. The victim is the tail of T1 if T1 is longer than p, or just as long after a miss on a ghost of B2; else the tail of T2.",
            cost: "Nothing must be chosen, and a scan that uses each page once leaves T2 alone. It keeps up to as many ghosts as pages, and was patented until 2024. A dirty victim is written alone.",
            complexity: "O(log B) a request.",
            paper: "Megiddo & Modha: ARC, a self-tuning, low overhead replacement cache, FAST",
            year: 2003,
            left_out: "Nothing. The ghosts are trimmed after each load, which on demand is the paper's case IV and with prefetching keeps its bounds.",
            used_by: "ZFS, in a variant (arc.c); PostgreSQL 8.0.0 and 8.0.1, until 2Q replaced it because of the patent (release notes of 8.0.2)",
        },
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
    const BYTES_A_FRAME: u64 = 56;
    const REASONS: &'static [Text] = &[
        "T1 is longer than its target p, so its tail goes, page {victim}",
        "The page asked for was a ghost of B2 and T1 is just as long as its target p, so the tail of T1 goes, page {victim}",
        "T2 is empty, so the tail of T1 goes, page {victim}",
        "T1 is no longer than its target p, so the tail of T2 goes, page {victim}",
        "T1 is empty, so the tail of T2 goes, page {victim}",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} stand in the same list, and page {victim} is nearer its tail.",
        "Page {page} stands in T2; T1 is longer than its target p, so its tail goes, page {victim}.",
        "Page {page} stands in T1, which is no longer than its target p, so the tail of T2 goes, page {victim}.",
        "Page {page} stands in T2; the page asked for was a ghost of B2, which makes T1's target smaller, so the tail of T1 goes, page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        Ok(Self {
            t1: Tape::counted(config.frames, 1),
            t2: Tape::new(config.frames, 1),
            page_of: filled("frames", frames, 0)?,
            prefetched: filled("frames", frames, false)?,
            frames: config.frames,
            ..Self::default()
        })
    }

    fn begin_miss(&mut self, page: u32) {
        let (seen_once, seen_often) = (self.b1.len() as f64, self.b2.len() as f64);
        self.returned = if self.b1.take(page).is_some() {
            self.p = (self.p + (seen_often / seen_once).max(1.0)).min(self.frames.into());
            Returned::SeenOnce
        } else if self.b2.take(page).is_some() {
            self.p = (self.p - (seen_once / seen_often).max(1.0)).max(0.0);
            Returned::SeenOften
        } else {
            Returned::No
        };
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.prefetched[frame as usize] = false;
        let returned = std::mem::take(&mut self.returned) != Returned::No;
        if returned { &mut self.t2 } else { &mut self.t1 }.push_new(frame, 0, dirty);
        self.trim();
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.b1.take(page);
        self.b2.take(page);
        self.page_of[frame as usize] = page;
        self.prefetched[frame as usize] = true;
        self.t1.push_old(frame, 0, false);
        self.trim();
    }

    fn was_prefetched(&mut self, frame: u32) {
        self.prefetched[frame as usize] = true;
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        if self.t1.contains(frame) { &mut self.t1 } else { &mut self.t2 }.remove(frame);
        self.t2.push_new(frame, 0, dirty);
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        if self.t1.contains(frame) { &mut self.t1 } else { &mut self.t2 }.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        let page = self.page_of[frame as usize];
        // The bounds are kept by trimming, after the load.
        if self.t2.contains(frame) {
            self.t2.remove(frame);
            self.b2.add(page, (), usize::MAX);
        } else {
            self.t1.remove(frame);
            if !std::mem::take(&mut self.prefetched[frame as usize]) {
                self.b1.add(page, (), usize::MAX);
            }
        }
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let length = f64::from(self.t1.len());
        let reason = if self.t1.is_empty() {
            4
        } else if length > self.p {
            0
        } else if length == self.p && self.returned == Returned::SeenOften {
            1
        } else if self.t2.is_empty() {
            2
        } else {
            3
        };
        observer.because(reason);
        let line = if reason < 3 { &self.t1 } else { &self.t2 };
        line.oldest().unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let t1 = self.t1.len() - u32::from(without.is_some_and(|frame| self.t1.contains(frame)));
        // While |T1| > p its tail goes.
        let before = (f64::from(t1) - self.p).ceil().max(0.0) as u32;
        let end = if before > 0 { self.t1.end_of_oldest(before, without) } else { 0 };
        let first = self.t1.of_class_within(0, wanted, 0..end);
        let rest = self.t1.of_class_within(0, wanted, end..u32::MAX);
        first.chain(self.t2.of_class(0, wanted)).chain(rest).filter(move |&frame| Some(frame) != without)
    }

    fn kept(&self) -> Vec<Kept> {
        let ghosts = |ghosts: &Ghosts<()>| ghosts.newest_first().map(|(page, ())| page).collect();
        vec![
            Kept::Frames(self.t1.from_new()),
            Kept::Frames(self.t2.from_new()),
            Kept::Pages(ghosts(&self.b1)),
            Kept::Pages(ghosts(&self.b2)),
            Kept::Number(self.p),
        ]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let in_t1 = |frame: u32| self.t1.contains(frame);
        match (in_t1(comparison.victim), in_t1(comparison.frame)) {
            (true, false) if f64::from(self.t1.len()) > self.p => 1,
            (true, false) => 3,
            (false, true) => 2,
            _ => 0,
        }
    }

    fn bytes(&self) -> usize {
        self.t1.bytes() + self.t2.bytes() + self.b1.bytes() + self.b2.bytes() + 5 * self.page_of.len()
    }
}
