//! CLOCK-Pro, its one clock told as three queues with stamps. Source: docs/rules/policies.md; Jiang, Chen & Zhang 2005.

use std::collections::VecDeque;

use crate::policy::prelude::*;

const COLD_MIN: ParameterSpec = ParameterSpec {
    help: "The least target of cold pages, at which it begins.",
    why: "A small one protects hot pages best, a large one gives new pages more time to be used again.",
    ..own("cold_min", "Least cold pages", "pages", (1.0, MAXIMUM_OWN_SIZE), Rule("max(1, floor(B / 100))"))
};
const GHOSTS: ParameterSpec = ParameterSpec {
    help: "How many cold pages that left in their test period are remembered.",
    why: "A page that comes back while it is remembered may become hot; with 0 only a hit can make it so.",
    ..own("ghosts", "Ghosts", "pages", (0.0, MAXIMUM_OWN_SIZE), Rule("B"))
};

const HOT: usize = 0;
const COLD: usize = 1;

/// A page at the old end of a queue.
#[derive(Debug, Clone, Copy)]
struct Seat {
    frame: u32,
    stamp: u64,
    bit: bool,
}

/// What the rule counts.
#[derive(Debug, Clone, Copy, Default)]
struct Numbers {
    /// The last stamp given.
    clock: u64,
    /// Target of cold pages, and its bounds.
    target: u32,
    least: u32,
    most: u32,
    frames: u32,
}

impl Numbers {
    fn stamp(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }
    fn raise(&mut self) {
        self.target = (self.target + 1).min(self.most).max(self.least);
    }
    fn lower(&mut self) {
        self.target = self.target.saturating_sub(1).min(self.most).max(self.least);
    }
}

/// The queues as the rule sees and moves them: those of the pool, or what would become of them.
trait Queues {
    fn oldest(&self, queue: usize) -> Option<Seat>;
    /// The oldest of a queue goes to the new end of one, with bit 0.
    fn pass(&mut self, from: usize, to: usize, stamp: u64);
    fn hot_pages(&self) -> u32;
    fn numbers(&mut self) -> &mut Numbers;
}

fn is_in_test(queues: &dyn Queues, stamp: u64) -> bool {
    queues.oldest(HOT).is_none_or(|oldest| stamp > oldest.stamp)
}

/// Passes the oldest of a queue, whose bit is 1, on with a new stamp. It may come to the other queue yet: of neither it is
/// the head.
fn clear(queues: &mut dyn Queues, from: usize, to: usize, observer: &mut dyn PolicyObserver) {
    let Some(seat) = queues.oldest(from) else { return };
    let stamp = queues.numbers().stamp();
    queues.pass(from, to, stamp);
    observer.passed_over(seat.frame, PassedOver { to_head: false, badge_before: 1, badge_after: 0 });
}

/// The hot hand: makes a page cold, as far as stamps reach. Whether it did.
fn demote(queues: &mut dyn Queues, reach: u64, observer: &mut dyn PolicyObserver) -> bool {
    while let Some(seat) = queues.oldest(HOT).filter(|seat| seat.stamp <= reach) {
        if !seat.bit {
            queues.pass(HOT, COLD, seat.stamp);
            return true;
        }
        clear(queues, HOT, HOT, observer);
    }
    false
}

/// Whether a page that was asked for again may become hot.
fn promotable(queues: &mut dyn Queues, stamp: u64, observer: &mut dyn PolicyObserver) -> bool {
    if !is_in_test(queues, stamp) {
        return false;
    }
    queues.numbers().raise();
    let Numbers { target, frames, .. } = *queues.numbers();
    while queues.hot_pages() >= frames.saturating_sub(target).max(1) {
        if !demote(queues, stamp, observer) {
            return false;
        }
    }
    is_in_test(queues, stamp)
}

/// The cold hand: the page that goes next, which then is the oldest cold one.
fn next(queues: &mut dyn Queues, observer: &mut dyn PolicyObserver) -> Option<Seat> {
    loop {
        match queues.oldest(COLD) {
            Some(seat) if !seat.bit => return Some(seat),
            Some(seat) => {
                let to = if promotable(queues, seat.stamp, observer) { HOT } else { COLD };
                clear(queues, COLD, to, observer);
            }
            None if demote(queues, u64::MAX, observer) => {}
            None => return None,
        }
    }
}

/// CLOCK-Pro. The class of a frame in its queue is its bit.
#[derive(Debug, Clone, Default)]
pub struct ClockPro {
    queues: [Line; 2],
    /// Frame → stamp of its page; 0 of a prefetched one without a request.
    stamps: Vec<u64>,
    ghosts: Ghosts<u64>,
    pages: Pages,
    numbers: Numbers,
    /// The stamp of the missed page's ghost.
    returning: Option<u64>,
    /// Whether the pool was full when the request began.
    is_full: bool,
    limit: usize,
}

impl ClockPro {
    fn of(&self, frame: u32) -> usize {
        if self.queues[HOT].contains(frame) { HOT } else { COLD }
    }

    fn seat(&self, frame: u32) -> Seat {
        let bit = self.queues[self.of(frame)].class(frame) == 1;
        Seat { frame, stamp: self.stamps[frame as usize], bit }
    }

    /// The page that leaves a ghost if the one in this frame is dropped now.
    fn ghost(&self, frame: u32) -> Option<u32> {
        let leaves = self.queues[COLD].contains(frame) && is_in_test(self, self.stamps[frame as usize]);
        self.pages.ghost(frame).filter(|_| leaves)
    }
}

impl Queues for ClockPro {
    fn oldest(&self, queue: usize) -> Option<Seat> {
        self.queues[queue].oldest().map(|frame| self.seat(frame))
    }

    fn pass(&mut self, from: usize, to: usize, stamp: u64) {
        if let Some(frame) = self.queues[from].oldest() {
            let dirty = self.queues[from].is_dirty(frame);
            self.queues[from].remove(frame);
            self.stamps[frame as usize] = stamp;
            self.queues[to].push_new(frame, 0, dirty);
        }
    }

    fn hot_pages(&self) -> u32 {
        self.queues[HOT].len()
    }
    fn numbers(&mut self) -> &mut Numbers {
        &mut self.numbers
    }
}

/// What becomes of the queues while pages go and none comes: of the pool's own what the hands have not reached, and behind
/// it what they have moved, with bit 0.
struct Ahead<'a> {
    policy: &'a ClockPro,
    without: Option<u32>,
    next: [Option<u32>; 2],
    moved: [VecDeque<Seat>; 2],
    hot_pages: u32,
    ghosts: usize,
    numbers: Numbers,
}

impl<'a> Ahead<'a> {
    fn new(policy: &'a ClockPro, without: Option<u32>) -> Self {
        let is_there = |frame: &u32| Some(*frame) != without;
        let next = [HOT, COLD].map(|queue| policy.queues[queue].frames().find(is_there));
        let hot = |frame| u32::from(policy.queues[HOT].contains(frame));
        let hot_pages = policy.hot_pages() - without.map_or(0, hot);
        let (ghosts, numbers) = (policy.ghosts.len(), policy.numbers);
        let mut ahead = Self { policy, without, next, moved: Default::default(), hot_pages, ghosts, numbers };
        if without.is_some_and(|frame| policy.ghost(frame).is_some()) {
            ahead.leaves_ghost();
        }
        ahead
    }

    fn leaves_ghost(&mut self) {
        self.ghosts += 1;
        while self.ghosts > self.policy.limit {
            self.ghosts -= 1;
            self.numbers.lower();
        }
    }

    fn pop(&mut self, queue: usize) -> Option<u32> {
        self.hot_pages -= u32::from(queue == HOT);
        let Some(frame) = self.next[queue] else { return Some(self.moved[queue].pop_front()?.frame) };
        let newer = |frame: &u32| self.policy.queues[queue].newer(*frame);
        let is_there = |frame: &u32| Some(*frame) != self.without;
        self.next[queue] = std::iter::successors(newer(&frame), newer).find(is_there);
        Some(frame)
    }

    fn drop_next(&mut self) -> Option<u32> {
        let seat = next(self, &mut NoObserver)?;
        if is_in_test(self, seat.stamp) && self.policy.pages.ghost(seat.frame).is_some() {
            self.leaves_ghost();
        }
        self.pop(COLD)
    }
}

impl Queues for Ahead<'_> {
    fn oldest(&self, queue: usize) -> Option<Seat> {
        let own = self.next[queue].map(|frame| self.policy.seat(frame));
        own.or_else(|| self.moved[queue].front().copied())
    }

    fn pass(&mut self, from: usize, to: usize, stamp: u64) {
        if let Some(frame) = self.pop(from) {
            self.moved[to].push_back(Seat { frame, stamp, bit: false });
            self.hot_pages += u32::from(to == HOT);
        }
    }

    fn hot_pages(&self) -> u32 {
        self.hot_pages
    }
    fn numbers(&mut self) -> &mut Numbers {
        &mut self.numbers
    }
}

impl Policy for ClockPro {
    const SPEC: PolicySpec = PolicySpec {
        id: "clock-pro",
        label: "CLOCK-Pro",
        card: PolicyCard {
            idea: "LIRS as a clock: a page is hot if it is asked for again soon enough, and a hit sets one bit.",
            rule: "Pages are hot or cold: the first ones hot, as long as there are free frames and room for the least target of cold pages, later ones cold. A cold page is in its test period as long as there is a hot page that was loaded or passed over before it; asked for again in that time, in the pool or as a ghost, it becomes hot. For a victim look at the oldest cold page: bit 0: it goes, in its test period with a ghost; bit 1: hot or cold anew, with bit 0; look again. The hot hand makes hot pages with bit 0 cold where there are too many. Returning pages make the target of cold pages larger, forgotten ghosts make it smaller.",
            cost: "A hit sets one bit. A loop that is longer than the pool hits all pages that became hot first, and a scan passes through the cold pages. A page that comes to be popular is missed once more before it is hot. A dirty victim is written alone.",
            complexity: "Amortised O(1) a request: each bit that is set costs one look.",
            paper: "Jiang, Chen & Zhang: CLOCK-Pro, an effective improvement of the CLOCK replacement, USENIX",
            year: 2005,
            left_out: "Hands on one list, where a cold page's test period ends as the hot hand passes it: told by stamps here, as in Caffeine's ClockProSimple. The target moves by ghosts and by cold pages with the bit, not by resident cold pages whose test ends unseen. The paper has no numbers for the target's bounds; 1% is Caffeine's.",
            used_by: "NetBSD, as a choice when the kernel is built (sys/uvm/uvm_pdpolicy_clockpro.c)",
        },
        parameters: &[COLD_MIN, GHOSTS],
        badge: flag("bit", "reference bit", "•", "Set by a hit, cleared when a hand passes."),
        second_chances: true,
        kept: &[
            queue("hot", "hot", "Pages that were asked for again in their test period."),
            queue("cold", "cold", "All other pages, the first to go."),
            ghosts("ghosts", "ghosts", "Cold pages that left in their test period, with their stamps."),
            number("target", "target", "How many pages may be cold before hot ones must make room."),
            number("clock", "clock", "The last stamp given."),
            by_page("stamp", "stamp", "When it was loaded or last passed over; 0: prefetched, unused."),
        ],
        ..PolicySpec::EMPTY
    };
    const FIRST_USE_LOADS: bool = true;
    const REASONS: &'static [Text] = &[
        "Page {victim} is the oldest cold page, and its bit is 0",
        "{chances} passed over: bit 1, so hot or cold anew with bit 0. Then page {victim} is the oldest cold page, and its bit is 0",
    ];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} is hot. Cold pages go first, here page {victim}.",
        "Page {page} has bit 1: the search passes over it once, and clears the bit.",
        "The search comes to page {victim} before page {page}.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let frames = config.frames;
        let least = config.own(&COLD_MIN, (frames / 100).max(1))?;
        let most = frames.saturating_sub(least).max(least);
        Ok(Self {
            queues: [Line::new(frames), Line::new(frames)],
            stamps: filled("frames", frames as usize, 0)?,
            pages: Pages::new(frames)?,
            numbers: Numbers { target: least, least, most, frames, clock: 0 },
            limit: config.own(&GHOSTS, frames)? as usize,
            ..Self::default()
        })
    }

    fn at(&mut self, _t: i64, _position: i64) {
        self.is_full = self.queues[HOT].len() + self.queues[COLD].len() == self.numbers.frames;
    }
    fn begin_miss(&mut self, page: u32) {
        self.returning = self.ghosts.take(page);
    }

    fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.pages.put(frame, page, false);
        let returning = self.returning.take();
        let Numbers { least, frames, .. } = self.numbers;
        // The first pages are hot, as LIRS' first are LIR.
        let hot = !self.is_full && self.hot_pages() < frames.saturating_sub(least)
            || returning.is_some_and(|stamp| promotable(self, stamp, &mut NoObserver));
        self.stamps[frame as usize] = self.numbers.stamp();
        self.queues[if hot { HOT } else { COLD }].push_new(frame, 0, dirty);
        while let Some(&stamp) = self.ghosts.oldest()
            && !is_in_test(self, stamp)
        {
            self.ghosts.forget_oldest();
            self.numbers.lower();
        }
    }

    fn prefetch(&mut self, frame: u32, page: u32) {
        self.ghosts.take(page);
        self.pages.put(frame, page, true);
        self.stamps[frame as usize] = 0;
        self.queues[COLD].push_old(frame, 0, false);
    }

    fn was_prefetched(&mut self, frame: u32) {
        self.pages.mark(frame);
    }
    fn hit(&mut self, frame: u32, dirty: bool) {
        let queue = self.of(frame);
        self.queues[queue].set(frame, 1, dirty);
    }
    fn set_dirty(&mut self, frame: u32, dirty: bool) {
        let queue = self.of(frame);
        self.queues[queue].set_dirty(frame, dirty);
    }

    fn evicted(&mut self, frame: u32) {
        if let Some(page) = self.ghost(frame) {
            self.ghosts.add(page, self.stamps[frame as usize], usize::MAX);
            while self.ghosts.len() > self.limit {
                self.ghosts.forget_oldest();
                self.numbers.lower();
            }
        }
        let queue = self.of(frame);
        self.queues[queue].remove(frame);
    }

    fn victim(&mut self, observer: &mut dyn PolicyObserver) -> u32 {
        let before = self.numbers.clock;
        let victim = next(self, observer).map_or(0, |seat| seat.frame);
        observer.because((self.numbers.clock > before).into());
        victim
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        let mut ahead = Ahead::new(self, without);
        let is_dirty = |frame| self.queues[self.of(frame)].is_dirty(frame);
        std::iter::from_fn(move || ahead.drop_next()).filter(move |&frame| wanted.takes(is_dirty(frame)))
    }

    fn in_state_of(&self, other: &Self) -> Self {
        let Numbers { clock, target, .. } = other.numbers;
        Self { numbers: Numbers { clock, target, ..self.numbers }, limit: self.limit, ..other.clone() }
    }
    fn kept(&self) -> Vec<Kept> {
        let ghosts = self.ghosts.newest_first().map(|(page, &stamp)| (page, stamp));
        let stamps = self.stamps.iter().map(|&stamp| Some(stamp as i64));
        vec![
            Kept::Frames(self.queues[HOT].from_new()),
            Kept::Frames(self.queues[COLD].from_new()),
            Kept::Stamps(ghosts.collect()),
            Kept::Count(self.numbers.target.into()),
            Kept::Count(self.numbers.clock),
            Kept::ByFrame(stamps.collect()),
        ]
    }

    fn badge(&self, frame: u32) -> u8 {
        self.seat(frame).bit.into()
    }
    fn why_not(&self, comparison: &VictimComparison) -> usize {
        let (page, victim) = (comparison.frame, comparison.victim);
        if self.of(page) < self.of(victim) { 0 } else { 2 - usize::from(self.badge(page) == 1) }
    }

    fn bytes(&self) -> usize {
        let queues: usize = self.queues.iter().map(Line::bytes).sum();
        queues + self.ghosts.bytes() + 8 * self.stamps.len() + self.pages.bytes()
    }
    fn bytes_a_frame(config: &LaneConfig) -> u64 {
        let ghosts = config.own(&GHOSTS, config.frames).unwrap_or(0).min(config.pages);
        50 + 60 * u64::from(ghosts.div_ceil(config.frames.max(1)))
    }
}
