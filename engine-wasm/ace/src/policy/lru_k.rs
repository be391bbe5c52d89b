//! LRU-K. Source: docs/rules/policies.md; O'Neil, O'Neil & Weikum, SIGMOD 1993, figure 2.1.

use crate::policy::prelude::*;

const K: ParameterSpec = ParameterSpec {
    help: "K: a page is judged by its K-th last request.",
    why: "With K = 1 this is LRU; with 2 a page must be used twice before it is kept, so that pages used once pass through.",
    ..own("k", "Requests judged by", "requests", (1.0, 64.0), Number(2.0))
};
const RETAINED: ParameterSpec = ParameterSpec {
    help: "For how many evicted pages the numbers of their last requests are kept.",
    why: "With 0 a page that returns begins anew: its earlier requests do not count.",
    ..own("retained", "Pages remembered", "pages", (0.0, MAXIMUM_OWN_SIZE), Rule("B"))
};

/// Prefetched pages go first, then those with fewer than K requests, then the others; within, the lower number.
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
    prefetches: i64,
    t: i64,
    k: usize,
    limit: usize,
}

impl LruK {
    /// A request of the page in `frame`, whose earlier ones stand in `times`.
    fn add_request(&mut self, frame: u32, dirty: bool) {
        let times = &mut self.times[frame as usize];
        times.insert(0, self.t);
        times.truncate(self.k);
        let rank = match times.get(self.k - 1) {
            None => (1, self.t),
            Some(&kth) => (2, kth),
        };
        self.ranked.put(frame, rank, dirty);
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
            cost: "A scan that uses each page once does not flush the pool; one that uses each page K times does. Each request costs a change of a priority queue, and evicted pages cost memory. A dirty victim is written alone.",
            complexity: "O(log B + K) a request.",
            paper: "O'Neil, O'Neil & Weikum: The LRU-K page replacement algorithm for database disk buffering, SIGMOD",
            year: 1993,
            left_out: "The correlated-reference period, which takes requests in quick succession for one. The paper keeps the requests of evicted pages for some time; here those of so many pages are kept.",
            used_by: "SQL Server 2008, with K = 2 (Delaney et al.: Microsoft SQL Server 2008 Internals, 2009); ESE, the storage engine of Exchange Server (its source code, resmgr.hxx)",
        },
        parameters: &[K, RETAINED],
        kept: &[
            by_page("times", "last requests", "Numbers of the page's last requests, the newest first."),
            ghosts("retained", "remembered", "Evicted pages whose last requests are still known."),
        ],
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &[
        "Page {victim} was prefetched and not used since, so it goes before all others",
        "Of the pages with fewer than K requests, page {victim} was asked for least recently",
        "Every page has K requests, and the K-th last of page {victim} lies furthest back",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {victim} was prefetched and not used since; page {page} was asked for, or prefetched earlier.",
        "Page {victim} has fewer than K requests, page {page} has K.",
        "Pages {page} and {victim} have fewer than K requests, and page {page} was asked for later.",
        "Pages {page} and {victim} have K requests, and the K-th last of page {page} is the later one.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        Ok(Self {
            ranked: Ranked::new(config.frames),
            times: filled("frames", frames, Vec::new())?,
            page_of: filled("frames", frames, 0)?,
            k: config.own(&K, 2)? as usize,
            limit: config.own(&RETAINED, config.frames)? as usize,
            ..Self::default()
        })
    }

    fn at(&mut self, t: i64, _position: i64) {
        self.t = t;
    }
    fn begin_miss(&mut self, page: u32) {
        self.returning = self.retained.take(page).unwrap_or_default();
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.times[frame as usize] = std::mem::take(&mut self.returning);
        self.add_request(frame, dirty);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.page_of[frame as usize] = page;
        self.times[frame as usize] = self.retained.take(page).unwrap_or_default();
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
        let times = std::mem::take(&mut self.times[frame as usize]);
        if !times.is_empty() {
            self.retained.add(self.page_of[frame as usize], times, self.limit);
        }
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let Some(frame) = self.ranked.first() else { return 0 };
        observer.because(self.rank(frame).0 as u8);
        frame
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.ranked.in_order(wanted)
    }
    fn in_state_of(&self, other: &Self) -> Self {
        let mut new = Self { k: self.k, limit: self.limit, ..other.clone() };
        for frame in other.ranked.in_order(Wanted::Any).filter(|_| self.k != other.k) {
            let times = &new.times[frame as usize];
            let rank = match (other.rank(frame), times.first(), times.get(self.k - 1)) {
                (rank @ (0, _), ..) => rank,
                (_, _, Some(&kth)) => (2, kth),
                (rank, last, None) => (1, last.copied().unwrap_or(rank.1)),
            };
            new.ranked.put(frame, rank, other.ranked.is_dirty(frame));
        }
        new
    }

    fn kept(&self) -> Vec<Kept> {
        let retained = self.retained.newest_first().map(|(page, times)| (page, times.clone()));
        vec![Kept::TimesByFrame(self.times.clone()), Kept::Times(retained.collect())]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        match (self.rank(comparison.victim).0, self.rank(comparison.frame).0) {
            (0, _) => 0,
            (1, 2) => 1,
            (1, _) => 2,
            _ => 3,
        }
    }

    fn bytes_a_frame(config: &LaneConfig) -> u64 {
        let (k, frames) = (config.own(&K, 2).unwrap_or(2), config.frames.max(1));
        let retained = config.own(&RETAINED, frames).unwrap_or(frames);
        80 + 8 * u64::from(k) + (30 + 8 * u64::from(k)) * u64::from(retained.div_ceil(frames))
    }

    fn bytes(&self) -> usize {
        let times: usize = self.times.iter().map(|times| size_of::<Vec<i64>>() + 8 * times.capacity()).sum();
        self.ranked.bytes()
            + times
            + 4 * self.page_of.len()
            + self.retained.bytes()
            + 8 * self.k * self.retained.len()
    }
}
