//! Least Frequently Used. Source: docs/rules/policies.md; textbooks. Counts do not age, and a page that leaves takes
//! its count with it, unless counts are remembered.

use bufferpool_core::sparse::Sparse;

use crate::policy::prelude::*;

const REMEMBER: ParameterSpec = ParameterSpec {
    help: "1 keeps a page's count while it is away: perfect LFU, which counts all its requests.",
    why: "With 1 what was popular comes back with its count, and what was popular once stays for longer still.",
    ..own("remember", "Counts remembered", "", (0.0, 1.0), Number(0.0))
};

/// LFU. A frame's rank is its count, then when it was used last.
#[derive(Debug, Clone, Default)]
pub struct Lfu {
    ranked: Ranked<(u32, i64)>,
    /// Uses so far; prefetched pages count down from 0, to stand behind all.
    uses: i64,
    prefetches: i64,
    /// Page → its count when it left, where that is remembered.
    away: Sparse<u32>,
    page_of: Vec<u32>,
    remembers: bool,
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
            left_out: "Aging: other versions have it. The source describes this rule to mend its faults: its own policy, FBR, does not count uses that follow each other closely.",
            used_by: "Redis, with aging (its documentation, Key eviction); Caffeine, with aging, as W-TinyLFU (its wiki, Efficiency)",
        },
        parameters: &[REMEMBER],
        kept: &[
            by_page("count", "count", "Uses since the page was loaded, or in all."),
            list("list", "by last use", "Decides between pages of the same count."),
        ],
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] =
        &["Of the pages with the fewest uses, page {victim} was used least recently"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has a higher count than page {victim}.",
        "Pages {page} and {victim} were used equally often, and page {page} more recently.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let remembers = config.own(&REMEMBER, 0)? == 1;
        Ok(Self {
            ranked: Ranked::new(config.frames),
            away: Sparse::new("pages", if remembers { config.pages as usize } else { 0 }, 0)?,
            page_of: filled("frames", config.frames as usize, 0)?,
            remembers,
            ..Self::default()
        })
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        let before = if self.remembers { self.away.get(page) } else { 0 };
        self.count(frame, before.saturating_add(1), dirty);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.page_of[frame as usize] = page;
        self.prefetches -= 1;
        self.ranked.put(frame, (0, self.prefetches), false);
    }

    /// As a load on demand, whatever it was handed over with: that counts for nothing.
    fn first_use(&mut self, frame: u32, page: u32, dirty: bool) {
        self.ranked.remove(frame);
        self.load(frame, page, dirty);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.count(frame, self.rank(frame).0.saturating_add(1), dirty);
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.ranked.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        let (count, _) = self.rank(frame);
        if self.remembers && count > 0 {
            *self.away.get_mut(self.page_of[frame as usize]) = count;
        }
        self.ranked.remove(frame);
    }

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.ranked.first().unwrap_or(0)
    }
    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.ranked.in_order(wanted)
    }
    fn in_state_of(&self, other: &Self) -> Self {
        let away = if other.away.rows() == 0 { &self.away } else { &other.away };
        Self { remembers: self.remembers, away: away.clone(), ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        let counts = self.ranked.all().map(|rank| rank.map(|(count, _)| count.into()));
        // By last use alone, the latest first; a sort would bring code that every visit loads.
        let mut by_use = Ranked::new(self.page_of.len() as u32);
        for (frame, rank) in (0..).zip(self.ranked.all()) {
            let Some((_, last_use)) = rank else { continue };
            by_use.put(frame, (0, -last_use), false);
        }
        vec![Kept::ByFrame(counts.collect()), Kept::Frames(by_use.in_order(Wanted::Any).collect())]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let same = self.rank(comparison.frame).0 == self.rank(comparison.victim).0;
        usize::from(same)
    }

    fn bytes_a_frame(config: &LaneConfig) -> u64 {
        let remembers = config.own(&REMEMBER, 0).is_ok_and(|remembers| remembers == 1);
        76 + if remembers { 4 * u64::from(config.pages.div_ceil(config.frames.max(1))) } else { 0 }
    }
    fn bytes(&self) -> usize {
        self.ranked.bytes() + self.away.bytes() + 4 * self.page_of.len()
    }
}
