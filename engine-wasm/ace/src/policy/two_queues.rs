//! 2Q. Source: docs/rules/policies.md; Johnson & Shasha, VLDB 1994, full version.

use crate::policy::prelude::*;

const K_IN: ParameterSpec = ParameterSpec {
    help: "K_in: while A1in holds more pages than this, its oldest goes.",
    why: "A long queue keeps new pages while their first uses follow each other, and leaves less room for the proven ones in Am.",
    ..own("k_in", "Queue of new pages", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 4))"))
};
const K_OUT: ParameterSpec = ParameterSpec {
    help: "K_out: how many pages that left A1in are remembered in A1out.",
    why: "A page asked for again while it is remembered has proven itself; with 0 this is FIFO.",
    ..own("k_out", "Ghosts", "pages", (0.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 2))"))
};

/// 2Q.
#[derive(Debug, Clone, Default)]
pub struct TwoQueues {
    a1in: Tape,
    am: Tape,
    a1out: Ghosts<()>,
    page_of: Vec<u32>,
    prefetched: Vec<bool>,
    /// Whether the missed page was a ghost.
    returns: bool,
    k_in: u32,
    k_out: u32,
}

impl Policy for TwoQueues {
    const SPEC: PolicySpec = PolicySpec {
        id: "2q",
        label: "2Q",
        card: PolicyCard {
            idea: "A first use proves nothing: a page comes into the main list only when it is asked for again after it left the queue of new pages.",
            rule: "A loaded page goes to the new end of A1in, or, if it is remembered in A1out, to the head of Am. A hit in Am moves the page to its head; a hit in A1in changes nothing. The victim is the old end of A1in while that holds more than K_in pages or Am is empty, else the tail of Am. The last K_out pages that left A1in are remembered.",
            cost: "Each page of Am had to be read twice, and two sizes must be chosen. A dirty victim is written alone.",
            complexity: "O(log B) a request.",
            paper: "Johnson & Shasha: 2Q, a low overhead high performance buffer management replacement algorithm, VLDB",
            year: 1994,
            left_out: "Nothing of the full version, but two steps change places: a page that returns is taken out of A1out before the victim comes in.",
            used_by: "PostgreSQL 8.0 from 8.0.2 on (release notes of 8.0.2); OpenBSD's buffer cache, in a variant (sys/kern/vfs_bio.c)",
        },
        parameters: &[K_IN, K_OUT],
        kept: &[
            queue("a1in", "A1in", "New pages, in the order in which they came."),
            list("am", "Am", "Pages that have proven themselves, by their last use."),
            ghosts("a1out", "A1out", "Pages that left A1in and are remembered."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const BYTES_A_FRAME: u64 = 56;
    const REASONS: &'static [Text] = &[
        "A1in holds more than K_in pages, and page {victim} is its oldest",
        "A1in holds no more than K_in pages, so the tail of Am goes, page {victim}",
        "Am is empty, so the oldest page of A1in goes, page {victim}",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} both stand in A1in, and page {victim} came first.",
        "Page {page} stands in Am; as long as A1in holds more than K_in pages, its oldest goes, page {victim}.",
        "Pages {page} and {victim} both stand in Am, and page {page} was used later.",
        "Page {page} stands in A1in, which holds no more than K_in pages, so the tail of Am goes, page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        Ok(Self {
            a1in: Tape::counted(config.frames, 1),
            am: Tape::new(config.frames, 1),
            page_of: filled("frames", frames, 0)?,
            prefetched: filled("frames", frames, false)?,
            k_in: config.own(&K_IN, (config.frames / 4).max(1))?,
            k_out: config.own(&K_OUT, (config.frames / 2).max(1))?,
            ..Self::default()
        })
    }

    fn begin_miss(&mut self, page: u32) {
        self.returns = self.a1out.take(page).is_some();
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.prefetched[frame as usize] = false;
        let line = if std::mem::take(&mut self.returns) { &mut self.am } else { &mut self.a1in };
        line.push_new(frame, 0, dirty);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.a1out.take(page);
        self.page_of[frame as usize] = page;
        self.prefetched[frame as usize] = true;
        self.a1in.push_old(frame, 0, false);
    }

    fn was_prefetched(&mut self, frame: u32) {
        self.prefetched[frame as usize] = true;
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        if self.am.contains(frame) {
            self.am.renew(frame, 0, dirty);
        } else {
            self.a1in.set_dirty(frame, dirty);
        }
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        let line = if self.am.contains(frame) { &mut self.am } else { &mut self.a1in };
        line.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        if self.am.contains(frame) {
            return self.am.remove(frame);
        }
        self.a1in.remove(frame);
        if !std::mem::take(&mut self.prefetched[frame as usize]) {
            self.a1out.add(self.page_of[frame as usize], (), self.k_out as usize);
        }
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let new = self.a1in.oldest().filter(|_| self.a1in.len() > self.k_in || self.am.is_empty());
        let proven = new.is_none();
        observer.because(if proven { 1 } else { 2 * u8::from(self.a1in.len() <= self.k_in) });
        new.or_else(|| self.am.oldest()).unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let a1in = self.a1in.len() - u32::from(without.is_some_and(|frame| self.a1in.contains(frame)));
        let end = self.a1in.end_of_oldest(a1in.saturating_sub(self.k_in), without);
        let first = self.a1in.of_class_within(0, wanted, 0..if a1in > self.k_in { end } else { 0 });
        let rest = self.a1in.of_class_within(0, wanted, if a1in > self.k_in { end } else { 0 }..u32::MAX);
        first.chain(self.am.of_class(0, wanted)).chain(rest).filter(move |&frame| Some(frame) != without)
    }

    fn in_state_of(&self, other: &Self) -> Self {
        Self { k_in: self.k_in, k_out: self.k_out, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        let ghosts = self.a1out.newest_first().map(|(page, ())| page);
        vec![
            Kept::Frames(self.a1in.from_new()),
            Kept::Frames(self.am.from_new()),
            Kept::Pages(ghosts.collect()),
        ]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let proven = |frame: u32| self.am.contains(frame);
        match (proven(comparison.victim), proven(comparison.frame)) {
            (false, false) => 0,
            (false, true) => 1,
            (true, true) => 2,
            (true, false) => 3,
        }
    }

    fn bytes(&self) -> usize {
        self.a1in.bytes() + self.am.bytes() + self.a1out.bytes() + 5 * self.page_of.len()
    }
}
