//! MIN, Belady's optimum: the bound on misses on demand, and on nothing else. Source: docs/rules/policies.md; Belady
//! 1966, Mattson et al. 1970.

use std::rc::Rc;

use crate::optimum::Future;
use crate::policy::prelude::*;

/// From here on are ranks of pages that return, the furthest first; below, numbers of those that do not.
const RETURNS: u32 = 1 << 31;

/// MIN.
#[derive(Debug, Clone, Default)]
pub struct Min {
    ranked: Ranked<u32>,
    page_of: Vec<u32>,
    future: Rc<Future>,
    position: i64,
}

impl Min {
    fn rank(&mut self, frame: u32, page: u32, dirty: bool) {
        let rank = match self.future.next(page, self.position) {
            None => page,
            Some(next) => u32::MAX - next,
        };
        self.ranked.put(frame, rank, dirty);
    }
}

impl Policy for Min {
    const SPEC: PolicySpec = PolicySpec {
        id: "min",
        label: "MIN",
        card: PolicyCard {
            idea: "Who knows the future evicts the page that is needed again last: no policy misses less often.",
            rule: "The victim is the page whose next request lies furthest ahead, or never comes; of several that never come the one with the lowest number. The missed page is always loaded.",
            cost: "It needs the requests to come, so it is a bound and not for use. It bounds misses without prefetching, not cost: with writes it may cost up to 1 + alpha times the optimum, which is NP-complete to find (Beckmann et al., APOCS 2020).",
            complexity: "O(log B + log n) a request, with 4 bytes for each of the n requests.",
            paper: "Belady: A study of replacement algorithms for a virtual-storage computer, IBM Systems Journal 5(2)",
            year: 1966,
            used_by: "None: it is what others are measured against",
            ..PolicyCard::EMPTY
        },
        kept: &[by_page(
            "next",
            "next request",
            "Number of the page's next request; none if it is never asked for again.",
        )],
        needs_future: true,
        ..PolicySpec::EMPTY
    };
    const BYTES_A_FRAME: u64 = 44;
    const REASONS: &'static [Text] =
        &["Page {victim} is never asked for again", "Every page is asked for again, page {victim} last"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} is asked for again, page {victim} later or never.",
        "Neither page is asked for again, and page {victim} has the lower number.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self {
            ranked: Ranked::new(config.frames),
            page_of: filled("frames", config.frames as usize, 0)?,
            ..Self::default()
        })
    }

    fn prepare(&mut self, told: &RunContext) {
        if let Some(future) = &told.future {
            self.future = Rc::clone(future);
        }
    }

    fn at(&mut self, _t: i64, position: i64) {
        self.position = position;
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.rank(frame, page, dirty);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.rank(frame, self.page_of[frame as usize], dirty);
    }
    /// Not a reference, but the page's next request has passed.
    fn hit_held(&mut self, frame: u32, _was_dirty: bool, dirty: bool) {
        self.hit(frame, dirty);
    }

    kept_in!(ranked);

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let Some(frame) = self.ranked.first() else { return 0 };
        let returns = self.ranked.rank(frame).is_some_and(|rank| rank >= RETURNS);
        observer.because(u8::from(returns));
        frame
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.ranked.in_order(wanted)
    }
    fn kept(&self) -> Vec<Kept> {
        let next = |rank: Option<u32>| Some(i64::from(u32::MAX - rank.filter(|&rank| rank >= RETURNS)?));
        vec![Kept::ByFrame(self.ranked.all().map(next).collect())]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let returns = self.ranked.rank(comparison.frame).is_some_and(|rank| rank >= RETURNS);
        usize::from(!returns)
    }

    fn bytes(&self) -> usize {
        self.ranked.bytes() + 4 * self.page_of.len()
    }
}
