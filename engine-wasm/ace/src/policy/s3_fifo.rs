//! S3-FIFO. Source: docs/rules/policies.md, which has other readings too; Yang et al., SOSP 2023, section 4, as in the
//! code that made its figures: the small queue is walked until one of its own pages falls, and a miss evicts one page.

use crate::policy::prelude::*;

const SMALL: ParameterSpec = ParameterSpec {
    help: "From this many pages on the small queue is full, and the victim comes from it.",
    why: "A short queue drops pages that are used once sooner, a long one gives pages more time to be used again.",
    ..own("small", "Small queue", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 10))"))
};
const GHOSTS: ParameterSpec = ParameterSpec {
    help: "How many pages that left the small queue are remembered.",
    why: "A page asked for again while it is remembered goes to the main queue; with 0 only two hits in the small queue lead there.",
    ..own("ghosts", "Ghosts", "pages", (0.0, MAXIMUM_OWN_SIZE), Rule("B - small"))
};
const MOST_USES: u8 = 3;
/// Classes of the small queue: what leaves it, and what goes on to the main queue.
const FALLS: u8 = 0;
const STAYS: u8 = 1;

/// S3-FIFO. The class of a frame in the main queue is its count.
#[derive(Debug, Clone, Default)]
pub struct S3Fifo {
    #[doc(hidden)]
    pub small: Tape,
    #[doc(hidden)]
    pub main: Tape,
    ghosts: Ghosts<()>,
    /// Frame → uses since the load or the move, 3 at most.
    uses: Vec<u8>,
    page_of: Vec<u32>,
    prefetched: Vec<bool>,
    returns: bool,
    #[doc(hidden)]
    pub target: u32,
    limit: usize,
}

impl S3Fifo {
    fn place(&mut self, frame: u32, uses: u8, dirty: bool) {
        self.uses[frame as usize] = uses;
        if self.small.contains(frame) {
            self.small.set(frame, if uses > 1 { STAYS } else { FALLS }, dirty);
        } else {
            self.main.set(frame, uses, dirty);
        }
    }

    #[doc(hidden)]
    pub fn is_dirty(&self, frame: u32) -> bool {
        if self.small.contains(frame) { self.small.is_dirty(frame) } else { self.main.is_dirty(frame) }
    }
    fn pass(&mut self, frame: u32, uses: u8, observer: &mut dyn PolicyObserver) {
        let dirty = self.is_dirty(frame);
        let badge_before = std::mem::replace(&mut self.uses[frame as usize], uses);
        if self.small.contains(frame) { &mut self.small } else { &mut self.main }.remove(frame);
        self.main.push_new(frame, uses, dirty);
        observer.passed_over(frame, PassedOver { to_head: true, badge_before, badge_after: uses });
    }

    /// The small queue's pages once the main queue is empty: one that stays waits there until the next that falls has.
    fn small_alone(&self, wanted: Wanted, from: u32, without: Option<u32>) -> impl Iterator<Item = u32> {
        let is_there = move |frame: &u32| Some(*frame) != without;
        let within = move |class, wanted, from: u32| {
            self.small.of_class_within(class, wanted, from..u32::MAX).filter(is_there)
        };
        let of = move |class| within(class, wanted, from).peekable();
        let (mut falling, mut staying) = (of(FALLS), of(STAYS));
        std::iter::from_fn(move || {
            let next_fall = |frame: u32| {
                let next = within(FALLS, Wanted::Any, self.small.place(frame)).next();
                next.map_or(u32::MAX, |frame| self.small.place(frame))
            };
            let falls_first = match (falling.peek(), staying.peek()) {
                (Some(&falls), Some(&stays)) => self.small.place(falls) <= next_fall(stays),
                (falls, _) => falls.is_some(),
            };
            if falls_first { falling.next() } else { staying.next() }
        })
    }
}

impl Policy for S3Fifo {
    const SPEC: PolicySpec = PolicySpec {
        id: "s3-fifo",
        label: "S3-FIFO",
        card: PolicyCard {
            idea: "In many workloads most pages are asked for once: a small queue drops these soon and keeps the main queue for the others.",
            rule: "A loaded page goes to the small queue, or, if it is a ghost, to the main queue; a hit adds 1 to its count, 3 at most. If the small queue is full, its old end is the victim and leaves a ghost, unless it was hit twice: then it moves to the main queue with count 0, and the next is looked at. Otherwise the old end of the main queue is the victim, unless its count is above 0: then it goes to the new end with one less, and the next is looked at.",
            cost: "A hit counts and moves nothing. A page hit twice soon after its load counts as proven; one whose uses lie further apart than small queue and ghosts reach is read each time. A dirty victim is written alone.",
            complexity: "Amortised O(log B) a request: each page passed over is paid for by a hit.",
            paper: "Yang, Zhang, Qiu, Yue & Rashmi: FIFO queues are all you need for cache eviction, SOSP",
            year: 2023,
            left_out: "Evicting a second page when a move overfills the main queue: the paper's listing can, the code that made its figures does not. Whether a page is a ghost is looked up before the eviction, as in the authors' code; in the paper's listing after it.",
            used_by: "Redpanda (src/v/utils/s3_fifo.h)",
        },
        parameters: &[SMALL, GHOSTS],
        badge: Some(BadgeSpec {
            id: "freq",
            label: "count",
            glyph: "",
            maximum: MOST_USES,
            help: "Hits since the page was loaded or moved, at most 3.",
        }),
        second_chances: true,
        kept: &[
            queue("small", "small queue", "New pages, in the order in which they came."),
            queue(
                "main",
                "main queue",
                "Pages that were hit twice, or came back while they were remembered.",
            ),
            ghosts("ghosts", "ghosts", "Pages that left the small queue and are remembered."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const BYTES_A_FRAME: u64 = 64;
    const REASONS: &'static [Text] = &[
        "The small queue is full, and its oldest page, {victim}, was hit less than twice",
        "{chances} hit at least twice, so on to the main queue. Of the others in the full small queue page {victim} is the oldest",
        "{chances} passed over: every page of the small queue was hit at least twice and moved to the main queue, which then gives up page {victim}, its first with count 0",
        "The small queue is not full, so the main queue gives up its oldest page, {victim}, whose count is 0",
        "The small queue is not full, so the main queue gives up a page. {chances} older there, but with a count above 0, so once more to its new end with one less. Then page {victim} is the oldest with count 0",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} has count {badge}, so it gets another turn before it goes; page {victim} goes first.",
        "Page {page} stands in the main queue; the small queue is full, so one of its pages goes, page {victim}.",
        "Page {page} stands in the small queue, which is not full, so the main queue gives up a page, {victim}.",
        "Page {page} came into its queue later than page {victim}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames as usize;
        let target = config.own(&SMALL, (config.frames / 10).max(1))?;
        Ok(Self {
            small: Tape::counted(config.frames, 2),
            main: Tape::new(config.frames, MOST_USES + 1),
            uses: filled("frames", frames, 0)?,
            page_of: filled("frames", frames, 0)?,
            prefetched: filled("frames", frames, false)?,
            target,
            limit: config.own(&GHOSTS, config.frames.saturating_sub(target))? as usize,
            ..Self::default()
        })
    }

    fn begin_miss(&mut self, page: u32) {
        self.returns = self.ghosts.take(page).is_some();
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.page_of[frame as usize] = page;
        self.prefetched[frame as usize] = false;
        self.uses[frame as usize] = 0;
        let queue = if std::mem::take(&mut self.returns) { &mut self.main } else { &mut self.small };
        queue.push_new(frame, 0, dirty);
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.ghosts.take(page);
        self.page_of[frame as usize] = page;
        self.prefetched[frame as usize] = true;
        self.uses[frame as usize] = 0;
        self.small.push_old(frame, FALLS, false);
    }

    fn was_prefetched(&mut self, frame: u32) {
        self.prefetched[frame as usize] = true;
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        self.place(frame, (self.uses[frame as usize] + 1).min(MOST_USES), dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.place(frame, self.uses[frame as usize], dirty);
    }

    fn evicted(&mut self, frame: u32) {
        if self.main.contains(frame) {
            return self.main.remove(frame);
        }
        self.small.remove(frame);
        if !std::mem::take(&mut self.prefetched[frame as usize]) {
            self.ghosts.add(self.page_of[frame as usize], (), self.limit);
        }
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let from_small = self.small.len() >= self.target || self.main.is_empty();
        let first = self.small.oldest();
        while from_small && let Some(frame) = self.small.oldest() {
            if self.small.class(frame) == FALLS {
                observer.because(u8::from(first != Some(frame)));
                return frame;
            }
            self.pass(frame, 0, observer);
        }
        let passes = self.main.oldest().is_some_and(|frame| self.uses[frame as usize] > 0);
        observer.because(if from_small { 2 } else { 3 + u8::from(passes) });
        loop {
            let Some(frame) = self.main.oldest() else { return 0 };
            let Some(uses) = self.uses[frame as usize].checked_sub(1) else { return frame };
            self.pass(frame, uses, observer);
        }
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let small = self.small.len() - u32::from(without.is_some_and(|frame| self.small.contains(frame)));
        // The small queue gives up pages until it is below its target: to the first that falls from there on.
        let end = small.checked_sub(self.target).map_or(0, |over| {
            let from = self.small.end_of_oldest(over, without);
            let mut falling = self.small.of_class_within(FALLS, Wanted::Any, from..u32::MAX);
            falling
                .find(|&frame| Some(frame) != without)
                .map_or(u32::MAX, |frame| self.small.place(frame).saturating_add(1))
        });
        let of_small = move |class| self.small.of_class_within(class, wanted, 0..end);
        let main = move |uses| self.main.of_class(uses, wanted);
        let rounds =
            of_small(FALLS).chain(main(0)).chain(of_small(STAYS)).chain((1..=MOST_USES).flat_map(main));
        rounds.chain(self.small_alone(wanted, end, without)).filter(move |&frame| Some(frame) != without)
    }

    fn in_state_of(&self, other: &Self) -> Self {
        Self { target: self.target, limit: self.limit, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        let ghosts = self.ghosts.newest_first().map(|(page, ())| page);
        vec![
            Kept::Frames(self.small.from_new()),
            Kept::Frames(self.main.from_new()),
            Kept::Pages(ghosts.collect()),
        ]
    }

    fn head(&self) -> Option<u32> {
        self.main.newest()
    }
    fn badge(&self, frame: u32) -> u8 {
        self.uses[frame as usize]
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let small = |frame: u32| self.small.contains(frame);
        let uses = |frame: u32| self.uses[frame as usize];
        let (page, victim) = (comparison.frame, comparison.victim);
        match (small(victim), small(page)) {
            (true, false) => 1,
            (false, true) if uses(page) < 2 || self.small.len() < self.target => 2,
            (false, true) => 0,
            _ if uses(page) > uses(victim) => 0,
            _ => 3,
        }
    }

    fn bytes(&self) -> usize {
        self.small.bytes() + self.main.bytes() + self.ghosts.bytes() + 6 * self.page_of.len()
    }
}
