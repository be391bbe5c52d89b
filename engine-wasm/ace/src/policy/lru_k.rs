//! LRU-K. Source: docs/rules/policies.md; O'Neil, O'Neil & Weikum, SIGMOD 1993, figure 2.1.

use crate::policy::prelude::*;

const K: ParameterSpec = ParameterSpec {
    help: "K: a page is judged by its K-th last request.",
    why: "With K = 1 this is LRU; with 2 a page must be used twice before it is kept, so that pages used once pass through.",
    ..own("k", "Requests judged by", "requests", (1.0, 64.0), Number(2.0))
};
const RETAINED: ParameterSpec = ParameterSpec {
    help: "For how many evicted pages the numbers of their last requests are kept.",
    why: "With 0 a page that returns starts from nothing: its earlier requests do not count.",
    ..own("retained", "Pages remembered", "pages", (0.0, MAXIMUM_OWN_SIZE), Rule("B"))
};

const CRP: ParameterSpec = ParameterSpec {
    help: "The correlated reference period: a request that follows the page's last one by no more counts as the same use, and its page goes after all others.",
    why: "A burst of requests for a page then proves nothing: a course that shows LRU-2 above LRU needs it.",
    ..own("crp", "Correlated period", "requests", (0.0, 4_294_967_295.0), Number(0.0))
};
const BY_FIRST: ParameterSpec = ParameterSpec {
    help: "1 orders pages with fewer than K requests by the earliest request known, not by the last.",
    why: "BusTub of CMU 15-445 does so; with K = 2 and no correlated period both are the same.",
    ..own("by_first", "By earliest request", "", (0.0, 1.0), Number(0.0))
};

/// Prefetched pages go first, then those with fewer than K requests, then those with K, then, in the same order, those in
/// their correlated period; within, the lower number.
type Rank = (u32, i64);

/// LRU-K.
#[derive(Debug, Clone, Default)]
pub struct LruK {
    ranked: Ranked<Rank>,
    /// Frame → numbers of the last requests of its page, the newest first, K at most.
    times: Vec<Vec<i64>>,
    page_of: Vec<u32>,
    retained: Ghosts<Vec<i64>>,
    /// What was retained of the page that is missed.
    returning: Vec<i64>,
    /// Frame → number of its page's last request, none of a prefetched page; empty where no correlated period was ever set.
    last: Vec<Option<i64>>,
    /// Frames in their correlated period by their last requests.
    correlated: Ranked<Rank>,
    prefetches: i64,
    t: i64,
    k: usize,
    crp: i64,
    by_first: bool,
    limit: usize,
}

impl LruK {
    /// A request of the page in `frame`, whose earlier ones stand in `times`.
    fn add_request(&mut self, frame: u32, dirty: bool) {
        let times = &mut self.times[frame as usize];
        let last = self.last.get_mut(frame as usize).and_then(|last| last.replace(self.t));
        if last.is_none_or(|last| self.t - last > self.crp) {
            // A burst counts as one request of no length.
            let length = last.zip(times.first()).map_or(0, |(last, first)| last - first);
            times.iter_mut().for_each(|time| *time += length);
            times.insert(0, self.t);
            times.truncate(self.k);
        }
        self.place(frame, dirty);
    }

    /// Ranks a frame whose page was asked for.
    fn place(&mut self, frame: u32, dirty: bool) {
        let times = &self.times[frame as usize];
        let known = if self.by_first { times.last() } else { times.first() };
        let (class, time) = match times.get(self.k - 1) {
            None => (1, known.copied().unwrap_or(self.t)),
            Some(&kth) => (2, kth),
        };
        let last = self.last_of(frame).filter(|last| self.crp > 0 && self.t - last <= self.crp);
        if self.crp > 0 {
            self.correlated.remove(frame);
            last.into_iter().for_each(|last| self.correlated.put(frame, (0, last), false));
        }
        self.ranked.put(frame, (if last.is_some() { class + 2 } else { class }, time), dirty);
    }

    fn last_of(&self, frame: u32) -> Option<i64> {
        // Without a period the last request is the first of the times, if there was one since the page came.
        let newest = || self.times[frame as usize].first().copied().filter(|_| self.rank(frame).0 > 0);
        self.last.get(frame as usize).map_or_else(newest, |&last| last)
    }

    fn forget_last(&mut self, frame: u32) {
        if let Some(last) = self.last.get_mut(frame as usize) {
            *last = None;
        }
    }

    fn rank(&self, frame: u32) -> Rank {
        self.ranked.rank(frame).unwrap_or_default()
    }
}

impl Policy for LruK {
    const SPEC: PolicySpec = PolicySpec {
        id: "lru-k",
        label: "LRU-K",
        card: PolicyCard {
            idea: "Judge a page by its K-th last request, not by its last: one use proves little, and the time between two shows how often it is wanted.",
            rule: "Each request adds its number to the page's last K. The victim is the page with fewer than K requests whose last one lies furthest back; if all have K, the one whose K-th last lies furthest back. The numbers of the pages evicted last are kept, should they return.",
            cost: "A scan that uses each page once does not flush the pool; one that uses each page K times does. Each request costs a change of a priority queue, and evicted pages cost memory. Bursts make pages look popular that are not: on the OLTP trace of ARC's authors (914,145 requests, 1,000 frames) a correlated period of 100 lifts hits from 33.32% to 38.50%, one of 400 to 40.78%; a course that shows LRU-2 above LRU needs it. A dirty victim is written alone.",
            complexity: "O(log B + K) a request.",
            paper: "O'Neil, O'Neil & Weikum: The LRU-K page replacement algorithm for database disk buffering, SIGMOD",
            year: 1993,
            left_out: "Nothing: the correlated-reference period, which takes requests in quick succession for one, is a parameter, 0 unless set. The paper keeps the requests of evicted pages for some time; here those of so many pages are kept. It has no victim while all pages are in their correlated period; here they go by the same order.",
            used_by: "SQL Server 2008, with K = 2 (Delaney et al.: Microsoft SQL Server 2008 Internals, 2009); ESE, the storage engine of Exchange Server (its source code, resmgr.hxx)",
        },
        parameters: &[K, RETAINED, CRP, BY_FIRST],
        kept: &[
            by_page("times", "last requests", "Numbers of the page's last requests, the newest first."),
            by_page(
                "last",
                "last request",
                "Number of the page's last request, counted as another use or not.",
            ),
            ghosts("retained", "remembered", "Evicted pages whose last requests are still known."),
        ],
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &[
        "Page {victim} was prefetched and not used since, so it goes before all others",
        "Of the pages with fewer than K requests, page {victim} was asked for least recently",
        "Every page has K requests, and the K-th last of page {victim} lies furthest back",
        "Every page is in its correlated period, and by its requests page {victim} is the first",
        "Of the pages with fewer than K requests, page {victim} has the earliest request",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {victim} was prefetched and not used since; page {page} was asked for, or prefetched earlier.",
        "Page {victim} has fewer than K requests, page {page} has K.",
        "Pages {page} and {victim} have fewer than K requests, and page {page} was asked for later.",
        "Pages {page} and {victim} have K requests, and the K-th last of page {page} is the later one.",
        "Page {page} is in its correlated period, page {victim} is not.",
        "Pages {page} and {victim} have fewer than K requests, and page {victim} has the earliest.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let (frames, crp) = (config.frames as usize, config.own(&CRP, 0)?);
        Ok(Self {
            ranked: Ranked::new(config.frames),
            times: filled("frames", frames, Vec::new())?,
            page_of: filled("frames", frames, 0)?,
            last: filled("frames", if crp > 0 { frames } else { 0 }, None)?,
            correlated: Ranked::new(if crp > 0 { config.frames } else { 0 }),
            crp: crp.into(),
            by_first: config.own(&BY_FIRST, 0)? == 1,
            k: config.own(&K, 2)? as usize,
            limit: config.own(&RETAINED, config.frames)? as usize,
            ..Self::default()
        })
    }

    fn at(&mut self, t: i64, _position: i64) {
        self.t = t;
        while let Some(frame) = self.correlated.first()
            && self.last_of(frame).is_none_or(|last| t - last > self.crp)
        {
            self.place(frame, self.ranked.is_dirty(frame));
        }
    }
    fn begin_miss(&mut self, page: u32) {
        self.returning = self.retained.take(page).unwrap_or_default();
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.times[frame as usize] = std::mem::take(&mut self.returning);
        self.forget_last(frame);
        self.add_request(frame, dirty);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.page_of[frame as usize] = page;
        self.times[frame as usize] = self.retained.take(page).unwrap_or_default();
        self.forget_last(frame);
        self.prefetches -= 1;
        self.ranked.put(frame, (0, self.prefetches), false);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.add_request(frame, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.ranked.set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        self.ranked.remove(frame);
        if self.crp > 0 {
            self.correlated.remove(frame);
        }
        let times = std::mem::take(&mut self.times[frame as usize]);
        if !times.is_empty() {
            self.retained.add(self.page_of[frame as usize], times, self.limit);
        }
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let Some(frame) = self.ranked.first() else { return 0 };
        observer.because(match self.rank(frame).0 {
            1 if self.by_first => 4,
            class => class.min(3) as u8,
        });
        frame
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.ranked.in_order(wanted)
    }
    fn in_state_of(&self, other: &Self) -> Self {
        let Self { k, crp, by_first, limit, .. } = *self;
        let period = if crp > 0 { other.times.len() as u32 } else { 0 };
        let correlated = Ranked::new(period);
        let mut new = Self { k, crp, by_first, limit, correlated, ..other.clone() };
        if new.last.is_empty() {
            new.last = (0..period).map(|frame| other.last_of(frame)).collect();
        }
        for frame in other.ranked.in_order(Wanted::Any).filter(|&frame| other.rank(frame).0 > 0) {
            new.place(frame, other.ranked.is_dirty(frame));
        }
        new
    }

    fn kept(&self) -> Vec<Kept> {
        let retained = self.retained.newest_first().map(|(page, times)| (page, times.clone()));
        vec![
            Kept::TimesByFrame(self.times.clone()),
            Kept::ByFrame((0..self.times.len() as u32).map(|frame| self.last_of(frame)).collect()),
            Kept::Times(retained.collect()),
        ]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        match (self.rank(comparison.victim).0, self.rank(comparison.frame).0) {
            (0, _) => 0,
            (1 | 2, 3 | 4) => 4,
            (1 | 3, 2 | 4) => 1,
            (1 | 3, _) => 2 + 3 * usize::from(self.by_first),
            _ => 3,
        }
    }

    fn bytes_a_frame(config: &LaneConfig) -> u64 {
        let (k, frames) = (config.own(&K, 2).unwrap_or(2), config.frames.max(1));
        let retained = config.own(&RETAINED, frames).unwrap_or(frames);
        let period = if config.own(&CRP, 0).is_ok_and(|crp| crp > 0) { 80 } else { 0 };
        period + 80 + 8 * u64::from(k) + (30 + 8 * u64::from(k)) * u64::from(retained.div_ceil(frames))
    }

    fn bytes(&self) -> usize {
        let times: usize = self.times.iter().map(|times| size_of::<Vec<i64>>() + 8 * times.capacity()).sum();
        self.ranked.bytes()
            + self.correlated.bytes()
            + times
            + 4 * self.page_of.len()
            + 16 * self.last.len()
            + self.retained.bytes()
            + 8 * self.k * self.retained.len()
    }
}
