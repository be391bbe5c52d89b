//! InnoDB's LRU with midpoint insertion. Source: docs/rules/policies.md; MySQL Reference Manual, "Buffer Pool LRU
//! Algorithm". Times are counted in requests.

use crate::policy::prelude::*;

const OLD_PCT: ParameterSpec = ParameterSpec {
    help: "innodb_old_blocks_pct: how much of the list is old.",
    why: "A large share gives new pages time to be used again, a small one protects the young ones better.",
    ..own("old_pct", "Old pages", "%", (1.0, 100.0), Number(37.0))
};
const OLD_TIME: ParameterSpec = ParameterSpec {
    help: "innodb_old_blocks_time, in requests: an old page becomes young when it is used at least this long after its first use.",
    why: "A scan uses a page several times in quick succession: without a wait that would make it young.",
    ..own("old_time", "Wait before young", "requests", (0.0, 4_294_967_295.0), Rule("max(1, floor(B / 8))"))
};
/// There is no such number.
const NONE: i64 = i64::MIN;

/// InnoDB's list, its young part and its old part.
#[derive(Debug, Clone, Default)]
pub struct MidpointLru {
    young: Line,
    old: Line,
    /// Frame → number of the first request of its page since the load.
    first: Vec<i64>,
    /// Frame → pages dropped when its page was put at the head last.
    headed: Vec<i64>,
    dropped: i64,
    t: i64,
    old_pct: u32,
    old_time: i64,
    /// Pages that must have been dropped before a page is put at the head once more.
    rest: i64,
}

impl MidpointLru {
    fn old_of(&self, pages: u32) -> u32 {
        ((u64::from(pages) * u64::from(self.old_pct) / 100) as u32).max(1)
    }

    /// Moves the border between young and old.
    fn border_at(&mut self, old: u32) {
        while self.old.len() > old
            && let Some(frame) = self.old.newest()
        {
            let dirty = self.old.is_dirty(frame);
            self.old.remove(frame);
            self.young.push_old(frame, 0, dirty);
        }
        while self.old.len() < old
            && let Some(frame) = self.young.oldest()
        {
            let dirty = self.young.is_dirty(frame);
            self.young.remove(frame);
            self.old.push_new(frame, 0, dirty);
        }
    }

    fn pages(&self) -> u32 {
        self.young.len() + self.old.len()
    }
}

impl Policy for MidpointLru {
    const SPEC: PolicySpec = PolicySpec {
        id: "innodb",
        label: "InnoDB",
        card: PolicyCard {
            idea: "A scan must not push out what is used all the time: a new page comes into the middle of the list, and becomes young only when it is used again later.",
            rule: "The list has a young part and, at its tail, an old one. A loaded page becomes the first of the old ones. A hit on an old page after the wait moves it to the head; an earlier one leaves it. A hit on a young page moves it to the head only if enough pages were dropped since it was last put there. Until the first page is dropped, hits move nothing. The victim is the tail.",
            cost: "Scans pass through the old part. A page that is used again only within the wait never becomes young. A dirty victim is written alone.",
            complexity: "O(log64 B) a request.",
            paper: "MySQL Reference Manual: Buffer Pool LRU Algorithm; innodb_old_blocks_time, MySQL 5.1.41",
            year: 2009,
            left_out: "The tolerance of 20 pages at the border, and plain LRU below 512 pages. The wait is counted in requests, not in milliseconds; a loaded page stands first among the old ones, not second. In InnoDB a user thread takes the first clean one of the last 100 pages, as CFLRU with its window, and the page cleaner writes the tail ahead, as ACE would in the background.",
            used_by: "MySQL (the source); MariaDB (its documentation, InnoDB Buffer Pool)",
        },
        parameters: &[OLD_PCT, OLD_TIME],
        kept: &[
            list("list", "list", "Young pages, then old ones."),
            number("old", "old pages", "How many pages at the tail are old."),
            number("dropped", "dropped", "How many pages were dropped so far."),
            by_page("first", "first use", "Number of the page's first request since the load."),
            by_page(
                "headed",
                "at the head",
                "How many pages had been dropped when the page was last put at the head.",
            ),
        ],
        ..PolicySpec::EMPTY
    };
    const BYTES_A_FRAME: u64 = 54;
    const REASONS: &'static [Text] = &["Page {victim} is at the tail of the list"];
    const WHY_NOT: &'static [Text] = &[
        "Pages {page} and {victim} are both old, and page {victim} is nearer the tail.",
        "Page {page} is young: it was used again, or is there since the pool filled. Old pages go first, here page {victim}.",
        "Page {victim} was prefetched to the tail and not used since; page {page} stands nearer the head.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        let old_pct = config.own(&OLD_PCT, 37)?;
        Ok(Self {
            young: Line::new(config.frames),
            old: Line::new(config.frames),
            first: filled("frames", frames, NONE)?,
            headed: filled("frames", frames, NONE)?,
            old_pct,
            old_time: config.own(&OLD_TIME, (config.frames / 8).max(1))?.into(),
            rest: (u64::from(config.frames) * u64::from(100 - old_pct) / 400) as i64,
            ..Self::default()
        })
    }

    fn at(&mut self, t: i64, _position: i64) {
        self.t = t;
    }

    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.border_at(self.old_of(self.pages() + 1) - 1);
        self.old.push_new(frame, 0, dirty);
        self.first[frame as usize] = self.t;
        self.headed[frame as usize] = NONE;
        self.hit(frame, dirty);
    }

    fn prefetch(&mut self, frame: u32, _page: u32) {
        self.old.push_old(frame, 0, false);
        self.border_at(self.old_of(self.pages()));
        self.first[frame as usize] = NONE;
        self.headed[frame as usize] = NONE;
    }

    fn first_use(&mut self, frame: u32, page: u32, dirty: bool) {
        Line::of(frame, &mut self.old, &mut self.young).remove(frame);
        self.load(frame, page, dirty);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        Line::of(frame, &mut self.old, &mut self.young).set_dirty(frame, dirty);
        if self.dropped == 0 {
            return;
        }
        let at = frame as usize;
        let goes = if self.old.contains(frame) && self.old_time > 0 {
            self.t.saturating_sub(self.first[at]) >= self.old_time
        } else {
            self.headed[at] == NONE || self.dropped - self.headed[at] >= self.rest
        };
        if goes {
            let pages = self.pages();
            Line::of(frame, &mut self.old, &mut self.young).remove(frame);
            self.young.push_new(frame, 0, dirty);
            self.border_at(self.old_of(pages));
            self.headed[at] = self.dropped;
        }
    }

    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        Line::of(frame, &mut self.old, &mut self.young).set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        Line::of(frame, &mut self.old, &mut self.young).remove(frame);
        self.dropped += 1;
        if self.pages() > 0 {
            self.border_at(self.old_of(self.pages()));
        }
    }

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.old.oldest().unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, _without: Option<u32>) -> impl Iterator<Item = u32> {
        self.old.wanted(wanted).chain(self.young.wanted(wanted))
    }
    fn in_state_of(&self, other: &Self) -> Self {
        Self { old_pct: self.old_pct, old_time: self.old_time, rest: self.rest, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        let list = self.young.from_new().into_iter().chain(self.old.from_new());
        let told =
            |numbers: &[i64]| numbers.iter().map(|&number| (number != NONE).then_some(number)).collect();
        vec![
            Kept::Frames(list.collect()),
            Kept::Count(self.old.len().into()),
            Kept::Count(self.dropped as u64),
            Kept::ByFrame(told(&self.first)),
            Kept::ByFrame(told(&self.headed)),
        ]
    }

    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let young = self.young.contains(comparison.frame);
        if comparison.victim_prefetched { 2 } else { usize::from(young) }
    }

    fn bytes(&self) -> usize {
        self.young.bytes() + self.old.bytes() + 16 * self.first.len()
    }
}
